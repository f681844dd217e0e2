import CalculatorPresentation

/// The task of `exactly history`.
enum HistoryTask: Hashable {
  case list(HistoryExport)
  case tape
  case remove(HistoryEntry.ID)
  case label(HistoryEntry.ID, String)
  case clear
  /// Turns the keeping of calculations on or off.
  case keep(Bool)
}
