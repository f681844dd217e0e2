extension FilteredNumber {
  /// Adds the number's text, correctly rounded to this many significant digits, as ``AnswerFormat`` writes it; adds
  /// nothing and returns false where that is not certain here.
  func write(
    significantDigits count: Int, wholeNumbers: Bool, to text: inout [UInt8]
  ) -> Bool {
    if case .decimal(let significand, let places) = self,
      Self.write(
        significand, places: places, significantDigits: count, wholeNumbers: wholeNumbers, to: &text
      )
    {
      return true
    }
    guard let ball else { return false }
    return Self.write(ball, significantDigits: count, wholeNumbers: wholeNumbers, to: &text)
  }

  /// Adds the text of a decimal that has no more digits than requested.
  private static func write(
    _ significand: Int64, places: Int, significantDigits count: Int, wholeNumbers: Bool,
    to text: inout [UInt8]
  ) -> Bool {
    var (digits, places) = (significand.magnitude, places)
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    var significant = digits
    while significant >= UInt64(powers[count]), significant % 10 == 0 { significant /= 10 }
    // Numbers below 10^-7 have an exponent.
    guard significant < UInt64(powers[count]) || wholeNumbers && places == 0,
      places <= 7 || digits >= UInt64(powers[places - 7])
    else { return false }
    if significand < 0 { text.append(UInt8(ascii: "-")) }
    write(digits, places: places, to: &text)
    return true
  }

  /// Adds the text of a number that has more digits than requested, if they can be rounded.
  private static func write(
    _ ball: DoubleWordBall, significantDigits count: Int, wholeNumbers: Bool,
    to text: inout [UInt8]
  ) -> Bool {
    guard let whole = wholeDigits(of: ball.high.magnitude),
      let scaled = scaled(ball, by: count - whole)
    else { return false }
    let size = scaled.high.magnitude
    guard size < 1e17 else { return false }
    // The nearest integer to the sum of both parts.
    let first = size.rounded()
    let low = scaled.high < 0 ? -scaled.low : scaled.low
    let second = ((size - first) + low).rounded()
    let rest = (((size - first) + low) - second).magnitude
    let digits = UInt64(first) &+ UInt64(bitPattern: Int64(second))
    // Below 10^17 the sums above have errors below 10^-14.
    let doubt = scaled.radius + 1e-13
    // A power of ten here may really be less, and have one more digit after the point. Zeros at the end only belong
    // there if the number goes on after them.
    guard rest + doubt < 0.5, digits > UInt64(powers[count - 1]), digits < UInt64(powers[count]),
      digits % 10 != 0 || rest > doubt
    else { return false }
    // A number that may be whole and longer is shown whole; otherwise it only has an exponent from 10^21 on where all
    // of its digits are there.
    guard whole <= count || !wholeNumbers && (whole > 21 || rest > doubt) else { return false }
    if ball.high < 0 { text.append(UInt8(ascii: "-")) }
    if whole <= count {
      write(digits, places: count - whole, to: &text)
      return true
    }
    write(digits, places: count - 1, to: &text)
    text.append(UInt8(ascii: "e"))
    write(UInt64(whole - 1), places: 0, to: &text)
    return true
  }

  /// The number of digits before the point, or minus the number of zeros after it; nil beyond what is written here.
  ///
  /// Near a power of ten it may be one too high or too low; then so is the number of digits.
  private static func wholeDigits(of size: Double) -> Int? {
    // Numbers below 10^-7 have an exponent.
    guard size > 1.000_000_1e-7, size < 1e36 else { return nil }
    var (whole, size) = (0, size)
    if size < 1 {
      while whole > -6, size * Double(powers[1 - whole]) < 1 { whole -= 1 }
      return whole
    }
    if size >= 1e18 { (whole, size) = (placeLimit, size / 1e18) }
    var more = 0
    while more < placeLimit, size >= Double(powers[more]) { more += 1 }
    return whole + more
  }

  /// The number times 10^`places`, at most 36 of them; nil where that is not certain enough.
  private static func scaled(_ ball: DoubleWordBall, by places: Int) -> DoubleWordBall? {
    var (scaled, rest) = (ball, places.magnitude)
    while rest > 0 {
      let part = min(rest, UInt(placeLimit))
      guard let factor = DoubleWordBall(exactly: powers[Int(part)]),
        let next = places > 0 ? scaled * factor : scaled / factor
      else { return nil }
      (scaled, rest) = (next, rest - part)
    }
    return scaled
  }

  /// Adds `digits` / 10^`places` in full.
  private static func write(_ digits: UInt64, places: Int, to text: inout [UInt8]) {
    let end = text.count
    var rest = digits
    var written = 0
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      written += 1
      if written == places { text.append(UInt8(ascii: ".")) }
    } while rest > 0 || written <= places
    text[end...].reverse()
  }
}
