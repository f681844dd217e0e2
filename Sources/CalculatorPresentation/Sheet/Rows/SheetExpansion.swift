import CalculatorModel
import ExactReals

/// More of a line's answer than stands beside it: what Ctrl-Enter shows (SHEET U7).
public struct SheetExpansion: Hashable, Sendable {
  /// The number of the line, from 1.
  public let number: Int

  /// How the line was understood; nil where that is not told.
  public let reading: String?

  /// The exact form: `√3/2`; nil where it is not short.
  public let exactForm: String?

  /// More digits of a number; nil of what is none, and where they would take too long.
  public let digits: ExpandedNumber?
}

extension SheetViewModel {
  /// Whether there is more of the answer of the cursor's line.
  public var hasExpansion: Bool { sheet.answer(at: cursor.line).value != nil }

  /// More of a line's answer; nil where it has none.
  ///
  /// - Parameters:
  ///   - line: The line, from 0; by default that of the cursor.
  ///   - digits: How many digits are asked for.
  /// - Returns: What there is to show.
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
