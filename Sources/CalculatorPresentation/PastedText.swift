import CalculatorModel
import ExactReals

/// A number or an expression as people write them elsewhere, understood.
///
/// ```swift
/// try PastedText("1.234,56", symbols: NumberSymbols()).value        // 1234.56
/// try PastedText("$1,200.50", symbols: NumberSymbols()).value       // 1200.5
/// try PastedText("12,345 * 67", symbols: NumberSymbols()).reading   // "12345 × 67"
/// ```
///
/// Digits may be grouped by `,`, `.`, `'`, `_` or a space; where two kinds of marks occur, the last
/// one is the decimal mark. A single mark is read as the calculator's own symbols have it: with `,`
/// for groups, `1,234` is 1234; but `1,5` can only be 1.5. Currency signs are left out, and a `=` at
/// the end.
public struct PastedText: Sendable {
  /// The most characters that are understood.
  public static let lengthLimit = 10_000

  /// The number, or the value of the expression.
  public let value: Real

  /// What was understood, written the calculator's way.
  public let reading: String

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text from the clipboard.
  ///   - symbols: The marks that decide where a text could be read in two ways.
  /// - Throws: ``PasteError`` with the reason.
  public init(_ text: String, symbols: NumberSymbols) throws(PasteError) {
    let scalars = Array(text.unicodeScalars.prefix(Self.lengthLimit + 1))
    guard scalars.count <= Self.lengthLimit else {
      throw PasteError(.tooLong(limit: Self.lengthLimit))
    }
    var reader = PasteReader(scalars, decimalMark: symbols.decimalMark)
    try self.init(expression: try reader.plainText())
  }

  /// Reads an expression.
  init(expression plain: String) throws(PasteError) {
    do throws(ExpressionError) {
      let expression = try MathExpression(plain)
      value = try expression.value()
      reading = expression.reading
    } catch {
      throw PasteError(.expression(error.cause))
    }
  }
}
