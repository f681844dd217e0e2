import BigNumbers
import ExactReals

/// A remark on what a word doesn't show of its calculation.
public indirect enum WordRemark: Equatable, Sendable {
  /// The exact number is different: the word has only its lowest bits, or its whole part.
  case wraps(exact: Real)

  /// A division left a remainder.
  case remainder(BigInt)

  /// Whether both remarks are the same.
  public static func == (left: WordRemark, right: WordRemark) -> Bool {
    switch (left, right) {
    case (.wraps(let left), .wraps(let right)): left.isStructurallyEqual(to: right)
    case (.remainder(let left), .remainder(let right)): left == right
    default: false
    }
  }
}
