import CalculatorPresentation

extension FullScreenState {
  /// Performs an action in the open panel.
  mutating func perform(_ action: PanelAction) -> Effect? {
    guard let panel else { return nil }
    switch action {
    case .close: close()
    case .undo where panel.subject.showsHistory: tellNews { $0.undoHistoryChange() }
    case .redo where panel.subject.showsHistory: tellNews { $0.redoHistoryChange() }
    case .undo: tellNews { $0.undo() }
    case .redo: tellNews { $0.redo() }
    case .recall:
      guard let row = memoryRow(of: panel) else { return nil }
      goBackToCalculator()
      viewModel.recall(row.place)
    case .remove where panel.subject == .memory:
      if let row = memoryRow(of: panel) { viewModel.remove(row.place) }
    case .copy where panel.subject == .digits:
      guard let number = viewModel.expandedNumber else { return nil }
      tell(.sentence(.copied(viewModel.catalogue.text(.sentence(.digits(number.digits))))))
      return .copy(number.text)
    case .copy where panel.subject == .tape:
      let text = viewModel.tapeText
      guard !text.isEmpty else { return nil }
      tell(.sentence(.copied(viewModel.catalogue.text(.part(.tape)))))
      return .copy(text)
    case .copy where panel.subject == .dates: return datesToCopy.map { copy($0) }
    case .enterField: enterDates()
    case .useNumber:
      guard let dates, dates.differenceInDays != nil else { return nil }
      goBackToCalculator()
      viewModel.useDays(of: dates)
    case .choose, .useConstant, .give: return choose(in: panel)
    case .find: beginChoosing()
    case .step: break
    case .change: change(by: 1)
    case .otherLine: turnToOtherUnit()
    case .reuse:
      guard let row = historyRow(of: panel) else { return nil }
      goBackToCalculator()
      viewModel.reuse(row.id)
    case .edit:
      guard let row = historyRow(of: panel),
        let text = viewModel.editableExpression(of: row.id)
      else { return nil }
      ask(.expression(row.id), text: text)
    case .label:
      if let row = historyRow(of: panel) { ask(.label(row.id), text: row.label) }
    case .remove:
      guard let row = historyRow(of: panel) else { return nil }
      let news = self.news { $0.remove(row.id) }
      self.panel?.footing = .removal(
        news ?? viewModel.catalogue.text(.sentence(.calculationIsRemoved)))
    case .copy:
      return historyRow(of: panel).map { copy($0.resultText) }
    case .export:
      if !viewModel.history.rows.isEmpty { self.panel?.footing = .question(.exportsHistory) }
    case .clear:
      if !viewModel.history.rows.isEmpty { self.panel?.footing = .question(.clearsHistory) }
    }
    fitCursor()
    return nil
  }

  /// Gives the focus back to the calculator, closing a panel that covers it.
  mutating func goBackToCalculator() {
    if isPanelBeside { panel?.takesKeys = false } else { close() }
  }

  private func historyRow(of panel: Panel) -> HistoryRow? {
    let rows = viewModel.history.rows
    return rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
  }

  mutating func ask(_ purpose: PanelPrompt.Purpose, text: String) {
    panel?.footing = .prompt(PanelPrompt(purpose, text: text))
  }

  private mutating func tell(_ message: Message) {
    panel?.footing = .notice(viewModel.catalogue.text(message))
  }

  /// Makes a change and returns the calculator's notice about it; nil if there is none.
  func news<Failure: Error>(
    of change: (CalculatorViewModel) throws(Failure) -> Void
  ) throws(Failure) -> String? {
    let newsNumber = viewModel.announcement?.number
    try change(viewModel)
    return viewModel.announcement?.number == newsNumber ? nil : viewModel.notice
  }

  /// Makes a change and shows the calculator's notice about it below the list.
  private mutating func tellNews<Failure: Error>(
    of change: (CalculatorViewModel) throws(Failure) -> Void
  ) throws(Failure) {
    // Beside the calculator, the status line shows it.
    if let news = try news(of: change), !isPanelBeside { panel?.footing = .notice(news) }
  }

  private mutating func copy(_ text: String) -> Effect {
    tell(.sentence(.copied(text)))
    return .copy(text)
  }

  private func memoryRow(of panel: Panel) -> MemoryRow? {
    let rows = viewModel.memoryRows
    return rows.indices.contains(panel.cursor.index) ? rows[panel.cursor.index] : nil
  }

  /// Gives the chosen setting its next or previous value; after the last comes the first.
  mutating func change(by step: Int) {
    let rows = viewModel.settingRows
    guard let panel, panel.subject == .settings, rows.indices.contains(panel.cursor.index) else {
      return
    }
    let row = rows[panel.cursor.index]
    let next = (row.selection + step + row.choices.count) % row.choices.count
    tellNews { $0.set(row.setting, to: row.choices[next].value) }
  }

  /// Handles the answer to a question.
  mutating func take(_ answer: PanelQuestion.Answer) -> Effect? {
    switch answer {
    case .clear:
      tellNews { $0.clearHistory() }
      fitCursor()
      return nil
    case .export(let form):
      let count = viewModel.catalogue.text(.sentence(.calculations(viewModel.history.rows.count)))
      tell(.sentence(.copied(count)))
      return .copy(viewModel.history.export(as: form))
    }
  }

  /// Handles a key while a line is being typed.
  mutating func take(_ shortcut: Shortcut, in prompt: PanelPrompt) -> PanelEffect {
    var prompt = prompt
    prompt.problem = nil
    if case .search = prompt.purpose, let panel,
      let effect = takeInSearch(shortcut, of: panel, prompt)
    {
      return effect
    }
    guard shortcut != .escape else {
      panel?.footing = .keys
      return .none
    }
    let typed = prompt
    guard let line = prompt.take(shortcut) else {
      panel?.footing = .prompt(prompt)
      if case .search = prompt.purpose { search(prompt.text) }
      return .none
    }
    panel?.footing = .keys
    switch prompt.purpose {
    // A calculation is typed below the keys, not in a panel; a search handles Enter itself.
    case .calculation, .search: break
    case .label(let id):
      tellNews { $0.label(id, line) }
    case .date(let field):
      guard let problem = takeDates(line, in: field) else { break }
      prompt = typed
      let reason = viewModel.catalogue.text(DatesText.problem(problem))
      prompt.refuse(reason, at: problem.place.map { min($0, prompt.editor.characters.count) })
      panel?.footing = .prompt(prompt)
    case .expression(let id):
      do throws(HistoryEditError) {
        try tellNews { viewModel throws(HistoryEditError) in try viewModel.edit(id, to: line) }
      } catch {
        prompt = typed
        prompt.problem = viewModel.catalogue.text(.historyReason(HistoryReason(error)))
        panel?.footing = .prompt(prompt)
      }
    }
    return .none
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
