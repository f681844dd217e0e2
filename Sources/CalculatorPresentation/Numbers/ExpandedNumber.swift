import CalculatorModel
import ExactReals

/// More digits of a number than the display has.
///
/// ```swift
/// ExpandedNumber(of: .pi, digits: 50, symbols: NumberSymbols())?.text
/// // "3.1415926535897932384626433832795028841971693993751"
/// ```
public struct ExpandedNumber: Hashable, Sendable {
  /// The possible numbers of digits.
  public static let digitRange = 50...100_000

  /// The digits, without groups, the last one rounded.
  public let text: String

  /// The number of digits requested.
  public let digits: Int

  /// Whether the digits are the number itself.
  public let isExact: Bool

  /// Whether no more digits are available: the digits are the number itself, or as many as possible.
  public internal(set) var isComplete: Bool

  /// Computes digits of a number; nil if they take too long, or cannot be determined.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - digits: The number of digits, clamped to ``digitRange``.
  ///   - symbols: The decimal mark and the minus sign.
  ///   - budget: The limit on the cost of the digits; by default about a second.
  public init?(
    of number: Real, digits: Int, symbols: NumberSymbols, within budget: Budget = .digits
  ) {
    let range = Self.digitRange
    let digits = min(max(digits, range.lowerBound), range.upperBound)
    let format = AnswerFormat(significantDigits: digits)
    do throws(CalculationError) {
      let rounded = try format.rounded(number, within: budget)
      guard rounded.isExact != .undecided else { return nil }
      self.digits = digits
      isExact = rounded.isExact == .yes
      isComplete = isExact || digits == range.upperBound
      text = try format.text(of: rounded).replacingMarks(symbols)
    } catch {
      return nil
    }
  }
}

extension Budget {
  /// The budget for the digits of one number: about a second.
  public static var digits: Budget { Budget(work: 1 << 30) }

  /// The budget for the digits and the exact form of one result: about a tenth of a second.
  public static var result: Budget { Budget(work: 100_000_000) }
}

extension ExpandedNumber {
  /// The number of characters in each piece but the last.
  public static let pieceLength = 500

  /// The text in pieces of ``pieceLength`` characters, for views that draw only what is visible.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var pieces: [String] {
    var pieces: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Self.pieceLength)
      pieces.append(String(piece))
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  /// Whether the digits are the number itself.
  public var exactness: Exactness { isExact ? .exact : .rounded }
}
