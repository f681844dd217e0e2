#include "CWindow.h"

// A layout of GTK's own kind, whose places are found elsewhere.

typedef struct {
  GtkLayoutManager parent;
  void (*allocate)(void *, int, int);
  void *data;
  WindowCallback release;
} AreaLayout;

typedef GtkLayoutManagerClass AreaLayoutClass;

static GType area_layout_get_type(void);
G_DEFINE_TYPE(AreaLayout, area_layout, GTK_TYPE_LAYOUT_MANAGER)

static void area_measure(
    GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size,
    int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
  (void)layout;
  (void)widget;
  (void)orientation;
  (void)for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void area_allocate(
    GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline) {
  (void)widget;
  (void)baseline;
  AreaLayout *area = (AreaLayout *)layout;
  area->allocate(area->data, width, height);
}

static void area_finalize(GObject *object) {
  AreaLayout *area = (AreaLayout *)object;
  if (area->release) area->release(area->data);
  G_OBJECT_CLASS(area_layout_parent_class)->finalize(object);
}

static void area_layout_class_init(AreaLayoutClass *class) {
  GTK_LAYOUT_MANAGER_CLASS(class)->measure = area_measure;
  GTK_LAYOUT_MANAGER_CLASS(class)->allocate = area_allocate;
  G_OBJECT_CLASS(class)->finalize = area_finalize;
}

static void area_layout_init(AreaLayout *layout) { (void)layout; }

GtkWidget *window_area_new(
    GtkAccessibleRole role, void (*allocate)(void *, int, int), void *data,
    WindowCallback release) {
  AreaLayout *layout = g_object_new(area_layout_get_type(), NULL);
  layout->allocate = allocate;
  layout->data = data;
  layout->release = release;
  GtkWidget *area = g_object_new(GTK_TYPE_BOX, "accessible-role", role, NULL);
  gtk_widget_set_layout_manager(area, GTK_LAYOUT_MANAGER(layout));
  gtk_widget_set_overflow(area, GTK_OVERFLOW_HIDDEN);
  return area;
}

void window_place(GtkWidget *child, int x, int y, int width, int height) {
  int least_width, least_height;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure(
      child, GTK_ORIENTATION_VERTICAL, MAX(width, least_width), &least_height, NULL, NULL, NULL);
  GtkAllocation place = {x, y, MAX(width, least_width), MAX(height, least_height)};
  gtk_widget_size_allocate(child, &place, -1);
}
