import BigNumbers
import CalculatorModel
import ExactReals

/// What a link carries: an expression of the expression language, with `.` as the decimal mark.
public struct LinkedExpression: Hashable, Sendable {
  /// The expression: `1 ÷ 3`, `sin(30°) + 2`.
  public let text: String

  /// What angles are measured in; nil where that is no matter, or the link does not say.
  public let angleUnit: AngleUnit?

  /// Creates an expression of a link.
  public init(_ text: String, angleUnit: AngleUnit? = nil) {
    self.text = text
    self.angleUnit = angleUnit
  }
}

extension CalculatorViewModel {
  /// An expression of the number shown that a link can carry; nil after a failed calculation, and where
  /// there is no text that is short and has the same value.
  ///
  /// ``open(_:)`` enters it in any calculator, whatever its marks and angles are.
  public var link: LinkedExpression? {
    // With exact numbers the calculation of a word might have another value.
    let portable = calculator.word.map { $0.description } ?? calculator.portableText
    guard let text = portable, text.utf8.count <= Self.linkLimit,
      let expression = try? MathExpression(text)
    else { return nil }
    return LinkedExpression(text, angleUnit: expression.dependsOnAngleUnit ? .radians : nil)
  }

  /// The most bytes that a link carries: all browsers take addresses of this length.
  private static let linkLimit = 1_500

  /// Says that a link to the number shown was copied, or that there is none.
  public func confirmLink() {
    say(.sentence(link == nil ? .nothingToLink : .linkCopied))
  }

  /// Enters the value of an expression that a link carries.
  ///
  /// Where the link does not say what angles are measured in, it is the calculator's unit.
  /// ``notice`` then says what was understood, or why nothing was.
  ///
  /// - Returns: Whether the calculator took it. If not, nothing has changed.
  @discardableResult
  public func open(_ link: LinkedExpression) -> Bool {
    do throws(PasteError) {
      guard link.text.isNoLonger(than: PastedText.lengthLimit) else {
        throw PasteError(.tooLong(limit: PastedText.lengthLimit))
      }
      let linked = try PastedText(
        expression: link.text, ReadingOptions(), angleUnit: link.angleUnit ?? calculator.angleUnit)
      try take(linked)
      let reading = linked.reading(symbols: calculator.format.symbols)
      say(.sentence(.linked(reading, angles: linked.openUnit)))
    } catch {
      say(.sentence(.notLinked(error.cause)))
      return false
    }
    return true
  }
}
