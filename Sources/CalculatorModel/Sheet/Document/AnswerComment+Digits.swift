import ExactReals

extension AnswerComment {
  /// The most digits of an answer comment that are compared; a longer one is compared as the sheet writes it.
  ///
  /// So no comment can make a check take forever.
  static let digitLimit = 1_000

  /// Whether the comment agrees with the answer beside a line, to the digits that it has.
  func isRight(at index: Int, of sheet: Sheet, within budget: Budget) -> Bool {
    if answer == sheet.written(at: index, within: budget) { return true }
    if answer.mark == .failure, let error = sheet.answer(at: index).error {
      return answer.text == error.printedReason
    }
    return otherFormats(than: sheet.options.format).contains { format in
      answer == sheet.written(at: index, in: format, within: budget)
    }
  }

  /// Returns the answer that the comment should have; nil beside a line that has no answer.
  ///
  /// A correct comment stays the same. A comment with fewer digits than the sheet writes keeps its number
  /// of digits. Otherwise the result is the answer that the sheet writes.
  func updated(
    at index: Int, of sheet: Sheet, within budget: Budget
  ) -> WrittenSheetAnswer? {
    guard let written = sheet.comment(at: index, within: budget) else { return nil }
    if isRight(at: index, of: sheet, within: budget) { return answer }
    // A comment marked exact had all of its digits, and no fewer than others.
    guard answer.mark == .rounded, written.mark != .failure,
      let format = otherFormats(than: sheet.options.format).first,
      format.precision.isCoarser(than: sheet.options.format.precision)
    else { return written }
    return sheet.written(at: index, in: format, within: budget)
  }

  /// Returns the formats in which an answer has as many digits as this one, the likeliest first.
  private func otherFormats(than format: AnswerFormat) -> [AnswerFormat] {
    let digits = WrittenDigits(of: answer.text).counts(by: format.precision)
    return digits.filter { $0 <= Self.digitLimit }.compactMap { count in
      var other = format
      switch (format.precision, answer.mark) {
      case (_, .failure), (_, nil): return nil
      // Trailing zeros of exact numbers are dropped, whatever was asked for.
      case (.significantDigits, .exact): return nil
      case (.significantDigits, .rounded): other.precision = .significantDigits(count)
      case (.places, _): other.precision = .places(count)
      }
      return other
    }
  }
}

extension AnswerFormat.Precision {
  /// Whether this precision has fewer digits than another one of its kind.
  fileprivate func isCoarser(than other: Self) -> Bool {
    switch (self, other) {
    case (.significantDigits(let count), .significantDigits(let others)),
      (.places(let count), .places(let others)):
      count < others
    default: false
    }
  }
}

extension Sheet {
  /// Returns the answer for a comment beside a line; nil if the line gets none.
  func comment(at index: Int, within budget: Budget) -> WrittenSheetAnswer? {
    guard let written = written(at: index, within: budget), written.mark != nil else { return nil }
    return written
  }
}
