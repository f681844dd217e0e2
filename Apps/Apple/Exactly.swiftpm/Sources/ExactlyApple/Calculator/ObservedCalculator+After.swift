import CalculatorModel
import CalculatorPresentation

extension ObservedCalculator {
  /// Returns a calculator after some keys, for previews and tests: `2 + 3 *`.
  ///
  /// If a key does not exist, no keys are pressed, and the calculator is new.
  static func after(_ sequence: String, mode: Keypad.Mode = .basic) -> ObservedCalculator {
    ObservedCalculator(viewModel(after: sequence, mode: mode))
  }

  private nonisolated static func viewModel(
    after sequence: String, mode: Keypad.Mode
  ) -> sending CalculatorViewModel {
    let viewModel = CalculatorViewModel(mode: mode)
    for key in (try? KeySequence(sequence, on: mode).keys) ?? [] { viewModel.press(key) }
    return viewModel
  }
}
