import CalculatorModel

/// What a calculation comes to that was asked for from elsewhere.
public struct RequestedAnswer: Hashable, Sendable {
  /// The result with the person's marks: `14`, `160.02 cm`, `0.3333333333333333`.
  public let resultText: String

  /// The calculation as it was read, and its result: `2 + 3 × 4 = 14`, `1 ÷ 3 ≈ 0.3333333333333333`.
  public let calculationText: String
}

/// Why a calculation has no answer that was asked for from elsewhere, in the person's language.
public struct RequestRefusal: Error, Hashable, Sendable {
  /// The reason, with the place where something is not read.
  public let reason: String
}

extension CalculatorViewModel {
  /// Answers a calculation that was asked for from elsewhere, as by a shortcut of the system.
  ///
  /// It is read by this calculator's settings, as a line that is typed here; what is shown stays, and nothing is kept.
  ///
  /// ```swift
  /// try CalculatorViewModel().answer(toRequest: "2 + 3 * 4").calculationText   // "2 + 3 × 4 = 14"
  /// ```
  ///
  /// - Throws: ``RequestRefusal`` where the text is no calculation, or has no value.
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
