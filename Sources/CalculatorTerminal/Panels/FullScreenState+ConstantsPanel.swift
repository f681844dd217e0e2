import CalculatorPresentation
import CommandLineInterface

/// The panel that constants are chosen in: what is typed in it searches.
extension FullScreenState {
  /// The constants that are found, and of the chosen one who has fixed its value.
  func constantsContent(of panel: Panel) -> PanelContent {
    let catalogue = viewModel.catalogue
    let rows = viewModel.constantRows(matching: panel.search)
    let chosen = rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
    let width = 68
    let columns = min((shares.panel?.width ?? window.columns) - 4, width)
    let facts = chosen.map { row in
      let isWhole = !row.line(columns: columns, in: catalogue).details.isEmpty
      return (isWhole ? [] : [row.definition]) + [row.source]
    }
    let note = catalogue.text(ConstantsText.measuredAreLeftOut)
    return PanelContent(
      title: title(of: .constants), count: rows.count, width: width,
      emptyText: catalogue.text(ConstantsText.nothingFound),
      description: facts.map { ($0 + [note]).joined(separator: " · ") }
    ) { index, columns in
      rows.indices.contains(index)
        ? rows[index].line(columns: columns, in: catalogue) : PanelContent.Line(text: "")
    }
  }

  /// Asks what to look for, with what was looked for last.
  mutating func askForConstant() {
    ask(.constants, text: panel?.search ?? "")
  }

  /// Shows what is found.
  mutating func searchConstants(_ text: String) {
    panel?.search = text
    moveToConstant { $0.choose(0, count: $1, visible: $2) }
  }

  /// Takes the chosen constant as the operand.
  mutating func useConstant(in panel: Panel) {
    let rows = viewModel.constantRows(matching: panel.search)
    guard rows.indices.contains(panel.cursor.index) else { return }
    self.panel?.footing = .keys
    goBackToCalculator()
    viewModel.use(rows[panel.cursor.index].constant)
  }

  /// Takes a key that does something else in the search than in a line; false for the others.
  ///
  /// Esc empties the search before it closes the panel.
  mutating func takesInSearch(_ shortcut: Shortcut, of panel: Panel, _ prompt: PanelPrompt) -> Bool
  {
    switch shortcut {
    case .enter: useConstant(in: panel)
    case .escape where prompt.text.isEmpty: close()
    case .escape:
      searchConstants("")
      askForConstant()
    case TerminalCommand.help.shortcut where prompt.text.isEmpty: open(.help)
    default: return false
    }
    return true
  }

  /// Moves in the list while what to look for is typed; false where the key moves in the line.
  mutating func moveInConstants(_ key: NavigationKey) -> Bool {
    guard panel?.subject == .constants else { return false }
    switch key {
    case .up, .down, .pageUp, .pageDown:
      moveToConstant { $0.move(key, count: $1, visible: $2) }
      return true
    case .left, .right, .home, .end, .deleteForward: return false
    }
  }

  private mutating func moveToConstant(
    _ move: (inout ListCursor, _ count: Int, _ visible: Int) -> Void
  ) {
    guard var panel else { return }
    let content = content(of: panel)
    move(&panel.cursor, content.count, layout(of: panel, content).list.height)
    self.panel = panel
  }
}

extension ConstantRow {
  /// The constant in a line of a list: its sign and its name, and at the other end its value, if that has
  /// room: digits are never cut.
  fileprivate func line(columns: Int, in catalogue: Catalogue) -> PanelContent.Line {
    let blank = String(repeating: " ", count: max(6 - symbol.columnCount, 1))
    let text = catalogue.language.isRightToLeft ? name + "  " + symbol : symbol + blank + name
    let isWhole = text.columnCount + 2 + definition.columnCount <= columns
    return PanelContent.Line(text: text, details: isWhole ? [definition] : [])
  }
}
