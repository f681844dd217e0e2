import CalculatorModel
import CalculatorPresentation
import Languages
import Testing

@MainActor @Suite struct ChoiceListTests {
  private let viewModel = CalculatorViewModel(locale: "en_US", clock: { 0 }, random: { 1 })

  private func commands(
    matching search: String = "", _ heldKey: KeyboardTable.HeldKey = .control
  ) -> ChoiceList { viewModel.choices(of: .commands(heldKey), matching: search) }

  @Test func commandsAreThoseThatCanBeDoneNow() throws {
    #expect(!commands().actions.contains(.command(.undo)))
    #expect(!commands().actions.contains(.command(.swapUnits)))
    viewModel.press(.digit(.five))
    viewModel.perform(.convert)
    let rows = commands().rows
    #expect(rows.first { $0.action == .command(.undo) }?.detail == "Alt+U  Ctrl+Z")
    #expect(rows.contains { $0.action == .command(.swapUnits) })
    #expect(rows.filter { $0.isChosen }.map(\.action) == [.keypad(.basic)])
    for command in CalculatorCommand.allCases where command != .keypad {
      #expect(
        rows.contains { $0.action == .command(command) } == viewModel.canPerform(command),
        "\(command)")
    }
  }

  @Test func commandsHaveTheKeysOfTheirFace() {
    func keys(_ heldKey: KeyboardTable.HeldKey) -> String? {
      commands(heldKey).rows.first { $0.action == .command(.history) }?.detail
    }
    #expect(keys(.control) == "Alt+H")
    #expect(keys(.command) == "⌃H  ⌘Y")
    #expect(keys(.none(functionKeys: [.history: "F3"])) == "F3  Alt+H")
    #expect(keys(.none(functionKeys: [:])) == "Alt+H")
  }

  private func commands(_ heldKey: KeyboardTable.HeldKey) -> ChoiceList {
    commands(matching: "", heldKey)
  }

  @Test(arguments: [
    ("history", "command history"), ("show his", "command history"), ("scien", "keypad scientific"),
    ("type a calc", "line"), ("help", "help"), ("ctrl+l", "command large"),
    ("CONSTANTS", "command constants"),
  ])
  func wordsFindACommand(text: String, id: String) {
    #expect(commands(matching: text).actions.first?.id == id)
  }

  @Test func nothingIsFoundWhereNothingIs() {
    let list = commands(matching: "xyzzy")
    #expect(list.rows.isEmpty && list.emptyText == "Nothing found")
    #expect(commands(matching: "  ").rows == commands().rows)
    #expect(commands(matching: String(repeating: "a", count: 100_000)).rows.isEmpty)
  }

  @Test func aKeypadIsTurnedTo() {
    viewModel.choose(.keypad(.scientific), from: .commands(.control))
    #expect(viewModel.mode == .scientific)
  }

  @Test(arguments: Language.allCases.map(\.code))
  func eachListIsInOneLanguage(language: String) {
    viewModel.settings.language = language
    viewModel.perform(.convert)
    for subject in [ChoiceList.Subject.commands(.control), .constants, .units(.lower)] {
      let list = viewModel.choices(of: subject)
      #expect(!list.title.isEmpty && !list.searchLabel.isEmpty && !list.emptyText.isEmpty)
      #expect(list.rows.allSatisfy { !$0.name.isEmpty })
      #expect(Set(list.actions).count == list.actions.count)
      for row in list.rows {
        guard let action = row.action else { continue }
        // A search among units finds only units.
        if case .category = action { continue }
        #expect(
          viewModel.choices(of: subject, matching: row.name).actions.contains(action),
          "\(row.name)")
      }
    }
  }

  @Test func actionsAreNamedOnce() throws {
    viewModel.perform(.convert)
    for subject in [ChoiceList.Subject.commands(.control), .constants, .units(.upper)] {
      for action in viewModel.choices(of: subject).actions {
        #expect(ChoiceAction(id: action.id) == action)
      }
    }
    for text in [
      "", "unit", "unit xyzzy", "command", "recent", "recent 01", "help me", "category ",
    ] {
      #expect(ChoiceAction(id: text) == nil, "\(text)")
    }
  }
}
