import CalculatorModel
import DisplayableText
import Languages

/// An entry of the history as a view shows it.
public struct HistoryRow: Hashable, Sendable, Identifiable {
  /// The entry.
  public let id: HistoryEntry.ID

  /// The expression for display: `(−2) × 1,000.5`.
  public let expressionText: String

  /// The result with the user's marks; "" if there is none.
  public let resultText: String

  /// The remark on a result with a step truncated to its word: `wraps`; nil for all others.
  public let wrapMark: String?

  /// The result in closed form, if that is short and differs from the text: `√3/2`.
  public let exactForm: String?

  /// Whether the result is shown exactly; nil if there is none.
  public let exactness: Exactness?

  /// The reason why there is no result, if there is none.
  public let failure: HistoryFailure?

  /// The unit of the expression's angles.
  public let angleUnit: AngleUnit

  /// The user's label for it, or "": as it was typed, for editing.
  public let label: String

  /// The label on one line, with hidden characters made visible.
  public var labelText: String { label.onOneLine }

  /// The time of the calculation: seconds since the beginning of 1970, UTC.
  public let time: Int64

  /// The result, and whether it wraps: `14`, `−56 int8 (wraps)`.
  public var markedResultText: String {
    wrapMark.map { resultText + " (" + $0 + ")" } ?? resultText
  }

  /// The expression and the result: `2 + 3 × 4 = 14`, `1 ÷ 3 ≈ 0.3333333333333333`,
  /// `100 + 100 = −56 int8 (wraps)`.
  ///
  /// The expression alone if there is no result.
  public var calculationText: String {
    exactness.map { expressionText + " " + $0.mark + " " + markedResultText } ?? expressionText
  }
}

/// The rows of a history, the newest first, each created on demand.
public struct HistoryRows: RandomAccessCollection, Sendable {
  private let history: History
  private let symbols: NumberSymbols
  private let angleUnit: AngleUnit
  private let language: Language

  /// Creates the rows of a history with the user's number marks, angle unit and language.
  public init(
    _ history: History, symbols: NumberSymbols = NumberSymbols(), angleUnit: AngleUnit = .radians,
    language: Language = .english
  ) {
    self.history = history
    self.symbols = symbols
    self.angleUnit = angleUnit
    self.language = language
  }

  /// The places of the rows, which identify them without creating them.
  public var places: HistoryPlaces { HistoryPlaces(history) }

  /// The place of the newest row.
  public var startIndex: Int { 0 }

  /// The place after the oldest row.
  public var endIndex: Int { history.count }

  /// The row at a place, 0 for the newest.
  public subscript(position: Int) -> HistoryRow {
    let index = history.count - 1 - position
    let slot = history.slots[index]
    let entry = slot.entry
    let failed = entry.result.failure != nil
    return HistoryRow(
      id: entry.id,
      expressionText: history.expressionText(
        ofEntryAt: index, symbols: symbols, angleUnit: angleUnit),
      resultText: slot.resultText(symbols: symbols),
      wrapMark: entry.result.wraps ? Catalogue(language).text(.part(.wraps)) : nil,
      exactForm: entry.result.exactFormText?.onOneLine,
      exactness: failed ? nil : slot.showsExactly ? .exact : .rounded,
      failure: entry.result.failure, angleUnit: entry.angleUnit, label: entry.label,
      time: entry.time)
  }
}

extension String {
  /// The text with spaces in place of line endings and TABs, and other hidden characters made visible.
  var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      let isSpace = scalar == "\n" || scalar == "\r" || scalar == "\t"
      line.unicodeScalars.append(isSpace ? " " : scalar)
    }
    return line.displayable(limit: Int.max)
  }
}
