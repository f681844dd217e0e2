import CalculatorModel
import DisplayableText

extension NumberSymbols {
  /// Marks as expressions have them: `-1234.5`.
  static let plain = NumberSymbols(decimalMark: ".", groupingMark: nil, minusSign: "-")

  /// An expression, or a number, with these marks in place of those of the expression language.
  ///
  /// ```swift
  /// NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−")
  ///   .text(ofExpression: "1234.5 - max(2, 3)")   // "1.234,5 − max(2; 3)"
  /// ```
  ///
  /// A comma between arguments becomes a semicolon where numbers have decimal commas. What no
  /// expression contains but a journal may, such as commands to a terminal, is made visible.
  func text(ofExpression expression: String) -> String {
    let text = Array(expression.utf8)
    var marked = ""
    for piece in ExpressionPiece.pieces(of: text) {
      switch piece.kind {
      case .number: append(number: text[piece.range], to: &marked)
      case .minus: marked.unicodeScalars.append(minusSign)
      case .space: marked += " "
      case .comma: marked += decimalMark == "," ? ";" : ","
      default: marked += String(decoding: text[piece.range], as: UTF8.self)
      }
    }
    return marked.displayable(limit: Int.max)
  }

  /// The expression that a person has written with these marks: decimal commas between digits, and then
  /// semicolons between arguments.
  ///
  /// ```swift
  /// NumberSymbols(decimalMark: ",", groupingMark: ".")
  ///   .expression(ofText: "2,5 × max(2; 3)")   // "2.5 × max(2, 3)"
  /// ```
  func expression(ofText text: String) -> String {
    guard decimalMark == "," else { return text }
    let scalars = Array(text.unicodeScalars)
    func isDigit(at place: Int) -> Bool {
      scalars.indices.contains(place) && ("0"..."9").contains(scalars[place])
    }
    var expression = ""
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "," where isDigit(at: place + 1): expression += "."
      case ";": expression += ","
      default: expression.unicodeScalars.append(scalar)
      }
    }
    return expression
  }

  private func append(number: ArraySlice<UInt8>, to text: inout String) {
    let digits = number.filter { $0 != UInt8(ascii: "_") }
    let whole = digits.prefix { $0 &- UInt8(ascii: "0") < 10 }
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0, let groupingMark {
        text.unicodeScalars.append(groupingMark)
      }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    // Behind the point: digits, and an exponent with its sign, of which `−` has three bytes.
    var rest = digits.dropFirst(whole.count)
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "."): text.unicodeScalars.append(decimalMark)
      case UInt8(ascii: "-"): text.unicodeScalars.append(minusSign)
      case 0xE2: text.unicodeScalars.append(minusSign)
      case 0x80...: break
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
      rest = rest.dropFirst()
    }
  }
}
