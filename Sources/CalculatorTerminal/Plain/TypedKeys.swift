import CalculatorModel
import CalculatorPresentation

/// The keys that a line of text presses.
///
/// ```swift
/// try TypedKeys("30 sin", keypad: keypad).keys    // 3, 0, sin
/// try TypedKeys("2x3", keypad: keypad).keys       // 2, ×, 3
/// ```
///
/// Each character is a key by its shortcut, and a word may be the name of a key, as in key sequences.
/// Adjacent letters are such a name or nothing: `5sin` is a sine, but `5sni` is not three keys. A single
/// letter is a key for the number before it, as in `8S` and `2x3`, or stands apart from it.
struct TypedKeys: Hashable, Sendable {
  /// The text that is not a key, and its first column, counted from 1.
  struct Refusal: Error, Hashable, Sendable {
    var text: String
    var column: Int
  }

  private(set) var keys: [Key] = []

  /// The column of each key, counted from 1.
  private var columns: [Int] = []

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - keypad: The available keys.
  ///   - symbols: The marks of numbers, one of which may group digits.
  /// - Throws: ``Refusal`` with the text that is not a key.
  init(
    _ line: String, keypad: Keypad, symbols: NumberSymbols = NumberSymbols()
  ) throws(Refusal) {
    let characters = Array(line)
    var place = 0
    while place < characters.count {
      let rest = characters[place...]
      if characters[place].isBlank {
        place += 1
        continue
      }
      let number = rest.prefix { MarkedNumber.takes($0) }
      if number.contains(where: { !$0.isNumber }), number.contains(where: \.isNumber) {
        try append(number: String(number), at: place, symbols)
        place += number.count
        continue
      }
      let isStart = place == 0 || characters[place - 1].isBlank
      let word = rest.prefix { !$0.isBlank }
      // `5m+` is `5 m+`; no operator begins a name here, as in `5+/-`.
      let isBehindNumber =
        place > 0 && characters[place - 1].isNumber && word.first?.isLetter == true
      if isStart || isBehindNumber, word.count > 1, let key = Key(token: String(word)) {
        append(key, at: place)
        place += word.count
        continue
      }
      let letters = rest.prefix { $0.isASCII && $0.isLetter }
      guard letters.count > 1 else {
        let key = keypad.key(typedInLine: characters[place])
        // `5M` means a million or a unit to many, not a press of the memory key.
        guard let key, isStart || letters.isEmpty || key.isOfNumberBefore else {
          throw Refusal(text: String(characters[place]), column: place + 1)
        }
        append(key, at: place)
        place += 1
        continue
      }
      // Some names end with digits: `log10`.
      let longer = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let names = [letters, longer]
      guard let name = names.first(where: { Key(token: String($0)) != nil }),
        let key = Key(token: String(name))
      else { throw Refusal(text: String(letters), column: place + 1) }
      append(key, at: place)
      place += name.count
    }
  }

  /// Appends the keys of a number with marks, which is read as in a calculation.
  private mutating func append(
    number: String, at place: Int, _ symbols: NumberSymbols
  ) throws(Refusal) {
    // A second decimal point is a key that does nothing, which is refused later.
    let mark = Character(symbols.decimalMark)
    let isPlain = number.allSatisfy { $0.isNumber || $0 == mark }
    let digits: String
    if isPlain {
      digits = String(number.map { $0 == mark ? "." : $0 })
    } else if let read = try? MathExpression(number, ReadingOptions(symbols: symbols)) {
      digits = read.source()
    } else {
      throw Refusal(text: number, column: place + 1)
    }
    for (offset, character) in digits.enumerated() {
      guard let key = Key(token: String(character)) else {
        throw Refusal(text: number, column: place + 1)
      }
      keys.append(key)
      columns.append(place + 1 + min(offset, number.count - 1))
    }
  }

  private mutating func append(_ key: Key, at place: Int) {
    keys.append(key)
    columns.append(place + 1)
  }

  /// Whether two operators touch, as in `7//2`: elsewhere that is one sign, not a correction as in `7 * / 2`.
  var hasTouchingOperators: Bool {
    keys.indices.dropFirst().contains {
      keys[$0].isOperator && keys[$0 - 1].isOperator && columns[$0] == columns[$0 - 1] + 1
    }
  }

  /// Returns the column of the first key that would replace a number from the same line, or join two numbers
  /// into one; nil if there is none.
  func columnLeavingOutNumber(on calculator: Calculator) -> Int? {
    var calculator = calculator
    var hasNumber = false
    var endOfNumber: Int?
    for (key, column) in zip(keys, columns) {
      if hasNumber || key == .closeParenthesis, calculator.leavesOutNumber(pressing: key) {
        return column
      }
      if key.isPartOfNumber {
        if let endOfNumber, endOfNumber < column { return column }
        endOfNumber = column + 1
      } else if key != .toggleSign {
        // Typing after ± continues the number: `5 ± 2` would be −52.
        endOfNumber = nil
      }
      calculator.press(key)
      // Keys after an error are not pressed, but in `ln2` such a key is the number.
      if calculator.error != nil {
        let next = columns.firstIndex { $0 > column }
        return next.flatMap { keys[$0].isPartOfNumber ? columns[$0] : nil }
      }
      switch key {
      case .clear, .allClear, .memory(.add), .memory(.subtract): hasNumber = false
      case .operation, .memory(.clear), .secondFunctions, .angleUnit: break
      default: hasNumber = true
      }
    }
    return nil
  }

  /// Whether the end of the line acts as Equals: not if the line ends with one, nor if all its keys act at
  /// once, as in `30 sin`.
  var asksForResult: Bool {
    guard let last = keys.last else { return true }
    if last == .equals { return false }
    return !last.actsAtOnce || keys.contains { $0.waits }
  }
}

extension Key {
  /// Whether the key is an operator.
  fileprivate var isOperator: Bool {
    if case .operation = self { true } else { false }
  }

  /// Whether the key is a digit or the point.
  fileprivate var isPartOfNumber: Bool {
    switch self {
    case .digit, .decimalPoint: true
    default: false
    }
  }

  /// Whether the key leaves nothing to be calculated.
  fileprivate var actsAtOnce: Bool {
    switch self {
    case .function, .constant, .random, .memory, .secondFunctions, .angleUnit, .word, .bit, .base,
      .wordSize, .signed, .stack, .reversePolish, .keypad:
      true
    case .doubleZero, .letterDigit, .doubleF, .digit, .decimalPoint, .operation, .toggleSign,
      .percent, .equals, .clear, .allClear,
      .delete, .openParenthesis, .closeParenthesis:
      false
    }
  }

  /// Whether the key acts on the number before it.
  fileprivate var isOfNumberBefore: Bool {
    switch self {
    case .function, .operation, .toggleSign, .percent, .equals: true
    default: false
    }
  }

  /// Whether the key waits for more.
  fileprivate var waits: Bool {
    switch self {
    case .operation, .openParenthesis: true
    default: false
    }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" || self == "\r\n" }
}

extension Keypad {
  /// Returns the key that a character presses in a line, where letters need not be held.
  func key(typedInLine character: Character) -> Key? {
    if let key = key(for: .character(character)) ?? key(for: .held(character)) { return key }
    let other: Key? =
      switch character {
      case "x", "X": .operation(.multiplication)
      case "±": .toggleSign
      case "c": .clear
      case "π": .constant(.pi)
      case "√": .function(.squareRoot)
      case "∛": .function(.cubeRoot)
      case "[": .memory(.subtract)
      case "]": .memory(.add)
      case "\\": .stack(.drop)
      default: nil
      }
    return rows.joined().contains { $0.key == other || $0.key == .allClear && other == .clear }
      ? other : nil
  }
}
