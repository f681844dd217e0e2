import CalculatorPresentation

/// What `exactly history` is to do.
enum HistoryTask: Hashable {
  case list(HistoryExport)
  case tape
  case remove(HistoryEntry.ID)
  case label(HistoryEntry.ID, String)
  case clear
  /// Keeps calculations from now on, or keeps none.
  case keep(Bool)
}
