import CalculatorModel

/// The keys in their places, top row first.
///
/// ```swift
/// let keypad = Keypad.basic(for: Calculator())
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

  /// The basic keypad: 19 keys in five rows, as Apple's held upright.
  ///
  /// The first key clears the entry, or everything where there is none.
  public static func basic(for calculator: Calculator) -> Keypad {
    let clear = calculator.showAllClear ? Key.allClear : .clear
    let rows: [[Key]] = [
      [clear, .toggleSign, .percent, .operation(.division)],
      [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiplication)],
      [.digit(.four), .digit(.five), .digit(.six), .operation(.subtraction)],
      [.digit(.one), .digit(.two), .digit(.three), .operation(.addition)],
      [.digit(.zero), .decimalPoint, .equals],
    ]
    let highlighted = calculator.highlightedOperation.map(Key.operation)
    return Keypad(
      rows: rows.map { row in
        row.map { KeypadKey($0, isHighlighted: $0 == highlighted) }
      },
      unplacedKeys: [KeypadKey(.delete)], columnCount: 4)
  }

  /// The key that a shortcut presses, or nil.
  public func key(for shortcut: Shortcut) -> Key? {
    keypadKey(for: shortcut)?.key
  }

  /// The key that a shortcut presses, with its label and all; or nil.
  public func keypadKey(for shortcut: Shortcut) -> KeypadKey? {
    for row in rows + [unplacedKeys] {
      if let match = row.first(where: { $0.shortcuts.contains(shortcut) }) { return match }
    }
    return nil
  }
}
