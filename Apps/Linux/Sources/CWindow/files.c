#include "closure.h"

void window_scroll_to_end(GtkWidget *text) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextIter end;
  gtk_text_buffer_get_end_iter(buffer, &end);
  gtk_text_buffer_place_cursor(buffer, &end);
  gtk_text_view_scroll_mark_onscreen(GTK_TEXT_VIEW(text), gtk_text_buffer_get_insert(buffer));
}

static void choice_arrived(GtkNativeDialog *dialog, int response, Closure *closure) {
  GFile *file = response == GTK_RESPONSE_ACCEPT
                    ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog))
                    : NULL;
  char *path = file ? g_file_get_path(file) : NULL;
  if (path) ((void (*)(void *, const char *))closure->callback)(closure->data, path);
  g_free(path);
  g_clear_object(&file);
  closure_free(closure);
  g_object_unref(dialog);
}

void window_choose_file(
    GtkWidget *widget, const char *title, const char *name,
    void (*callback)(void *, const char *), void *data, WindowCallback release) {
  GtkWindow *parent = GTK_WINDOW(gtk_widget_get_root(widget));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new(
      title, parent, name ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(chooser), TRUE);
  if (name) gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), name);
  g_signal_connect(
      chooser, "response", G_CALLBACK(choice_arrived),
      closure_new(G_CALLBACK(callback), data, release));
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(chooser));
}
