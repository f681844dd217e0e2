import CalculatorModel

/// A line of a sheet into which the keypad types.
///
/// ```swift
/// var entry = SheetKeyEntry()
/// for key in [.digit(.nine), .function(.squareRoot)] as [Key] { entry.press(key) }
/// entry.line                      // "sqrt(9)"
/// entry.press(.operation(.addition))
/// entry.line                      // "sqrt(9) + "
/// ```
///
/// Keys act on the calculation of a line, never on its label or its comment. A key either does something or is
/// refused for a reason; none is silently ignored.
public struct SheetKeyEntry: Hashable, Sendable {
  /// The line.
  public private(set) var line: String

  /// The position of the cursor in it, in bytes of UTF-8.
  public internal(set) var cursor: Int

  /// The text that `=` types into an empty line: `ans + 3`; nil if nothing above can be repeated.
  public var repetition: String?

  /// Creates an entry of a line with the cursor at a place.
  public init(_ line: String = "", at cursor: Int = 0, repetition: String? = nil) {
    self.line = line
    self.cursor = line.characterBoundary(at: cursor)
    self.repetition = repetition
  }

  /// Whether the clear key clears the line, because there is no number at the cursor.
  public var showsAllClear: Bool { numberIndex == nil }

  /// Presses a key.
  @discardableResult
  public mutating func press(_ key: Key) -> SheetKeyEffect {
    switch key {
    case .equals: return pressEquals()
    case .allClear: return clearLine()
    case .delete: return deleteCharacter()
    case .angleUnit(let unit): return .angleUnit(unit)
    case .secondFunctions: return .secondFunctions
    case .keypad(let mode): return .keypad(mode)
    case .memory: return .refused(.memory)
    case .random: return .refused(.random)
    case .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed, .stack, .reversePolish:
      return .refused(.otherKeypad)
    default: break
    }
    guard !parts.isComment else { return .refused(.comment) }
    moveIntoCalculation()
    switch key {
    case .digit(let digit): return type(digit: "\(digit.rawValue)")
    case .doubleZero: return type(digit: "00")
    case .decimalPoint: return typePoint()
    case .operation(let operation): return type(operation)
    case .toggleSign: return toggleSign()
    case .percent: return typeBehind("%")
    case .clear: return clearNumber()
    case .function(let function): return type(function)
    case .constant(let constant): return typeOperand(constant.name)
    case .openParenthesis: return typeOperand("(")
    default: return closeParenthesis()
    }
  }

  // MARK: - The line

  var parts: SheetLineParts { SheetLineParts(line) }

  /// Replaces a range with a text, and puts the cursor after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    line = line.utf8Part(0..<range.lowerBound) + text + line.utf8Part(from: range.upperBound)
    cursor = range.lowerBound + text.utf8.count
  }

  /// Moves the cursor into the calculation, to its end if it was outside.
  mutating func moveIntoCalculation() {
    let parts = parts
    let isOutside = cursor < parts.calculation.lowerBound || cursor > parts.comment ?? cursor
    // Right before a comment, blanks follow the calculation.
    if isOutside || parts.comment == cursor { cursor = parts.calculation.upperBound }
  }

  /// The operand before the cursor for keys to act on; if the cursor is within a number, that number.
  var operand: SheetOperand? {
    let parts = parts
    let end = numberIndex.map { parts.tokens[$0].range.upperBound } ?? cursor
    return SheetOperand(before: end, in: parts)
  }

  /// The index of the number that the cursor is in or at an end of.
  var numberIndex: Int? {
    parts.tokens.lastIndex {
      $0.kind == .number && $0.range.lowerBound <= cursor && cursor <= $0.range.upperBound
    }
  }

  /// The index of the last token before the cursor, in the calculation; nil if there is none.
  var lastIndex: Int? {
    let parts = parts
    return parts.tokens.lastIndex {
      $0.range.lowerBound >= parts.calculation.lowerBound && $0.range.upperBound <= cursor
    }
  }

  // MARK: - Clearing

  private mutating func clearNumber() -> SheetKeyEffect {
    let parts = parts
    guard let index = numberIndex else { return .refused(.nothingToClear) }
    let range = parts.tokens[index].range
    replace((parts.sign(before: index) ?? range.lowerBound)..<range.upperBound, with: "")
    return .typed
  }

  private mutating func clearLine() -> SheetKeyEffect {
    guard !line.isEmpty else { return .refused(.nothingToClear) }
    replace(0..<line.utf8.count, with: "")
    return .typed
  }

  private mutating func deleteCharacter() -> SheetKeyEffect {
    guard let start = line.offset(before: cursor) else { return .refused(.nothingToDelete) }
    replace(start..<cursor, with: "")
    return .typed
  }

  // MARK: - Equals

  private mutating func pressEquals() -> SheetKeyEffect {
    if parts.isBlank {
      guard let repetition else { return .refused(.nothingToRepeat) }
      replace(0..<line.utf8.count, with: repetition)
      return .typed
    }
    closeAll()
    return .newLine
  }

  /// Closes open brackets, as `=` does on the keypad.
  private mutating func closeAll() {
    let parts = parts
    let calculation = parts.tokens.filter { $0.range.lowerBound >= parts.calculation.lowerBound }
    guard !parts.isComment, calculation.last?.endsOperand == true else { return }
    var open: [String] = []
    for token in calculation {
      switch token.kind {
      case .open: open.append(parts.text(token) == "[" ? "]" : ")")
      case .close: _ = open.popLast()
      default: break
      }
    }
    guard !open.isEmpty else { return }
    let end = parts.calculation.upperBound
    replace(end..<end, with: open.reversed().joined(by: ""))
  }

  /// Returns the text that repeats the last operation of a line on its answer: `ans + 3` for `5 + 3`; nil if it has
  /// none.
  public static func repetition(of line: String) -> String? {
    let parts = SheetLineParts(line)
    var tokens = parts.tokens.filter { $0.range.lowerBound >= parts.calculation.lowerBound }
    while let last = tokens.last, last.kind == .other { tokens.removeLast() }
    guard let last = tokens.last,
      let operand = SheetOperand(before: last.range.upperBound, in: parts),
      let index = tokens.lastIndex(where: { $0.range.upperBound <= operand.range.lowerBound }),
      index > 0, tokens[index].kind == .operation, tokens[index - 1].endsOperand
    else { return nil }
    let number = String(decoding: parts.bytes[operand.range], as: UTF8.self)
    return "ans " + parts.text(tokens[index]) + " " + number
  }
}
