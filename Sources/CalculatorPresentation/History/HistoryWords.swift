import BigNumbers
import CalculatorModel

/// The words in which a calculation was made, where its numbers were words.
///
/// ```swift
/// let words = HistoryWords(format: WordFormat(.bits8, isSigned: false), base: .hexadecimal)
/// words.name       // "uint8"
/// words.text       // "uint8 16"
/// ```
public struct HistoryWords: Hashable, Sendable {
  /// How many bits a word has, and whether one is a sign.
  public let format: WordFormat

  /// The base that the calculation was shown in.
  public let base: NumberBase

  /// Words of that form, shown in that base.
  public init(format: WordFormat, base: NumberBase) {
    self.format = format
    self.base = base
  }

  /// The words of a programmer keypad; nil on another one.
  public init?(of words: WordMode) {
    guard words.isOn else { return nil }
    self.init(format: words.format, base: words.base)
  }

  /// What stands behind a result, and is a function of typed expressions: `int8`, `uint64`.
  public var name: String { (format.isSigned ? "int" : "uint") + format.bitWidth.description }

  /// All of it as the journal has it: `int8 10`, `uint8 16`.
  public var text: String { name + " " + base.rawValue.description }

  /// Reads a text of the journal; nil where it is none.
  init?(text: String) {
    for size in WordFormat.Size.allCases {
      for isSigned in [false, true] {
        for base in NumberBase.allCases {
          let words = HistoryWords(format: WordFormat(size, isSigned: isSigned), base: base)
          guard words.text == text else { continue }
          self = words
          return
        }
      }
    }
    return nil
  }

  /// A result as it is shown in the base: `0x80 int8`.
  func text(ofResult text: String, symbols: NumberSymbols) -> String {
    guard let number = BigInt(text) else { return text }
    return symbols.text(of: Word(truncating: number, format), in: base) + " " + name
  }
}
