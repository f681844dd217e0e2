import CalculatorModel
import Languages

/// The keys in their places, top row first.
///
/// ```swift
/// let keypad = Keypad(.basic, for: Calculator())
/// keypad.rows[0].map(\.label)          // ["AC", "±", "%", "÷"]
/// keypad.key(for: .character("x"))     // .operation(.multiplication)
/// ```
public struct Keypad: Hashable, Sendable {
  /// The rows of keys; each row fills ``columnCount`` columns.
  public let rows: [[KeypadKey]]

  /// Keys without a place of their own: the keyboard presses them, or a gesture on the display.
  public let unplacedKeys: [KeypadKey]

  /// How many columns of single keys the keypad has.
  public let columnCount: Int

  /// What the decimal mark of other scripts types.
  private let decimalMark: Unicode.Scalar

  /// The kinds of keypads.
  public enum Mode: CaseIterable, Hashable, Sendable {
    /// 19 keys in five rows, as Apple's held upright.
    case basic

    /// The same with 30 keys at their left, as Apple's turned wide.
    case scientific

    /// The mode's name in options and links: `basic` or `scientific`.
    public var name: String {
      switch self {
      case .basic: "basic"
      case .scientific: "scientific"
      }
    }

    /// The mode of that name, or nil when there is none.
    public init?(name: some StringProtocol) {
      guard let mode = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = mode
    }

    /// How numbers are shown above such a keypad: with 9 digits, or with 16.
    public var format: NumberFormat {
      switch self {
      case .basic: .basic
      case .scientific: .scientific
      }
    }
  }

  /// All that a keypad depends on: where two states are equal, so are the keypads.
  ///
  /// A view that compares states need not make a keypad to see that nothing has changed.
  public struct State: Hashable, Sendable {
    /// Which keypad it is.
    public let mode: Mode

    /// The language of what is spoken.
    public let language: Language

    let decimalMark: Unicode.Scalar
    let showsAllClear: Bool
    let hasSecondFunctions: Bool
    let angleUnit: AngleUnit
    let hasMemory: Bool
    let litOperation: ArithmeticOperation?

    /// The state of a calculator's keypad.
    public init(_ mode: Mode, of calculator: Calculator, language: Language = .english) {
      self.mode = mode
      self.language = language
      decimalMark = calculator.format.symbols.decimalMark
      showsAllClear = calculator.showAllClear
      hasSecondFunctions = calculator.hasSecondFunctions
      angleUnit = calculator.angleUnit
      hasMemory = calculator.memory != nil
      litOperation = calculator.highlightedOperation
    }
  }

  /// The keypad of a mode as it is now.
  public init(_ mode: Mode, for calculator: Calculator, catalogue: Catalogue = Catalogue(.english))
  {
    self.init(State(mode, of: calculator, language: catalogue.language))
  }

  /// The keypad in a state.
  ///
  /// The clear key clears the entry, or everything where there is none; keys with a second function
  /// have it while these are on.
  public init(_ state: State) {
    let clear = state.showsAllClear ? Key.allClear : .clear
    var rows: [[Key]] = [
      [clear, .toggleSign, .percent, .operation(.division)],
      [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiplication)],
      [.digit(.four), .digit(.five), .digit(.six), .operation(.subtraction)],
      [.digit(.one), .digit(.two), .digit(.three), .operation(.addition)],
      [.digit(.zero), .decimalPoint, .equals],
    ]
    if state.mode == .scientific {
      for (index, left) in Self.scientificRows(state).enumerated() {
        rows[index] = left + rows[index]
      }
    }
    let catalogue = Catalogue(state.language)
    let mark = state.decimalMark
    self.rows = rows.map { row in
      row.map { key in
        KeypadKey(
          key, catalogue: catalogue, decimalMark: mark,
          isHighlighted: Self.isHighlighted(key, in: state))
      }
    }
    unplacedKeys = [KeypadKey(.delete, catalogue: catalogue, decimalMark: mark)]
    columnCount = state.mode == .basic ? 4 : 10
    decimalMark = mark
  }

  /// The keys at the left of the basic ones.
  private static func scientificRows(_ state: State) -> [[Key]] {
    let isSecond = state.hasSecondFunctions
    func key(_ first: Key, _ second: Key) -> Key { isSecond ? second : first }
    return [
      [
        .openParenthesis, .closeParenthesis, .memory(.clear), .memory(.add), .memory(.subtract),
        .memory(.recall),
      ],
      [
        .secondFunctions, .function(.square), .function(.cube), .operation(.power),
        key(.function(.exponential), .operation(.reversedPower)),
        key(.function(.powerOfTen), .function(.powerOfTwo)),
      ],
      [
        .function(.reciprocal), .function(.squareRoot), .function(.cubeRoot), .operation(.root),
        key(.function(.naturalLogarithm), .operation(.logarithm)),
        key(.function(.decimalLogarithm), .function(.binaryLogarithm)),
      ],
      [
        .function(.factorial),
        key(.function(.sine), .function(.arcsine)),
        key(.function(.cosine), .function(.arccosine)),
        key(.function(.tangent), .function(.arctangent)),
        .constant(.e), .operation(.exponent),
      ],
      [
        // The key names the unit that it changes to.
        .angleUnit(state.angleUnit == .radians ? .degrees : .radians),
        key(.function(.hyperbolicSine), .function(.areaSine)),
        key(.function(.hyperbolicCosine), .function(.areaCosine)),
        key(.function(.hyperbolicTangent), .function(.areaTangent)),
        .constant(.pi), .random,
      ],
    ]
  }

  private static func isHighlighted(_ key: Key, in state: State) -> Bool {
    switch key {
    case .operation(let operation): state.litOperation == operation
    case .secondFunctions: state.hasSecondFunctions
    case .memory(.recall): state.hasMemory
    default: false
    }
  }

  /// The key that a shortcut presses, or nil.
  public func key(for shortcut: Shortcut) -> Key? {
    keypadKey(for: shortcut)?.key
  }

  /// The key that a shortcut presses, with its label and all; or nil.
  ///
  /// Digits and signs of other scripts press what the plain ones press.
  public func keypadKey(for shortcut: Shortcut) -> KeypadKey? {
    let shortcut = shortcut.plain(decimalMark: decimalMark)
    for row in rows + [unplacedKeys] {
      if let match = row.first(where: { $0.shortcuts.contains(shortcut) }) { return match }
    }
    return nil
  }
}
