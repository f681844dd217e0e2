import BigNumbers
import CalculatorModel
import ExactReals

/// The content of a link: an expression of the expression language, with `.` as the decimal mark.
public struct LinkedExpression: Hashable, Sendable {
  /// The expression: `1 ÷ 3`, `sin(30°) + 2`.
  public let text: String

  /// The unit of angles; nil if it does not matter, or the link does not say.
  public let angleUnit: AngleUnit?

  /// Creates an expression of a link.
  public init(_ text: String, angleUnit: AngleUnit? = nil) {
    self.text = text
    self.angleUnit = angleUnit
  }
}

extension CalculatorViewModel {
  /// An expression for the number shown that a link can carry; nil after a failed calculation, and if there is
  /// no short text with the same value.
  ///
  /// ``open(_:)`` enters it in any calculator, regardless of its marks and angle unit.
  public var link: LinkedExpression? {
    // With exact numbers, a calculation made in words might have another value.
    let portable = calculator.word.map { $0.description } ?? calculator.portableText
    guard let text = portable, text.utf8.count <= Self.linkLimit,
      let expression = try? MathExpression(text)
    else { return nil }
    return LinkedExpression(text, angleUnit: expression.dependsOnAngleUnit ? .radians : nil)
  }

  /// The maximum number of bytes in a link: all browsers accept addresses of this length.
  private static let linkLimit = 1_500

  /// Says that a link to the number shown was copied, or that there is none.
  public func confirmLink() {
    say(.sentence(link == nil ? .nothingToLink : .linkCopied))
  }

  /// Enters the value of an expression that a link carries.
  ///
  /// If the link does not give the unit of angles, it is the calculator's unit. ``notice`` then says what was
  /// understood, or why nothing was.
  ///
  /// - Returns: Whether the calculator accepted it. If not, nothing has changed.
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
