import BigNumbers

/// A number in a line of a sheet that can be changed by dragging.
///
/// ```swift
/// let number = DraggedNumber(in: "price = 1.25", at: 9)
/// number?.range               // 8..<12
/// number?.text(after: -3)     // "1.22"
/// ```
///
/// A step is one unit of the last place that was typed: 0.01 for `1.25`, 1 for `1200`. A minus before the number
/// belongs to it if it is a sign, as in `5 * -3`, but not if it subtracts, as in `5 - 3`.
public struct DraggedNumber: Hashable, Sendable {
  /// Its range in the line, in bytes, including its sign.
  public let range: Range<Int>

  private let isNegative: Bool
  /// All digits.
  private let digits: String
  /// The number of digits after the point.
  private let places: Int
  private let hasGroups: Bool
  /// The text after the digits: an exponent.
  private let rest: String

  /// Finds the number at a place in a line, including either of its ends; nil if there is none.
  public init?(in line: String, at offset: Int) {
    let parts = SheetLineParts(line)
    let numbers = parts.tokens.indices.filter { parts.tokens[$0].kind == .number }
    guard
      let index = numbers.last(where: {
        parts.tokens[$0].range.contains(offset) || parts.tokens[$0].range.upperBound == offset
      })
    else { return nil }
    let token = parts.tokens[index]
    var digits: [UInt8] = []
    var end = token.range.lowerBound
    var pointOffset: Int?
    scanning: while end < token.range.upperBound {
      switch parts.bytes[end] {
      case UInt8(ascii: "."):
        guard pointOffset == nil else { return nil }
        pointOffset = digits.count
      case UInt8(ascii: "_"): break
      case let byte where byte.isDigit: digits.append(byte)
      default: break scanning
      }
      end += 1
    }
    // Numbers in a base have letters among their digits.
    guard end == token.range.upperBound || parts.bytes[end] | 0x20 == UInt8(ascii: "e") else {
      return nil
    }
    hasGroups = parts.bytes[token.range].contains(UInt8(ascii: "_"))
    self.digits = String(decoding: digits, as: UTF8.self)
    places = pointOffset.map { digits.count - $0 } ?? 0
    rest = String(decoding: parts.bytes[end..<token.range.upperBound], as: UTF8.self)
    let sign = parts.sign(before: index)
    isNegative = sign != nil
    range = (sign ?? token.range.lowerBound)..<token.range.upperBound
  }

  /// Returns the number after a number of steps.
  ///
  /// - Complexity: O(*n*²) in its digits.
  public func text(after steps: Int) -> String {
    let magnitude = BigInt(digits) ?? 0
    let value = (isNegative ? -magnitude : magnitude) + BigInt(steps)
    var written = Array(value.magnitude.description.utf8)
    // Keeps as many places as were typed, and a digit before them.
    while written.count <= places { written.insert(UInt8(ascii: "0"), at: 0) }
    let wholeCount = written.count - places
    var text: [UInt8] = []
    for (index, digit) in written.enumerated() {
      if index == wholeCount {
        text.append(UInt8(ascii: "."))
      } else if hasGroups, index > 0, index < wholeCount, (wholeCount - index).isMultiple(of: 3) {
        text.append(UInt8(ascii: "_"))
      }
      text.append(digit)
    }
    return (value < 0 ? "-" : "") + String(decoding: text, as: UTF8.self) + rest
  }
}

extension SheetLineParts {
  /// Returns the start of the minus that is the sign of a token; nil if there is none, or it subtracts.
  func sign(before index: Int) -> Int? {
    guard index > 0, isMinus(index - 1) else { return nil }
    let minus = tokens[index - 1]
    guard minus.range.upperBound == tokens[index].range.lowerBound else { return nil }
    let isOperand =
      index > 1 && tokens[index - 2].range.lowerBound >= calculation.lowerBound
      && tokens[index - 2].endsOperand
    return isOperand ? nil : minus.range.lowerBound
  }

  /// Whether a token is a minus.
  func isMinus(_ index: Int) -> Bool {
    tokens[index].kind == .operation && ["-", "−"].contains(text(tokens[index]))
  }
}

extension SheetToken {
  /// Whether an operation may follow.
  var endsOperand: Bool {
    switch kind {
    case .number, .name, .close, .postfix: true
    case .operation, .open, .other: false
    }
  }
}
