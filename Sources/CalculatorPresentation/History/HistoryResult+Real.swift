import BigNumbers
import CalculatorModel
import ExactReals

extension HistoryResult {
  /// Creates the result of a number, in 16 significant digits and in closed form.
  ///
  /// ```swift
  /// let third = HistoryResult(of: try Real(1) / 3)
  /// third.text        // "0.3333333333333333"
  /// third.isExact     // false
  /// third.exactForm   // "1/3"
  /// ```
  ///
  /// If fewer digits are certain, there are fewer. If none is, the result is the failure.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: The unit of angles written without one where the closed form is read.
  ///   - words: The words in which it was calculated: if there are any, it has all its digits.
  ///   - wraps: Whether a step was truncated to its word.
  ///   - budget: The limit on the cost.
  public init(
    of value: Real, angleUnit unit: AngleUnit = .radians, words: HistoryWords? = nil,
    wraps: Bool = false, within budget: Budget = Budget()
  ) {
    if words?.format != nil, let number = value.rational, number.isInteger {
      self.init(text: number.numerator.description, isExact: true, wraps: wraps)
      return
    }
    do throws(CalculationError) {
      let value = try value.withoutDisguise(within: budget)
      let format = AnswerFormat()
      // If the number may end here, no zeros are added to the certain digits.
      let rounded = try format.rounded(value, within: budget)
      let text = try format.text(of: rounded)
      let exactForm = Self.exactForm(of: value, for: unit)
      self.init(
        text: text, isExact: rounded.isExact == .yes,
        exactForm: exactForm == text ? nil : exactForm)
    } catch {
      self.init(failure: .calculation(error))
    }
  }

  /// Whether it is the same number, as far as the kept data shows.
  func isSameNumber(as other: HistoryResult) -> Bool {
    text == other.text && kind == other.kind && isExact == other.isExact
      && exactForm == other.exactForm
  }

  private static func exactForm(of value: Real, for unit: AngleUnit) -> String? {
    // Ten bits are three digits: a wider fraction would be written out only to be rejected.
    if let fraction = value.rational, fraction.storageBitWidth > exactFormLimit * 4 { return nil }
    guard let text = value.exactText(angles: unit.notation), text.utf8.count <= exactFormLimit
    else { return nil }
    return text
  }
}
