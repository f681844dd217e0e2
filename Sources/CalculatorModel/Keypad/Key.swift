import BigNumbers

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

  // Those of the scientific keypad.
  case function(KeypadFunction)
  case constant(MathConstant)
  case random
  case openParenthesis
  case closeParenthesis
  case memory(MemoryOperation)
  /// Swaps some keys for their second functions, and back.
  case secondFunctions
  /// Sets the unit of angles.
  case angleUnit(AngleUnit)

  // Those of the programmer keypad.
  /// Two zeros.
  case doubleZero
  case letterDigit(LetterDigit)
  /// `ff`: the letter twice.
  case doubleF
  case word(WordOperation)
  /// Flips a bit; 0 is the lowest.
  case bit(Int)
  case base(NumberBase)
  case wordSize(WordFormat.Size)
  /// Switches words to signed or unsigned.
  case signed(Bool)

  // Those of reverse Polish notation, in which `=` enters a number.
  case stack(StackOperation)
  /// Switches it on or off.
  case reversePolish(Bool)

  /// Switches to another keypad.
  case keypad(KeypadMode)

  /// All keys, in the order of their declaration.
  ///
  /// The operations are those of the basic and the scientific keypad, the constants and angle units those
  /// of Apple's keypad.
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
    case .doubleZero: "00"
    case .letterDigit(let digit): digit.token
    case .doubleF: "ff"
    case .word(let operation): operation.token
    case .bit(let bit): "bit\(bit)"
    case .base(let base): "base\(base.rawValue)"
    case .wordSize(let size): "word\(size.rawValue)"
    case .signed(let isSigned): isSigned ? "signed" : "unsigned"
    case .stack(let operation): operation.token
    case .reversePolish(let isOn): isOn ? "RPN" : "Infix"
    case .keypad(.basic): "Basic"
    case .keypad(.scientific): "Scientific"
    case .keypad(.programmer): "Programmer"
    }
  }

  /// The keys that only the programmer keypad has, except for bits.
  public static let programmerKeys: [Key] =
    LetterDigit.allCases.map(Key.letterDigit) + [.doubleZero, .doubleF]
    + ArithmeticOperation.allCases.filter { $0.isForWords }.map(Key.operation)
    + WordOperation.allCases.map(Key.word) + NumberBase.allCases.map(Key.base)
    + WordFormat.Size.allCases.map(Key.wordSize) + [.signed(true), .signed(false)]

  /// The keys that only reverse Polish notation has, and those that switch it on and off.
  public static let stackKeys: [Key] =
    StackOperation.allCases.map(Key.stack) + [.reversePolish(true), .reversePolish(false)]

  /// Creates the key of that name, or nil when there is none.
  ///
  /// The typeset signs `−`, `×`, `÷`, `±`, `√`, `∛` and `π` are understood as well.
  ///
  /// - Parameters:
  ///   - token: The name.
  ///   - mode: The keypad: on the programmer's `e` is a digit, on the others Euler's number.
  public init?(token: some StringProtocol, on mode: KeypadMode = .scientific) {
    guard let entry = Self.names(on: mode).first(where: { $0.name == token }) else { return nil }
    self = entry.key
  }

  /// Returns the names of keys on a keypad.
  static func names(on mode: KeypadMode) -> [(name: String, key: Key)] {
    mode == .programmer ? programmerNames : names
  }

  /// The names that keys have on the programmer keypad, where letters are digits.
  private static let programmerNames: [(name: String, key: Key)] =
    (programmerKeys + (0..<64).map(Key.bit)).map { ($0.token, $0) }
    + names.filter { $0.key != .constant(.e) }

  /// The names of the keys of the other keypads: their tokens and alternative spellings.
  private static let names: [(name: String, key: Key)] =
    (allCases + stackKeys + KeypadMode.allCases.map(Key.keypad) + [.doubleZero])
    .map { ($0.token, $0) } + [
      ("enter", .equals),
      ("CE", .clear),
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
  /// Whether the number shown stays as it is when the key is pressed.
  var leavesNumber: Bool {
    switch self {
    case .secondFunctions, .angleUnit, .memory(.clear): true
    default: false
    }
  }

  /// Whether pressing the key calculates.
  var mayTakeLong: Bool {
    switch self {
    case .operation, .percent, .equals, .function, .constant, .closeParenthesis, .memory, .keypad:
      true
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
