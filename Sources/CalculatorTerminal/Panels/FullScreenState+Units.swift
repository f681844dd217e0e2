import CalculatorPresentation

extension CalculatorCommand {
  /// Whether the command is about a conversion.
  var isAboutUnits: Bool {
    switch self {
    case .convert, .swapUnits, .otherUnit, .units: true
    default: false
    }
  }
}

/// The panel that units are chosen in.
extension FullScreenState {
  /// The units, for one of the two lines of the display.
  func unitsContent(of panel: Panel) -> PanelContent {
    let rows = unitRows(of: panel)
    return PanelContent(
      title: title(of: .units), subtitle: pairText(of: panel), count: rows.count, width: 52,
      emptyText: viewModel.catalogue.text(.part(.noUnits))
    ) { index, _ in
      guard rows.indices.contains(index) else { return PanelContent.Line(text: "") }
      let row = rows[index]
      let mark = row.isHeading ? "" : row.isChosen ? "• " : "  "
      return PanelContent.Line(
        text: mark + row.name, details: row.symbol.isEmpty ? [] : [row.symbol],
        isHeading: row.isHeading)
    }
  }

  /// Both units, the one that is chosen for in brackets: `[in] – cm`.
  private func pairText(of panel: Panel) -> String {
    viewModel.conversionLines.map {
      $0.line == panel.unitLine ? "[" + $0.symbol + "]" : $0.symbol
    }.joined(separator: " – ")
  }

  private func unitRows(of panel: Panel) -> [UnitRow] {
    viewModel.unitRows(for: panel.unitLine, matching: panel.search)
  }

  /// Moves the cursor to the unit that the line has.
  mutating func beginWithChosenUnit() {
    guard let panel, panel.subject == .units else { return }
    let index = unitRows(of: panel).firstIndex { $0.isChosen } ?? 0
    move(to: index)
  }

  /// Does what the chosen row is there for; behind a category its units are shown.
  mutating func chooseUnit(in panel: Panel) {
    let rows = unitRows(of: panel)
    guard rows.indices.contains(panel.cursor.index) else { return }
    let row = rows[panel.cursor.index]
    viewModel.choose(row, for: panel.unitLine)
    self.panel?.search = ""
    switch row.kind {
    case .heading: break
    case .category: beginWithChosenUnit()
    case .unit, .recent: goBackToCalculator()
    }
  }

  /// Goes on to the units of the other line.
  mutating func turnToOtherUnit() {
    guard let line = panel?.unitLine.other else { return }
    panel?.unitLine = line
    beginWithChosenUnit()
  }

  /// Shows what is found.
  mutating func searchUnits(_ text: String) {
    panel?.search = text
    move(to: 0)
  }

  private mutating func move(to index: Int) {
    guard var panel else { return }
    let content = content(of: panel)
    panel.cursor.choose(
      index, count: content.count, visible: layout(of: panel, content).list.height)
    self.panel = panel
  }
}
