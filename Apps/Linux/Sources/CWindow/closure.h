#ifndef CLOSURE_H
#define CLOSURE_H

#include "CWindow.h"

// A callback of any kind with its data.
typedef struct {
  GCallback callback;
  void *data;
  WindowCallback release;
} Closure;

static inline Closure *closure_new(GCallback callback, void *data, WindowCallback release) {
  Closure *closure = g_new(Closure, 1);
  *closure = (Closure){callback, data, release};
  return closure;
}

static inline void closure_free(gpointer data) {
  Closure *closure = data;
  if (closure->release) closure->release(closure->data);
  g_free(closure);
}

#endif
