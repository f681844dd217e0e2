#ifndef CWINDOW_H
#define CWINDOW_H

#include <adwaita.h>

// Calls to GTK that Swift cannot make: signals, subclasses, macros, and functions with any number of
// arguments. Callbacks come on the main loop's thread unless they say otherwise; `data` is released by
// `release` when nothing calls back any more.

typedef void (*WindowCallback)(void *data);

// signals.c

/// Connects a signal whose arguments do not matter and that returns nothing.
void window_connect(
    gpointer object, const char *signal, WindowCallback callback, void *data,
    WindowCallback release);

/// Connects a signal with one integer or enumeration as its first argument.
void window_connect_integer(
    gpointer object, const char *signal, void (*callback)(void *data, int value), void *data,
    WindowCallback release);

/// Connects a signal with a text in a `GVariant` as its first argument.
void window_connect_string(
    gpointer object, const char *signal, void (*callback)(void *data, const char *value),
    void *data, WindowCallback release);

/// Asks before a window is closed; the callback returns whether it stays open.
void window_on_close(
    GtkWidget *window, gboolean (*callback)(void *data), void *data, WindowCallback release);

/// Calls back with the place of each row of a list box that is activated.
void window_connect_row_activation(
    GtkWidget *list, void (*callback)(void *data, int place), void *data, WindowCallback release);

/// Whether what is typed in a window goes to a text field.
gboolean window_has_focus_in_text(GtkWidget *window);

/// Whether what is typed in a window goes to a menu or another popover.
gboolean window_has_focus_in_popover(GtkWidget *window);

/// Calls back with each key of a window before its widgets get it; the callback returns whether it has
/// taken the key. `character` is what the key types, 0 for nothing.
void window_watch_keys(
    GtkWidget *widget,
    gboolean (*callback)(void *data, guint key, guint32 character, guint modifiers), void *data,
    WindowCallback release);

/// Calls back with the place of each click of a mouse button on a widget.
void window_watch_clicks(
    GtkWidget *widget, guint button, void (*callback)(void *data, double x, double y), void *data,
    WindowCallback release);

/// Calls back with text dropped on a widget; the callback returns whether it was taken.
void window_watch_drops(
    GtkWidget *widget, gboolean (*callback)(void *data, const char *text), void *data,
    WindowCallback release);

/// Lets a widget be dragged as the text that the callback returns, to be freed by `g_free`; NULL for
/// nothing to drag.
void window_offer_drag(
    GtkWidget *widget, char *(*text)(void *data), void *data, WindowCallback release);

/// Reads a clipboard as text; the callback gets NULL where there is none.
void window_read_clipboard(
    GdkClipboard *clipboard, void (*callback)(void *data, const char *text), void *data);

// gestures.c

/// The callbacks of a drag with the first mouse button.
typedef struct {
  /// The button is down, with the modifiers that are held: whether what follows is this drag. Where it is
  /// not, the widget has the press as if nothing had been asked.
  gboolean (*begin)(void *data, double x, double y, guint modifiers);
  /// The pointer is so far from where it began.
  void (*move)(void *data, double x, double y);
  /// The button is up again, or something else has taken the pointer.
  void (*end)(void *data);
} WindowDrag;

/// Reports drags on a widget before the widget gets them.
void window_watch_drag(
    GtkWidget *widget, WindowDrag callbacks, void *data, WindowCallback release);

/// Calls back with the place of the pointer over a widget, and the modifiers that are held.
void window_watch_pointer(
    GtkWidget *widget, void (*callback)(void *data, double x, double y, guint modifiers), void *data,
    WindowCallback release);

// loop.c

/// Calls back on the main loop as soon as it has time; from any thread.
void window_on_main_loop(WindowCallback callback, void *data);

/// Runs `work` on the one thread of its own, after all that was given to it before.
void window_run_aside(WindowCallback work, void *data);

/// Calls back once after so many milliseconds; `g_source_remove` takes it back.
guint window_after(guint milliseconds, WindowCallback callback, void *data, WindowCallback release);

/// Calls back whenever the process gets a signal of the system, such as SIGTERM.
void window_on_unix_signal(int number, WindowCallback callback, void *data);

// area.c

/// Creates a container whose children the callback gives their places, with `window_place`; its least
/// size is set by `gtk_widget_set_size_request`.
GtkWidget *window_area_new(
    GtkAccessibleRole role, void (*allocate)(void *data, int width, int height), void *data,
    WindowCallback release);

/// Gives a child of an area its place.
void window_place(GtkWidget *child, int x, int y, int width, int height);

// text.c

/// How text is drawn: its size in pixels, its weight, and whether figures are all of one width.
typedef struct {
  double size;
  int weight;
  gboolean hasTabularFigures;
} WindowFont;

/// Creates a text that takes the room that it is given.
GtkWidget *window_text_new(double xalign, double yalign);

/// Draws a text in a font; nothing but the picture changes.
void window_text_set_font(GtkWidget *text, WindowFont font);

/// The width of a string in a font of a widget, in pixels.
double window_text_width(GtkWidget *widget, const char *string, WindowFont font);

// files.c

/// Asks for a file to open, or for one to save into where `name` proposes one; the callback gets its
/// path, and nothing where none is chosen.
void window_choose_file(
    GtkWidget *widget, const char *title, const char *name,
    void (*callback)(void *data, const char *path), void *data, WindowCallback release);

/// Shows the end of a text view.
void window_scroll_to_end(GtkWidget *text);

// styles.c

/// How a part of a text looks besides its colour: its weight, 0 for the usual one, and whether it is
/// marked as wrong.
typedef struct {
  int weight;
  gboolean isWrong;
} WindowTextStyle;

/// Gives a text view a style for parts of its text, by a name.
void window_add_text_style(GtkWidget *text, const char *name, WindowTextStyle style);

/// Leaves so many pixels free below the lines of a style.
void window_space_text_style(GtkWidget *text, const char *name, int pixels);

/// Gives the lines of a style a background colour.
void window_color_text_style(GtkWidget *text, const char *name, GdkRGBA color);

// questions.c

/// Calls back with the name of the answer to a message dialog of libadwaita's.
void window_on_answer(
    GtkWidget *dialog, void (*callback)(void *data, const char *answer), void *data,
    WindowCallback release);

/// Calls back with the path of each file that the program is to open.
void window_on_files(
    GApplication *application, void (*callback)(void *data, const char *path), void *data,
    WindowCallback release);

// print.c

/// Asks for a printer, and prints a text in letters of one width.
void window_print_text(GtkWidget *widget, const char *title, const char *text);

// accessibility.c

/// Sets what a screen reader calls a widget.
void window_set_name(GtkWidget *widget, const char *name);

/// Sets what a screen reader says of a widget besides its name.
void window_set_description(GtkWidget *widget, const char *description);

/// Sets whether a screen reader takes a button for one that stays pressed.
void window_set_pressed(GtkWidget *widget, gboolean isPressed);

/// Keeps a widget from screen readers, which hear the same elsewhere.
void window_hide_from_readers(GtkWidget *widget);

/// Sets whether a screen reader takes a button for one that does nothing; it can be clicked nevertheless.
void window_set_disabled(GtkWidget *widget, gboolean isDisabled);

/// Creates a label that is not seen, for `window_say`.
GtkWidget *window_voice_new(void);

/// Lets a screen reader say something once it has nothing else to say.
void window_say(GtkWidget *voice, const char *text);

// list.c

/// A list of so many items of which nothing but their places is known.
GListModel *window_places_new(void);

/// Gives the list another number of items, all of them new.
void window_places_renew(GListModel *places, guint count);

/// Inserts new items at the beginning of the list.
void window_places_prepend(GListModel *places, guint count);

/// Creates a list view of places. `make` returns a row's widget, `fill` fills it for a place.
GtkWidget *window_list_new(
    GListModel *places, GtkWidget *(*make)(void *data),
    void (*fill)(void *data, GtkWidget *row, guint place), void *data, WindowCallback release);

/// The place that a row shows; G_MAXUINT where it shows none.
guint window_row_place(GtkWidget *row);

// variadic.c

/// Creates a dialog-sized window over another one.
GtkWidget *window_dialog_new(GtkWidget *parent, const char *title, int width, int height);

/// Lets a toggle button show and hide the pane of a flap.
void window_bind_reveal(GtkWidget *flap, GtkWidget *button);

/// Creates a window of a program that has several, each of which screen readers take for one.
GtkWidget *window_application_window_new(GtkApplication *application);

/// The type of a text in a `GVariant`.
const GVariantType *window_string_type(void);

/// Reads a setting of GTK's that is an integer, such as `gtk-xft-dpi`.
int window_setting(const char *name);

#endif
