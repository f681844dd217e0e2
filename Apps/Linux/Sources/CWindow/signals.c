#include "closure.h"

static void closure_of_signal_free(gpointer data, GClosure *unused) {
  (void)unused;
  closure_free(data);
}

void window_connect(
    gpointer object, const char *signal, WindowCallback callback, void *data,
    WindowCallback release) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(callback), data, (GClosureNotify)(GCallback)release,
      G_CONNECT_SWAPPED);
}

static void integer_arrived(gpointer object, int value, Closure *closure) {
  (void)object;
  ((void (*)(void *, int))closure->callback)(closure->data, value);
}

void window_connect_integer(
    gpointer object, const char *signal, void (*callback)(void *, int), void *data,
    WindowCallback release) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(integer_arrived), closure_new(G_CALLBACK(callback), data, release),
      closure_of_signal_free, 0);
}

static gboolean key_arrived(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers,
    Closure *closure) {
  (void)keys;
  (void)code;
  return ((gboolean(*)(void *, guint, guint32, guint))closure->callback)(
      closure->data, key, gdk_keyval_to_unicode(key), modifiers);
}

void window_watch_keys(
    GtkWidget *widget, gboolean (*callback)(void *, guint, guint32, guint), void *data,
    WindowCallback release) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect_data(
      keys, "key-pressed", G_CALLBACK(key_arrived),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
  gtk_widget_add_controller(widget, keys);
}

static void click_arrived(
    GtkGestureClick *clicks, int count, double x, double y, Closure *closure) {
  (void)clicks;
  (void)count;
  ((void (*)(void *, double, double))closure->callback)(closure->data, x, y);
}

void window_watch_clicks(
    GtkWidget *widget, guint button, void (*callback)(void *, double, double), void *data,
    WindowCallback release) {
  GtkGesture *clicks = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(clicks), button);
  g_signal_connect_data(
      clicks, "pressed", G_CALLBACK(click_arrived),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(clicks));
}

static gboolean drop_arrived(
    GtkDropTarget *target, const GValue *value, double x, double y, Closure *closure) {
  (void)target;
  (void)x;
  (void)y;
  return ((gboolean(*)(void *, const char *))closure->callback)(
      closure->data, g_value_get_string(value));
}

void window_watch_drops(
    GtkWidget *widget, gboolean (*callback)(void *, const char *), void *data,
    WindowCallback release) {
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_STRING, GDK_ACTION_COPY);
  g_signal_connect_data(
      target, "drop", G_CALLBACK(drop_arrived), closure_new(G_CALLBACK(callback), data, release),
      closure_of_signal_free, 0);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
}

static GdkContentProvider *drag_begins(
    GtkDragSource *source, double x, double y, Closure *closure) {
  (void)source;
  (void)x;
  (void)y;
  char *text = ((char *(*)(void *))closure->callback)(closure->data);
  if (!text) return NULL;
  GdkContentProvider *content = gdk_content_provider_new_typed(G_TYPE_STRING, text);
  g_free(text);
  return content;
}

void window_offer_drag(
    GtkWidget *widget, char *(*text)(void *), void *data, WindowCallback release) {
  GtkDragSource *source = gtk_drag_source_new();
  g_signal_connect_data(
      source, "prepare", G_CALLBACK(drag_begins), closure_new(G_CALLBACK(text), data, release),
      closure_of_signal_free, 0);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(source));
}

static void text_arrived(GObject *clipboard, GAsyncResult *result, gpointer data) {
  Closure *closure = data;
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
  ((void (*)(void *, const char *))closure->callback)(closure->data, text);
  g_free(text);
  closure_free(closure);
}

void window_read_clipboard(
    GdkClipboard *clipboard, void (*callback)(void *, const char *), void *data) {
  gdk_clipboard_read_text_async(
      clipboard, NULL, text_arrived, closure_new(G_CALLBACK(callback), data, NULL));
}

static void string_arrived(gpointer object, GVariant *value, Closure *closure) {
  (void)object;
  ((void (*)(void *, const char *))closure->callback)(
      closure->data, g_variant_get_string(value, NULL));
}

void window_connect_string(
    gpointer object, const char *signal, void (*callback)(void *, const char *), void *data,
    WindowCallback release) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(string_arrived), closure_new(G_CALLBACK(callback), data, release),
      closure_of_signal_free, 0);
}

gboolean window_has_focus_in_text(GtkWidget *window) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  return focus && (GTK_IS_EDITABLE(focus) || GTK_IS_TEXT_VIEW(focus));
}

gboolean window_has_focus_in_popover(GtkWidget *window) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  return focus && gtk_widget_get_ancestor(focus, GTK_TYPE_POPOVER);
}

static void row_is_activated(GtkListBox *list, GtkListBoxRow *row, Closure *closure) {
  (void)list;
  ((void (*)(void *, int))closure->callback)(closure->data, gtk_list_box_row_get_index(row));
}

void window_connect_row_activation(
    GtkWidget *list, void (*callback)(void *, int), void *data, WindowCallback release) {
  g_signal_connect_data(
      list, "row-activated", G_CALLBACK(row_is_activated),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
}

static gboolean close_is_asked(GtkWindow *window, Closure *closure) {
  (void)window;
  return ((gboolean(*)(void *))closure->callback)(closure->data);
}

void window_on_close(
    GtkWidget *window, gboolean (*callback)(void *), void *data, WindowCallback release) {
  g_signal_connect_data(
      window, "close-request", G_CALLBACK(close_is_asked),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
}
