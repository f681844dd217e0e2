import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct KeyboardHelpTests {
  private func headings(of help: KeyboardHelp) -> [String] {
    help.items.compactMap { if case .heading(let text) = $0 { text } else { nil } }
  }

  private func examples(of help: KeyboardHelp) -> [String] {
    help.items.compactMap {
      if case .example(let keys, let result) = $0 { keys + ": " + result } else { nil }
    }
  }

  @Test func beginsWithWhatIsNeededFirst() {
    let viewModel = CalculatorViewModel(mode: .scientific)
    let help = KeyboardHelp(viewModel, keypad: viewModel.keypad)
    #expect(
      headings(of: help) == [
        "Calculate", "Correct", "Show the number differently", "Store and reuse", "Functions",
        "Adjust", "Help and quit",
      ])
    #expect(help.lines.first == KeyboardHelp.Line(shortcuts: "Enter =", meaning: "Equals"))
    #expect(help.lines.last == KeyboardHelp.Line(shortcuts: "q Enter Alt+Q", meaning: "Quit"))
  }

  @Test func itsExamplesAreWhatTheCalculatorShows() {
    let viewModel = CalculatorViewModel(mode: .scientific)
    #expect(
      examples(of: KeyboardHelp(viewModel, keypad: viewModel.keypad)) == [
        "2+3*4 Enter: 2 + 3 × 4 = 14", "200+10% Enter: 200 + 10% = 220",
        "log(100) Enter: log(100) = 2", "9 Alt+V: √9 = 3", "30 Alt+Shift+S: sin(30°) = 0.5",
        "2^8 Enter: 2^8 = 256",
      ])
    viewModel.order = .leftToRight
    viewModel.press(.angleUnit(.radians))
    #expect(
      examples(of: KeyboardHelp(viewModel, keypad: viewModel.keypad))[0]
        == "2+3*4 Enter: (2 + 3) × 4 = 20")
    // The basic keypad has no sine, but a line has.
    let basic = CalculatorViewModel()
    #expect(examples(of: KeyboardHelp(basic, keypad: basic.keypad)).count == 3)
  }

  @Test(arguments: PanelSubject.allCases.filter { $0 != .help })
  func listsAllKeysOfAPanel(panel: PanelSubject) {
    for language in Language.allCases {
      let catalogue = Catalogue(language)
      let help = KeyboardHelp(about: panel, isBeside: true, catalogue: catalogue)
      for action in panel.actions {
        let names = action.shortcuts.map { $0.name(in: catalogue) }.joined(separator: " ")
        #expect(
          help.lines.contains { $0.shortcuts.hasPrefix(names) && !$0.meaning.isEmpty }, "\(action)")
      }
      #expect(help.lines.contains { $0.shortcuts == catalogue.text(KeyboardText.tabKey) })
      guard case .words? = help.items.first else {
        Issue.record("nothing is said about \(panel)")
        continue
      }
    }
  }

  @Test func cutsNoExampleInTheSmallestWindow() {
    let viewModel = CalculatorViewModel()
    let help = KeyboardHelp(viewModel, keypad: viewModel.keypad)
    let lines = HelpLines(help, columns: 16, isMirrored: false).lines.map(\.text)
    #expect(lines.contains("200+10% Enter") && lines.contains("200 + 10% = 220"), "\(lines)")
    #expect(lines.allSatisfy { $0.columnCount <= 16 })
  }

  @Test func theHelpOfAPanelLeadsBackToIt() {
    for columns in [80, 120] {
      var calculator = TypedCalculator(columns: columns, rows: 30)
      calculator.type("1+1=2+2=h")
      calculator.press(.down)
      calculator.type("?")
      let text = calculator.lines.joined(separator: "\n")
      #expect(text.contains("Finished calculations, newest"), "\(text)")
      #expect(text.contains("╭─ Help ") && text.contains(" History ─╮"), "\(text)")
      #expect(!text.contains("Change Sign"))
      calculator.type(escape)
      #expect(calculator.state.panel?.subject == .history)
      #expect(calculator.state.panel?.cursor.index == 1)
      calculator.type("?g")
      #expect(calculator.state.panel?.subject == .settings)
      calculator.type(escape)
      #expect(calculator.state.panel == nil)
    }
  }

  @Test func anyKeyOfThePanelLeavesItsHelp() {
    var calculator = TypedCalculator()
    calculator.type("1+1=h?")
    calculator.write("nlunch\r")
    #expect(calculator.panelLines[0].contains("lunch"))
  }

  @Test(arguments: Language.allCases)
  func losesNoWordInNarrowWindows(language: Language) {
    let viewModel = CalculatorViewModel(
      settingsStorage: ForgetfulSettings(), mode: .scientific, locale: language.code,
      clock: { 0 }, random: { 1 })
    let help = KeyboardHelp(viewModel, keypad: viewModel.keypad)
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    for columns in [36, 50, 72] {
      let lines = HelpLines(help, columns: columns, isMirrored: language.isRightToLeft).lines
      for line in lines { #expect(line.text.columnCount <= columns, "\(line.text)") }
      let all = letters(lines.map(\.text).joined())
      for way in help.lines {
        let words = way.meaning.split(separator: " ").map(String.init)
        for word in words { #expect(all.contains(letters(word).prefix(8)), "\(word)") }
      }
    }
  }
}
