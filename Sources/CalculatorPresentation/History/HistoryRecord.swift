import CalculatorModel

/// What a line of the journal says.
public enum HistoryRecord: Hashable, Sendable {
  /// A calculation was finished.
  case calculation(HistoryEntry)

  /// An entry was given a label, or lost it.
  case label(HistoryEntry.ID, String)

  /// An entry has another expression, or only another result as one before it was edited.
  ///
  /// `following` tells how many lines of the same edit come after this one: an edit that was not
  /// written to its end did not happen.
  case edit(
    HistoryEntry.ID, expression: String, quantities: HistoryQuantities? = nil,
    result: HistoryResult, following: Int)

  /// An entry was removed.
  case remove(HistoryEntry.ID)

  /// All entries up to this one were removed; all before this line where it is not known.
  case clear(through: HistoryEntry.ID?)

  /// Whether the record leads to less than there was, which is then to leave the journal too.
  var removes: Bool {
    switch self {
    case .remove, .clear: true
    case .calculation, .label, .edit: false
    }
  }
}
