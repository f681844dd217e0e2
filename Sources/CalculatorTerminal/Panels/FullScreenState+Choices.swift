import CalculatorPresentation
import CommandLineInterface

/// The lists to choose from: commands, constants and units, searched by typing.
extension FullScreenState {
  /// Returns the subject of the list in a panel; nil for other panels.
  func subject(of panel: Panel) -> ChoiceList.Subject? {
    switch panel.subject {
    case .commands: .commands(.none(functionKeys: FunctionKey.ofCommands))
    case .constants: .constants
    case .units: .units(panel.unitLine)
    case .help, .memory, .digits, .history, .tape, .dates, .settings: nil
    }
  }

  private func choices(in panel: Panel) -> ChoiceList? {
    subject(of: panel).map { viewModel.choices(of: $0, matching: panel.search) }
  }

  /// Returns the rows found, and a description of the chosen one.
  func choicesContent(of panel: Panel) -> PanelContent {
    let width = panel.subject == .constants ? 68 : 56
    guard let list = choices(in: panel) else {
      return PanelContent(title: "", count: 0, width: width) { _, _ in PanelContent.Line(text: "") }
    }
    let (rows, catalogue) = (list.rows, viewModel.catalogue)
    let marksChosen = rows.contains { $0.isChosen }
    func line(_ row: ChoiceList.Row, columns: Int) -> PanelContent.Line {
      row.line(columns: columns, marksChosen: marksChosen, in: catalogue)
    }
    return PanelContent(
      title: list.title, subtitle: panel.subject == .units ? pairText(of: panel) : "",
      count: rows.count, width: width, emptyText: list.emptyText,
      description: description(
        of: list, in: panel, columns: min((shares.panel?.width ?? window.columns) - 4, width),
        line: line)
    ) { index, columns in
      rows.indices.contains(index)
        ? line(rows[index], columns: columns) : PanelContent.Line(text: "")
    }
  }

  /// Describes the chosen row: details its line has no room for, its source, and the list's note.
  ///
  /// If not everything fits, or nothing is found, the note takes precedence.
  private func description(
    of list: ChoiceList, in panel: Panel, columns: Int,
    line: (_ row: ChoiceList.Row, _ columns: Int) -> PanelContent.Line
  ) -> String? {
    let note = list.note.isEmpty ? nil : list.note
    let isAtBeginning = panel.search.isEmpty && panel.cursor.index == 0
    guard list.rows.indices.contains(panel.cursor.index),
      note == nil || columns >= 60 || !isAtBeginning
    else { return note }
    let row = list.rows[panel.cursor.index]
    let isWhole = row.detail.isEmpty || !line(row, columns).details.isEmpty
    let facts = [isWhole ? "" : row.detail, row.source].filter { !$0.isEmpty }
    let texts = facts + (columns >= 60 || facts.isEmpty ? [note].compactMap(\.self) : [])
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  /// Returns both units, with the one being chosen in brackets: `[in] – cm`.
  private func pairText(of panel: Panel) -> String {
    viewModel.conversionLines.map {
      $0.line == panel.unitLine ? "[" + $0.symbol + "]" : $0.symbol
    }.joined(separator: " – ")
  }

  /// Asks for a search text, starting with the last one; the cursor is on the display's unit.
  mutating func beginChoosing() {
    guard let panel, let list = choices(in: panel) else { return }
    ask(.search(panel.subject), text: panel.search)
    let chosen = panel.subject == .units ? list.rows.firstIndex { $0.isChosen } : nil
    move { $0.choose(chosen ?? 0, count: $1, visible: $2) }
  }

  /// Shows the rows that match a text.
  mutating func search(_ text: String) {
    panel?.search = text
    guard let panel, let list = choices(in: panel) else { return }
    let isAll = text.isEmpty && panel.subject == .units
    let first = list.rows.firstIndex { isAll ? $0.isChosen : !$0.isHeading }
    move { $0.choose(first ?? 0, count: $1, visible: $2) }
  }

  /// Performs the chosen row's action.
  mutating func choose(in panel: Panel) -> Effect? {
    guard let subject = subject(of: panel), let rows = choices(in: panel)?.rows,
      rows.indices.contains(panel.cursor.index), let action = rows[panel.cursor.index].action
    else { return nil }
    guard !action.keepsListOpen else {
      let news = news { $0.choose(action, from: subject) }
      self.panel?.search = ""
      beginChoosing()
      // For example, that money needs a rate.
      if let news, case .prompt(var prompt)? = self.panel?.footing {
        prompt.problem = news
        self.panel?.footing = .prompt(prompt)
      }
      return nil
    }
    self.panel?.search = ""
    self.panel?.footing = .keys
    if case .commands = subject { close() } else { goBackToCalculator() }
    switch action {
    case .command(let command): return perform(command)
    case .keypad(let mode): choose(mode)
    case .typedLine:
      viewModel.openTypedLine()
      followTypedLine()
    case .help: open(.help)
    default: viewModel.choose(action, from: subject)
    }
    return nil
  }

  /// Switches to the units of the other line.
  mutating func turnToOtherUnit() {
    guard let line = panel?.unitLine.other else { return }
    panel?.unitLine = line
    beginChoosing()
  }

  /// Handles a key that acts differently in the search than in a line.
  ///
  /// Esc clears the search before it closes the panel.
  ///
  /// - Returns: The effect of the key; nil for other keys.
  mutating func takeInSearch(
    _ shortcut: Shortcut, of panel: Panel, _ prompt: PanelPrompt
  ) -> PanelEffect? {
    switch shortcut {
    case .enter: return PanelEffect(terminalEffect: choose(in: panel))
    case .escape where prompt.text.isEmpty: close()
    case .escape:
      self.panel?.search = ""
      beginChoosing()
    case _ where panel.subject.isOpened(by: shortcut): close()
    case CalculatorCommand.otherUnit.shortcut where panel.subject == .units: turnToOtherUnit()
    case .help where !prompt.text.isEmpty: return nil
    case .held, .help, TerminalCommand.commandsKey:
      guard let other = PanelSubject.allCases.first(where: { $0.isOpened(by: shortcut) }) else {
        return PanelEffect.none
      }
      open(other)
    default: return nil
    }
    return PanelEffect.none
  }

  /// Moves in the list while a search is being typed; returns false if the key moves in the line.
  mutating func moveInChoices(_ key: NavigationKey, _ prompt: PanelPrompt) -> Bool {
    guard case .search = prompt.purpose else { return false }
    switch key {
    case .up, .down, .pageUp, .pageDown: break
    case .home, .end: if !prompt.text.isEmpty { return false }
    case .left, .right:
      guard panel?.subject == .units, prompt.text.isEmpty else { return false }
      turnToOtherUnit()
      return true
    case .deleteForward: return false
    }
    move { $0.move(key, count: $1, visible: $2) }
    return true
  }

  private mutating func move(
    _ move: (inout ListCursor, _ count: Int, _ visible: Int) -> Void
  ) {
    guard var panel else { return }
    let content = content(of: panel)
    move(&panel.cursor, content.count, layout(of: panel, content).list.height)
    self.panel = panel
  }
}

extension ChoiceList.Row {
  /// Returns the row as a line of a list: its symbol and name, and at the other end its detail, if that has
  /// room, as digits and keys are never cut.
  fileprivate func line(
    columns: Int, marksChosen: Bool, in catalogue: Catalogue
  ) -> PanelContent.Line {
    let mark = !marksChosen || isHeading ? "" : isChosen ? "• " : "  "
    let blank = String(repeating: " ", count: max(6 - symbol.columnCount, 1))
    let text =
      symbol.isEmpty
      ? mark + name
      : catalogue.language.isRightToLeft ? name + "  " + symbol : symbol + blank + name
    let isWhole = text.columnCount + 2 + detail.columnCount <= columns
    return PanelContent.Line(
      text: text, details: isWhole && !detail.isEmpty ? [detail] : [], isHeading: isHeading)
  }
}
