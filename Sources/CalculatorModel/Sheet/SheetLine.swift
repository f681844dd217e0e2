import Quantities

/// A line of a sheet, as it was read.
public struct SheetLine: Sendable {
  /// What a line is.
  public enum Kind: Hashable, Sendable {
    /// Nothing but space.
    case blank
    /// `# …` alone.
    case comment
    /// Words, which mean nothing.
    case text
    /// `# exactly: …` at the top.
    case options
    /// A calculation.
    case value
    /// `name = …`
    case definition(name: String)
    /// `f(x) = …`, and `y = …` in `x` where that has no value.
    case function(name: String)
    /// `rate 2026-11-20 1 EUR = 1.0823 USD`
    case rate
    /// What cannot be read.
    case unreadable
  }

  /// The text as it was typed, without the end of the line.
  public let text: String

  /// What it is.
  public internal(set) var kind = Kind.blank

  /// Where the label is, with its colon, in UTF-8 bytes; nil where there is none.
  public internal(set) var label: Range<Int>?

  /// What stands beside it.
  var answer = SheetAnswer.nothing

  /// The same in digits, where these cost more than the number does.
  var written: WrittenSheetAnswer?

  /// The cost of its answer.
  var cost = SheetCost()

  /// The names that its text mentions, by their numbers.
  var names: [Int] = []

  /// The words in it that look up.
  var words: [ValuesAbove.Word] = []

  /// The words among these that the line used when it was read, or may have used where it could not be.
  var usedWords: [ValuesAbove.Word] = []

  /// How many lines a total in it counts; nil where there is none.
  public internal(set) var countedLines: Int?

  /// The name that it gives a meaning, and the number of that name.
  var definition: (name: [UInt8], number: Int)?

  /// What a person may not expect of how it was read.
  var readingRemark: ReadingRemark?

  /// Whether units or money are in it, so that exchange rates may matter.
  var hasQuantities = false

  /// What has changed since it was calculated.
  var change: SheetChange?

  init(text: String) { self.text = text }

  /// Whether the line is a calculation, which `ans` below it stands for.
  var isCalculation: Bool {
    switch answer {
    case .value, .failure, .pending: kind != .options
    case .nothing, .function, .graph: false
    }
  }

  /// Whether it is of the lines above together, and so counted by no other.
  var usesBlock: Bool { usedWords.contains { $0.isOfBlock } }

  /// Whether its label is a word for such lines: `Total: net + VAT`.
  var isLabelledAsTotal: Bool { definition?.name.last == Keyword.endOfLabelKey && !usesBlock }

  var usesSubtotal: Bool { usedWords.contains(.subtotal) }

  /// The number that totals below count; nil of a line that is not counted (SHEET A2).
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

/// What edits have changed of a line and above it, before it is calculated anew.
struct SheetChange: Sendable {
  /// Whether its own text is new.
  var isNew = false

  /// Whether lines right above it were put in or taken away.
  var isMoved = false

  /// The names, by their numbers, that lines above it gave a meaning which are gone.
  var lostNames: [Int] = []

  /// Whether it has to be calculated whatever has changed above.
  var isStale = false
}
