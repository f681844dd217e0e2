/// Writes digits and marks as UTF-8 into memory that it is lent, so that short texts need none.
struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Creates a writer into a buffer that is large enough for all that will be written.
  init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// What was written.
  ///
  /// Up to 15 bytes are kept inside the string itself.
  var text: String {
    String(unsafeUninitializedCapacity: count) { text in
      text.update(fromContentsOf: buffer[..<count])
    }
  }

  mutating func append(_ mark: Unicode.Scalar) {
    for byte in mark.utf8 { append(byte: byte) }
  }

  /// Writes an integer with a mark between groups of three digits.
  mutating func append(_ number: UInt64, groupedWith mark: Unicode.Scalar?) {
    // From the right, so that the divisor is always ten, which needs no slow division.
    let digits = number.decimalDigitCount
    let end = count + digits + (digits - 1) / 3 * (mark?.utf8.count ?? 0)
    var position = end
    var rest = number
    for written in 0..<digits {
      if let mark, written > 0, written % 3 == 0 {
        position -= mark.utf8.count
        _ = buffer[position...].update(fromContentsOf: mark.utf8)
      }
      position -= 1
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count = end
  }

  /// Writes exactly so many digits, with leading zeros.
  mutating func append(_ number: UInt64, digits: Int) {
    var rest = number
    for position in stride(from: count + digits - 1, through: count, by: -1) {
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  private mutating func append(byte: UInt8) {
    buffer[count] = byte
    count += 1
  }
}
