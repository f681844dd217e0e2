import BigNumbers
import ExactReals
import Quantities

/// A line of a sheet, as it was read.
public struct SheetLine: Sendable {
  /// The kind of a line.
  public enum Kind: Hashable, Sendable {
    /// Nothing but space.
    case blank
    /// `# …` alone.
    case comment
    /// Words without a meaning.
    case text
    /// `# exactly: …` at the top.
    case options
    /// A calculation.
    case value
    /// `name = …`
    case definition(name: String)
    /// `f(x) = …`, and `y = …` in `x` if that has no value.
    case function(name: String)
    /// `rate 2026-11-20 1 EUR = 1.0823 USD`
    case rate
    /// A line that cannot be read.
    case unreadable
  }

  /// The text as it was typed, without the end of the line.
  public let text: String

  /// The kind of the line.
  public internal(set) var kind = Kind.blank

  /// The range of the label with its colon, in UTF-8 bytes; nil if there is none.
  public internal(set) var label: Range<Int>?

  /// The answer beside the line.
  var answer = SheetAnswer.nothing

  /// The answer in digits, if these cost more than the number does.
  var written: WrittenSheetAnswer?

  /// The cost of its answer.
  var cost = SheetCost()

  /// The names that its text mentions, by their numbers.
  var names: [Int] = []

  /// The words in its text that refer to lines above.
  var words: [ValuesAbove.Word] = []

  /// Those of the words that the line used when it was read, or may have used if it could not be read.
  var usedWords: [ValuesAbove.Word] = []

  /// The number of lines that a total in it counts; nil if there is none.
  public internal(set) var countedLines: Int?

  /// The name that it defines, and the number of that name.
  var definition: (name: [UInt8], number: Int)?

  /// A remark on how it was read, if that may be unexpected.
  var readingRemark: ReadingRemark?

  /// Whether it has units or money, so that exchange rates may matter.
  var hasQuantities = false

  /// The changes since it was calculated.
  var change: SheetChange?

  init(text: String) { self.text = text }

  /// Whether the line is a calculation that `ans` below it can stand for.
  var isCalculation: Bool {
    switch answer {
    case .value, .failure, .pending: kind != .options
    case .nothing, .function, .graph: false
    }
  }

  /// Whether it is about the lines above as a whole, so that no other line counts it.
  var usesBlock: Bool { usedWords.contains { $0.isOfBlock } }

  /// Whether its label is a word for such lines: `Total: net + VAT`.
  var isLabelledAsTotal: Bool { definition?.name.last == Keyword.endOfLabelKey && !usesBlock }

  var usesSubtotal: Bool { usedWords.contains(.subtotal) }

  /// The value that totals below count; nil for a line that isn't counted.
  var countedValue: ExpressionValue? {
    guard case .value(let value) = answer, !usesBlock, !isLabelledAsTotal else { return nil }
    switch value {
    case .number, .quantity, .sum, .mixed, .interval: return value
    case .formed(_, .timeOfDay): return nil
    case .formed(let inner, let form): return form.isOfTimes ? value : inner
    case .percentage, .list, .date, .instant, .difference, .weekday, .week: return nil
    }
  }
}

extension SheetLine {
  /// The part of the lines above that a total adds or takes off, as a percentage or an amount: that of `VAT 20%`,
  /// `Discount 10%` or `Tip: 20% of total`; nil in other lines.
  var share: (part: ExpressionValue, isTakenOff: Bool)? {
    guard kind == .value, let label, case .value(let value) = answer, !isTotalAlone else {
      return nil
    }
    let isPercentage = if case .percentage = value { true } else { false }
    guard isPercentage || usesBlock else { return nil }
    let text = Array(text.utf8)
    let words = text[label].split { !$0.isLetter }
    let isReduction = words.contains { WordGroup.reductions.contains($0) }
    guard isReduction || words.contains(where: { WordGroup.surcharges.contains($0) }) else {
      return nil
    }
    if isPercentage { return (value, isReduction && !isNegative) }
    // `20% of subtotal`, but not `Total with tip: subtotal + 20%`.
    let parts = text[label.upperBound...].prefix { $0 != UInt8(ascii: "#") }
      .split(separator: UInt8(ascii: " "))
    guard parts.count > 2, parts[0].last == UInt8(ascii: "%"), parts[1].isWord("of"),
      parts[2...].allSatisfy({ Keyword($0)?.isAboveWord == true })
    else { return nil }
    return (value, isReduction && parts[0].first != UInt8(ascii: "-"))
  }

  /// Whether its value is a percentage below zero: `Discount -10%`.
  var isNegative: Bool {
    guard case .value(.percentage(let share)) = answer else { return false }
    return share.rational?.isNegative == true
  }

  /// Whether a total in it leaves a share to be added on the line itself: `total + VAT`, `total + 20%`.
  func addsItself(_ share: SheetLines.Share) -> Bool {
    text.utf8.contains(UInt8(ascii: "%")) || uses(share)
  }

  /// Whether it mentions the name of a share.
  func uses(_ share: SheetLines.Share) -> Bool {
    share.name.map { names.contains($0) } == true
  }
}

/// The changes that edits have made to a line and above it, before it is calculated again.
struct SheetChange: Sendable {
  /// Whether its own text is new.
  var isNew = false

  /// Whether lines right above it were inserted or removed.
  var isMoved = false

  /// The names that lines above it defined and no longer do, by their numbers.
  var lostNames: [Int] = []

  /// Whether it has to be calculated, whatever has changed above.
  var isStale = false
}
