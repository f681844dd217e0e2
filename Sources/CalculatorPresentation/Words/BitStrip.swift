import BigNumbers
import CalculatorModel
import DisplayableText

/// The bits of a word as a view draws them: the highest first, in groups of four, in rows of 32.
///
/// ```swift
/// var calculator = Calculator(words: WordMode(format: WordFormat(.bits8, isSigned: true)))
/// calculator.setKeypad(.programmer)
/// calculator.setDigit(.five)
/// let strip = BitStrip(of: calculator, catalogue: Catalogue(.english))
/// strip.text              // "0000 0101"
/// strip.rows.count        // 2: bits above the word are there, and dimmed
/// ```
public struct BitStrip: Hashable, Sendable {
  /// A bit as a view draws, names and places it.
  public struct Bit: Hashable, Sendable {
    /// Its place, counted from 0 at the right.
    public let index: Int

    /// Whether it is 1.
    public let isSet: Bool

    /// Whether it is dimmed, because the word has no such bit, or there is no word.
    public let isOff: Bool

    /// Its label for screen readers: `bit 5, 1`.
    public let spokenLabel: String

    /// The key that flips the bit.
    public var key: Key { .bit(index) }

    /// The text on it.
    public var label: String { isSet ? "1" : "0" }

    /// The text below it, if its place is marked: `63`, `47`, `31`, `15` and `0`.
    public var position: String? { index == 0 || index % 16 == 15 ? "\(index)" : nil }
  }

  /// The number of bits in a row.
  public static let rowLength = 32

  /// The number of bits in a group.
  public static let groupLength = 4

  /// Two rows of bits, the highest first.
  public let rows: [[Bit]]

  /// The label of the bit that rotations through the carry bring in: `carry 1`.
  public let carryLabel: String

  /// The word as characters, by its number in Unicode and by its bytes in ASCII; nil if there is no word.
  public let characters: String?

  /// Whether the carry is 1.
  public let carry: Bool

  /// Creates the strip of the word that a calculator shows.
  public init(of calculator: Calculator, catalogue: Catalogue) {
    let word = calculator.word
    var rows: [[Bit]] = []
    for row in (0..<64 / Self.rowLength).reversed() {
      let first = row * Self.rowLength
      rows.append(
        (first..<first + Self.rowLength).reversed().map { index in
          let isSet = word?[index] ?? false
          return Bit(
            index: index, isSet: isSet, isOff: index >= word?.format.bitWidth ?? 0,
            spokenLabel: catalogue.text(.sentence(.bit(index, isSet: isSet))))
        })
    }
    self.rows = rows
    carry = calculator.words.carry
    carryLabel = catalogue.text(.sentence(.carry(carry)))
    characters = word.map { Self.characters(of: $0) }
  }

  /// The word's bits in groups of four: `0000 0101`.
  public var text: String {
    var text = ""
    for row in rows {
      for bit in row where !bit.isOff {
        if !text.isEmpty, bit.index % Self.groupLength == Self.groupLength - 1 { text += " " }
        text += bit.label
      }
    }
    return text
  }

  /// Returns the bit at a place; nil if there is none.
  public func bit(at index: Int) -> Bit? {
    for row in rows {
      if let bit = row.first(where: { $0.index == index }) { return bit }
    }
    return nil
  }

  private static func characters(of word: Word) -> String {
    let bytes = "ASCII " + word.asciiText
    guard var scalar = word.scalarText else { return bytes }
    // A character that is invisible, or would reverse the line, is shown by its number alone.
    if scalar.displayable(limit: 20) != scalar, let number = scalar.split(separator: " ").first {
      scalar = String(number)
    }
    return scalar + " · " + bytes
  }
}
