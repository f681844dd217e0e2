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

  /// The role of its label or name in a total; nil for most.
  var role: SheetShare.Role?

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

  /// Whether it is a heading: `Expenses:`.
  var isHeading: Bool {
    kind == .text
      && text.utf8.prefix { $0 != UInt8(ascii: "#") }.last { $0 != UInt8(ascii: " ") }
        == UInt8(ascii: ":")
  }

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

extension [SheetLine] {
  /// Whether a line ends the block above: a blank one, or a heading right below a total.
  func endsBlock(_ index: Int) -> Bool {
    self[index].kind == .blank || index > 0 && self[index].isHeading && self[index - 1].usesBlock
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
