import CalculatorPresentation
import CalculatorStorage
import Foundation

extension CalculatorViewModel {
  /// A calculator with the history, the settings, the language and the marks of this person.
  static func ofThisPerson() -> CalculatorViewModel {
    CalculatorViewModel()
  }
}
