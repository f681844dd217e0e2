import CalculatorPresentation
import CommandLineInterface

extension FullScreenState {
  /// What a key in a panel brought about.
  struct PanelEffect {
    /// What the terminal has to do for it, or nil.
    var terminalEffect: Effect?

    static let none = PanelEffect()
  }

  /// Opens a panel, in place of the one that is open; a help goes back to the panel that it is about.
  mutating func open(_ subject: PanelSubject) {
    if subject == .help, let panel, panel.subject != .help {
      panelBehindHelp = panel
      self.panel = Panel(.help, helpTopic: panel.subject)
      return
    }
    panelBehindHelp = nil
    historyReading = nil
    close()
    let news = self.news { viewModel in
      if let command = subject.command { viewModel.perform(command) }
    }
    // Where there are no more digits, the notice says why.
    if subject == .digits, viewModel.expandedNumber == nil { return }
    panel = Panel(subject)
    if subject == .units { panel?.unitLine = viewModel.conversion?.marked ?? .upper }
    if subject == .dates { beginDates() }
    if subject.isSearched { beginChoosing() }
    if let news, !isPanelBeside { panel?.footing = .notice(news) }
  }

  /// Closes the panel: the calculator is shown again, or the panel that the help is about.
  mutating func close() {
    if panel?.subject == .digits { viewModel.hideMoreDigits() }
    panel = panelBehindHelp
    panelBehindHelp = nil
  }

  // MARK: - Keys

  /// Takes a key while a panel is open; nil where it closes the panel and is the calculator's.
  mutating func pressInPanel(_ shortcut: Shortcut) -> PanelEffect? {
    guard let panel else { return nil }
    switch panel.footing {
    case .prompt(let prompt):
      return take(shortcut, in: prompt)
    case .question(let question):
      self.panel?.footing = .keys
      let answer = question.answers.first { $0.shortcut == shortcut }
      return PanelEffect(terminalEffect: answer.flatMap { take($0.answer) })
    case .removal where PanelAction.remove.shortcuts.contains(shortcut): return PanelEffect.none
    case .notice, .removal: self.panel?.footing = .keys
    case .keys: break
    }
    if let action = panel.subject.actions.first(where: { $0.shortcuts.contains(shortcut) }) {
      return PanelEffect(terminalEffect: perform(action))
    }
    if panel.subject.isOpened(by: shortcut) {
      // One key turns all pages and then closes.
      let isRead = panel.subject != .help || isAtEnd(panel)
      if isRead { close() } else { _ = pressInPanel(.pageDown) }
      return PanelEffect.none
    }
    if let other = PanelSubject.allCases.first(where: { $0.isOpened(by: shortcut) }) {
      open(other)
      return PanelEffect.none
    }
    if panel.subject == .help {
      // Keys that leave a page elsewhere only leave this one.
      guard case .character = shortcut else {
        close()
        return PanelEffect.none
      }
      guard !isPanelBeside else { return nil }
      close()
      return self.panel == nil ? nil : pressInPanel(shortcut)
    }
    // Beside the calculator, all other keys are that one's.
    if isPanelBeside { return nil }
    refuse(
      .doesNothingHere(
        shortcut == " " ? viewModel.catalogue.text(KeyboardText.spaceKey) : shortcut.label,
        close: Shortcut.escape.name(in: viewModel.catalogue)))
    return PanelEffect.none
  }

  /// Takes a key that moves, while a panel is open.
  mutating func pressInPanel(_ key: NavigationKey) -> Effect? {
    guard var panel else { return nil }
    if case .prompt(var prompt) = panel.footing {
      if moveInChoices(key, prompt) { return nil }
      prompt.take(key)
      self.panel?.footing = .prompt(prompt)
      return nil
    }
    if case .removal = panel.footing, key != .deleteForward { self.panel?.footing = .keys }
    switch key {
    case .deleteForward: return pressInPanel(.backspace)?.terminalEffect
    case .left where panel.subject == .settings: change(by: -1)
    case .right where panel.subject == .settings: change(by: 1)
    case .left where panel.subject == .units, .right where panel.subject == .units:
      turnToOtherUnit()
    case .left where panel.subject == .dates: stepDates(by: -1)
    case .right where panel.subject == .dates: stepDates(by: 1)
    case .left, .right:
      let close = Shortcut.escape.name(in: viewModel.catalogue)
      refuse(.doesNothingHere(key.label, close: close))
    case .up, .down, .pageUp, .pageDown, .home, .end:
      panel.footing = .keys
      if key == .down || key == .pageDown { fetchMoreDigits(atEndOf: &panel) }
      let content = content(of: panel)
      panel.cursor.move(
        key, count: content.count, visible: layout(of: panel, content).list.height)
      self.panel = panel
    }
    return nil
  }

  /// Scrolls a panel with the mouse wheel.
  mutating func scrollPanel(by lines: Int) {
    guard var panel else { return }
    if lines > 0 { fetchMoreDigits(atEndOf: &panel) }
    let content = content(of: panel)
    panel.cursor.move(
      by: lines, count: content.count, visible: layout(of: panel, content).list.height)
    self.panel = panel
  }

  /// Has more digits computed where a person scrolls beyond the last ones, and says why there are none.
  private func fetchMoreDigits(atEndOf panel: inout Panel) {
    guard panel.subject == .digits, isAtEnd(panel) else { return }
    if let news = self.news(of: { $0.showMoreDigits() }) { panel.footing = .notice(news) }
  }

  /// Takes a click: on a line it chooses, on the chosen line it is Enter, outside it closes.
  mutating func clickInPanel(column: Int, row: Int) -> Effect? {
    guard var panel else { return nil }
    let content = content(of: panel)
    let layout = layout(of: panel, content)
    guard layout.frame.contains(column: column, row: row),
      panel.subject != .help || isPanelBeside
    else {
      close()
      return nil
    }
    panel.cursor.fit(count: content.count, visible: layout.list.height)
    guard panel.cursor.selects, let line = layout.line(atColumn: column, row: row) else {
      return nil
    }
    let index = panel.cursor.first + line
    guard index < content.count else { return nil }
    if index == panel.cursor.index {
      self.panel = panel
      return pressInPanel(.enter)?.terminalEffect
    }
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
}
