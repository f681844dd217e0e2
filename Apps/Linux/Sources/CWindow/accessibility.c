#include <dlfcn.h>

#include "CWindow.h"

void window_set_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void window_set_description(GtkWidget *widget, const char *description) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void window_hide_from_readers(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *window_voice_new(void) {
  GtkWidget *voice =
      g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_label_set_ellipsize(GTK_LABEL(voice), PANGO_ELLIPSIZE_END);
  gtk_widget_set_opacity(voice, 0);
  gtk_widget_set_can_target(voice, FALSE);
  return voice;
}

void window_say(GtkWidget *voice, const char *text) {
  // From GTK 4.14 on there is a function for it; 1 is its middle priority.
  static void (*announce)(GtkAccessible *, const char *, int);
  static gboolean isKnown;
  if (!isKnown) {
    *(void **)&announce = dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    isKnown = TRUE;
  }
  if (announce) {
    announce(GTK_ACCESSIBLE(voice), text, 1);
    return;
  }
  // A status that stays the same is silent: a space at the end makes another text of it.
  if (g_strcmp0(gtk_label_get_text(GTK_LABEL(voice)), text) == 0) {
    char *again = g_strconcat(text, "\u00a0", NULL);
    gtk_label_set_text(GTK_LABEL(voice), again);
    g_free(again);
  } else {
    gtk_label_set_text(GTK_LABEL(voice), text);
  }
}

void window_set_pressed(GtkWidget *widget, gboolean isPressed) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
      isPressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void window_set_disabled(GtkWidget *widget, gboolean isDisabled) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, isDisabled, -1);
}
