/// A text with the digits and signs of other scripts replaced by plain ones: `１２＋３` by `12+3`.
///
/// Only characters with the same meaning are replaced, so letters stay as they are.
final class PlainSigns: Sendable {
  /// The text, in UTF-8.
  let text: [UInt8]

  /// The source of each of its bytes, and its end.
  private let places: [Int]

  /// For each of its bytes, the offset of the original script's digits if a digit was replaced, and 0 elsewhere.
  private let zeros: [UInt16]

  /// Creates the plain text; nil if there is nothing to replace, as nearly always.
  ///
  /// - Throws: ``ExpressionError`` if the text is LaTeX but no arithmetic, or a question with two readings.
  init?(_ original: [UInt8], decimalMark: Unicode.Scalar) throws(ExpressionError) {
    let latex = LaTeXText.isLaTeX(original) ? try LaTeXText(original) : nil
    let question = latex == nil ? try Question(original) : nil
    let source = latex?.text ?? question?.text ?? original
    let sources = latex?.places ?? question?.places
    var isReplaced = sources != nil
    var text: [UInt8] = []
    var places: [Int] = []
    var zeros: [UInt16] = []
    var place = 0
    for scalar in String(decoding: source, as: UTF8.self).unicodeScalars {
      // The bar of a fraction binds its numbers: `1⁄2 ÷ 1⁄4` is 2.
      let plain = scalar == "\u{2044}" ? nil : scalar.plainSign(decimalMark: decimalMark)
      isReplaced = isReplaced || plain != nil
      for byte in (plain ?? scalar).utf8 {
        text.append(byte)
        places.append(sources?[place] ?? place)
        zeros.append(byte.isDigit && plain != nil ? UInt16(scalar.value - UInt32(byte)) : 0)
      }
      place += scalar.utf8.count
    }
    places.append(original.count)
    guard isReplaced else { return nil }
    self.text = text
    self.places = places
    self.zeros = zeros
    self.question = question == nil ? nil : original
  }

  /// The original text, if it is a question, whose parts are in another order.
  private let question: [UInt8]?

  /// Whether the digits at a place of the text belong to more than one script.
  func mixesDigits(in range: Range<Int>) -> Bool {
    guard let first = range.first(where: { text[$0].isDigit }) else { return false }
    return range.contains { text[$0].isDigit && zeros[$0] != zeros[first] }
  }

  /// The place in the original text.
  func original(_ range: Range<Int>) -> Range<Int> {
    let end = places.count - 1
    let start = places[min(range.lowerBound, end)]
    guard let question, !range.isEmpty else {
      let upper = places[min(range.upperBound, end)]
      return start..<max(start, upper)
    }
    // The last part of the expression may have come first in the question.
    let used = range.clamped(to: 0..<end).map { places[$0] }
    guard let first = used.min(), var upper = used.max() else { return start..<start }
    repeat { upper += 1 } while upper < question.count && question[upper] & 0xC0 == 0x80
    return first..<upper
  }
}

extension Unicode.Scalar {
  /// The plain sign with the same meaning; nil for any other character.
  package func plainSign(decimalMark: Unicode.Scalar) -> Unicode.Scalar? {
    switch value {
    // Arabic and Persian digits, and the signs used with them.
    case 0x660...0x669: Unicode.Scalar(value - 0x660 + 0x30)
    case 0x6F0...0x6F9: Unicode.Scalar(value - 0x6F0 + 0x30)
    case 0x66A: "%"
    case 0x66B: decimalMark
    case 0x66C: "'"
    case 0x60C, 0x61B: ";"
    // Fullwidth digits and signs, in the order of ASCII.
    case 0xFF01...0xFF20, 0xFF3B...0xFF3E: Unicode.Scalar(value - 0xFEE0)
    case 0xFFE0...0xFFE1: value == 0xFFE1 ? "£" : nil
    case 0xFFE5: "¥"
    // Characters used in place of the minus sign, and other signs of multiplication and division. An em dash is not
    // one of them, because phones replace two hyphens by it, and `2--1` is 3.
    case 0x2010...0x2013, 0x2796: "-"
    case 0x2022, 0x2217, 0x2219, 0x2715, 0x2716: "*"
    case 0x2044, 0x2215, 0x2797, 0x29F8: "/"
    case 0xBA, 0x02DA: "°"
    case 0x2795: "+"
    // Spaces of other widths.
    case 0x2007, 0x2009, 0x202F, 0x3000: "\u{A0}"
    default: nil
    }
  }
}
