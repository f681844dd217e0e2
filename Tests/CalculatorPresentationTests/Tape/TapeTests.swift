import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

@Suite struct TapeTests {
  private func tape(
    _ keys: String..., order: EvaluationOrder = .precedence, mode: Keypad.Mode = .scientific
  ) throws -> CalculatorViewModel {
    let history = HistoryViewModel()
    let viewModel = CalculatorViewModel(mode: mode, history: history)
    viewModel.order = order
    for keys in keys { for key in try KeySequence(keys, on: mode).keys { viewModel.press(key) } }
    return viewModel
  }

  private func lines(_ viewModel: CalculatorViewModel) -> [String] {
    viewModel.tapeLines.map { ($0.sign + " " + $0.text) }
  }

  @Test(arguments: [
    ("12 + 3 - 5 =", [" 12", "+ 3", "⋄ 15", "− 5", "= 10"]),
    ("12 + 3 * 4 - 5 =", [" 12", "+ 3 × 4", "⋄ 24", "− 5", "= 19"]),
    ("( 12 + 3 ) * 4 =", [" 12", "+ 3", "⋄ 15", "× 4", "= 60"]),
    ("2 * ( 3 + 4 ) =", [" 2", "× (3 + 4)", "= 14"]),
    ("200 + 10 % =", [" 200", "+ 10%", "= 220"]),
    ("1 / 3 * 3 =", [" 1", "÷ 3", "⋄≈ 0.3333333333333333", "× 3", "= 1"]),
    ("9 sqrt =", [" √9", "= 3"]),
    ("2 x^y 10 + 1 =", [" 2^10", "+ 1", "= 1,025"]),
    ("1 / 0 =", [String]()),
    ("5 +/- + 3 =", [" −5", "+ 3", "= −2"]),
  ])
  func keysGiveLines(keys: String, expected: [String]) throws {
    #expect(try lines(tape(keys)) == expected, "\(keys)")
  }

  @Test func leftToRightHasEveryTotal() throws {
    let viewModel = try tape("12 + 3 * 4 =", order: .leftToRight)
    #expect(lines(viewModel) == [" 12", "+ 3", "⋄ 15", "× 4", "= 60"])
  }

  @Test func whatIsBeingEnteredIsTheEndOfTheTape() throws {
    #expect(try lines(tape("2 + 3 =", "7 *")) == [" 2", "+ 3", "= 5", " 7", "× "])
    #expect(try lines(tape("12 + 3 * 4 -")) == [" 12", "+ 3 × 4", "− "])
    #expect(try lines(tape("12 + 3 * 4.0")) == [" 12", "+ 3 × 4.0"])
    #expect(try lines(tape("AC")) == [])
  }

  @Test func wordsAreInTheirBase() throws {
    let viewModel = try tape("base16 word8 7 f + 1 + 1 =", mode: .programmer)
    #expect(
      lines(viewModel) == [" 0x7F", "+ 0x1", "⋄ 0x80 int8", "+ 0x1", "= 0x81 int8 (wraps)"])
  }

  @Test func undoTakesCalculationsOffTheTape() throws {
    let viewModel = try tape("2 + 3 =")
    viewModel.clearHistory()
    #expect(lines(viewModel) == [])
    viewModel.undo()
    #expect(lines(viewModel) == [" 2", "+ 3", "= 5"])
  }

  @Test func settingsChangeTheTape() throws {
    let viewModel = try tape("1000.5 + 3 =")
    viewModel.set(.marks, to: "1.234,5")
    #expect(lines(viewModel) == [" 1.000,5", "+ 3", "= 1.003,5"])
  }

  @Test func textHasNumbersInOneColumn() throws {
    let viewModel = try tape("1200 + 3 - 5 =", "2 * 4 =")
    #expect(
      viewModel.tapeText == """
           1,200
        +      3
        ⋄  1,203
        −      5
        =  1,198
        --------
               2
        ×      4
        =      8
        --------

        """)
  }

  /// The subtotals are those of the keypad, which shows one whenever an operation completes it.
  @Test func totalsAreThoseOfTheDisplay() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<Sample.count(300) {
      let count = Int.random(in: 2...6, using: &random)
      var keys = "\(Int.random(in: 0...99, using: &random))"
      var shown: [String] = []
      let viewModel = CalculatorViewModel(mode: .basic, history: HistoryViewModel())
      viewModel.order = .leftToRight
      for key in try KeySequence(keys).keys { viewModel.press(key) }
      for number in 0..<count {
        let step =
          "\("+-*".randomElement(using: &random)!) \(Int.random(in: 1...99, using: &random))"
        keys += " " + step
        for key in try KeySequence(step).keys {
          viewModel.press(key)
          if case .operation = key, number > 0 { shown.append(viewModel.displayText) }
        }
      }
      viewModel.press(.equals)
      let totals = viewModel.tapeLines.filter { $0.kind == .subtotal }.map(\.text)
      #expect(totals == shown, "\(keys)")
    }
  }

  @Test func whatIsCutOffIsToldOf() throws {
    let viewModel = try tape("1 + 1 =", "2 + 2 =", "3 + 3 =")
    let history = viewModel.history.history
    #expect(history.tapeLines(last: 2).map(\.text) == ["…", "2", "2", "4", "3", "3", "6"])
    #expect(history.tapeLines(last: 3).first?.text == "1")
  }

  @Test func labelsStandAboveTheirCalculation() throws {
    let viewModel = try tape("1 + 1 =")
    viewModel.label(viewModel.history.rows[0].id, "rent")
    #expect(lines(viewModel) == [" rent", " 1", "+ 1", "= 2"])
  }
}
