import CalculatorPresentation
import CommandLineInterface
import DisplayableText

extension SheetScreen {
  /// Reports an event in the life of the sheet's file, and does what follows from it.
  mutating func report(_ event: SheetKeeping.Event, at now: Int) -> Effect? {
    let catalogue = viewModel.catalogue
    var end: Effect?
    for effect in keeping.handle(event, typed: viewModel.editor.text, in: store) {
      switch effect {
      case .askForName(let name): namePrompt = LineEditor(name ?? "")
      case .rewrite(let text): rewrite(text, at: now)
      case .openApart(let text):
        store.leaveFile()
        keeping = SheetKeeping(typesAnswers: true)
        rewrite(text, at: now)
      case .saved:
        let name = (keeping.name ?? "").displayable(limit: 200)
        remark = catalogue.text(SheetFaceWords.saved(name)).withoutIsolates
      case .tell(_, let problem): remark = problem.textWithPlace(in: catalogue)
      // It must not take the place of what was just told, such as that a file could not be saved.
      case .warn(let problem): remark = remark ?? problem.textWithPlace(in: catalogue)
      case .close: end = .quit(status: 0)
      // The question is drawn with the screen; the others are the store's.
      case .ask, .find, .write, .read, .keepAll, .keep, .forget: break
      }
    }
    return end
  }

  /// Replaces the whole text, and keeps it before it is shown.
  private mutating func rewrite(_ text: String, at now: Int) {
    viewModel.rewrite(text, at: Int64(now))
    keepEdits(at: now)
  }

  /// Keeps the edits, so that a kill does not lose them.
  mutating func keepEdits(at now: Int) {
    let lines = viewModel.takeRecoveryLines()
    if !lines.isEmpty { _ = report(.edited(lines), at: now) }
  }

  /// Leaves unsaved edits for the next time the sheet is opened.
  mutating func terminalIsGone(at now: Int) {
    keepEdits(at: now)
    _ = report(.ended, at: now)
  }

  /// Handles a key in the name being typed.
  mutating func typeName(_ event: SheetEvent, at now: Int) -> Effect? {
    remark = nil
    let key: EditingKey?
    switch event {
    case .text(let character): key = .character(character)
    case .key(.enter, _): key = .enter
    case .key(.backspace, _): key = .deleteBackward
    case .key(.navigation(let navigation), _): key = EditingKey(navigation)
    case .key(.escape, _), .control("c"), .control("q"):
      namePrompt = nil
      return nil
    case .control(let letter): key = letter.asciiValue.flatMap { EditingKey(control: $0 & 0x1F) }
    default: key = nil
    }
    guard let key, case .line(let name)? = namePrompt?.handle(key) else { return nil }
    namePrompt = nil
    return name.isEmpty ? nil : report(.named(name), at: now)
  }

  /// Handles an answer to a question and ignores other keys.
  mutating func answer(_ question: SheetQuestion, by event: SheetEvent, at now: Int) -> Effect? {
    let given: SheetQuestion.Answer?
    switch event {
    case .text(let letter):
      given = question.answers.first { $0.letter == Character(letter.lowercased()) }
    case .key(.escape, _), .control("c"): given = question.escape
    // Ctrl-S is an answer to the question whether to save.
    case .control("s") where question == .unsaved: given = .save
    case .key(.enter, _): given = question.enter
    default: given = nil
    }
    guard let given else { return nil }
    remark = nil
    return report(.answered(given), at: now)
  }
}

extension SheetFileProblem {
  /// Returns the reason in words, after the path that it is about.
  fileprivate func textWithPlace(in catalogue: Catalogue) -> String {
    guard case .storage(let error) = self else { return text(in: catalogue) }
    return error.reason(in: catalogue.language).withoutIsolates
  }
}
