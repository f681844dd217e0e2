import BigNumbers
import ExactReals

/// Exact numbers as texts that read back as the same numbers, each of them once, so that others can
/// name them by their places.
///
/// ```swift
/// var numbers = NumberTexts()
/// let place = numbers.place(of: try Real.sqrt(8))   // 0
/// numbers.texts                                     // ["2√2"]
/// ```
///
/// A number has a place only where its text was read again and gave the number as it is written. So
/// nothing is rounded, and what cannot be told exactly is not told.
package struct NumberTexts: Sendable {
  /// The texts, by their places.
  package private(set) var texts: [String] = []

  private var operands: [Operand] = []

  /// What reading the texts has cost.
  package private(set) var work: Int64 = 0

  /// What reading the texts may cost.
  package var workLimit = Self.workLimit

  /// The most that reading all texts may cost: some fifth of a second.
  package static let workLimit = 4 * Budget.pressWork

  /// The most bits of a fraction: those that the keypad can have in both of its parts.
  private static let bitLimit = 2 * CalculationLimit.keypad.bits

  /// The most bytes of a text: a fraction of that many bits has fewer.
  private static let lengthLimit = 12_000

  /// Creates a list without a number.
  package init() {}

  /// Reads texts; nil where one is no number, or where they take too long.
  package init?(reading texts: [String]) {
    for text in texts {
      guard let operand = operand(reading: text) else { return nil }
      self.texts.append(text)
      operands.append(operand)
    }
  }

  /// The place of a number, which is added where it has none; nil where no text gives it.
  package mutating func place(of number: Real) -> Int? {
    place(of: Operand(value: number, digits: nil))
  }

  /// The number at a place; nil where there is none.
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
