#include "closure.h"

static void closure_of_signal_free(gpointer data, GClosure *unused) {
  (void)unused;
  closure_free(data);
}

static void answer_arrived(AdwMessageDialog *dialog, const char *answer, Closure *closure) {
  (void)dialog;
  ((void (*)(void *, const char *))closure->callback)(closure->data, answer);
}

void window_on_answer(
    GtkWidget *dialog, void (*callback)(void *, const char *), void *data, WindowCallback release) {
  g_signal_connect_data(
      dialog, "response", G_CALLBACK(answer_arrived),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
}

static void files_arrived(
    GApplication *application, GFile **files, int count, const char *hint, Closure *closure) {
  (void)application;
  (void)hint;
  for (int index = 0; index < count; index += 1) {
    char *path = g_file_get_path(files[index]);
    if (path) ((void (*)(void *, const char *))closure->callback)(closure->data, path);
    g_free(path);
  }
}

void window_on_files(
    GApplication *application, void (*callback)(void *, const char *), void *data,
    WindowCallback release) {
  g_signal_connect_data(
      application, "open", G_CALLBACK(files_arrived),
      closure_new(G_CALLBACK(callback), data, release), closure_of_signal_free, 0);
}
