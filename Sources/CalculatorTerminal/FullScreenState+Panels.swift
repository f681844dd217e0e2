import CalculatorPresentation

extension FullScreenState {
  /// What a key in a panel brought about.
  struct PanelEffect {
    /// What the terminal has to do for it, or nil.
    var terminalEffect: Effect?

    static let none = PanelEffect()
  }

  /// Opens a panel, in place of the one that is open.
  mutating func open(_ subject: PanelSubject) {
    close()
    if subject == .digits, viewModel.expandedNumber == nil { viewModel.showMoreDigits() }
    // Where there are no more digits, the notice says why.
    if subject == .digits, viewModel.expandedNumber == nil { return }
    panel = Panel(subject)
  }

  /// Shows the calculator again.
  mutating func close() {
    if panel?.subject == .digits { viewModel.hideMoreDigits() }
    panel = nil
  }

  // MARK: - Keys

  /// Takes a key while a panel is open; nil where it closes the panel and is the calculator's.
  mutating func pressInPanel(_ shortcut: Shortcut) -> PanelEffect? {
    guard let panel else { return nil }
    switch panel.footing {
    case .prompt(let prompt):
      take(shortcut, in: prompt)
      return PanelEffect.none
    case .question(let question):
      self.panel?.footing = .keys
      let answer = question.answers.first { $0.shortcut == shortcut }
      return PanelEffect(terminalEffect: answer.flatMap { take($0.answer) })
    case .notice: self.panel?.footing = .keys
    case .keys: break
    }
    if let action = panel.subject.actions.first(where: { $0.shortcuts.contains(shortcut) }) {
      return PanelEffect(terminalEffect: perform(action))
    }
    if shortcut == panel.subject.shortcut {
      // One letter turns all pages and then closes.
      let isRead = panel.subject != .help || isAtEnd(panel)
      if isRead { close() } else { _ = pressInPanel(.pageDown) }
      return PanelEffect.none
    }
    if let other = PanelSubject.allCases.first(where: { $0.shortcut == shortcut }) {
      open(other)
      return PanelEffect.none
    }
    guard panel.subject == .help else { return PanelEffect.none }
    close()
    // Keys that leave a page elsewhere only leave this one.
    guard case .character = shortcut else { return PanelEffect.none }
    return nil
  }

  /// Takes a key that moves, while a panel is open.
  mutating func pressInPanel(_ key: NavigationKey) -> Effect? {
    guard var panel else { return nil }
    if case .prompt(var prompt) = panel.footing {
      prompt.take(key)
      self.panel?.footing = .prompt(prompt)
      return nil
    }
    switch key {
    case .deleteForward: return pressInPanel(.backspace)?.terminalEffect
    case .left: change(by: -1)
    case .right: change(by: 1)
    case .up, .down, .pageUp, .pageDown, .home, .end:
      let content = content(of: panel)
      let visible = layout(of: panel, content).list.height
      if panel.subject == .digits, key == .down || key == .pageDown,
        panel.cursor.isAtEnd(count: content.count, visible: visible)
      {
        viewModel.showMoreDigits()
      }
      let count = self.content(of: panel).count
      panel.cursor.move(key, count: count, visible: visible)
      self.panel = panel
    }
    return nil
  }

  /// Scrolls a panel with the mouse wheel.
  mutating func scrollPanel(by lines: Int) {
    guard var panel else { return }
    let content = content(of: panel)
    let visible = layout(of: panel, content).list.height
    if panel.subject == .digits, lines > 0,
      panel.cursor.isAtEnd(count: content.count, visible: visible)
    {
      viewModel.showMoreDigits()
    }
    panel.cursor.move(by: lines, count: self.content(of: panel).count, visible: visible)
    self.panel = panel
  }

  /// Takes a click: on a line it chooses, on the chosen line it is Enter, outside it closes.
  mutating func clickInPanel(column: Int, row: Int) -> Effect? {
    guard var panel else { return nil }
    let content = content(of: panel)
    let layout = layout(of: panel, content)
    guard layout.frame.contains(column: column, row: row), panel.subject != .help else {
      close()
      return nil
    }
    guard panel.cursor.selects, let line = layout.line(atColumn: column, row: row) else {
      return nil
    }
    let index = panel.cursor.first + line
    guard index < content.count else { return nil }
    if index == panel.cursor.index { return pressInPanel(.enter)?.terminalEffect }
    panel.footing = .keys
    panel.cursor.choose(index, count: content.count, visible: layout.list.height)
    self.panel = panel
    return nil
  }

  private func isAtEnd(_ panel: Panel) -> Bool {
    let content = content(of: panel)
    return panel.cursor.isAtEnd(
      count: content.count, visible: layout(of: panel, content).list.height)
  }

  // MARK: - Actions

  private mutating func perform(_ action: PanelAction) -> Effect? {
    guard let panel else { return nil }
    switch action {
    case .close: close()
    case .undo: viewModel.undo()
    case .redo: viewModel.redo()
    case .recall:
      guard let row = memoryRow(of: panel) else { return nil }
      close()
      viewModel.recall(row.place)
    case .remove where panel.subject == .memory:
      if let row = memoryRow(of: panel) { viewModel.remove(row.place) }
    case .copy where panel.subject == .digits:
      return viewModel.expandedNumber.map { .copy($0.text) }
    case .change: change(by: 1)
    case .reuse, .edit, .label, .remove, .copy, .export, .clear: break
    }
    fitCursor()
    return nil
  }

  private func memoryRow(of panel: Panel) -> MemoryRow? {
    let rows = viewModel.memoryRows
    return rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
  }

  private mutating func change(by step: Int) {
  }

  private mutating func take(_ answer: PanelQuestion.Answer) -> Effect? {
    nil
  }

  private mutating func take(_ shortcut: Shortcut, in prompt: PanelPrompt) {
    var prompt = prompt
    guard shortcut != .escape else {
      panel?.footing = .keys
      return
    }
    let line = prompt.take(shortcut)
    panel?.footing = line == nil ? .prompt(prompt) : .keys
  }

  /// Brings the cursor back into a list that has changed.
  private mutating func fitCursor() {
    guard var panel else { return }
    let content = content(of: panel)
    panel.cursor.fit(
      count: content.count, visible: layout(of: panel, content).list.height)
    self.panel = panel
  }

  // MARK: - What is shown

  /// Where a panel is in the window.
  func layout(of panel: Panel, _ content: PanelContent) -> PanelLayout {
    let catalogue = viewModel.catalogue
    return PanelLayout(
      window: window, lineCount: content.count, width: content.width,
      hasDescription: content.description != nil
    ) { panel.footerRows(columns: $0, in: catalogue).count }
  }

  /// What a panel shows.
  func content(of panel: Panel) -> PanelContent {
    switch panel.subject {
    case .help: helpContent
    case .memory: memoryContent
    case .digits: digitsContent
    case .history: historyContent
    case .settings: settingsContent
    }
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

  private var historyContent: PanelContent {
    PanelContent(
      title: title(of: .history), count: 0, width: 72,
      emptyText: viewModel.catalogue.text(.part(.noCalculations))
    ) { _, _ in PanelContent.Line(text: "") }
  }

  private var settingsContent: PanelContent {
    PanelContent(title: title(of: .settings), count: 0, width: 60) { _, _ in
      PanelContent.Line(text: "")
    }
  }
}
