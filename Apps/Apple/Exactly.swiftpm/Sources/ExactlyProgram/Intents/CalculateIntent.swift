import AppIntents
import CalculatorPresentation
import ExactlyApple
import Foundation

/// The action that the system offers to shortcuts and to Siri: a calculation, answered like a line typed in the
/// calculator.
///
/// It is in the program and not in the library, so that it is found when the app is built.
struct CalculateIntent: AppIntent {
  static let title: LocalizedStringResource = "Calculate"

  static let description: IntentDescription? = IntentDescription(
    "Calculates exactly, also with units and dates, or says where it does not understand the input.",
    resultValueName: "Result")

  static let openAppWhenRun = false

  static var parameterSummary: some ParameterSummary {
    Summary("Calculate \(\.$calculation)")
  }

  // The input is mathematics: `30°15'` and `2^-1` must not become prose.
  @Parameter(
    title: "Calculation", description: "For example, 2 + 3 × 4, 1/3 or 5 ft to cm",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .none, autocorrect: false, smartQuotes: false,
      smartDashes: false),
    requestValueDialog: "What do you want to calculate?")
  var calculation: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    do throws(RequestRefusal) {
      let answer = try await RequestedAnswer.ofThisPerson(to: calculation)
      return .result(value: answer.resultText, dialog: "\(answer.calculationText)")
    } catch {
      throw CalculationRefusal(error)
    }
  }
}
