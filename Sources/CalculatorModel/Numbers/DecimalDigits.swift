import BigNumbers

/// The digits of a decimal number as they are written: `d.ddd × 10^exponent`.
struct DecimalDigits: Hashable, Sendable {
  var isNegative: Bool

  /// The digits in ASCII, at least one.
  var digits: [UInt8]

  /// The power of ten of the first digit.
  var exponent: Int64

  init(isNegative: Bool, digits: [UInt8], exponent: Int64) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// All digits of a number, or nil when they never end.
  init?(exactly value: Rational) {
    guard let places = value.decimalPlaces else { return nil }
    digits = Array(value.magnitude.significand(places: places).description.utf8)
    isNegative = value.isNegative
    exponent = Int64(digits.count - 1 - places)
    dropTrailingZeros()
  }

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  /// Leaves out the zeros at the end.
  mutating func dropTrailingZeros() {
    while digits.count > 1, digits.last == Self.zero { digits.removeLast() }
  }

  /// The digits with an exponent: `1.25e9`.
  func scientificText() -> String {
    var text = isNegative ? Array("-".utf8) : []
    text.append(digits[0])
    if digits.count > 1 {
      text.append(Self.point)
      text += digits[1...]
    }
    text += Array("e\(exponent)".utf8)
    return String(decoding: text, as: UTF8.self)
  }

  /// The digits without an exponent: `1250.5`, with zeros up to so many decimal places if they are asked for.
  ///
  /// The exponent is small enough for the text to be written out.
  func plainText(places: Int = 0) -> String {
    let exponent = Int(truncatingIfNeeded: exponent)
    let integer = digits.prefix(max(0, exponent + 1))
    let fraction = digits.dropFirst(integer.count)
    let zerosBefore = max(0, -exponent - 1)
    let zerosAfter = max(0, places - zerosBefore - fraction.count)
    var text: [UInt8] = []
    text.reserveCapacity(max(0, exponent) + zerosBefore + fraction.count + zerosAfter + 3)
    if isNegative { text.append(UInt8(ascii: "-")) }
    if exponent < 0 {
      text.append(Self.zero)
    } else {
      text += integer
      text += repeatElement(Self.zero, count: exponent + 1 - integer.count)
    }
    if zerosBefore + fraction.count + zerosAfter > 0 {
      text.append(Self.point)
      text += repeatElement(Self.zero, count: zerosBefore)
      text += fraction
      text += repeatElement(Self.zero, count: zerosAfter)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
