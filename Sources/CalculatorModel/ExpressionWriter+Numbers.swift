import BigNumbers
import ExactReals

extension ExpressionWriter {
  func number(_ operand: Operand, calculation: UInt64?) -> Piece {
    switch style {
    case .display(let format, _):
      guard let shown = format.displayedNumber(of: operand) else { return Piece(text: "…") }
      let text = (shown.isExact ? "" : "≈") + format.text(of: shown)
      if shown.isNegative { return .negative(text, digits: Digits(shown)) }
      return Piece(
        text: text, strength: shown.isExact ? .atom : .power, digits: Digits(shown))
    case .source(let unit, let isKept):
      if let calculation, isKept(calculation) {
        return Piece(text: Calculator.name(ofCalculation: calculation))
      }
      return exact(operand.value, in: unit)
    }
  }

  /// A number in a form that reads back as the same number.
  func exact(_ value: Real, in angleUnit: AngleUnit) -> Piece {
    if let value = value.rational {
      guard value.storageBitWidth <= 4_096 else { return rounded(value: Real(value)) }
      let decimal = AnswerFormat(significantDigits: 30)
      if value.isInteger || decimal.showsExactly(value) {
        let text = value.isInteger ? value.numerator.description : decimal.text(of: value)
        return value.isNegative ? .negative(text) : Piece(text: text)
      }
      let text = value.numerator.description + " ÷ " + value.denominator.description
      return Piece(
        text: text, strength: .product, laterText: value.isNegative ? "(" + text + ")" : nil)
    }
    if let text = value.exactText, let expression = try? MathExpression(text),
      let copy = try? expression.value(in: angleUnit, within: .press),
      copy.isStructurallyEqual(to: value)
    {
      return Piece(text: "(" + text + ")", isGroup: true)
    }
    return rounded(value: value)
  }

  func rounded(value: Real) -> Piece {
    let text = NumberFormat.scientific.text(of: value)
    return text.hasPrefix("-") ? .negative("≈" + text) : Piece(text: "≈" + text, strength: .power)
  }
}
