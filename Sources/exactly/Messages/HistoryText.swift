import CalculatorPresentation
import Languages

/// The messages of `exactly history`, independent of language.
enum HistoryText: Translatable {
  /// There is no calculation with the identifier.
  case noCalculation(String)
  case removed(Int)
  /// The unreadable lines are still at a place.
  case unreadableLeft(at: String)
  case isOn
  case isOff
  case storage(StorageError)
  /// A number of lines could not be read, and were moved to a place.
  case setAside(lines: Int, at: String)
}
