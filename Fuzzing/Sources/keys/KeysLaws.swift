import CalculatorModel
import FuzzSupport

@testable import CalculatorPresentation

/// The maximum number of words in a run.
let wordLimit = 150

/// Returns a view model on a keypad, with these settings.
func newViewModel(
  _ mode: Keypad.Mode, _ format: NumberFormat, _ order: EvaluationOrder, _ unit: AngleUnit,
  isReversePolish: Bool
) -> CalculatorViewModel {
  var calculator = Calculator(format: format, order: order, angleUnit: unit)
  calculator.setReversePolish(isReversePolish)
  return CalculatorViewModel(calculator: calculator, mode: mode)
}

/// Returns what the user sees and hears.
func shown(by viewModel: CalculatorViewModel) -> [String] {
  [
    viewModel.displayText, viewModel.expressionText, viewModel.spokenDisplay,
    viewModel.calculationLine, viewModel.stackText, "\(viewModel.keypad.rows.joined())",
    "\(viewModel.memoryRows)",
  ]
}

/// Presses keys as Conformance's tables write them, and leaves out what is not a key.
///
/// Undo leads back through all states to the first, redo to the last, and a continued session is the same.
func run(_ input: FuzzInput) {
  var input = input
  let mode = input.choice(of: Keypad.Mode.allCases)
  let order = input.choice(of: EvaluationOrder.allCases)
  let start = newViewModel(
    mode, mode.format, order, .degrees, isReversePolish: input.byte() % 2 == 1)
  check(start, pressing: input.text, order)
}

/// Presses keys, and requires that their laws hold.
func check(_ viewModel: CalculatorViewModel, pressing keys: String, _ order: EvaluationOrder) {
  var states = [viewModel.calculator]
  var position = 0
  func requireState(_ word: String) {
    let state = states[position]
    require(
      viewModel.calculator == state,
      "\(word): \(viewModel.displayText) in place of \(state.displayText)")
  }
  for word in keys.split(separator: " ").prefix(wordLimit) {
    switch word {
    case "undo":
      viewModel.undo()
      position = max(position - 1, 0)
      requireState("undo")
    case "redo":
      viewModel.redo()
      position = min(position + 1, states.count - 1)
      requireState("redo")
    case "form": viewModel.showNextForm()
    default:
      guard let key = Key(token: word, on: viewModel.calculator.words.isOn ? .programmer : .basic)
      else { continue }
      guard !viewModel.calculator.ignores(key) else {
        viewModel.press(key)
        requireState("\(word), which is ignored")
        continue
      }
      viewModel.press(key)
      states.removeSubrange((position + 1)...)
      states.append(viewModel.calculator)
      position += 1
    }
    _ = shown(by: viewModel)
  }
  if let lines = viewModel.sessionLines, !lines.isEmpty {
    let calculator = viewModel.calculator
    let copy = newViewModel(
      viewModel.mode, calculator.format, order, calculator.angleUnit,
      isReversePolish: calculator.isReversePolish)
    require(copy.continueSession(lines), "a session is not continued")
    require(copy.calculator == viewModel.calculator, "the session of \(viewModel.displayText)")
    for (copied, original) in zip(shown(by: copy), shown(by: viewModel)) {
      require(copied == original, "a session shows \(copied) in place of \(original)")
    }
  }
  while position > 0 {
    viewModel.undo()
    position -= 1
    requireState("undo from the end")
  }
  require(!viewModel.canUndo, "there is more to undo")
  while position < states.count - 1 {
    viewModel.redo()
    position += 1
    requireState("redo from the start")
  }
  require(!viewModel.canRedo, "there is more to redo")
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
