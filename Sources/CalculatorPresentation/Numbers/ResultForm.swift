/// A form of the number on the display.
public enum ResultForm: CaseIterable, Hashable, Sendable {
  /// Its digits, rounded if they do not end: `0.8660254037844386`.
  case decimal

  /// A fraction: `1/3`.
  case fraction

  /// A form with roots and constants: `√3/2`.
  case exact

  /// The form's name in messages: `decimal`, `fraction` or `exact`.
  public var name: String {
    switch self {
    case .decimal: "decimal"
    case .fraction: "fraction"
    case .exact: "exact"
    }
  }
}

/// A number in another form than its decimal digits.
struct OtherForm {
  var form: ResultForm
  var text: String

  /// Whether the text is the number itself.
  var isExact = true

  /// The typed calculation that requested the form: `255 → hex`.
  var calculation: String?
}
