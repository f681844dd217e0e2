/// The digits of a decimal number as they are written: `d.ddd × 10^exponent`.
package struct DecimalDigits: Hashable, Sendable {
  private let isNegative: Bool

  /// The digits in ASCII, at least one.
  private var digits: [UInt8]

  /// The power of ten of the first digit.
  package let exponent: Int64

  /// Creates the digits of significand · 10^exponent; the exponent of the first one wraps around.
  package init(_ significand: BigInt, exponent: Int64) {
    isNegative = significand.isNegative
    digits = Array(significand.magnitude.description.utf8)
    self.exponent = significand.isZero ? 0 : exponent &+ Int64(digits.count - 1)
  }

  /// The number of digits.
  package var count: Int { digits.count }

  /// Whether the number is 0.
  package var isZero: Bool { digits[0] == UInt8(ascii: "0") }

  /// Drops the zeros at the end.
  package mutating func dropTrailingZeros() {
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
  }

  /// Returns the digits with an exponent: `1.25e9`.
  package func scientificText() -> String { text(exponent: exponent) }

  /// Returns the digits with an exponent of up to that of the first one: `12.5e3`.
  ///
  /// There are at least `places` digits after the point, with zeros at the end. Missing digits before the
  /// point are zeros: 1 × 10^5 with the exponent 3 is `100e3`.
  package func text(exponent shown: Int64, places: Int = 0) -> String {
    text(
      fractionDigits: digits.count - 1 - Int(truncatingIfNeeded: exponent - shown), places: places,
      exponent: shown)
  }

  /// Returns the digits without an exponent: `1250.5`, padded with zeros to a number of decimal places on
  /// request.
  ///
  /// The exponent is small enough for the text to be written out.
  package func plainText(places: Int = 0, groupingMark: Unicode.Scalar? = nil) -> String {
    text(
      fractionDigits: digits.count - 1 - Int(truncatingIfNeeded: exponent), places: places,
      groupingMark: groupingMark)
  }

  private func text(
    fractionDigits: Int, places: Int = 0, exponent: Int64? = nil,
    groupingMark: Unicode.Scalar? = nil
  ) -> String {
    let places = max(0, places, fractionDigits)
    let wholeDigits = max(1, digits.count - fractionDigits)
    let markLength = groupingMark?.utf8.count ?? 0
    // A sign, a point, and an exponent of up to 19 digits with its own sign.
    let capacity = wholeDigits + wholeDigits / 3 * markLength + places + 23
    return DigitWriter.text(capacity: capacity) { writer in
      if isNegative { writer.append("-") }
      digits.withUnsafeBufferPointer { digits in
        writer.append(
          digits, fractionDigits: fractionDigits, places: places == 0 ? nil : places,
          groupingMark: groupingMark)
      }
      if let exponent { writer.append(exponent: exponent) }
    }
  }
}
