import CalculatorPresentation

/// What `exactly history` is to do.
enum HistoryTask: Hashable {
  case list(Format)
  case remove(HistoryEntry.ID)
  case label(HistoryEntry.ID, String)
  case clear
  /// Keeps calculations from now on, or keeps none.
  case keep(Bool)

  /// How calculations are listed, one a line.
  enum Format: Hashable {
    case text
    case json
    case csv
  }
}
