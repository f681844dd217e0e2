/// What is written on the parts that only a window has.
///
/// ```swift
/// WindowLabel.close   // "Close"
/// ```
///
/// Pasting is here and no ``CalculatorCommand``: a terminal pastes by itself, without a command.
public enum WindowLabel {
  /// The window's title.
  public static let title = "Exactly"

  /// The menu of all that has no key.
  public static let more = "More"

  /// The way out of a sheet.
  public static let close = "Close"

  /// What takes a text field's selection away.
  public static let cut = "Cut"

  /// What enters the text on the clipboard.
  public static let paste = "Paste"

  /// What selects all of a text field's text.
  public static let selectAll = "Select All"
}
