import CalculatorModel
import Languages

/// The lines of finished calculations, which are rebuilt only when something about them has changed.
final class FinishedTape {
  /// The data that lines are built from.
  struct Origin: Equatable {
    /// The number of changes of the history.
    let changeCount: Int
    let symbols: NumberSymbols
    let angleUnit: AngleUnit
    let language: Language
  }

  private var origin: Origin?
  private var lines: [TapeLine] = []

  /// Returns the lines built from some data: those built before, if it is the same.
  func lines(_ origin: Origin, _ make: () -> [TapeLine]) -> [TapeLine] {
    if origin != self.origin { (lines, self.origin) = (make(), origin) }
    return lines
  }
}
