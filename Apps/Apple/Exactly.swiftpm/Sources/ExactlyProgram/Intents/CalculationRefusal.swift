import AppIntents
import CalculatorPresentation
import Foundation

/// The reason why a calculation has no answer, in the form that the system shows and speaks.
struct CalculationRefusal: Error, CustomLocalizedStringResourceConvertible {
  private let reason: String

  /// Creates a refusal with the words of the calculator, which are already in the user's language.
  init(_ refusal: RequestRefusal) {
    reason = refusal.reason
  }

  // As a value and not as a key, since a `%` in it is not a placeholder.
  var localizedStringResource: LocalizedStringResource { "\(reason)" }
}
