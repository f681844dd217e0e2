import CalculatorModel
import Languages

/// The lines of finished calculations, which are made again only when something about them has changed.
final class FinishedTape {
  /// What lines are made of.
  struct Origin: Equatable {
    /// How often the history had changed.
    let changeCount: Int
    let symbols: NumberSymbols
    let angleUnit: AngleUnit
    let language: Language
  }

  private var origin: Origin?
  private var lines: [TapeLine] = []

  /// The lines made of something: those made before, where that was the same.
  func lines(_ origin: Origin, _ make: () -> [TapeLine]) -> [TapeLine] {
    if origin != self.origin { (lines, self.origin) = (make(), origin) }
    return lines
  }
}
