import BigNumbers
import ExactReals
import Quantities

/// A tax, a tip or a discount in a list, which a total adds to the lines above it or takes off.
///
/// ```
/// Desk £200
/// Discount 10%
/// VAT 20%
/// Total          # = 216 GBP
/// ```
///
/// A discount applies to everything above. A tax applies to the price after discounts. Of two taxes, or a tax and
/// a tip, the second may apply to the first as well, unless a total stands between them; so a total over both is refused.
/// A tax with the name of one above applies to the values after that one, since nobody taxes a tax.
struct SheetShare {
  /// The meaning of the words in a label or a name for a total.
  enum Role: Sendable {
    case surcharge
    case reduction
    /// A tax that the price already contains: `Tax included 20%`.
    case included
    /// A tax that is taken from pay: `Income tax 22%`.
    case withheld
    case earnings

    /// Creates the role of a label or a name; nil for most.
    init?(_ label: ArraySlice<UInt8>) {
      let words = label.split { !$0.isLetter }
      let hasWord = { (group: WordGroup) in words.contains { group.contains($0) } }
      if hasWord(.reductions) {
        self = .reduction
      } else if hasWord(.surcharges) {
        self = hasWord(.included) ? .included : hasWord(.withheld) ? .withheld : .surcharge
      } else if hasWord(.earnings) {
        self = .earnings
      } else {
        return nil
      }
    }
  }

  let line: Int

  /// The number of its name.
  let name: Int?

  /// Its name or its percentage, as it can be typed beside a total.
  let term: String

  /// Its percentage of everything above, or the amount itself.
  let part: ExpressionValue

  let isTakenOff: Bool

  /// The values above it in its block.
  let values: Range<Int>

  /// Whether a total stands between it and everything above.
  let followsTotal: Bool

  var isPercentage: Bool { if case .percentage = part { true } else { false } }

  /// The sign and the term.
  var signedTerm: String { (isTakenOff ? " - " : " + ") + term }
}

extension SheetLine {
  /// The share that the line is, as a percentage or an amount: that of `VAT 20%`, `Discount £5` or
  /// `Tip: 20% of total`; nil for other lines.
  var share: (part: ExpressionValue, isTakenOff: Bool)? {
    guard kind == .value, role == .surcharge || role == .reduction, let label,
      case .value(let value) = answer, !isTotalAlone
    else { return nil }
    let isReduction = role == .reduction
    switch value {
    case .percentage: return (value, isReduction && !isNegative)
    case .number, .quantity:
      guard usesBlock else { return isReduction && !isNegative ? (value, true) : nil }
    default: return nil
    }
    // `20% of subtotal`, but not `Total with tip: subtotal + 20%`.
    let parts = Array(text.utf8)[label.upperBound...].prefix { $0 != UInt8(ascii: "#") }
      .split(separator: UInt8(ascii: " "))
    guard parts.count > 2, parts[0].last == UInt8(ascii: "%"), parts[1].isWord("of"),
      parts[2...].allSatisfy({ Keyword($0)?.isAboveWord == true })
    else { return nil }
    return (value, isReduction && parts[0].first != UInt8(ascii: "-"))
  }

  /// Its name or its value, as it can be typed beside a total: `Tip`, `20%`.
  var termInSum: String {
    guard let name = definition?.name else {
      return Array(text.utf8)[(label?.upperBound ?? 0)...].prefix { $0 != UInt8(ascii: "#") }
        .trimmed.text
    }
    return name.split(separator: UInt8(ascii: "_")).map { $0.text }.joined(separator: " ")
  }

  /// Whether its value is below zero: `Discount -10%`.
  var isNegative: Bool {
    switch answer {
    case .value(.percentage(let value)), .value(.number(let value)):
      value.rational?.isNegative == true
    case .value(.quantity(let value)): value.number.rational?.isNegative == true
    default: false
    }
  }

  /// Whether a total in it leaves a share to be added on the line itself: `total + VAT`, `total + 20%`.
  func addsItself(_ share: SheetShare) -> Bool {
    text.utf8.contains(UInt8(ascii: "%")) && share.isPercentage || uses(share)
  }

  /// Whether it mentions the name of a share.
  func uses(_ share: SheetShare) -> Bool { share.name.map { names.contains($0) } == true }
}
