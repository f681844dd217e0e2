#include "CWindow.h"

// A list model that knows nothing but how many items there are: rows are made from their places when
// they come into sight.

typedef struct {
  GObject parent;
  guint count;
} Places;

typedef GObjectClass PlacesClass;

static GType places_item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint places_count(GListModel *model) { return ((Places *)model)->count; }

static gpointer places_item(GListModel *model, guint place) {
  return place < ((Places *)model)->count ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void places_list_model_init(GListModelInterface *interface) {
  interface->get_item_type = places_item_type;
  interface->get_n_items = places_count;
  interface->get_item = places_item;
}

static GType places_get_type(void);
G_DEFINE_TYPE_WITH_CODE(
    Places, places, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, places_list_model_init))

static void places_class_init(PlacesClass *class) { (void)class; }

static void places_init(Places *places) { (void)places; }

GListModel *window_places_new(void) { return g_object_new(places_get_type(), NULL); }

void window_places_renew(GListModel *model, guint count) {
  Places *places = (Places *)model;
  guint old = places->count;
  places->count = count;
  g_list_model_items_changed(model, 0, old, count);
}

void window_places_prepend(GListModel *model, guint count) {
  ((Places *)model)->count += count;
  g_list_model_items_changed(model, 0, 0, count);
}

typedef struct {
  GtkWidget *(*make)(void *);
  void (*fill)(void *, GtkWidget *, guint);
  void *data;
  WindowCallback release;
} Rows;

static const char *const itemKey = "window-list-item";

static void row_is_made(GtkListItemFactory *factory, GtkListItem *item, Rows *rows) {
  (void)factory;
  GtkWidget *row = rows->make(rows->data);
  g_object_set_data(G_OBJECT(row), itemKey, item);
  gtk_list_item_set_child(item, row);
}

static void row_is_filled(GtkListItemFactory *factory, GtkListItem *item, Rows *rows) {
  (void)factory;
  rows->fill(rows->data, gtk_list_item_get_child(item), gtk_list_item_get_position(item));
}

static void row_is_gone(GtkListItemFactory *factory, GtkListItem *item, Rows *rows) {
  (void)factory;
  (void)rows;
  GtkWidget *row = gtk_list_item_get_child(item);
  if (row) g_object_set_data(G_OBJECT(row), itemKey, NULL);
}

static void rows_free(gpointer data, GClosure *unused) {
  (void)unused;
  Rows *rows = data;
  if (rows->release) rows->release(rows->data);
  g_free(rows);
}

GtkWidget *window_list_new(
    GListModel *places, GtkWidget *(*make)(void *), void (*fill)(void *, GtkWidget *, guint),
    void *data, WindowCallback release) {
  Rows *rows = g_new(Rows, 1);
  *rows = (Rows){make, fill, data, release};
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect_data(factory, "setup", G_CALLBACK(row_is_made), rows, rows_free, 0);
  g_signal_connect(factory, "bind", G_CALLBACK(row_is_filled), rows);
  g_signal_connect(factory, "teardown", G_CALLBACK(row_is_gone), rows);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(places)));
  GtkWidget *list = gtk_list_view_new(model, factory);
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(list), TRUE);
  return list;
}

guint window_row_place(GtkWidget *row) {
  GtkListItem *item = g_object_get_data(G_OBJECT(row), itemKey);
  return item ? gtk_list_item_get_position(item) : G_MAXUINT;
}
