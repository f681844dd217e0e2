import BigNumbers
import CalculatorModel

/// The word format of a calculation, if its numbers were words, and the base of its result.
///
/// ```swift
/// let words = HistoryWords(format: WordFormat(.bits8, isSigned: false), base: .hexadecimal)
/// words.name       // "uint8"
/// words.text       // "uint8 16"
/// ```
public struct HistoryWords: Hashable, Sendable {
  /// The number of bits in a word, and whether one is a sign; nil for numbers of any size.
  public let format: WordFormat?

  /// The base in which the calculation was shown.
  public let base: NumberBase

  /// Creates the value for words of a format, or numbers of any size, shown in a base.
  public init(format: WordFormat?, base: NumberBase) {
    self.format = format
    self.base = base
  }

  /// Creates the value for a programmer keypad; nil for any other.
  public init?(of words: WordMode) {
    guard words.isOn else { return nil }
    self.init(format: words.format, base: words.base)
  }

  /// Creates the value for typed expressions, as far as words and a base were requested; nil for numbers of any
  /// size in base 10.
  ///
  /// ```swift
  /// HistoryWords(typedIn: nil, base: .hexadecimal)?.text   // "16"
  /// HistoryWords(typedIn: nil, base: .decimal)             // nil
  /// ```
  public init?(typedIn format: WordFormat?, base: NumberBase?) {
    guard format != nil || base ?? .decimal != .decimal else { return nil }
    self.init(format: format, base: base ?? .decimal)
  }

  /// The name after a result, also a function of typed expressions: `int8`, `uint64`; "" for numbers of any size.
  public var name: String {
    format.map { ($0.isSigned ? "int" : "uint") + $0.bitWidth.description } ?? ""
  }

  /// The format and base as written in the journal: `int8 10`, `uint8 16`, `16`.
  public var text: String { (format == nil ? "" : name + " ") + base.rawValue.description }

  /// Reads the journal's text; nil if it is not valid.
  init?(text: String) {
    var formats: [WordFormat?] = [nil]
    for size in WordFormat.Size.allCases {
      formats += [WordFormat(size, isSigned: false), WordFormat(size, isSigned: true)]
    }
    for format in formats {
      for base in NumberBase.allCases {
        let words = HistoryWords(format: format, base: base)
        guard words.text == text else { continue }
        self = words
        return
      }
    }
    return nil
  }

  /// Returns a whole number in the base, with the user's marks: `0x80`, `−0xFF`.
  func text(of number: BigInt, symbols: NumberSymbols) -> String {
    if let format { return symbols.text(of: Word(truncating: number, format), in: base) }
    return base == .decimal
      ? symbols.text(ofNumber: number.description)
      : base.text(of: number).replacingMarks(symbols)
  }

  /// Returns a result as shown in the base: `0x80 int8`; nil unless all digits of a whole number are known.
  func text(of result: HistoryResult, symbols: NumberSymbols) -> String? {
    let digits = result.exactForm ?? (result.isExact ? result.text : "")
    guard let number = BigInt(digits) else { return nil }
    return text(of: number, symbols: symbols) + (format == nil ? "" : " " + name)
  }
}
