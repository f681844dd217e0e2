#include <glib-unix.h>

#include "CWindow.h"

typedef struct {
  WindowCallback callback;
  void *data;
  WindowCallback release;
} Call;

static Call *call_new(WindowCallback callback, void *data, WindowCallback release) {
  Call *call = g_new(Call, 1);
  *call = (Call){callback, data, release};
  return call;
}

static gboolean make(gpointer data) {
  Call *call = data;
  call->callback(call->data);
  return G_SOURCE_REMOVE;
}

static void call_free(gpointer data) {
  Call *call = data;
  if (call->release) call->release(call->data);
  g_free(call);
}

void window_on_main_loop(WindowCallback callback, void *data) {
  // Before frames are drawn, so that each has what is known by then.
  g_idle_add_full(G_PRIORITY_DEFAULT, make, call_new(callback, data, NULL), call_free);
}

guint window_after(
    guint milliseconds, WindowCallback callback, void *data, WindowCallback release) {
  return g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, make, call_new(callback, data, release), call_free);
}

static void work(gpointer data, gpointer unused) {
  (void)unused;
  make(data);
  call_free(data);
}

void window_run_aside(WindowCallback callback, void *data) {
  // One thread takes its work in the order in which it was given.
  static GThreadPool *thread;
  if (!thread) thread = g_thread_pool_new(work, NULL, 1, TRUE, NULL);
  g_thread_pool_push(thread, call_new(callback, data, NULL), NULL);
}

static gboolean signal_arrived(gpointer data) {
  Call *call = data;
  call->callback(call->data);
  return G_SOURCE_CONTINUE;
}

void window_on_unix_signal(int number, WindowCallback callback, void *data) {
  g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number, signal_arrived, call_new(callback, data, NULL), call_free);
}
