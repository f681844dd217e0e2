import CalculatorPresentation
import CommandLineInterface

extension SheetScreen {
  /// Handles a key: a question gets it first, then the name being typed, then the panel, then the text.
  mutating func press(_ event: SheetEvent, at now: Int) -> Effect? {
    // After the key, the text that the mouse holds may have changed.
    hold = nil
    if event == .control(SheetCommand.redraw.letter) { return .redraw }
    if let question { return answer(question, by: event, at: now) }
    if namePrompt != nil { return typeName(event, at: now) }
    remark = nil
    if panel != nil, pressInPanel(event) { return nil }
    followsCursor = true
    if event != .key(.tab), event != .key(.tab, .shift) { choice = nil }
    switch event {
    case .text(let character): viewModel.type(String(character), at: Int64(now))
    case .control(let letter):
      guard let command = SheetCommand.allCases.first(where: { $0.letter == letter }) else {
        refuse("Ctrl-" + String(letter).uppercased())
        return nil
      }
      return perform(command, at: now)
    case .key(.function(let number), _):
      guard let command = SheetCommand.allCases.first(where: { $0.functionKey == number }) else {
        refuse("F\(number)")
        return nil
      }
      return perform(command, at: now)
    case .key(let key, let modifiers): return press(key, modifiers, at: now)
    default: break
    }
    return nil
  }

  private mutating func press(
    _ key: SheetEvent.Key, _ modifiers: SheetEvent.Modifiers, at now: Int
  ) -> Effect? {
    let time = Int64(now)
    switch key {
    case .enter where modifiers.contains(.control): return perform(.more, at: now)
    case .enter: viewModel.type("\n", at: time)
    case .backspace:
      viewModel.delete(modifiers.isEmpty ? .left : .wordLeft, at: time)
    case .tab: complete(by: modifiers.contains(.shift) ? -1 : 1, at: now)
    case .escape:
      viewModel.select(SheetSelection(at: viewModel.cursor), at: time)
    case .navigation(let key): move(key, modifiers, at: now)
    case .function: break
    }
    return nil
  }

  private mutating func move(
    _ key: NavigationKey, _ modifiers: SheetEvent.Modifiers, at now: Int
  ) {
    let time = Int64(now)
    let isFar = modifiers.contains(.control)
    let page = max(layout.text.height - 1, 1)
    let motion: SheetMotion
    switch key {
    case .up where modifiers.contains(.alt): return changeNumber(by: 1, at: now)
    case .down where modifiers.contains(.alt): return changeNumber(by: -1, at: now)
    case .up: motion = .up
    case .down: motion = .down
    case .left: motion = isFar || modifiers.contains(.alt) ? .wordLeft : .left
    case .right: motion = isFar || modifiers.contains(.alt) ? .wordRight : .right
    case .home: motion = isFar ? .start : .lineStart
    case .end: motion = isFar ? .end : .lineEnd
    case .pageUp: motion = .pageUp(lines: page)
    case .pageDown: motion = .pageDown(lines: page)
    case .deleteForward: return viewModel.delete(isFar ? .wordRight : .right, at: time)
    }
    viewModel.move(motion, selecting: modifiers.contains(.shift), at: time)
  }

  private mutating func changeNumber(by steps: Int, at now: Int) {
    guard let number = viewModel.number(at: viewModel.cursor) else {
      refuse(steps > 0 ? "Alt-↑" : "Alt-↓")
      return
    }
    viewModel.drag(number, inLine: viewModel.cursor.line, by: steps, at: Int64(now))
  }

  private mutating func complete(by step: Int, at now: Int) {
    if var choice {
      // Undoing its step removes the name chosen before.
      if choice.index != nil { viewModel.undo(at: Int64(now)) }
      viewModel.complete(with: choice.next(by: step), at: Int64(now))
      self.choice = choice
      return
    }
    let before = viewModel.cursor
    let names = viewModel.complete(at: Int64(now))
    if names.count > 1 {
      choice = SheetNameChoice(names)
    } else if viewModel.cursor == before {
      remark = viewModel.catalogue.text(SheetFaceWords.noNameBegins)
    }
  }

  /// Says that a key means nothing.
  mutating func refuse(_ key: String) {
    let text = KeyboardText.noKey(key, help: SheetCommand.help.briefKey)
    remark = viewModel.catalogue.text(text)
  }

  /// Handles a key while a panel is open; returns false if the key is for the text.
  private mutating func pressInPanel(_ event: SheetEvent) -> Bool {
    guard var panel else { return false }
    let visible = panelArea(of: panel).height - 2
    switch event {
    case .key(.navigation(.down), []): panel.scroll(by: 1, visible: visible)
    case .key(.navigation(.up), []): panel.scroll(by: -1, visible: visible)
    case .key(.navigation(.pageDown), []): panel.scroll(by: visible, visible: visible)
    case .key(.navigation(.pageUp), []): panel.scroll(by: -visible, visible: visible)
    case .key(.escape, _):
      self.panel = nil
      return true
    default:
      if event.gives(.more), case .expansion = panel.subject { return false }
      let isSame = panel.subject == .help && event.gives(.help)
      self.panel = nil
      return isSame
    }
    self.panel = panel
    return true
  }
}

extension SheetEvent {
  /// Whether the key gives a command.
  fileprivate func gives(_ command: SheetCommand) -> Bool {
    switch self {
    case .control(let letter): letter == command.letter
    case .key(.function(let number), _): number == command.functionKey
    case .key(.enter, let modifiers): command == .more && modifiers.contains(.control)
    default: false
    }
  }
}
