import CalculatorModel
import ExactReals

/// More of a line's answer than is shown beside it, as shown by Ctrl-Enter.
public struct SheetExpansion: Hashable, Sendable {
  /// The number of the line, from 1.
  public let number: Int

  /// The line as it was understood; nil if that is not shown.
  public let reading: String?

  /// The exact form: `√3/2`; nil if it is not short.
  public let exactForm: String?

  /// More digits of a number; nil for any other answer, or if they would take too long.
  public let digits: ExpandedNumber?
}

extension SheetViewModel {
  /// Whether there is more to show of the answer in the cursor's line.
  public var hasExpansion: Bool { sheet.answer(at: cursor.line).value != nil }

  /// Returns more of a line's answer; nil if it has none.
  ///
  /// - Parameters:
  ///   - line: The line, from 0; by default that of the cursor.
  ///   - digits: The number of digits requested.
  /// - Returns: The expansion to show.
  public func expansion(of line: Int? = nil, digits: Int = 50) -> SheetExpansion? {
    let line = line ?? cursor.line
    guard let value = sheet.answer(at: line).value else { return nil }
    return SheetExpansion(
      number: line + 1, reading: sheet.reading(at: line), exactForm: sheet.exactForm(at: line),
      digits: value.number.flatMap {
        ExpandedNumber(
          of: $0, digits: digits,
          symbols: NumberSymbols(
            decimalMark: symbols.decimalMark, groupingMark: nil, minusSign: symbols.minusSign))
      })
  }
}
