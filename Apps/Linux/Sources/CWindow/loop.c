#include <glib-unix.h>

#include "closure.h"

static void call(Closure *closure) { ((WindowCallback)closure->callback)(closure->data); }

static gboolean make(gpointer data) {
  call(data);
  return G_SOURCE_REMOVE;
}

void window_on_main_loop(WindowCallback callback, void *data) {
  // Before frames are drawn, so that each has what is known by then.
  g_idle_add_full(
      G_PRIORITY_DEFAULT, make, closure_new(G_CALLBACK(callback), data, NULL), closure_free);
}

guint window_after(
    guint milliseconds, WindowCallback callback, void *data, WindowCallback release) {
  return g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, make, closure_new(G_CALLBACK(callback), data, release),
      closure_free);
}

static void work(gpointer data, gpointer unused) {
  (void)unused;
  make(data);
  closure_free(data);
}

void window_run_aside(WindowCallback callback, void *data) {
  // One thread takes its work in the order in which it was given.
  static GThreadPool *thread;
  if (!thread) thread = g_thread_pool_new(work, NULL, 1, TRUE, NULL);
  g_thread_pool_push(thread, closure_new(G_CALLBACK(callback), data, NULL), NULL);
}

static gboolean signal_arrived(gpointer data) {
  call(data);
  return G_SOURCE_CONTINUE;
}

void window_on_unix_signal(int number, WindowCallback callback, void *data) {
  g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number, signal_arrived,
      closure_new(G_CALLBACK(callback), data, NULL), closure_free);
}
