/// A writer that lays out the digits and marks of a decimal number as UTF-8, in a buffer provided by the
/// caller, so that short texts need no memory of their own.
///
/// ```swift
/// DigitWriter.text(capacity: 40) { writer in
///   writer.append(12_345, fractionDigits: 1, decimalMark: ".", groupingMark: ",")  // "1,234.5"
/// }
/// ```
package struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Returns the text that is written, with at most `capacity` bytes.
  ///
  /// Up to 15 bytes are kept inside the string itself.
  package static func text(capacity: Int, _ write: (inout DigitWriter) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = DigitWriter(buffer: buffer)
      write(&writer)
      return String(unsafeUninitializedCapacity: writer.count) { text in
        text.update(fromContentsOf: buffer[..<writer.count])
      }
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  package mutating func append(_ mark: Unicode.Scalar) {
    guard !mark.isASCII else { return append(byte: UInt8(truncatingIfNeeded: mark.value)) }
    for byte in mark.utf8 { append(byte: byte) }
  }

  /// Writes digits, given in ASCII, some of them after the point.
  ///
  /// Zeros fill in where there are no digits: after them if the count of fraction digits is negative, and
  /// before and after those of a fraction, which has at least `places` digits.
  ///
  /// - Parameters:
  ///   - digits: The digits, at least one.
  ///   - fractionDigits: The number of digits after the point.
  ///   - places: The number of places after the point; nil for no point.
  ///   - decimalMark: The point.
  ///   - groupingMark: The mark between groups of three digits before the point, or nil.
  package mutating func append(
    _ digits: UnsafeBufferPointer<UInt8>, fractionDigits: Int, places: Int?,
    decimalMark: Unicode.Scalar = ".", groupingMark: Unicode.Scalar? = nil
  ) {
    let wholeDigits = digits.count - fractionDigits
    if wholeDigits <= 0 { append(byte: Self.zero) }
    for position in 0..<max(0, wholeDigits) {
      if let groupingMark, position > 0, (wholeDigits - position) % 3 == 0 { append(groupingMark) }
      append(byte: position < digits.count ? digits[position] : Self.zero)
    }
    guard let places else { return }
    append(decimalMark)
    for _ in 0..<max(0, -wholeDigits) { append(byte: Self.zero) }
    for position in min(max(0, wholeDigits), digits.count)..<digits.count {
      append(byte: digits[position])
    }
    for _ in 0..<max(0, places - max(0, fractionDigits)) { append(byte: Self.zero) }
  }

  /// Writes the digits of a number, some of them after the point; nil for no point.
  package mutating func append(
    _ number: UInt64, fractionDigits: Int?, decimalMark: Unicode.Scalar = ".",
    groupingMark: Unicode.Scalar? = nil
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      // From the right, so that the divisor is always ten, which avoids a slow division.
      var (start, rest) = (digits.count, number)
      repeat {
        start -= 1
        digits[start] = Self.zero + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      append(
        UnsafeBufferPointer(rebasing: digits[start...]), fractionDigits: fractionDigits ?? 0,
        places: fractionDigits, decimalMark: decimalMark, groupingMark: groupingMark)
    }
  }

  /// Writes `e` and an exponent.
  package mutating func append(exponent: Int64, minusSign: Unicode.Scalar = "-") {
    append("e")
    if exponent < 0 { append(minusSign) }
    append(exponent.magnitude, fractionDigits: nil)
  }

  private static let zero = UInt8(ascii: "0")

  private mutating func append(byte: UInt8) {
    buffer[count] = byte
    count += 1
  }
}
