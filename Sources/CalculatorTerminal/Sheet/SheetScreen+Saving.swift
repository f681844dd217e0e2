import CalculatorPresentation
import CommandLineInterface
import DisplayableText

extension SheetScreen {
  /// Writes the sheet, or asks for a name or about another file.
  mutating func save(to target: SheetSaveTarget, at now: Int) -> Effect? {
    if target == .ownFile, desk.name == nil {
      namePrompt = LineEditor("")
      return nil
    }
    do throws(SheetDeskRefusal) {
      switch try desk.save(viewModel.text, to: target) {
      case .saved: return try finishSaving(at: now)
      case .hasChanged: question = .hasChanged
      case .exists:
        if case .newFile(let name, _) = target { question = .exists(name) }
      }
    } catch {
      quitsAfterSaving = false
      remark = error.text
      // The name stays so that it can be corrected.
      if case .newFile(let name, _) = target { namePrompt = LineEditor(name) }
    }
    return nil
  }

  private mutating func finishSaving(at now: Int) throws(SheetDeskRefusal) -> Effect? {
    wasSaved()
    if quitsAfterSaving { return leave() }
    let name = (desk.name ?? "").displayable(limit: 200)
    remark = viewModel.catalogue.text(SheetFaceWords.saved(name)).withoutIsolates
    try keepAnew()
    return nil
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
      quitsAfterSaving = false
      return nil
    case .control(let letter): key = letter.asciiValue.flatMap { EditingKey(control: $0 & 0x1F) }
    default: key = nil
    }
    guard let key, case .line(let name)? = namePrompt?.handle(key) else { return nil }
    namePrompt = nil
    guard !name.isEmpty else {
      quitsAfterSaving = false
      return nil
    }
    // Under its own name, the sheet is saved as usual.
    return save(to: name == desk.name ? .ownFile : .newFile(name, replacing: false), at: now)
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
    self.question = nil
    remark = nil
    do throws(SheetDeskRefusal) {
      return try act(on: given, to: question, at: now)
    } catch {
      remark = error.text
      return nil
    }
  }

  private mutating func act(
    on answer: SheetQuestion.Answer, to question: SheetQuestion, at now: Int
  ) throws(SheetDeskRefusal) -> Effect? {
    switch (answer, question) {
    case (.save, _):
      quitsAfterSaving = true
      return save(to: .ownFile, at: now)
    case (.discard, .recovered(let left)): self.question = .losesRecovered(left)
    case (.discard, .losesRecovered): try keepAnew()
    case (.discard, _): return leave()
    case (.saveAs, _): namePrompt = LineEditor(desk.name ?? "")
    case (.overwrite, .exists(let name)):
      return save(to: .newFile(name, replacing: true), at: now)
    case (.overwrite, _): return save(to: .ownFileAnyway, at: now)
    case (.reload, _):
      quitsAfterSaving = false
      viewModel.rewrite(try desk.reload(), at: Int64(now))
      wasSaved()
      try keepAnew()
    case (.recover, .recovered(let left)):
      if !left.restsOnFile {
        // Others have written the file since, so both are kept.
        desk.leaveFile()
        viewModel.rewrite("", at: Int64(now))
        wasSaved()
      }
      viewModel.rewrite(left.text, at: Int64(now))
      try keepAnew()
    case (.cancel, .losesRecovered(let left)): self.question = .recovered(left)
    case (.cancel, _), (.recover, _): quitsAfterSaving = false
    }
    return nil
  }
}
