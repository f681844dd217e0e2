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
    String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
  }

  mutating func append(_ mark: Unicode.Scalar) {
    for byte in mark.utf8 { append(byte: byte) }
  }

  /// Writes an integer with a mark between groups of three digits.
  mutating func append(_ number: UInt64, groupedWith mark: Unicode.Scalar?) {
    let digits = number.decimalDigitCount
    var scale = UInt64.powerOfTen(digits - 1)
    for left in stride(from: digits, to: 0, by: -1) {
      append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / scale % 10))
      scale /= 10
      if let mark, left > 1, left % 3 == 1 { append(mark) }
    }
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
