/// The characters of digits.
struct DigitLetters {
  private let ten: UInt8

  init(uppercase: Bool) {
    ten = UInt8(ascii: uppercase ? "A" : "a") - 10
  }

  @inline(__always)
  func letter(_ digit: UInt) -> UInt8 {
    UInt8(truncatingIfNeeded: digit) &+ (digit < 10 ? UInt8(ascii: "0") : ten)
  }
}
