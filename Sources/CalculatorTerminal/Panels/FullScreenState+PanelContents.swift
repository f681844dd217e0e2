import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Where a panel is in the window.
  func layout(of panel: Panel, _ content: PanelContent) -> PanelLayout {
    let catalogue = viewModel.catalogue
    return PanelLayout(
      window: window, lineCount: content.count, width: content.width,
      hasDescription: content.description != nil
    ) {
      panel.footerRows(columns: $0, of: content, isAtEnd: true, in: catalogue).count
    }
  }

  /// What a panel shows.
  func content(of panel: Panel) -> PanelContent {
    var content =
      switch panel.subject {
      case .help: helpContent
      case .memory: memoryContent
      case .digits: digitsContent
      case .history: historyContent(of: panel)
      case .settings: settingsContent(of: panel)
      }
    if case .prompt(let prompt) = panel.footing { content.description = prompt.problem }
    return content
  }

  private func title(of subject: PanelSubject) -> String {
    viewModel.catalogue.text(subject.title)
  }

  private var helpContent: PanelContent {
    let help = KeyboardHelp(viewModel, keypad: viewModel.keypad)
    let isMirrored = viewModel.catalogue.language.isRightToLeft
    return PanelContent(
      title: title(of: .help), count: help.lines.count, width: help.columns
    ) { index, columns in
      guard help.lines.indices.contains(index) else { return PanelContent.Line(text: "") }
      let line = help.lines[index]
      let space = String(
        repeating: " ", count: help.shortcutColumns + 2 - line.shortcuts.columnCount)
      let meaning = line.meaning.shortenedAtRight(toColumns: columns - help.shortcutColumns - 2)
      return PanelContent.Line(
        text: isMirrored ? meaning + space + line.shortcuts : line.shortcuts + space + meaning)
    }
  }

  private var memoryContent: PanelContent {
    let rows = viewModel.memoryRows
    let mark = viewModel.catalogue.text(.part(.memory))
    return PanelContent(
      title: title(of: .memory), count: rows.count, width: 40,
      emptyText: viewModel.catalogue.text(.part(.nothingInMemory))
    ) { index, columns in
      guard rows.indices.contains(index) else { return PanelContent.Line(text: "") }
      let row = rows[index]
      let text = row.exactness.mark + " " + row.text
      // Digits are never cut: those left would be another number.
      return PanelContent.Line(
        text: text.columnCount <= columns ? text : "…",
        details: row.place == .memory ? [mark, "M"] : [])
    }
  }

  private var digitsContent: PanelContent {
    let columns = max(min(window.columns - 4, 72), 1)
    let number = viewModel.expandedNumber
    let lines =
      number.map {
        DigitLines(
          $0.text, mark: viewModel.calculator.format.symbols.decimalMark, columns: columns
        ).lines
      } ?? []
    let mark = number.map { $0.isExact ? Exactness.exact.mark : Exactness.rounded.mark } ?? ""
    let count = viewModel.catalogue.text(.sentence(.digits(number?.digits ?? 0)))
    return PanelContent(
      title: title(of: .digits), subtitle: number?.isExact == true ? mark : mark + " " + count,
      count: lines.count, width: columns
    ) { index, _ in
      PanelContent.Line(text: lines.indices.contains(index) ? lines[index] : "")
    }
  }

  /// The calculations; while one is edited, which may use others as `#2`, with their numbers.
  private func historyContent(of panel: Panel) -> PanelContent {
    let rows = viewModel.history.rows
    let showsNumbers =
      if case .prompt(let prompt) = panel.footing, case .expression = prompt.purpose { true } else {
        false
      }
    return PanelContent(
      title: title(of: .history),
      subtitle: viewModel.history.isOn ? "" : viewModel.catalogue.text(.sentence(.historyIsOff)),
      count: rows.count, width: 96,
      emptyText: viewModel.catalogue.text(.part(.noCalculations))
    ) { index, columns in
      guard rows.indices.contains(index) else { return PanelContent.Line(text: "") }
      let row = rows[index]
      let number = showsNumbers ? "#\(rows.count - index)  " : ""
      return PanelContent.Line(
        text: number + row.text(columns: columns - number.count, in: viewModel.catalogue),
        details: row.details)
    }
  }

  private func settingsContent(of panel: Panel) -> PanelContent {
    let rows = viewModel.settingRows
    let chosen = rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
    return PanelContent(
      title: title(of: .settings), count: rows.count, width: 60, description: chosen?.description
    ) { index, _ in
      guard rows.indices.contains(index) else { return PanelContent.Line(text: "") }
      let row = rows[index]
      return PanelContent.Line(
        text: row.label, details: ["‹ " + row.valueLabel + " ›", row.valueLabel])
    }
  }
}
