import CAdwaita
import CWindow

/// A container that places its children by coordinates.
@MainActor
final class Area {
  /// The container.
  let widget: Widget

  /// Places the children within a width and a height.
  var onAllocate: @MainActor (_ width: Int32, _ height: Int32) -> Void {
    get { places.body }
    set { places.body = newValue }
  }

  private let places: Places

  /// The function to call, in an object that the container keeps.
  @MainActor
  private final class Places {
    var body: @MainActor (Int32, Int32) -> Void = { _, _ in }
  }

  /// Creates a container without children, whose coordinates run from left to right in every language.
  init(_ role: GtkAccessibleRole) {
    let places = Places()
    self.places = places
    widget = window_area_new(
      role, { Callback<(Int32, Int32), Void>.call($0, ($1, $2)) },
      Callback<(Int32, Int32), Void> { places.body($0.0, $0.1) }.kept, releaseCallback)
    gtk_widget_set_direction(widget, .ofNumbers)
  }

  /// Adds a child after the others.
  func add(_ child: Widget) {
    gtk_widget_insert_before(child, widget, nil)
  }
}
