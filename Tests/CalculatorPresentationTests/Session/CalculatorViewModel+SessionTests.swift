import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

/// A continued session is as it was.
@Suite struct CalculatorViewModelSessionTests {
  /// Returns a view model that continues from what another one keeps.
  private func continued(_ viewModel: CalculatorViewModel) throws -> CalculatorViewModel {
    let copy = CalculatorViewModel(
      calculator: Calculator(
        format: viewModel.mode.format, order: viewModel.order,
        angleUnit: viewModel.calculator.angleUnit),
      mode: viewModel.mode)
    let lines = try #require(viewModel.sessionLines)
    #expect(copy.continueSession(lines) || lines.isEmpty, "\(lines)")
    return copy
  }

  private func expectSame(
    _ copy: CalculatorViewModel, _ original: CalculatorViewModel, _ note: String
  ) {
    #expect(copy.calculator == original.calculator, "\(note)")
    #expect(copy.displayText == original.displayText, "\(note)")
    #expect(copy.expressionText == original.expressionText, "\(note)")
    #expect(copy.memoryRows == original.memoryRows, "\(note)")
    #expect(copy.keypad == original.keypad, "\(note)")
  }

  @Test(
    arguments: [
      "1234.", "0.50", "-0", "5 +/-", "5 +", "5 + 3 =", "5 + 3 = =", "2 + 3 * 4", "1 / 0 =",
      "2 ( 3 + ( 4 *", "9 sqrt 2 +", "2 sqrt m+ C", "2 sqrt m+ AC 3 sin m- 1 + mr", "30 2nd",
      "2nd sin-1 Rad 1", "1.5 EE", "1.5 EE 3 +/-", "200 + 10 %", "200 + 10 % +/-", "Rand",
      "8 x^y 0.5",
      "50 tan - ", "50 tan - 50 tan =", "( 5 +", "( 5 ) *", "pi * 2 = pi", "3 logy 2 =", "AC",
      "5 + 3 = C", "7 + C", "1 / 3 = = =", "170 x! * = * =", "10 x^y 159 = m+ m+ m+ 5 + (",
      "e e^x ln", "288230376151711743 * 45 = Basic Programmer",
    ])
  func anyState(keys: String) throws {
    for mode in Keypad.Mode.allCases {
      let viewModel = CalculatorViewModel(calculator: Calculator(format: mode.format), mode: mode)
      for key in try KeySequence(keys).keys { viewModel.press(key) }
      let copy = try continued(viewModel)
      expectSame(copy, viewModel, keys)
      while viewModel.canUndo {
        viewModel.undo()
        copy.undo()
        expectSame(copy, viewModel, keys + " undone")
      }
      #expect(!copy.canUndo)
      while viewModel.canRedo {
        viewModel.redo()
        copy.redo()
        expectSame(copy, viewModel, keys + " redone")
      }
      #expect(!copy.canRedo)
    }
  }

  @Test(arguments: Sample.seeds([1, 2, 3]))
  func anyPresses(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 1...6 {
      let note = "seed \(seed), round \(round)"
      var original = CalculatorViewModel()
      for _ in 1...4 {
        for _ in 1...60 { doSomething(with: original, &generator) }
        let copy = try continued(original)
        expectSame(copy, original, note)
        // Whatever one does now, the other does as well.
        var again = generator
        for _ in 1...20 {
          doSomething(with: original, &generator)
          doSomething(with: copy, &again)
          expectSame(copy, original, note)
        }
        let canUndo = (original.canUndo, original.canRedo)
        #expect((copy.canUndo, copy.canRedo) == canUndo, "\(note)")
        original = copy
      }
      let copy = try continued(original)
      while original.canUndo {
        original.undo()
        copy.undo()
        guard copy.calculator == original.calculator else {
          Issue.record("undo differs: \(note)")
          return
        }
      }
      #expect(!copy.canUndo, "\(note)")
    }
  }

  private func doSomething(
    with viewModel: CalculatorViewModel, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<30, using: &generator) {
    case 0...2: viewModel.undo()
    case 3: viewModel.redo()
    case 4: viewModel.store()
    case 5:
      if let row = viewModel.memoryRows.last { viewModel.recall(row.place) }
    case 6:
      if viewModel.memoryRows.count > 3 { viewModel.remove(viewModel.memoryRows[1].place) }
    case 7: viewModel.order = viewModel.order == .precedence ? .leftToRight : .precedence
    case 8: viewModel.turn(to: viewModel.mode == .basic ? .scientific : .basic)
    case 9:
      viewModel.paste(
        ["1,234.5", "2 + √3", "sin(30)", "1/7", "x"].randomElement(using: &generator))
    case 10:
      let line = ["2 sin(30)", "+ 3", "√2 × π", "200 + 10%", "7 mod 3", "× 2²"]
        .randomElement(using: &generator)
      if let line, let expression = try? viewModel.expression(ofLine: line) {
        try? viewModel.calculate(expression)
      }
    case 11:
      for character in "1,234." { viewModel.press(.character(character)) }
    case 12...22:
      if let digit = Digit.allCases.randomElement(using: &generator) {
        viewModel.press(.digit(digit))
      }
    default:
      if let key = Key.allCases.randomElement(using: &generator) { viewModel.press(key) }
    }
  }

  @Test func aNumberThatIsTypedWithMarksGoesOn() throws {
    let viewModel = CalculatorViewModel()
    for character in "1,234" { viewModel.press(.character(character)) }
    let copy = try continued(viewModel)
    for character in ",567.5" { copy.press(.character(character)) }
    #expect(copy.displayText == "1,234,567.5")
  }

  @Test func aFractionIsStillShown() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 3 =")
    viewModel.showNextForm()
    #expect(try continued(viewModel).displayText == "1/3")
  }

  @Test func nothingIsKeptOfNothing() {
    #expect(CalculatorViewModel().sessionLines == [])
  }

  @Test func nothingIsAnnounced() throws {
    let copy = try continued(CalculatorViewModel(pressing: "5 + 3 ="))
    #expect(copy.announcement == nil)
    #expect(copy.notice == nil)
  }

  @Test func damagedAndNewerLinesAreRefused() throws {
    let lines = try #require(try CalculatorViewModel(pressing: "5 + 3 = m+ 7 sin").sessionLines)
    for place in lines.indices {
      var missing = lines
      missing.remove(at: place)
      #expect(!CalculatorViewModel().continueSession(missing), "without line \(place + 1)")
      for offset in lines[place].utf8.indices.shuffled().prefix(10) {
        var bytes = Array(lines[place].utf8)
        bytes[lines[place].utf8.distance(from: lines[place].utf8.startIndex, to: offset)] ^= 1
        var damaged = lines
        damaged[place] = String(decoding: bytes, as: UTF8.self)
        #expect(!CalculatorViewModel().continueSession(damaged), "\(damaged[place])")
      }
    }
    #expect(!CalculatorViewModel().continueSession([]))
    #expect(!CalculatorViewModel().continueSession(["session/2"]))
  }

  @Test func aLongSessionReachesBackFiveHundredSteps() throws {
    let viewModel = try CalculatorViewModel(pressing: "2 sqrt m+ C")
    for _ in 1...700 {
      for key in try KeySequence("1 + 2 =").keys { viewModel.press(key) }
    }
    let lines = try #require(viewModel.sessionLines)
    #expect(lines.reduce(0) { $0 + $1.utf8.count } < 20_000)
    let copy = try continued(viewModel)
    expectSame(copy, viewModel, "1 + 2 =")
    for _ in 1...500 {
      #expect(copy.canUndo)
      copy.undo()
      viewModel.undo()
      guard copy.calculator == viewModel.calculator else {
        Issue.record("undo differs")
        return
      }
    }
    // The state kept before the undo must not be mistaken for what is done after it.
    for _ in 1...400 { viewModel.undo() }
    for key in try KeySequence("9 * 9 =").keys { viewModel.press(key) }
    expectSame(try continued(viewModel), viewModel, "after undo")
  }

  /// A session may be kept from a state on that is later undone and replaced by others.
  @Test func whatIsDoneAfterUndoingIsWhatIsKept() throws {
    let viewModel = CalculatorViewModel()
    for _ in 1...700 {
      for key in try KeySequence("1 + 2 =").keys { viewModel.press(key) }
    }
    expectSame(try continued(viewModel), viewModel, "1 + 2 =")
    for _ in 1...900 { viewModel.undo() }
    for key in try KeySequence("9 + 1").keys { viewModel.press(key) }
    for _ in 1...700 { viewModel.press(.equals) }
    #expect(viewModel.displayText == "709")
    expectSame(try continued(viewModel), viewModel, "9 + 1, after undo")
  }
}
