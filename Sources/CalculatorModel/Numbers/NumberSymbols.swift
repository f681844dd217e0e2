import BigNumbers

/// The marks in a displayed number.
///
/// ```swift
/// NumberSymbols(decimalMark: ",", groupingMark: ".").decimalMark  // ","
/// ```
public struct NumberSymbols: Hashable, Sendable {
  /// The mark before the fraction: `.` or `,`.
  public var decimalMark: Unicode.Scalar

  /// The mark between groups of three digits before the decimal mark, or nil for none.
  public var groupingMark: Unicode.Scalar?

  /// The sign of a negative number: `-` or `−`.
  public var minusSign: Unicode.Scalar

  /// Creates the marks; by default plain ASCII as in `-1,234.5`.
  public init(
    decimalMark: Unicode.Scalar = ".", groupingMark: Unicode.Scalar? = ",",
    minusSign: Unicode.Scalar = "-"
  ) {
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark
    self.minusSign = minusSign
  }

  /// Creates the marks of a sample number, `1,234.5`, `1 234,5` or `1234.5`; nil for any other text.
  ///
  /// ```swift
  /// NumberSymbols(sample: "1.234,5")?.decimalMark   // ","
  /// ```
  public init?(sample: some StringProtocol) {
    var scalars = Array(sample.unicodeScalars)
    guard scalars.first == "1", scalars.last == "5", scalars.count > 5 else { return nil }
    scalars = Array(scalars.dropFirst().dropLast())
    let decimal = scalars.removeLast()
    let group = scalars.count == 4 ? scalars.removeFirst() : nil
    guard scalars == ["2", "3", "4"], decimal == "." || decimal == ",", group != decimal else {
      return nil
    }
    switch group {
    case nil, ".", ",", "\u{202F}", "\u{2019}": groupingMark = group
    case " ": groupingMark = "\u{202F}"
    case "'": groupingMark = "\u{2019}"
    default: return nil
    }
    decimalMark = decimal
    minusSign = "-"
  }

  /// A number with these marks, in ASCII if possible: `1,234.5`.
  public var sample: String {
    let group: Unicode.Scalar? =
      switch groupingMark {
      case "\u{202F}", "\u{A0}": " "
      case "\u{2019}": "'"
      default: groupingMark
      }
    var text = "1"
    if let group { text.unicodeScalars.append(group) }
    text += "234"
    text.unicodeScalars.append(decimalMark)
    return text + "5"
  }
}

extension NumberSymbols {
  /// Returns a word's text with these marks: `-1,234` in base 10, `0xDEAD` in another one.
  public func text(of word: Word, in base: NumberBase) -> String {
    base == .decimal ? text(ofNumber: word.description) : base.text(of: word)
  }
}

extension Word {
  /// The number without its sign.
  var magnitude: UInt64 { isNegative ? twosComplement.pattern : pattern }
}
