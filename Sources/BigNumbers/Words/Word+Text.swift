extension Word: CustomStringConvertible {
  /// The number in base 10.
  public var description: String { value.description }

  /// Returns the word in a base: the number with its sign in base 10, and the pattern in others, in
  /// capitals and without leading zeros.
  ///
  /// ```swift
  /// Word(-5, WordFormat(.bits16, isSigned: true))!.text(radix: 16)   // "FFFB"
  /// ```
  ///
  /// - Parameter radix: The base: 2 to 36.
  /// - Returns: The digits, without a prefix.
  public func text(radix: Int) -> String {
    radix == 10 ? description : String(pattern, radix: radix, uppercase: true)
  }

  /// All bits, the highest first, in groups of four.
  ///
  /// ```swift
  /// Word(5, WordFormat(.bits8, isSigned: true))!.bitText   // "0000 0101"
  /// ```
  public var bitText: String {
    var text = ""
    for bit in (0..<format.bitWidth).reversed() {
      text += self[bit] ? "1" : "0"
      if bit % 4 == 0, bit > 0 { text += " " }
    }
    return text
  }
}
