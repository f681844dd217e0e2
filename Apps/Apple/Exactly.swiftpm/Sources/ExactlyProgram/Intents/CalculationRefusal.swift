import AppIntents
import CalculatorPresentation
import Foundation

/// Why a calculation has no answer, in the form of which the system shows and says the words.
struct CalculationRefusal: Error, CustomLocalizedStringResourceConvertible {
  private let reason: String

  /// Creates a refusal with the words of the calculator, which are in the person's language already.
  init(_ refusal: RequestRefusal) {
    reason = refusal.reason
  }

  // As a value and not as a key, since a `%` in it is no place for one.
  var localizedStringResource: LocalizedStringResource { "\(reason)" }
}
