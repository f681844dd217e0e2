#include "CWindow.h"

#define POINTS 11

// The lines of a text, and how many a page has.
typedef struct {
  char **lines;
  int count;
  int perPage;
} Printing;

static PangoLayout *layout_of(GtkPrintContext *context) {
  PangoLayout *layout = gtk_print_context_create_pango_layout(context);
  PangoFontDescription *font = pango_font_description_from_string("monospace");
  pango_font_description_set_size(font, POINTS * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  return layout;
}

static double line_height(GtkPrintContext *context) {
  PangoLayout *layout = layout_of(context);
  pango_layout_set_text(layout, "0", -1);
  int height;
  pango_layout_get_size(layout, NULL, &height);
  g_object_unref(layout);
  return (double)height / PANGO_SCALE;
}

static void begin(GtkPrintOperation *operation, GtkPrintContext *context, gpointer data) {
  Printing *printing = data;
  int perPage = (int)(gtk_print_context_get_height(context) / line_height(context));
  printing->perPage = MAX(perPage, 1);
  gtk_print_operation_set_n_pages(
      operation, MAX((printing->count + printing->perPage - 1) / printing->perPage, 1));
}

static void draw(GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data) {
  Printing *printing = data;
  cairo_t *cairo = gtk_print_context_get_cairo_context(context);
  PangoLayout *layout = layout_of(context);
  double height = line_height(context);
  for (int row = 0; row < printing->perPage; row += 1) {
    int line = page * printing->perPage + row;
    if (line >= printing->count) break;
    pango_layout_set_text(layout, printing->lines[line], -1);
    cairo_move_to(cairo, 0, row * height);
    pango_cairo_show_layout(cairo, layout);
  }
  g_object_unref(layout);
}

static void end(GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer data) {
  Printing *printing = data;
  g_strfreev(printing->lines);
  g_free(printing);
}

void window_print_text(GtkWidget *widget, const char *title, const char *text) {
  Printing *printing = g_new0(Printing, 1);
  printing->lines = g_strsplit(text, "\n", -1);
  printing->count = (int)g_strv_length(printing->lines);
  GtkPrintOperation *operation = gtk_print_operation_new();
  gtk_print_operation_set_job_name(operation, title);
  gtk_print_operation_set_allow_async(operation, TRUE);
  g_signal_connect(operation, "begin-print", G_CALLBACK(begin), printing);
  g_signal_connect(operation, "draw-page", G_CALLBACK(draw), printing);
  g_signal_connect(operation, "done", G_CALLBACK(end), printing);
  // Where there is no printer, the dialog prints to a file.
  gtk_print_operation_run(
      operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
      GTK_WINDOW(gtk_widget_get_root(widget)), NULL);
  g_object_unref(operation);
}
