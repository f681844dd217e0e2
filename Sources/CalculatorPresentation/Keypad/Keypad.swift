import BigNumbers
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
  /// The kind of keypad.
  public let mode: Mode

  /// The rows of keys; each row fills ``columnCount`` columns.
  public let rows: [[KeypadKey]]

  /// Keys without a place of their own, pressed by the keyboard or by a gesture on the display.
  public let unplacedKeys: [KeypadKey]

  /// The number of single-key columns of the keypad.
  public let columnCount: Int

  /// Whether the keypad has a stack, with keys for it and another label on `=`.
  public let hasStack: Bool

  /// The mark that the decimal mark of other scripts stands for.
  private let decimalMark: Unicode.Scalar

  /// The kinds of keypads.
  public typealias Mode = KeypadMode

  /// Everything that a keypad depends on: equal states have equal keypads.
  ///
  /// A view that compares states need not create a keypad to see that nothing has changed.
  public struct State: Hashable, Sendable {
    /// The kind of keypad.
    public let mode: Mode

    /// The language of spoken labels.
    public let language: Language

    let decimalMark: Unicode.Scalar
    let showsAllClear: Bool
    let hasSecondFunctions: Bool
    let angleUnit: AngleUnit
    let hasMemory: Bool
    let isReversePolish: Bool
    let litOperation: ArithmeticOperation?

    /// The form of words on the programmer keypad; nil on the others.
    let words: WordState?

    /// Creates the state of a calculator's keypad.
    public init(_ mode: Mode, of calculator: Calculator, language: Language = .english) {
      self.mode = mode
      self.language = language
      decimalMark = calculator.format.symbols.decimalMark
      showsAllClear = calculator.showAllClear
      hasSecondFunctions = calculator.hasSecondFunctions
      angleUnit = calculator.angleUnit
      hasMemory = calculator.memory != nil
      isReversePolish = calculator.isReversePolish
      litOperation = calculator.highlightedOperation
      words = mode == .programmer ? WordState(calculator.words) : nil
    }
  }

  /// Creates the current keypad of a mode.
  public init(_ mode: Mode, for calculator: Calculator, catalogue: Catalogue = Catalogue(.english))
  {
    self.init(State(mode, of: calculator, language: catalogue.language))
  }

  /// Creates the keypad in a state.
  ///
  /// The clear key clears the entry, or everything if there is none; keys with a second function have it while
  /// these are on.
  public init(_ state: State) {
    var rows =
      switch state.mode {
      case .basic: Self.basicRows(state)
      case .scientific: Self.scientificRows(state)
      case .programmer: Self.programmerRows(state)
      }
    if state.isReversePolish { rows.insert(Self.stackRow, at: 0) }
    let columnCount = state.mode.columnCount
    let catalogue = Catalogue(state.language)
    let rehearsal = state.words?.calculator
    func keypadKey(_ key: Key) -> KeypadKey {
      KeypadKey(
        key, columns: Self.columns(of: key, in: state), in: state, catalogue: catalogue,
        isHighlighted: Self.isHighlighted(key, in: state),
        isOff: Self.isParenthesis(key) && state.isReversePolish || rehearsal?.isOff(key) ?? false)
    }
    self.rows = rows.map { row in row.map { keypadKey($0) } }
    unplacedKeys = state.mode == .programmer ? [] : [keypadKey(.delete)]
    mode = state.mode
    self.columnCount = columnCount
    hasStack = state.isReversePolish
    decimalMark = state.decimalMark
  }

  /// Returns the number of columns that a key spans.
  private static func columns(of key: Key, in state: State) -> Int {
    if let place = stackRow.firstIndex(of: key) {
      return stackColumns(on: state.mode)[place]
    }
    return key == (state.mode == .programmer ? .secondFunctions : .digit(.zero)) ? 2 : 1
  }

  /// Creates a keypad with the same keys in other places.
  init(
    _ keypad: Keypad, columnCount: Int, rows: [[KeypadKey]], unplacedKeys: [KeypadKey]
  ) {
    mode = keypad.mode
    self.unplacedKeys = unplacedKeys
    decimalMark = keypad.decimalMark
    self.columnCount = columnCount
    self.rows = rows
    hasStack = keypad.hasStack
  }

  private static func basicRows(_ state: State) -> [[Key]] {
    [
      [state.clear, .toggleSign, .percent, .operation(.division)],
      [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiplication)],
      [.digit(.four), .digit(.five), .digit(.six), .operation(.subtraction)],
      [.digit(.one), .digit(.two), .digit(.three), .operation(.addition)],
      [.digit(.zero), .decimalPoint, .equals],
    ]
  }

  /// Returns the basic keys, with others to their left.
  private static func scientificRows(_ state: State) -> [[Key]] {
    func key(_ first: Key, _ second: Key) -> Key { state.key(first, or: second) }
    let left: [[Key]] = [
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
    return zip(left, basicRows(state)).map { $0 + $1 }
  }

  private static func isHighlighted(_ key: Key, in state: State) -> Bool {
    switch key {
    case .operation(let operation): state.litOperation == operation
    case .secondFunctions: state.hasSecondFunctions
    case .memory(.recall): state.hasMemory
    case .base(let base): state.words?.base == base
    case .wordSize(let size): state.words?.format.size == size
    default: false
    }
  }

  /// Returns the shortcut that types a key into an open line; nil if all its shortcuts are held.
  public func typedShortcut(of key: Key) -> Shortcut? {
    rows.joined().first { $0.key == key }?.shortcuts
      .first { if case .held = $0 { false } else { true } }
  }

  /// Returns the key that a shortcut presses, or nil.
  public func key(for shortcut: Shortcut) -> Key? {
    keypadKey(for: shortcut)?.key
  }

  /// Returns the key that a shortcut presses as the keypad shows it, or nil.
  ///
  /// Digits and signs of other scripts press the same keys as the plain ones.
  public func keypadKey(for shortcut: Shortcut) -> KeypadKey? {
    let shortcut = shortcut.plain(decimalMark: decimalMark)
    for row in rows + [unplacedKeys] {
      if let match = row.first(where: { $0.shortcuts.contains(shortcut) }) { return match }
    }
    return nil
  }
}
