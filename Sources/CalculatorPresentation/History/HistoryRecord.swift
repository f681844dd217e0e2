import CalculatorModel

/// The content of a line of the journal.
public enum HistoryRecord: Hashable, Sendable {
  /// A calculation was finished.
  case calculation(HistoryEntry)

  /// An entry was given a label, or lost it.
  case label(HistoryEntry.ID, String)

  /// An entry has a new expression, or only a new result because an earlier entry was edited.
  ///
  /// `following` is the number of lines of the same edit after this one: an edit that was not fully written did
  /// not happen.
  case edit(
    HistoryEntry.ID, expression: String, quantities: HistoryQuantities? = nil,
    result: HistoryResult, following: Int)

  /// An entry was removed.
  case remove(HistoryEntry.ID)

  /// All entries up to this one were removed; all before this line if it is not known.
  case clear(through: HistoryEntry.ID?)

  /// Whether the record removes entries, which must then leave the journal too.
  var removes: Bool {
    switch self {
    case .remove, .clear: true
    case .calculation, .label, .edit: false
    }
  }
}
