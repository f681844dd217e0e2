import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

@Suite struct CalculatorViewModelUndoTests {
  /// Sequences of the keys that act at once, and shorter ones of all keys.
  @Test(
    arguments: EvaluationOrder.allCases,
    [
      (
        keys: Keypad(.basic, for: Calculator()).rows.joined().map(\.key), sequences: 50,
        length: 1_000
      ),
      (keys: Key.allCases, sequences: 10, length: 150),
    ])
  func undoesAnySequenceToTheStart(
    order: EvaluationOrder, _ test: (keys: [Key], sequences: Int, length: Int)
  ) {
    let seed = FreshSeed.all.first ?? 1
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(test.sequences) {
      let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
      var states = [viewModel.calculator]
      var keys: [Key] = []
      for _ in 0..<test.length {
        guard let key = test.keys.randomElement(using: &generator) else { return }
        keys.append(key)
        // A press that changes nothing is no step.
        let isStep = !viewModel.calculator.ignores(key)
        viewModel.press(key)
        if isStep { states.append(viewModel.calculator) }
      }
      for state in states.reversed().dropFirst() {
        viewModel.undo()
        guard viewModel.calculator == state else {
          let tokens = keys.map(\.token).joined(separator: " ")
          Issue.record("undo differs after \(tokens), seed \(seed)")
          return
        }
      }
      #expect(!viewModel.canUndo)
      #expect(viewModel.calculator == states.first)
      for state in states.dropFirst() {
        viewModel.redo()
        #expect(viewModel.calculator == state)
      }
      #expect(!viewModel.canRedo)
    }
  }

  @Test(
    arguments: [
      ("5 + 3 =", "DEL", "3"), ("1 / 0 =", "+", "0"), ("5 7", ")", "5"), ("1 . 2", ".", "1."),
      ("1 2 3 4 5 6 7 8 9", "0", "12,345,678"), ("4", "mc", "0"), ("5 + 3 = C", "C", "8"),
    ])
  func aPressThatChangesNothingIsNoStep(keys: String, key: String, undone: String) throws {
    let viewModel = try CalculatorViewModel(pressing: keys)
    for key in try KeySequence(key).keys { viewModel.press(key) }
    viewModel.undo()
    #expect(viewModel.displayText == undone, "\(keys) \(key)")
    // Nor does it take away what was undone.
    for key in try KeySequence("DEL )").keys where viewModel.calculator.ignores(key) {
      viewModel.press(key)
    }
    #expect(viewModel.canRedo)
  }

  @Test func undoesAPaste() throws {
    let viewModel = try CalculatorViewModel(pressing: "5 + 2")
    #expect(viewModel.paste("1.234,56"))
    #expect(viewModel.displayText == "1,234.56")
    viewModel.undo()
    #expect(viewModel.displayText == "2")
    #expect(viewModel.expressionText == "5 + 2")
  }

  @Test func keepsSettingsWhenUndoing() throws {
    let viewModel = try CalculatorViewModel(pressing: "2 + 3")
    viewModel.order = .leftToRight
    viewModel.undo()
    #expect(viewModel.order == .leftToRight)
  }

  @Test func saysWhenThereIsNothingToUndo() {
    let viewModel = CalculatorViewModel()
    viewModel.undo()
    #expect(viewModel.notice == "Nothing to undo")
    viewModel.redo()
    #expect(viewModel.notice == "Nothing to redo")
    viewModel.press(.digit(.one))
    #expect(viewModel.notice == nil)
  }
}
