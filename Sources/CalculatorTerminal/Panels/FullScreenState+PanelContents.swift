import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Returns the layout of a panel in the window.
  func layout(of panel: Panel, _ content: PanelContent) -> PanelLayout {
    let catalogue = viewModel.catalogue
    var shown = panel
    shown.takesKeys = panelTakesKeys
    return PanelLayout(
      place: place(of: panel), lineCount: content.count, width: content.width,
      descriptionRows: { content.description?.rows(ofColumns: $0).count ?? 0 },
      footerRows: {
        shown.footerRows(
          columns: $0, limit: $1, of: content, isAtEnd: true, in: catalogue
        ).count
      })
  }

  /// Returns the place for a panel: beside the calculator and as high as it, or over it.
  ///
  /// A panel about the number leaves it in sight, at its full size or in one row.
  func place(of panel: Panel) -> PanelPlace {
    let layout = layout(drawnKeypad)
    if var area = shares.panel {
      if let layout, layout.keypad.endRow - layout.expression.row >= 14 {
        area.row = layout.expression.row
        area.height = layout.keypad.endRow - area.row
      }
      return PanelPlace(area: area, isFilled: true)
    }
    var area = Rectangle(column: 0, row: 0, width: window.columns, height: window.rows)
    guard panel.subject.isAboutNumber, let layout else { return PanelPlace(area: area) }
    area.row = window.rows - layout.keypad.row >= 14 ? layout.keypad.row : 1
    area.height -= area.row
    return PanelPlace(area: area, isAtTop: true)
  }

  /// Returns the content of a panel.
  func content(of panel: Panel) -> PanelContent {
    var content =
      switch panel.subject {
      case .help: helpContent(of: panel)
      case .memory: memoryContent
      case .digits: digitsContent
      case .history: historyContent(of: panel)
      case .tape: tapeContent
      case .dates: datesContent
      case .commands, .constants, .units: choicesContent(of: panel)
      case .settings: settingsContent(of: panel)
      }
    if case .prompt(let prompt) = panel.footing, let problem = prompt.problem {
      content.description = problem
    }
    return content
  }

  func title(of subject: PanelSubject) -> String {
    viewModel.catalogue.text(subject.title)
  }

  private func helpContent(of panel: Panel) -> PanelContent {
    let columns = min(max((shares.panel?.width ?? window.columns) - 4, 1), 72)
    let catalogue = viewModel.catalogue
    let help =
      panel.helpTopic.map {
        KeyboardHelp(about: $0, isBeside: isPanelBeside, catalogue: catalogue)
      }
      ?? KeyboardHelp(viewModel, keypad: viewModel.keypad)
    let lines = HelpLines(help, columns: columns, isMirrored: catalogue.language.isRightToLeft)
    let topic = panel.helpTopic.map { title(of: $0) } ?? ""
    return PanelContent(
      title: title(of: .help), subtitle: topic, count: lines.lines.count, width: lines.width
    ) { index, _ in
      lines.lines.indices.contains(index) ? lines.lines[index] : PanelContent.Line(text: "")
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
      // Digits are never cut: the rest would be another number.
      return PanelContent.Line(
        text: text.columnCount <= columns ? text : "…",
        details: row.place == .memory ? [mark, "M"] : [])
    }
  }

  private var digitsContent: PanelContent {
    let columns = max(min((shares.panel?.width ?? window.columns) - 4, 72), 1)
    let number = viewModel.expandedNumber
    let lines =
      number.map {
        DigitLines(
          $0.text, mark: viewModel.calculator.format.symbols.decimalMark, columns: columns
        ).lines
      } ?? []
    let mark = number.map { $0.isExact ? Exactness.exact.mark : Exactness.rounded.mark } ?? ""
    let count = number.map { viewModel.catalogue.text(.sentence(.digits($0.digits))) } ?? ""
    return PanelContent(
      title: title(of: .digits), subtitle: number?.isExact == true ? mark : mark + " " + count,
      count: lines.count, width: columns
    ) { index, _ in
      PanelContent.Line(text: lines.indices.contains(index) ? lines[index] : "")
    }
  }

  /// Returns the calculations, with their numbers while one is edited, which may use others as `#2`.
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
      let number = showsNumbers ? "#\(rows.count - index)  " : ""
      return rows[index].line(
        columns: columns, after: number, in: viewModel.catalogue)
    }
  }

  private var tapeContent: PanelContent {
    let lines = viewModel.tapeLines
    return PanelContent(
      title: title(of: .tape),
      subtitle: viewModel.history.isOn ? "" : viewModel.catalogue.text(.sentence(.historyIsOff)),
      count: lines.count, width: 40, emptyText: viewModel.catalogue.text(.part(.noCalculations))
    ) { index, columns in
      lines.indices.contains(index)
        ? lines[index].line(columns: columns) : PanelContent.Line(text: "")
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
