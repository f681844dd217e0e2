/// One key of the keypad.
///
/// ```swift
/// Key(token: "+/-")  // .toggleSign
/// Key.digit(.seven).token  // "7"
/// ```
public enum Key: CaseIterable, Hashable, Sendable {
  case digit(Digit)
  case decimalPoint
  case operation(ArithmeticOperation)
  case toggleSign
  case percent
  case equals
  case clear
  case allClear
  case delete

  /// All keys, in the order of their declaration.
  public static let allCases: [Key] =
    Digit.allCases.map(Key.digit) + [.decimalPoint]
    + ArithmeticOperation.allCases.map(Key.operation)
    + [.toggleSign, .percent, .equals, .clear, .allClear, .delete]

  /// The name of the key in key sequences: `7`, `.`, `*`, `+/-`, `%`, `=`, `C`, `AC` or `DEL`.
  public var token: String {
    switch self {
    case .digit(let digit): String(digit.rawValue)
    case .decimalPoint: "."
    case .operation(.addition): "+"
    case .operation(.subtraction): "-"
    case .operation(.multiplication): "*"
    case .operation(.division): "/"
    case .toggleSign: "+/-"
    case .percent: "%"
    case .equals: "="
    case .clear: "C"
    case .allClear: "AC"
    case .delete: "DEL"
    }
  }

  /// The key of that name, or nil when there is none.
  ///
  /// The typeset signs `−`, `×`, `÷` and `±` are understood as well.
  public init?(token: some StringProtocol) {
    if let key = Self.allCases.first(where: { $0.token == token }) {
      self = key
      return
    }
    switch token {
    case "−": self = .operation(.subtraction)
    case "×": self = .operation(.multiplication)
    case "÷": self = .operation(.division)
    case "±": self = .toggleSign
    default: return nil
    }
  }
}
