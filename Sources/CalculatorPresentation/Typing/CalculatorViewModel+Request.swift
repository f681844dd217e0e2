import CalculatorModel

/// The answer to a calculation requested from elsewhere.
public struct RequestedAnswer: Hashable, Sendable {
  /// The result with the user's marks: `14`, `160.02 cm`, `0.3333333333333333`.
  public let resultText: String

  /// The calculation as it was read, and its result: `2 + 3 × 4 = 14`, `1 ÷ 3 ≈ 0.3333333333333333`.
  public let calculationText: String
}

/// The reason why a calculation requested from elsewhere has no answer, in the user's language.
public struct RequestRefusal: Error, Hashable, Sendable {
  /// The reason, with the place that cannot be read.
  public let reason: String
}

extension CalculatorViewModel {
  /// Answers a calculation requested from elsewhere, such as by a shortcut of the system.
  ///
  /// It is read with this calculator's settings, like a line typed here; the display does not change, and nothing is
  /// kept.
  ///
  /// ```swift
  /// try CalculatorViewModel().answer(toRequest: "2 + 3 * 4").calculationText   // "2 + 3 × 4 = 14"
  /// ```
  ///
  /// - Throws: ``RequestRefusal`` if the text is not a calculation, or has no value.
  public func answer(toRequest text: String) throws(RequestRefusal) -> RequestedAnswer {
    guard text.isNoLonger(than: PastedText.lengthLimit) else {
      throw RequestRefusal(
        reason: catalogue.text(.pasteReason(.tooLong(limit: PastedText.lengthLimit))))
    }
    do throws(ExpressionError) {
      let expression = try expression(ofLine: text)
      let (value, kept, formed) = try result(of: expression)
      let result = formed ?? kept
      return RequestedAnswer(
        resultText: result.text(symbols: calculator.format.symbols),
        calculationText: self.text(of: expression, value, result))
    } catch {
      throw RequestRefusal(reason: reason(for: error, in: text))
    }
  }
}
