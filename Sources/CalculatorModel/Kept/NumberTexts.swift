import BigNumbers
import ExactReals

/// Exact numbers as texts that read back as the same numbers.
///
/// Each number appears once, so that others can refer to it by its place.
///
/// ```swift
/// var numbers = NumberTexts()
/// let place = numbers.place(of: try Real.sqrt(8))   // 0
/// numbers.texts                                     // ["2√2"]
/// ```
///
/// A number has a place only if its text, read again, gave the number as it is written. So nothing is
/// rounded, and a number that has no exact text is left out.
package struct NumberTexts: Sendable {
  /// The texts, by their places.
  package private(set) var texts: [String] = []

  private var operands: [Operand] = []

  /// The cost so far of reading the texts.
  package private(set) var work: Int64 = 0

  /// The limit on the cost of reading the texts.
  package var workLimit = Self.workLimit

  /// The default limit on the cost of reading all texts: about a fifth of a second.
  package static let workLimit = 4 * Budget.pressWork

  /// The most bits of a fraction: as many as the keypad allows in both of its parts together.
  private static let bitLimit = 2 * CalculationLimit.keypad.bits

  /// The most bytes of a text: a fraction of that many bits has fewer.
  private static let lengthLimit = 12_000

  /// Creates an empty list.
  package init() {}

  /// Reads texts; nil if one of them isn't a number, or if they take too long.
  package init?(reading texts: [String]) {
    for text in texts {
      guard let operand = operand(reading: text) else { return nil }
      self.texts.append(text)
      operands.append(operand)
    }
  }

  /// Returns the place of a number, adding it if it has none; nil if it has no exact text.
  package mutating func place(of number: Real) -> Int? {
    place(of: Operand(value: number, digits: nil))
  }

  /// Returns the number at a place; nil if there is none.
  package func number(at place: Int) -> Real? { operand(at: place)?.value }

  mutating func place(of operand: Operand) -> Int? {
    if let place = operands.firstIndex(of: operand) { return place }
    let text: String
    if let value = operand.value.rational {
      guard value.storageBitWidth <= Self.bitLimit else { return nil }
      text = value.description
    } else {
      guard let exact = operand.value.exactText else { return nil }
      text = exact
    }
    guard let copy = self.operand(reading: text), copy == operand else { return nil }
    texts.append(text)
    operands.append(copy)
    return operands.count - 1
  }

  func operand(at place: Int) -> Operand? {
    operands.indices.contains(place) ? operands[place] : nil
  }

  private mutating func operand(reading text: String) -> Operand? {
    guard text.utf8.count <= Self.lengthLimit else { return nil }
    if let value = Rational(text) { return Operand(value) }
    guard work < workLimit, let expression = try? MathExpression(text) else { return nil }
    let budget = Budget.press
    defer { work += Budget.pressWork - budget.work }
    guard let value = try? expression.value(in: .radians, within: budget) else { return nil }
    return try? CalculationLimit.keypad.checked(value, within: budget)
  }
}
