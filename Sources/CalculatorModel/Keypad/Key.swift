/// One key of the keypad.
///
/// ```swift
/// Key(token: "+/-")         // .toggleSign
/// Key(token: "sqrt")        // .function(.squareRoot)
/// Key.digit(.seven).token   // "7"
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

  // The scientific keypad's.
  case function(KeypadFunction)
  case constant(MathConstant)
  case random
  case openParenthesis
  case closeParenthesis
  case memory(MemoryOperation)
  /// Swaps some keys for their second functions, and back.
  case secondFunctions
  /// Measures angles in this unit from now on.
  case angleUnit(AngleUnit)

  /// All keys, in the order of their declaration.
  ///
  /// Of the operations these are the ones of the basic and the scientific keypad, of the constants and
  /// angle units the ones that Apple's keypad has.
  public static let allCases: [Key] =
    Digit.allCases.map(Key.digit) + [.decimalPoint]
    + ArithmeticOperation.allCases.filter { !$0.isForWords }.map(Key.operation)
    + [.toggleSign, .percent, .equals, .clear, .allClear, .delete]
    + KeypadFunction.allCases.map(Key.function)
    + [.constant(.pi), .constant(.e), .random, .openParenthesis, .closeParenthesis]
    + MemoryOperation.allCases.map(Key.memory)
    + [.secondFunctions, .angleUnit(.radians), .angleUnit(.degrees)]

  /// The name of the key in key sequences: `7`, `.`, `*`, `+/-`, `%`, `=`, `C`, `sqrt`, `m+`.
  public var token: String {
    switch self {
    case .digit(let digit): String(digit.rawValue)
    case .decimalPoint: "."
    case .operation(let operation): operation.token
    case .toggleSign: "+/-"
    case .percent: "%"
    case .equals: "="
    case .clear: "C"
    case .allClear: "AC"
    case .delete: "DEL"
    case .function(let function): function.token
    case .constant(let constant): constant.name
    case .random: "Rand"
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .memory(let operation): operation.token
    case .secondFunctions: "2nd"
    case .angleUnit(.radians): "Rad"
    case .angleUnit(.degrees): "Deg"
    case .angleUnit(.gradians): "Grad"
    }
  }

  /// The key of that name, or nil when there is none.
  ///
  /// The typeset signs `−`, `×`, `÷`, `±`, `√`, `∛` and `π` are understood as well.
  public init?(token: some StringProtocol) {
    guard let entry = Self.names.first(where: { $0.name == token }) else { return nil }
    self = entry.key
  }

  /// All names of keys: their tokens, and the other ways to write some.
  static let names: [(name: String, key: Key)] =
    allCases.map { ($0.token, $0) } + [
      ("−", .operation(.subtraction)),
      ("×", .operation(.multiplication)),
      ("÷", .operation(.division)),
      ("±", .toggleSign),
      ("√", .function(.squareRoot)),
      ("2rt", .function(.squareRoot)),
      ("∛", .function(.cubeRoot)),
      ("3rt", .function(.cubeRoot)),
      ("yrt", .operation(.root)),
      ("log_y", .operation(.logarithm)),
      ("π", .constant(.pi)),
      ("Grad", .angleUnit(.gradians)),
    ]
}

extension Key {
  /// Whether pressing the key calculates.
  var mayTakeLong: Bool {
    switch self {
    case .operation, .percent, .equals, .function, .constant, .closeParenthesis, .memory: true
    default: false
    }
  }
}

extension ArithmeticOperation {
  /// The operation's name in key sequences: `+`, `-`, `*`, `/`, `x^y`, `yroot`, `EE`, `mod`, `AND`, `X<<Y`.
  fileprivate var token: String {
    switch self {
    case .addition: "+"
    case .subtraction: "-"
    case .multiplication: "*"
    case .division: "/"
    case .power: "x^y"
    case .reversedPower: "y^x"
    case .root: "yroot"
    case .logarithm: "logy"
    case .exponent: "EE"
    case .remainder: "mod"
    case .and: "AND"
    case .or: "OR"
    case .xor: "XOR"
    case .nand: "NAND"
    case .nor: "NOR"
    case .shiftLeft: "X<<Y"
    case .shiftRight: "X>>Y"
    case .logicalShiftRight: "X>>>Y"
    }
  }
}
