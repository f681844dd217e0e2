import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Test(
  "Letters type: no key and no command has one that is not held", arguments: everyKeypad.indices)
func lettersAreFree(index: Int) {
  let keypad = everyKeypad[index]
  let typed =
    (keypad.rows.joined() + keypad.unplacedKeys).flatMap(\.shortcuts)
    + CalculatorCommand.allCases.map(\.shortcut)
  for shortcut in typed {
    guard case .character(let character) = shortcut, character.isLetter else { continue }
    #expect(keypad.mode == .programmer && character.isHexDigit, "\(character)")
  }
}

/// All keypads, without second functions and with them, in degrees and in radians.
let everyKeypad: [Keypad] = Keypad.Mode.allCases.flatMap { mode in
  [[], [.secondFunctions], [.angleUnit(.radians)]].map { (keys: [Key]) in
    var calculator = Calculator()
    for key in keys { calculator.press(key) }
    return Keypad(mode, for: calculator)
  }
}

@Test("No shortcut does two things", arguments: everyKeypad.indices)
func shortcutsAreUnique(index: Int) {
  var owners: [Shortcut: String] = [:]
  func claim(_ shortcut: Shortcut, for owner: String) {
    if let other = owners[shortcut] {
      Issue.record("\(shortcut.label) is for \(owner) and for \(other)")
    }
    owners[shortcut] = owner
  }
  let keypad = everyKeypad[index]
  for key in keypad.rows.joined() + keypad.unplacedKeys {
    #expect(!key.shortcuts.isEmpty || key.isOff, "\(key.label) has none")
    for shortcut in key.shortcuts { claim(shortcut, for: key.label) }
  }
  // Some keys of the programmer keypad have a command's letter, and come first.
  if keypad.mode != .programmer {
    for command in CalculatorCommand.allCases { claim(command.shortcut, for: "\(command)") }
  }
  for key in [Shortcut.line, .help, .held("?"), TerminalCommand.quitKey] {
    claim(key, for: "the terminal")
  }
}

@Test("In a panel no key does two things", arguments: PanelSubject.allCases)
func panelShortcutsAreUnique(subject: PanelSubject) {
  var shortcuts = subject.actions.flatMap(\.shortcuts)
  shortcuts += PanelSubject.allCases.map(\.shortcut)
  #expect(Set(shortcuts).count == shortcuts.count)
  for question in [PanelQuestion.clearsHistory, .exportsHistory] {
    let answers = question.answers.map(\.shortcut)
    #expect(Set(answers).count == answers.count)
    #expect(!answers.contains(.escape))
  }
}

@Test("Help lists every key that is not typed as written, and every command")
func helpListsEverything() {
  let viewModel = CalculatorViewModel(mode: .scientific)
  let lines = KeyboardHelp(viewModel, keypad: viewModel.keypad).lines
  for key in viewModel.keypad.rows.joined() where key.shortcuts.map(\.label) != [key.label] {
    #expect(lines.contains { $0.meaning == key.spokenLabel }, "\(key.label)")
  }
  for command in CalculatorCommand.allCases {
    #expect(lines.contains { $0.shortcuts.contains(command.shortcut.label) }, "\(command)")
  }
}
