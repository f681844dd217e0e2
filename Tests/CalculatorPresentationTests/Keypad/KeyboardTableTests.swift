import CalculatorModel
import CalculatorPresentation
import Testing

@MainActor @Suite struct KeyboardTableTests {
  private nonisolated static func viewModel(
    _ mode: Keypad.Mode, locale: String = "en_US"
  ) -> CalculatorViewModel {
    CalculatorViewModel(mode: mode, locale: locale, clock: { 0 }, random: { 1 })
  }

  /// Returns the table of a window whose commands are held with Control.
  private func table(_ mode: Keypad.Mode = .basic, locale: String = "en_US") -> KeyboardTable {
    KeyboardTable(
      CalculatorScreen(Self.viewModel(mode, locale: locale), historyChanges: 0, settingRows: []))
  }

  /// Returns the table of Apple's systems.
  private func appleTable(_ mode: Keypad.Mode = .basic, locale: String = "en_US") -> KeyboardTable {
    ObservedCalculator(Self.viewModel(mode, locale: locale)).keyboardTable
  }

  private func keys(of label: String, in group: KeyboardTable.Group) -> [String]? {
    group.rows.first { $0.label == label }?.keys
  }

  @Test func namesTheHeldKeysOfEachSystem() {
    for (label, here, there) in [
      ("Undo", ["Alt+U", "Ctrl+Z"], ["⌃U", "⌘Z"]),
      ("Redo", ["Alt+R", "Ctrl+Shift+Z"], ["⌃R", "⇧⌘Z"]),
      ("Paste", ["Ctrl+V"], ["⌘V"]), ("Stop", ["Ctrl+."], ["⌘."]),
      ("Show History", ["Alt+H"], ["⌃H", "⌘Y"]), ("Help", ["?", "F1"], ["?", "⌘?"]),
      ("Basic Keypad", ["Ctrl+1"], ["⌘1"]),
      ("Scientific Keypad", ["Alt+K", "Ctrl+2"], ["⌃K", "⌘2"]),
    ] {
      #expect(keys(of: label, in: table().commands) == here, "\(label)")
      #expect(keys(of: label, in: appleTable().commands) == there, "\(label)")
    }
  }

  @Test func hasARowForEachCommandBesideTheKeypads() {
    for mode in Keypad.Mode.allCases {
      let letters = Set(table(mode).commands.rows.flatMap(\.keys))
      for command in CalculatorCommand.allCases {
        #expect(letters.contains(command.shortcut.label), "\(command), \(mode)")
      }
    }
  }

  @Test func leavesOutLettersThatAreDigits() {
    let viewModel = Self.viewModel(.programmer)
    viewModel.press(.base(.hexadecimal))
    let table = KeyboardTable(CalculatorScreen(viewModel, historyChanges: 0, settingRows: []))
    for row in table.commands.rows {
      for key in row.keys {
        #expect(!["a", "b", "c", "d", "e", "f"].contains(key.lowercased()), "\(row)")
      }
    }
    #expect(keys(of: "Undo", in: table.commands) == ["Alt+U", "Ctrl+Z"])
  }

  @Test func leavesOutKeypadsThatAreNotOffered() {
    // A new calculator has no room for words.
    #expect(keys(of: "Programmer Keypad", in: appleTable().commands) == nil)
    #expect(keys(of: "Programmer Keypad", in: table().commands) == ["Ctrl+3"])
  }

  @Test func leavesOutKeysThatAreTypedAsTheyAreWritten() {
    let group = table().keypad
    #expect(group.title == "Keypad")
    #expect(keys(of: "7", in: group) == nil)
    #expect(keys(of: "Equals", in: group) == ["Enter", "="])
    #expect(keys(of: "Delete", in: group) == ["Backspace"])
  }

  @Test func tellsOfLinesAndBitsWhereLettersAreDigits() {
    let group = table(.programmer).keypad
    #expect(keys(of: "Type a calculation as a line", in: group) == ["Alt+T"])
    #expect(keys(of: "Flip the bit", in: group) == ["← ↑ ↓ →", "Space"])
    #expect(keys(of: "Type a calculation as a line", in: table().keypad) == ["Alt+T"])
    #expect(keys(of: "Flip the bit", in: table().keypad) == nil)
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"])
  func everyRowHasALabelAndAKeyOnce(locale: String) {
    for mode in Keypad.Mode.allCases {
      let tables = [table(mode, locale: locale), appleTable(mode, locale: locale)]
      for group in tables.flatMap(\.groups) {
        #expect(Set(group.rows).count == group.rows.count)
        for row in group.rows {
          #expect(!row.label.isEmpty && !row.keys.isEmpty, "\(row)")
          #expect(Set(row.keys).count == row.keys.count, "\(row)")
        }
      }
    }
  }

  @Test func tellsOfSheetsWhatEachSystemHas() {
    #expect(keys(of: "Save", in: table().sheets) == ["Ctrl+S"])
    #expect(keys(of: "Save", in: appleTable().sheets) == ["⌘S"])
    for table in [table(), appleTable()] { #expect(table.sheets.title == "Sheet") }
  }
}
