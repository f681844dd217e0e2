import CAdwaita
import CWindow

/// A widget of GTK.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The same pointer for functions that take a class with a public structure, such as `GtkWindow`.
  func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The same pointer for functions that take an opaque class, such as `GtkLabel`.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The window that contains the widget, or the widget itself if it is a window.
  @MainActor var window: UnsafeMutablePointer<GtkWindow>? {
    gtk_widget_get_root(self).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
    }
  }

  /// Adds a style to the widget, or removes it.
  @MainActor func setStyle(_ name: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(self, name)
    } else {
      gtk_widget_remove_css_class(self, name)
    }
  }
}

extension GtkTextDirection {
  /// The direction in which numbers and mathematics run in every language.
  static var ofNumbers: GtkTextDirection { GTK_TEXT_DIR_LTR }
}

/// Creates a button with an icon, and a name for screen readers.
@MainActor func makeIconButton(
  _ icon: String, _ name: String, action: @escaping @MainActor () -> Void
) -> Widget {
  let button: Widget = gtk_button_new_from_icon_name(icon)
  gtk_widget_add_css_class(button, "flat")
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
  rename(button, name)
  on(button, "clicked", action)
  return button
}

/// Renames a button without text; the name is shown when the pointer rests on it.
@MainActor func rename(_ button: Widget, _ name: String) {
  gtk_widget_set_tooltip_text(button, name)
  window_set_name(button, name)
}

/// Creates a label whose text is aligned to the start of the line.
@MainActor func makeLabel(_ text: String = "", style: String? = nil) -> Widget {
  let label: Widget = gtk_label_new(text)
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_wrap(label.opaque, 1)
  gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
  if let style { gtk_widget_add_css_class(label, style) }
  return label
}

/// Sets the text of a label, unless it is that already.
@MainActor func setText(of label: Widget, _ text: String) {
  if String(cString: gtk_label_get_text(label.opaque)) != text {
    gtk_label_set_text(label.opaque, text)
  }
}

/// Creates a window over another one, with a size given for the usual text size.
@MainActor func makeDialog(
  over parent: Widget, _ title: String, width: Double, height: Double
) -> Widget {
  let scale = Looks.windowScale
  return window_dialog_new(parent, title, Int32(width * scale), Int32(height * scale))
}

/// Creates a box with its children, one below or beside the other.
@MainActor func makeBox(
  _ orientation: GtkOrientation, spacing: Int32 = 0, _ children: Widget...
) -> Widget {
  let box: Widget = gtk_box_new(orientation, spacing)
  for child in children { gtk_box_append(box.cast(), child) }
  return box
}

/// Shows or hides a widget, unless it is already shown or hidden.
@MainActor func setVisible(_ widget: Widget, _ isShown: Bool) {
  if (gtk_widget_get_visible(widget) != 0) != isShown {
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
  }
}
