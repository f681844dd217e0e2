import CalendarDates

/// Answers lines of plain arithmetic at once, where machine numbers are precise enough to be certain.
///
/// ```swift
/// var text: [UInt8] = []
/// ArithmeticFilter.answer(Array("1/3 + 0.5".utf8), significantDigits: 16, to: &text)   // true
/// // text is "0.8333333333333333"
/// ArithmeticFilter.answer(Array("1/3*3".utf8), significantDigits: 16, to: &text)       // false
/// ```
///
/// It is a floating-point filter, as used in geometry to decide most cases without exact numbers (S. Fortune and C.
/// J. Van Wyk, "Efficient exact arithmetic for computational geometry", 1993): short decimals stay exact, everything
/// else is two doubles with a proven error bound, and there is only an answer where every number within that bound
/// has the same text. The rest is read and calculated by ``Worksheet``, which always returns the same text: zeros,
/// exact results of inexact steps, ties, whatever has no value, and all of the language but numbers, brackets,
/// `+ - * /`, whole powers and `sqrt`.
///
/// - Complexity: O(*n*) in the length of the line; nothing is allocated.
package struct ArithmeticFilter {
  /// The most nested brackets; deeper ones are left to others.
  private static let depthLimit = 32

  /// The greatest exponent.
  private static let exponentLimit = 64

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Adds the answer to a line to a text.
  ///
  /// - Parameters:
  ///   - line: The line in UTF-8, without its end.
  ///   - count: The number of significant digits of the answer, 1 through 16.
  ///   - wholeNumbers: Whether a whole number of more digits is shown whole.
  ///   - answer: Receives the answer's text as ``AnswerFormat`` writes it.
  /// - Returns: Whether there is an answer; if not, nothing is added.
  package static func answer(
    _ line: [UInt8], significantDigits count: Int, wholeNumbers: Bool = true,
    to answer: inout [UInt8]
  ) -> Bool {
    guard 1...16 ~= count else { return false }
    let value: FilteredNumber? = line.withUnsafeBufferPointer { line in
      var filter = ArithmeticFilter(line)
      let value = filter.sum()
      return filter.position == line.count ? value : nil
    }
    return value?.write(significantDigits: count, wholeNumbers: wholeNumbers, to: &answer) ?? false
  }

  /// The next byte that is no space; 0 at the end, as no line that can be read here contains it.
  private mutating func next() -> UInt8 {
    while position < text.count {
      let byte = text[position]
      if byte != UInt8(ascii: " ") { return byte }
      position += 1
    }
    return 0
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    guard next() == sign else { return false }
    position += 1
    return true
  }

  private mutating func sum() -> FilteredNumber? {
    let isNegative = take(UInt8(ascii: "-"))
    // `- 5` may continue from the previous answer.
    if isNegative, position < text.count, text[position] == UInt8(ascii: " ") { return nil }
    guard let first = product() else { return nil }
    var sum = isNegative ? -first : first
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return sum }
      position += 1
      if sign == UInt8(ascii: "-"), isInDate || isInThree(sign) { return nil }
      guard let term = product(),
        let next = sign == UInt8(ascii: "+") ? sum + term : sum - term
      else { return nil }
      sum = next
    }
  }

  /// Whether the last sign is the first of what may be a date: `2026-11-22`.
  private var isInDate: Bool {
    let (start, end) = (position - 5, position + 5)
    return start >= 0 && end <= text.count && text[position + 2] == UInt8(ascii: "-")
      && CalendarDate.hasForm(text[start..<end])
  }

  /// Whether the last sign comes again after one or two digits, as in a date of another order: `12/25/2025`; a minus
  /// with a year on one side, as in `2024-1-5` and `17-3-2027`.
  private func isInThree(_ sign: UInt8) -> Bool {
    guard position + 2 < text.count else { return false }
    let second = text[position + 1] == sign ? position + 1 : position + 2
    guard text[second] == sign else { return false }
    var end = second + 1
    while end < text.count, text[end].isDigit { end += 1 }
    let year = end - second - 1
    if sign == UInt8(ascii: "/") { return year == 2 || year == 4 }
    return year == 4 || position > 4 && text[position - 5..<position - 1].allSatisfy { $0.isDigit }
  }

  /// Whether the last sign is the bar of what may be a mixed number: of `2-3/4`.
  private var isInMixedNumber: Bool {
    guard position > 3, text[position - 2].isDigit else { return false }
    var place = text[position - 3].isDigit ? position - 4 : position - 3
    guard text[place] == UInt8(ascii: "-") else { return false }
    let minus = place
    while place > 0, text[place - 1].isDigit { place -= 1 }
    return place < minus && (place == 0 || text[place - 1] == UInt8(ascii: " "))
  }

  private mutating func product() -> FilteredNumber? {
    guard var product = power() else { return nil }
    var isSetOff = false
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return product }
      let isSpaced = text[position - 1] == UInt8(ascii: " ")
      position += 1
      if sign == UInt8(ascii: "/") {
        // `3/4 / 1/2` has two readings.
        if isInThree(sign) || isInMixedNumber || isSetOff && !isSpaced { return nil }
        isSetOff = isSpaced
      } else {
        isSetOff = false
      }
      guard let factor = power(),
        let next = sign == UInt8(ascii: "*") ? product * factor : product / factor
      else { return nil }
      product = next
    }
  }

  private mutating func power() -> FilteredNumber? {
    guard let base = operand() else { return nil }
    guard take(UInt8(ascii: "^")) else { return base }
    _ = next()
    guard let (exponent, places) = decimal(), places == 0,
      1...Int64(Self.exponentLimit) ~= exponent,
      next() != UInt8(ascii: "^")
    else { return nil }
    return base.power(Int(exponent))
  }

  private mutating func operand() -> FilteredNumber? {
    switch next() {
    case UInt8(ascii: "("):
      return bracket()
    case UInt8(ascii: "s"):
      for letter in "sqrt".utf8 {
        guard position < text.count, text[position] == letter else { return nil }
        position += 1
      }
      guard position < text.count, text[position] == UInt8(ascii: "(") else { return nil }
      return bracket()?.squareRoot()
    default:
      guard let (significand, places) = decimal() else { return nil }
      return .decimal(significand: significand, places: places)
    }
  }

  private mutating func bracket() -> FilteredNumber? {
    position += 1
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let value = sum(), take(UInt8(ascii: ")")) else { return nil }
    return value
  }

  /// Reads digits with at most one point among them, eighteen characters at most.
  private mutating func decimal() -> (significand: Int64, places: Int)? {
    let start = position
    var significand: Int64 = 0
    var point: Int?
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "."), point == nil, position > start {
        point = position
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        // There are at most seventeen digits before it, so an Int64 has room for one more.
        guard position - start < 18 else { return nil }
        significand = significand * 10 + Int64(byte - UInt8(ascii: "0"))
      } else {
        break
      }
      position += 1
    }
    guard position > start, point != position - 1 else { return nil }
    // `0700` may be a time.
    if text[start] == UInt8(ascii: "0"), position - start == 4, point == nil { return nil }
    return (significand, point.map { position - $0 - 1 } ?? 0)
  }
}
