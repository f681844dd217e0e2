import CalculatorPresentation
import CommandLineInterface

extension FullScreenState {
  /// The effect of a key in a panel.
  struct PanelEffect {
    /// The action that the terminal has to perform, or nil.
    var terminalEffect: Effect?

    static let none = PanelEffect()
  }

  /// Opens a panel in place of the one that is open; closing a help returns to the panel that it is about.
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
    // If there are no more digits, the notice says why.
    if subject == .digits, viewModel.expandedNumber == nil { return }
    panel = Panel(subject)
    if subject == .units { panel?.unitLine = viewModel.conversion?.marked ?? .upper }
    if subject == .dates { beginDates() }
    if subject.isSearched { beginChoosing() }
    if let news, !isPanelBeside { panel?.footing = .notice(news) }
  }

  /// Closes the panel and shows the calculator again, or the panel that the help is about.
  mutating func close() {
    if panel?.subject == .digits { viewModel.hideMoreDigits() }
    panel = panelBehindHelp
    panelBehindHelp = nil
  }

  // MARK: - Keys

  /// Handles a key while a panel is open; returns nil if the key is for the calculator.
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
      // One key turns all pages and then closes the help.
      let isRead = panel.subject != .help || isAtEnd(panel)
      if isRead { close() } else { _ = pressInPanel(.pageDown) }
      return PanelEffect.none
    }
    if let other = PanelSubject.allCases.first(where: { $0.isOpened(by: shortcut) }) {
      open(other)
      return PanelEffect.none
    }
    if panel.subject == .help {
      // Keys that leave a page elsewhere only close the help here.
      guard case .character = shortcut else {
        close()
        return PanelEffect.none
      }
      guard !isPanelBeside else { return nil }
      close()
      return self.panel == nil ? nil : pressInPanel(shortcut)
    }
    // Beside the calculator, all other keys go to the calculator.
    if isPanelBeside { return nil }
    refuse(
      .doesNothingHere(
        shortcut == " " ? viewModel.catalogue.text(KeyboardText.spaceKey) : shortcut.label,
        close: Shortcut.escape.name(in: viewModel.catalogue)))
    return PanelEffect.none
  }

  /// Handles a navigation key while a panel is open.
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

  /// Computes more digits when the user scrolls beyond the last ones, or says why there are none.
  private func fetchMoreDigits(atEndOf panel: inout Panel) {
    guard panel.subject == .digits, isAtEnd(panel) else { return }
    if let news = self.news(of: { $0.showMoreDigits() }) { panel.footing = .notice(news) }
  }

  /// Handles a click, which chooses a line, acts as Enter on the chosen line, or closes the panel if outside it.
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
