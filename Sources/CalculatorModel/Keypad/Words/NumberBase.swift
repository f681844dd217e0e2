import BigNumbers

/// The base that whole numbers are written in.
///
/// ```swift
/// NumberBase.hexadecimal.text(of: -255)   // "-0xFF"
/// ```
public enum NumberBase: Int, CaseIterable, Hashable, Sendable {
  case binary = 2
  case octal = 8
  case decimal = 10
  case hexadecimal = 16

  /// The prefix of the digits: `0b`, `0o`, nothing or `0x`.
  public var prefix: String {
    switch self {
    case .binary: "0b"
    case .octal: "0o"
    case .decimal: ""
    case .hexadecimal: "0x"
    }
  }

  /// Returns all digits of a whole number, with its sign: digits above nine are capitals.
  public func text(of number: BigInt) -> String {
    let digits = number.magnitude.text(radix: rawValue, uppercase: true)
    return (number.isNegative ? "-" : "") + prefix + digits
  }

  /// Returns the text of a word: its number in base 10, otherwise its pattern.
  public func text(of word: Word) -> String { prefix + word.text(radix: rawValue) }
}

extension Word {
  /// All bits of the word in groups of four: `0b0100_0000`.
  var patternInFours: String {
    var text = NumberBase.binary.prefix
    for place in (0..<format.bitWidth).reversed() {
      text += pattern >> UInt64(place) & 1 == 0 ? "0" : "1"
      if place > 0, place % 4 == 0 { text += "_" }
    }
    return text
  }
}
