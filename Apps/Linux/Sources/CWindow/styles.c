#include "CWindow.h"

void window_add_text_style(GtkWidget *text, const char *name, WindowTextStyle style) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextTag *tag = gtk_text_buffer_create_tag(buffer, name, NULL);
  if (style.weight) g_object_set(tag, "weight", style.weight, NULL);
  if (style.isWrong) g_object_set(tag, "underline", PANGO_UNDERLINE_ERROR, NULL);
}

void window_space_text_style(GtkWidget *text, const char *name, int pixels) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextTag *tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name);
  if (tag) g_object_set(tag, "pixels-below-lines", pixels, NULL);
}

void window_color_text_style(GtkWidget *text, const char *name, GdkRGBA color) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextTag *tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name);
  if (tag) g_object_set(tag, "paragraph-background-rgba", &color, NULL);
}
