import BigNumbers
import ExactReals

/// What a word does not tell of the calculation that it came from.
public indirect enum WordRemark: Equatable, Sendable {
  /// The exact number is another one: the word has only its lowest bits, or its whole part.
  case wraps(exact: Real)

  /// A division left a remainder.
  case remainder(BigInt)

  /// Whether both say the same.
  public static func == (left: WordRemark, right: WordRemark) -> Bool {
    switch (left, right) {
    case (.wraps(let left), .wraps(let right)): left.isStructurallyEqual(to: right)
    case (.remainder(let left), .remainder(let right)): left == right
    default: false
    }
  }
}
