import CGio

/// The search's calls to other programs.
struct OtherPrograms {
  /// The name of the window on the bus, and of its icon.
  static let windowName = "io.github.exactly_calculator.Exactly"

  /// The window's action that takes an expression.
  private static let openingAction = "open-expression"

  /// The bus.
  let bus: OpaquePointer

  /// Opens the window with an expression; the bus starts it if it is not open.
  func openWindow(with expression: String) {
    g_dbus_connection_call(
      bus, Self.windowName, "/io/github/exactly_calculator/Exactly", "org.freedesktop.Application",
      "ActivateAction",
      Variant.tuple(
        Variant.text(Self.openingAction),
        Variant.list("av", [Variant.boxed(Variant.text(expression))]), Variant.dictionary([:])),
      nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
  }

  /// Copies a text with Plasma's clipboard; if there is none, opens the window.
  ///
  /// A program without a window cannot copy on its own.
  func copy(_ text: String, elseOpenWindowWith expression: String) {
    let reply = g_dbus_connection_call_sync(
      bus, "org.kde.klipper", "/klipper", "org.kde.klipper.klipper", "setClipboardContents",
      Variant.tuple(Variant.text(text)), nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
    guard let reply else { return openWindow(with: expression) }
    g_variant_unref(reply)
  }

  /// The time to wait for the clipboard, in milliseconds.
  private static let patience: Int32 = 1_000
}
