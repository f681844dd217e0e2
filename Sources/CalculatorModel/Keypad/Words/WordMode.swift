import BigNumbers
import ExactReals

/// The settings of the programmer keypad, which other keypads leave alone.
public struct WordMode: Equatable, Sendable {
  /// Whether the keypad is the programmer's, so that numbers are words.
  public internal(set) var isOn = false

  /// The size of a word, and whether it is signed; 64 bits and signed by default.
  public internal(set) var format: WordFormat

  /// The base that words are shown and typed in; 10 by default.
  public internal(set) var base: NumberBase

  /// The bit that rotations through the carry bring in.
  public internal(set) var carry = false

  /// The remark of the last press.
  public internal(set) var remark: WordRemark?

  /// Creates the settings of a keypad.
  public init(
    format: WordFormat = WordFormat(.bits64, isSigned: true), base: NumberBase = .decimal
  ) {
    self.format = format
    self.base = base
  }

  /// Whether the last press gave a number that its word doesn't hold.
  public var wraps: Bool {
    if case .wraps = remark { true } else { false }
  }

  /// Whether a sign can be typed, as in base 10.
  var typesSigns: Bool { format.isSigned && base == .decimal }

  /// Returns the word that a whole number is cut to.
  func word(_ number: Operand) -> Word {
    guard let value = number.value.rational, value.isInteger else {
      preconditionFailure("the programmer keypad has whole numbers alone")
    }
    return Word(truncating: value.numerator, format)
  }
}

extension Operand {
  /// Creates an operand with the value of a word.
  init(_ word: Word) { self.init(Rational(word.value)) }
}
