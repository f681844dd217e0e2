import CalculatorPresentation

extension FullScreenState {
  /// Does something in the open panel.
  mutating func perform(_ action: PanelAction) -> Effect? {
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
      guard let number = viewModel.expandedNumber else { return nil }
      tell(.sentence(.copied(viewModel.catalogue.text(.sentence(.digits(number.digits))))))
      return .copy(number.text)
    case .change: change(by: 1)
    case .reuse:
      guard let row = historyRow(of: panel) else { return nil }
      close()
      reuse(row.id)
    case .edit:
      guard let row = historyRow(of: panel), let entry = history.history.entry(row.id) else {
        return nil
      }
      ask(.expression(row.id), text: entry.expression)
    case .label:
      if let row = historyRow(of: panel) { ask(.label(row.id), text: row.label) }
    case .remove:
      if let row = historyRow(of: panel) { history.remove(row.id) }
    case .copy:
      return historyRow(of: panel).map { copy($0.resultText) }
    case .export:
      if !history.rows.isEmpty { self.panel?.footing = .question(.exportsHistory) }
    case .clear:
      if !history.rows.isEmpty { self.panel?.footing = .question(.clearsHistory) }
    }
    fitCursor()
    return nil
  }

  private func historyRow(of panel: Panel) -> HistoryRow? {
    let rows = history.rows
    return rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
  }

  private mutating func ask(_ purpose: PanelPrompt.Purpose, text: String) {
    panel?.footing = .prompt(PanelPrompt(purpose, text: text))
  }

  private mutating func tell(_ message: Message) {
    panel?.footing = .notice(viewModel.catalogue.text(message))
  }

  private mutating func copy(_ text: String) -> Effect {
    tell(.sentence(.copied(text)))
    return .copy(text)
  }

  private func memoryRow(of panel: Panel) -> MemoryRow? {
    let rows = viewModel.memoryRows
    return rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
  }

  /// Gives the chosen setting its next value, or the one before; behind the last comes the first.
  mutating func change(by step: Int) {
    guard let panel, panel.subject == .settings,
      Setting.allCases.indices.contains(panel.cursor.index)
    else { return }
    let setting = Setting.allCases[panel.cursor.index]
    var settings = settings
    let values = setting.values
    let index = values.firstIndex(of: setting.value(in: settings)) ?? 0
    let next = (index + step + values.count) % values.count
    try? setting.set(values[next], in: &settings)
    self.settings = settings
  }

  /// Takes the answer to a question.
  mutating func take(_ answer: PanelQuestion.Answer) -> Effect? {
    switch answer {
    case .clear:
      history.clear()
      fitCursor()
      tell(.sentence(.historyIsCleared))
      return nil
    case .export(let form):
      let count = viewModel.catalogue.text(.sentence(.calculations(history.rows.count)))
      tell(.sentence(.copied(count)))
      return .copy(history.export(as: form))
    }
  }

  /// Takes a key while a line is typed.
  mutating func take(_ shortcut: Shortcut, in prompt: PanelPrompt) {
    var prompt = prompt
    guard shortcut != .escape else {
      panel?.footing = .keys
      return
    }
    guard let line = prompt.take(shortcut) else {
      panel?.footing = .prompt(prompt)
      return
    }
    panel?.footing = .keys
    switch prompt.purpose {
    case .label(let id): history.label(id, line)
    case .expression(let id):
      do throws(HistoryEditError) {
        try history.edit(id, to: line)
      } catch {
        panel?.footing = .notice(error.reason)
      }
    }
  }

  /// Brings the cursor back into a list that has changed.
  private mutating func fitCursor() {
    guard var panel else { return }
    let content = content(of: panel)
    panel.cursor.fit(
      count: content.count, visible: layout(of: panel, content).list.height)
    self.panel = panel
  }
}
