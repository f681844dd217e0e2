import BigNumbers

extension ConversionFactor {
  /// Reads a factor in the notation of its definition.
  ///
  /// ```swift
  /// ConversionFactor(definition: "231*0.0254**3/16")?.rational   // 473176473/2000000000000
  /// ConversionFactor(definition: "pi/10800")?.piPower            // 1
  /// ```
  ///
  /// It consists of numbers, `pi` and parentheses, joined by `*` and `/` from left to right; `**` is a power.
  init?(definition: String) {
    var reader = DefinitionReader(bytes: Array(definition.utf8))
    guard let factor = reader.product(), reader.isAtEnd else { return nil }
    self = factor
  }
}

private struct DefinitionReader {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool { place == bytes.count }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    if matches { place += text.utf8CodeUnitCount }
    return matches
  }

  mutating func product() -> ConversionFactor? {
    guard var product = power() else { return nil }
    while !isAtEnd {
      let divides = take("/")
      guard divides || take("*") else { break }
      guard let factor = power() else { return nil }
      product = divides ? product / factor : product * factor
    }
    return product
  }

  private mutating func power() -> ConversionFactor? {
    guard let base = atom() else { return nil }
    guard take("**") else { return base }
    guard let exponent = number()?.rational, exponent.isInteger,
      let exponent = Int(exactly: exponent.numerator), exponent.magnitude <= 99
    else { return nil }
    return base.raised(to: exponent)
  }

  private mutating func atom() -> ConversionFactor? {
    if take("pi") { return ConversionFactor(1, piPower: 1) }
    guard take("(") else { return number() }
    guard let inner = product(), take(")") else { return nil }
    return inner
  }

  private mutating func number() -> ConversionFactor? {
    let start = place
    while !isAtEnd, isNumeral(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = Rational(decimal: text), !value.isZero else { return nil }
    return ConversionFactor(value)
  }

  /// Whether a byte belongs to a number.
  ///
  /// A sign does so only at the start and after `e`; the table has no others.
  private func isNumeral(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e")
      || byte == UInt8(ascii: "-")
  }
}
