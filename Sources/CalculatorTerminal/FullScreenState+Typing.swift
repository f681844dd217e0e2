import CalculatorModel
import CalculatorPresentation

/// What is typed is followed as text beside the keys that it presses, so that none of it is read in
/// another way in silence: see Guides/Terminal.md.
extension FullScreenState {
  /// Takes note of what is typed, before it presses anything; at the end of a name goes back to before all
  /// that was typed, and asks for the line that was meant.
  mutating func follows(_ shortcut: Shortcut) -> Bool {
    guard !panelTakesKeys || panel?.isAtRest ?? true else {
      typed = nil
      return false
    }
    switch shortcut {
    // It asks for the line, which may begin with all this.
    case TerminalCommand.line.shortcut: break
    case .character("="), .enter:
      // Whoever types fast reads it beside the result.
      if typed?.reading == .otherwise, note != nil { answered = typed }
      typed = nil
    case .escape: typed = nil
    case .backspace:
      let isTyped = !panelTakesKeys && !viewModel.calculator.ignores(.delete)
      if !isTyped || typed?.removeLast() != true { typed = nil }
    case .character(let character):
      if let typed, typed.endsName(before: character) {
        goBack(to: typed)
        self.typed = nil
        openLine(typed.text + String(character))
        return true
      }
      follow(shortcut)
    }
    return false
  }

  /// Adds a character to what was typed.
  ///
  /// The letters of words are digits and keys, and begin no names; one may have turned to words that was to
  /// be part of a name: `3 km`.
  mutating func follow(_ shortcut: Shortcut) {
    if viewModel.calculator.words.isOn {
      guard case .character(let character) = shortcut, character.isLowercase,
        typed?.append(character) == true
      else {
        typed = nil
        return
      }
      return
    }
    guard case .character(let character) = shortcut, typed?.append(character) != true else {
      return
    }
    surroundings = Surroundings(panel: panel, panelBehindHelp: panelBehindHelp, choice: choice)
    typed = TypedText(character, on: viewModel, after: typed, isBehindNote: note != nil)
  }

  /// Asks for a line in place of taking a letter that was to be part of a function's name: `q` behind
  /// `s` does not quit, and letters behind one that pressed nothing press nothing.
  mutating func opensLine(instead shortcut: Shortcut) -> Bool {
    guard case .character = shortcut, shortcut != TerminalCommand.line.shortcut, let typed,
      shortcut == TerminalCommand.quit.shortcut || typed.hasRefused, typed.beginsInFunction
    else { return false }
    goBack(to: typed)
    self.typed = nil
    openLine(typed.text)
    return true
  }

  /// Asks for a line, beginning with what was typed where the keys make something else of that.
  mutating func openTypedLine() {
    lineBeginning = ""
    if let typed = typed ?? answered, note != nil, !typed.isBehindNote {
      goBack(to: typed)
      lineBeginning = typed.text
    }
    answered = nil
    openLine(lineBeginning ?? "")
  }

  /// Gives the line of the name that a key ends, where the letter that asked for the line is one of it.
  mutating func completesName(_ shortcut: Shortcut, in prompt: PanelPrompt) -> PanelPrompt? {
    guard let beginning = lineBeginning, case .character(let letter) = TerminalCommand.line.shortcut
    else { return nil }
    if case .character(let character) = shortcut, character.isLetter || character.isNumber {
      return nil
    }
    defer { (lineBeginning, typed) = (nil, nil) }
    guard prompt.editor.text.hasPrefix(beginning) else { return nil }
    let ending = String(prompt.editor.text.dropFirst(beginning.count))
    var whole =
      typed ?? TypedText(letter, on: viewModel, after: nil, isBehindNote: note != nil)
    guard !TypedText.isName(ending), typed == nil || whole.append(letter),
      ending.allSatisfy({ whole.append($0) }), whole.endsInName
    else { return nil }
    if let typed { goBack(to: typed) }
    openLine(whole.text)
    return line
  }

  /// Makes all what it was before a text was typed.
  private mutating func goBack(to typed: TypedText) {
    guard viewModel.goBack(to: typed.bookmark) else { return }
    if let surroundings {
      panel = surroundings.panel
      panelBehindHelp = surroundings.panelBehindHelp
      choice = surroundings.choice
    }
    note = nil
    turnKeypad()
  }

  /// Keeps what is to be said until the calculation is done: that it is another one than what was typed
  /// says, or else what a key has left out.
  mutating func keepNote(_ reason: KeyboardText?) {
    if let reason, reason.leavesOut {
      note = inOneRow(reason.withoutAdvice)
      typed?.leaveOut()
    }
    guard var typed, let reading = typed.read(on: viewModel) else { return }
    let isNews = reading == .otherwise && typed.tell()
    self.typed = typed
    switch reading {
    case .asTyped: if !typed.isBehindNote { note = nil }
    case .otherwise:
      let difference = difference(from: typed.text)
      note = inOneRow(difference)
      // Once it is told with what helps, though it may cover keys until the next one.
      if isNews, remark == nil {
        remark = viewModel.catalogue.text(difference)
      }
    case .unfinished, .endsInUnknownName, .unreadable: break
    }
  }

  private var statusColumns: Int { layout(drawnKeypad)?.status.width ?? window.columns }

  /// A text that stays, and so covers no keys.
  private func inOneRow(_ text: KeyboardText) -> String {
    shortEnough(text).shortenedAtRight(toColumns: statusColumns)
  }

  /// What the keys calculate in place of a text; both lose their beginnings before the key that helps has
  /// no room.
  private func difference(from text: String) -> KeyboardText {
    let pressed =
      viewModel.expressionText.isEmpty ? viewModel.displayText : viewModel.expressionText
    let label = TerminalCommand.line.shortcut.label
    let frame = viewModel.catalogue.text(KeyboardText.keysSay("", typed: "", line: label))
    let room = max((statusColumns - frame.columnCount) / 2, 10)
    return .keysSay(
      pressed.shortenedBetweenWords(toColumns: room), typed: text.shortenedAtLeft(toColumns: room),
      line: label)
  }
}
