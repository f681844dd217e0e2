#include "closure.h"

// What is kept while a person chooses a file.
typedef struct {
  GtkFileChooserNative *chooser;
  char *text;
} Saving;

static void tell(GtkWindow *parent, const char *text) {
  GtkWidget *dialog =
      gtk_message_dialog_new(parent, GTK_DIALOG_MODAL, GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s", text);
  g_signal_connect(dialog, "response", G_CALLBACK(gtk_window_destroy), NULL);
  gtk_window_present(GTK_WINDOW(dialog));
}

static void respond(GtkNativeDialog *dialog, int response, gpointer data) {
  Saving *saving = data;
  if (response == GTK_RESPONSE_ACCEPT) {
    GFile *file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    GError *error = NULL;
    // Written beside it and then moved to its place: what was there is whole or replaced.
    if (!g_file_replace_contents(
            file, saving->text, strlen(saving->text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
            &error)) {
      tell(gtk_native_dialog_get_transient_for(dialog), error->message);
      g_error_free(error);
    }
    g_object_unref(file);
  }
  g_object_unref(saving->chooser);
  g_free(saving->text);
  g_free(saving);
}

void window_save_text(GtkWidget *widget, const char *title, const char *name, const char *text) {
  GtkWindow *parent = GTK_WINDOW(gtk_widget_get_root(widget));
  Saving *saving = g_new0(Saving, 1);
  saving->text = g_strdup(text);
  saving->chooser =
      gtk_file_chooser_native_new(title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(saving->chooser), TRUE);
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(saving->chooser), name);
  g_signal_connect(saving->chooser, "response", G_CALLBACK(respond), saving);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(saving->chooser));
}

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
