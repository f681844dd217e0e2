import CalculatorPresentation
import Languages

/// What `exactly history` says of what it did or could not do, in no language yet.
enum HistoryText: Translatable {
  /// There is no calculation of an identifier.
  case noCalculation(String)
  case removed(Int)
  /// What could not be read is at a place still.
  case unreadableLeft(at: String)
  case isOn
  case isOff
  case storage(StorageError)
  /// So many lines could not be read, and were moved to a place.
  case setAside(lines: Int, at: String)
}
