#include "CWindow.h"

GtkWidget *window_dialog_new(GtkWidget *parent, const char *title, int width, int height) {
  return g_object_new(
      ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, "title", title, "default-width",
      width, "default-height", height, "destroy-with-parent", TRUE, NULL);
}

GtkWidget *window_application_window_new(GtkApplication *application) {
  return g_object_new(
      ADW_TYPE_APPLICATION_WINDOW, "application", application, "accessible-role",
      GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
}

int window_setting(const char *name) {
  int value = 0;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_object_get(settings, name, &value, NULL);
  return value;
}

const GVariantType *window_string_type(void) { return G_VARIANT_TYPE_STRING; }

void window_bind_reveal(GtkWidget *flap, GtkWidget *button) {
  g_object_bind_property(
      flap, "reveal-flap", button, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}
