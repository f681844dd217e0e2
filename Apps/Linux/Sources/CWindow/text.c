#include "CWindow.h"

static PangoAttrList *attributes_new(WindowFont font) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(
      attributes, pango_attr_size_new_absolute((int)(font.size * PANGO_SCALE)));
  if (font.weight) pango_attr_list_insert(attributes, pango_attr_weight_new(font.weight));
  if (font.hasTabularFigures)
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"));
  return attributes;
}

GtkWidget *window_text_new(double xalign, double yalign) {
  GtkWidget *text = gtk_inscription_new(NULL);
  GtkInscription *inscription = GTK_INSCRIPTION(text);
  gtk_inscription_set_xalign(inscription, (float)xalign);
  gtk_inscription_set_yalign(inscription, (float)yalign);
  gtk_inscription_set_min_chars(inscription, 0);
  gtk_inscription_set_nat_chars(inscription, 0);
  gtk_inscription_set_min_lines(inscription, 0);
  gtk_inscription_set_nat_lines(inscription, 0);
  gtk_widget_set_direction(text, GTK_TEXT_DIR_LTR);
  return text;
}

void window_text_set_font(GtkWidget *text, WindowFont font) {
  PangoAttrList *attributes = attributes_new(font);
  gtk_inscription_set_attributes(GTK_INSCRIPTION(text), attributes);
  pango_attr_list_unref(attributes);
}

double window_text_width(GtkWidget *widget, const char *string, WindowFont font) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, string);
  PangoAttrList *attributes = attributes_new(font);
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  int width;
  pango_layout_get_size(layout, &width, NULL);
  g_object_unref(layout);
  return (double)width / PANGO_SCALE;
}
