import CalculatorPresentation
import CommandLineInterface

/// The panel that constants are chosen in: what is typed in it searches.
extension FullScreenState {
  /// The constants that are found, and what is said of the chosen one.
  func constantsContent(of panel: Panel) -> PanelContent {
    let catalogue = viewModel.catalogue
    let rows = viewModel.constantRows(matching: panel.search)
    let width = 68
    return PanelContent(
      title: title(of: .constants), count: rows.count, width: width,
      emptyText: catalogue.text(ConstantsText.nothingFound),
      description: description(
        of: rows, in: panel, columns: min((shares.panel?.width ?? window.columns) - 4, width))
    ) { index, columns in
      rows.indices.contains(index)
        ? rows[index].line(columns: columns, in: catalogue) : PanelContent.Line(text: "")
    }
  }

  /// Who has fixed the chosen value, that value where its line has no room for it, and what is left out;
  /// where not all of this has room, what is left out is told first, and where nothing is found.
  private func description(of rows: [ConstantRow], in panel: Panel, columns: Int) -> String {
    let note = viewModel.catalogue.text(ConstantsText.measuredAreLeftOut)
    let isAtBeginning = panel.search.isEmpty && panel.cursor.index == 0
    guard rows.indices.contains(panel.cursor.index), columns >= 60 || !isAtBeginning else {
      return note
    }
    let row = rows[panel.cursor.index]
    let isWhole = !row.line(columns: columns, in: viewModel.catalogue).details.isEmpty
    let facts = isWhole ? row.source : row.definition + " · " + row.source
    return columns >= 60 ? facts + " · " + note : facts
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
    case _ where TerminalCommand.asksForHelp(shortcut) && prompt.text.isEmpty: open(.help)
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
