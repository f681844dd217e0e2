import CalculatorModel
import CalculatorPresentation
import Testing

/// Typing on a keyboard in an app whose views observe the calculator.
@MainActor @Suite struct ObservedCalculatorTypingTests {
  private nonisolated static func viewModel(mode: Keypad.Mode = .basic) -> CalculatorViewModel {
    CalculatorViewModel(mode: mode, locale: "en_US", clock: { 0 }, random: { 1 })
  }

  private let calculator = ObservedCalculator(viewModel())

  /// Types a text at once, and returns the result of each key that did not go to a line.
  @discardableResult
  private func type(_ text: String) async -> [CalculatorCommand?] {
    var typed: [CalculatorCommand?] = []
    for character in text { calculator.type(Shortcut(typed: character)) { typed.append($0) } }
    await calculator.whenIdle()
    return typed
  }

  @Test func keysPressKeys() async {
    #expect(await type("2+3=") == [nil, nil, nil, nil])
    #expect(calculator.display.text == "5")
  }

  /// Holds letters at once, and returns the result of each.
  private func hold(_ letters: String) async -> [CalculatorCommand?] {
    var held: [CalculatorCommand?] = []
    for letter in letters { calculator.type(.held(letter)) { held.append($0) } }
    await calculator.whenIdle()
    return held
  }

  @Test func heldLettersAreCommands() async {
    await type("5")
    #expect(await hold("h") == [.history])
    // A command that only concerns the calculator is carried out, and the text typed after it comes later.
    _ = await hold("u")
    await type("7")
    #expect(calculator.display.text == "7")
    _ = await hold("k")
    #expect(calculator.mode == .scientific)
  }

  @Test func lettersGoOnAsALineInTheField() async {
    await type("sqrt(1")
    #expect(calculator.line.isOpen)
    #expect(calculator.line.text == "sqrt(1")
    // From here on the text belongs to the field.
    calculator.line.text += "6)"
    #expect(calculator.display.line?.text == "sqrt(1")
    calculator.takeLine()
    await calculator.whenIdle()
    #expect(!calculator.line.isOpen)
    #expect(calculator.display.text == "4")
  }

  @Test func whatDoesNotComeToTheFieldIsTypedThere() async {
    await type("sqrt(")
    #expect(await type("19\u{8}6)").isEmpty)
    #expect(calculator.line.text == "sqrt(16)")
    await type("\r")
    #expect(calculator.display.text == "4")
    await type("sqrt(")
    await type("\u{1B}")
    #expect(!calculator.line.isOpen)
    #expect(calculator.display.text == "4")
  }

  @Test func backspaceLeavesAnEmptyLine() async {
    calculator.openLine()
    await calculator.whenIdle()
    #expect(calculator.line.isOpen)
    await type("1\u{8}")
    #expect(calculator.line.isOpen)
    await type("\u{8}")
    #expect(!calculator.line.isOpen)
  }

  @Test func theKeyEqualsTakesTheLine() async {
    await type("sqrt(16)")
    calculator.press(.equals)
    await calculator.whenIdle()
    #expect(calculator.display.text == "4")
    #expect(!calculator.line.isOpen)
  }

  @Test func whatIsRefusedStaysUntilItIsAnother() async {
    await type("sqrt(")
    calculator.line.text = "2 +* 3"
    calculator.takeLine()
    await calculator.whenIdle()
    #expect(calculator.line.isOpen)
    #expect(calculator.line.problem?.contains("column 4") == true, "\(calculator.line)")
    calculator.line.text = "2 + 3"
    #expect(calculator.line.problem == nil)
    calculator.takeLine()
    await calculator.whenIdle()
    #expect(calculator.display.text == "5")
  }

  @Test(
    "Keys that come while a line is calculated come after it",
    arguments: [
      "sqrt(16)\r+1=", "sqrt(16)\r\r", "sqrt(16)\r\r\r+1=", "sqrt(16\r)\r",
      "sqrt(+*2\r\u{8}\u{8}9)\r7",
      "sqrt(\u{1B}5+1=", "sqrt(16)\rsqrt(81)\r", "sqrt(16)\rhypot(3,4)\r*2=",
    ])
  func keysBehindALineComeBehindIt(text: String) async {
    let slow = ObservedCalculator(Self.viewModel())
    for character in text {
      slow.type(Shortcut(typed: character)) { _ in }
      await slow.whenIdle()
    }
    // At once, except for the name, whose line is open before the rest is typed.
    let quick = ObservedCalculator(Self.viewModel())
    let name = text.prefix(while: { $0 != "(" }) + "("
    for character in name { quick.type(Shortcut(typed: character)) { _ in } }
    await quick.whenIdle()
    for character in text.dropFirst(name.count) { quick.type(Shortcut(typed: character)) { _ in } }
    await quick.whenIdle()
    #expect(quick.display == slow.display)
    #expect(quick.line.text == slow.line.text)
    #expect(quick.line.isOpen == slow.line.isOpen)
    #expect(quick.history.map(\.calculationText) == slow.history.map(\.calculationText))
  }

  @Test("A second Return is Equals again, and does not calculate the line again")
  func aLineIsTakenOnce() async {
    for (takes, history) in [(1, ["2 + 3 = 5"]), (2, ["5 + 3 = 8", "2 + 3 = 5"])] {
      let calculator = ObservedCalculator(Self.viewModel())
      calculator.openLine()
      await calculator.whenIdle()
      calculator.line.text = "2 + 3"
      for _ in 0..<takes { calculator.takeLine() }
      await calculator.whenIdle()
      #expect(calculator.history.map(\.calculationText) == history)
    }
  }

  @Test func aLineHasALimit() async {
    await type("sqrt(")
    calculator.line.text = String(repeating: "1", count: 10_000)
    await type("1")
    #expect(calculator.line.text.count == 10_000)
  }

  @Test func aLineBeginsWithWhatWasTyped() async {
    await type("5*-3")
    calculator.openLine()
    await calculator.whenIdle()
    #expect(calculator.line.text == "5*-3")
    calculator.leaveLine()
    await calculator.whenIdle()
    // The number is recalled, and no part of what was typed.
    await type("5")
    calculator.perform { $0.press(.allClear) }
    calculator.openLine()
    await calculator.whenIdle()
    #expect(calculator.line.text.isEmpty)
  }

  @Test func aHeldKeyGivesNoCommandAgain() async {
    #expect(!calculator.repeats(.held("h")))
    #expect(calculator.repeats("5"))
    #expect(!calculator.repeats(.enter))
  }
}
