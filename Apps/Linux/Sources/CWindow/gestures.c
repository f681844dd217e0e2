#include "closure.h"

// The callbacks of a drag, which all get the same data.
typedef struct {
  WindowDrag drag;
  void *data;
  WindowCallback release;
} Drag;

static void drag_free(gpointer data, GClosure *unused) {
  (void)unused;
  Drag *drag = data;
  drag->release(drag->data);
  g_free(drag);
}

static void drag_is_pressed(GtkGestureDrag *gesture, double x, double y, Drag *drag) {
  guint modifiers =
      gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(gesture));
  gboolean isTaken = drag->drag.begin(drag->data, x, y, modifiers);
  gtk_gesture_set_state(
      GTK_GESTURE(gesture), isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void drag_is_moved(GtkGestureDrag *gesture, double x, double y, Drag *drag) {
  (void)gesture;
  drag->drag.move(drag->data, x, y);
}

static void drag_has_ended(GtkGesture *gesture, GdkEventSequence *sequence, Drag *drag) {
  (void)gesture;
  (void)sequence;
  drag->drag.end(drag->data);
}

void window_watch_drag(
    GtkWidget *widget, WindowDrag callbacks, void *data, WindowCallback release) {
  GtkGesture *gesture = gtk_gesture_drag_new();
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
  Drag *drag = g_new(Drag, 1);
  *drag = (Drag){callbacks, data, release};
  g_signal_connect_data(
      gesture, "drag-begin", G_CALLBACK(drag_is_pressed), drag, drag_free, 0);
  g_signal_connect(gesture, "drag-update", G_CALLBACK(drag_is_moved), drag);
  // Both ends: the button is let go, or something else takes the pointer.
  g_signal_connect(gesture, "end", G_CALLBACK(drag_has_ended), drag);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(gesture));
}

static void closure_of_signal_free(gpointer data, GClosure *unused) {
  (void)unused;
  closure_free(data);
}

static void pointer_is_moved(
    GtkEventControllerMotion *motion, double x, double y, Closure *closure) {
  guint modifiers =
      gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(motion));
  ((void (*)(void *, double, double, guint))closure->callback)(closure->data, x, y, modifiers);
}

void window_watch_pointer(
    GtkWidget *widget, void (*callback)(void *, double, double, guint), void *data,
    WindowCallback release) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect_data(
      motion, "motion", G_CALLBACK(pointer_is_moved),
      closure_new(G_CALLBACK(callback), data, release),
      closure_of_signal_free, 0);
  gtk_widget_add_controller(widget, motion);
}
