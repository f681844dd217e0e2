import BigNumbers
import ExactReals

/// What the programmer keypad is set to; another keypad leaves it as it was.
public struct WordMode: Equatable, Sendable {
  /// Whether the keypad is the programmer's, and numbers are words.
  public internal(set) var isOn = false

  /// How many bits a word has, and whether one is a sign; 64 with a sign at first.
  public internal(set) var format: WordFormat

  /// The base that words are shown and typed in; 10 at first.
  public internal(set) var base: NumberBase

  /// The bit that rotations through the carry bring in.
  public internal(set) var carry = false

  /// What the last press left to say.
  public internal(set) var remark: WordRemark?

  /// Creates the settings of a keypad.
  public init(
    format: WordFormat = WordFormat(.bits64, isSigned: true), base: NumberBase = .decimal
  ) {
    self.format = format
    self.base = base
  }

  /// Whether the last press came to a number that its word is not.
  public var wraps: Bool {
    if case .wraps = remark { true } else { false }
  }

  /// Whether a sign can be typed, as in base 10.
  var typesSigns: Bool { format.isSigned && base == .decimal }

  /// The word that a whole number is cut to.
  func word(_ number: Operand) -> Word {
    guard let value = number.value.rational, value.isInteger else {
      preconditionFailure("the programmer keypad has whole numbers alone")
    }
    return Word(truncating: value.numerator, format)
  }
}

extension Operand {
  /// The number that a word is.
  init(_ word: Word) { self.init(Rational(word.value)) }
}
