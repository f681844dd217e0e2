import BigNumbers
import ExactReals
import Quantities

/// The length of a value in digits, which determines the price of writing it.
extension ExpressionValue {
  /// Whether writing the value costs hardly more than looking at it.
  func hasShortText(in format: AnswerFormat) -> Bool {
    switch self {
    case .number(let number), .percentage(let number): number.hasShortText(in: format)
    case .quantity(let quantity): quantity.number.hasShortText(in: format)
    case .date, .instant, .interval, .difference, .weekday, .week: true
    case .list, .sum, .mixed, .formed: false
    }
  }

  /// Returns the approximate number of bits in the digits that are written of the value.
  func writtenBits(in format: AnswerFormat) -> Int {
    switch self {
    case .number(let number), .percentage(let number): number.writtenBits(in: format)
    case .quantity(let quantity): quantity.number.writtenBits(in: format)
    case .formed(let value, let form): value.writtenBits(in: format.asked(by: form))
    case .list(let elements): elements.reduce(0) { $0 + $1.writtenBits(in: format) }
    case .sum(let mixed), .mixed(let mixed):
      mixed.parts.reduce(0) { $0 + $1.number.writtenBits(in: format) }
    case .date, .instant, .interval, .difference, .weekday, .week: 0
    }
  }
}

extension Real {
  /// Returns the approximate number of bits in the digits that are written of the number.
  fileprivate func writtenBits(in format: AnswerFormat) -> Int {
    let asked =
      switch format.precision {
      case .significantDigits(let count), .places(let count): count * 10 / 3
      }
    guard let rational else { return asked }
    let denominator = rational.denominator
    // Decimals that end have at most as many places as their denominator has bits.
    let ends = (denominator >> denominator.trailingZeroBitCount).exponentOfFive != nil
    return ends
      ? Swift.min(asked, 4 * rational.storageBitWidth) : asked + rational.storageBitWidth
  }

  fileprivate func hasShortText(in format: AnswerFormat) -> Bool {
    guard let rational, rational.storageBitWidth <= 512 else { return false }
    return switch format.precision {
    case .significantDigits(let count), .places(let count): count <= 128
    }
  }
}
