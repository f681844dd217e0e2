/// The life of an open sheet's file: events in, effects out, the same for every face.
///
/// It decides when the file is written, which edits are kept until then, and what is asked before anything is lost; and
/// does nothing itself.
///
/// ```swift
/// var keeping = SheetKeeping(name: "rent.sheet", savedText: "rent = 1200")
/// keeping.handle(.close, typed: editor.text)               // [.ask(.unsaved)]
/// keeping.handle(.answered(.save), typed: editor.text)     // [.write(.ownFile(replacing: false))]
/// keeping.handle(.refused(.ownFile(replacing: false)), typed: editor.text)   // [.ask(.hasChanged)]
/// ```
///
/// Others may write the file at any time, so the ``SheetStore`` remembers its content and compares it as it writes.
public struct SheetKeeping: Hashable, Sendable {
  /// The name of the sheet's file; nil if there is none.
  public private(set) var name: String?

  /// The text in the file, as it was last read or written; empty if there is none.
  public private(set) var savedText: SheetText

  /// The question that is open, or nil.
  public private(set) var question: SheetQuestion?

  /// Whether the edits since the last save are kept, so that a kill does not lose them.
  public private(set) var keepsEdits = false

  /// Whether the sheet is to be closed once it is saved; decided whenever saving begins.
  private var closesAfterSaving = false

  /// Whether answers and names are typed, not chosen in dialogs: a letter may be typed without reading the question,
  /// nobody has asked yet about a file of that name, and a wrong name is to be corrected.
  private let typesAnswers: Bool

  /// Creates the keeping of a sheet that was just opened.
  ///
  /// - Parameters:
  ///   - name: The name of its file; nil if there is none.
  ///   - savedText: The text in the file.
  ///   - typesAnswers: Whether answers and names are typed, as in a terminal.
  public init(name: String? = nil, savedText: String = "", typesAnswers: Bool = false) {
    self.name = name
    self.savedText = SheetText(savedText)
    self.typesAnswers = typesAnswers
  }

  /// The target of writing a sheet.
  public enum Target: Hashable, Sendable {
    /// The sheet's file; unless replacing, only if it is as it was last read or written.
    case ownFile(replacing: Bool)
    /// Another file; unless replacing, only if there is none of this name.
    case file(String, replacing: Bool)
  }

  /// An event in the life of a sheet.
  public enum Event: Hashable, Sendable {
    case opened
    /// This was left by a killed program, or nothing.
    case found(RecoveredSheetText?)
    /// The text was edited; these are the lines of ``SheetRecovery`` for it.
    case edited([String])
    /// Edits could not be kept.
    case notKept(SheetFileProblem)
    /// The user wants to save the sheet.
    case save
    /// The user wants to save it in another file.
    case saveAs
    /// The user has named a file.
    case named(String)
    /// A text was written to a file, which is now the sheet's.
    case written(String, to: String)
    /// Nothing was written, because others have written the file.
    case refused(Target)
    /// The file could not be written, or not be read if there is no target.
    case failed(SheetFileProblem, Target?)
    /// The file was read again.
    case reread(String)
    case answered(SheetQuestion.Answer)
    /// The user wants to close the sheet.
    case close
    /// The program ends, and there is nobody left to ask.
    case ended
  }

  /// A step for the store or the face to take.
  public enum Effect: Hashable, Sendable {
    // By the ``SheetStore``.
    /// Finds what a killed program has left.
    case find
    case write(Target)
    /// Reads the file again.
    case read
    /// Keeps the whole text, in place of anything kept before.
    case keepAll
    /// Keeps more lines.
    case keep([String])
    /// Removes whatever is kept.
    case forget

    // By the face.
    case ask(SheetQuestion)
    /// Asks for the name of a file, and proposes this one.
    case askForName(String?)
    /// Replaces the whole text, as one edit.
    case rewrite(String)
    /// Opens a text as a sheet of its own, without a file.
    case openApart(String)
    /// Says that the sheet is saved.
    case saved
    /// Says that the file was not read or written, and why.
    case tell(SheetFaceWords, SheetFileProblem)
    /// Says why edits are not kept, if there is room to do so while the user types.
    case warn(SheetFileProblem)
    case close
  }

  /// Whether a text differs from the one in the file.
  public func isModified(_ text: SheetText) -> Bool { !text.hasSameBytes(as: savedText) }

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - text: The text as it is now.
  /// - Returns: What is to be done, in this order.
  public mutating func handle(_ event: Event, typed text: SheetText) -> [Effect] {
    switch event {
    case .opened: return [.find]
    case .found(let left?): return ask(.recovered(left))
    case .found(nil): return [.forget]
    case .edited(let lines): return keep(lines, of: text)
    case .notKept(let problem):
      // The next edit starts over with the whole text.
      keepsEdits = false
      return [.warn(problem)]
    case .save:
      closesAfterSaving = false
      return save()
    case .saveAs:
      closesAfterSaving = false
      return [.askForName(name)]
    case .named(let other):
      return [
        .write(other == name ? .ownFile(replacing: false) : .file(other, replacing: !typesAnswers))
      ]
    case .written(let written, let name):
      (self.name, savedText) = (name, SheetText(written))
      // Something may have been typed meanwhile.
      keepsEdits = isModified(text)
      guard !keepsEdits else { return [.keepAll, .saved] }
      return [.forget, .saved] + (closesAfterSaving ? [.close] : [])
    case .refused(.ownFile): return ask(.hasChanged)
    case .refused(.file(let name, _)): return ask(.exists(name))
    case .failed(let problem, let target):
      let told = Effect.tell(target == nil ? .cannotOpen : .cannotSave, problem)
      if typesAnswers, case .file(let name, _)? = target { return [told, .askForName(name)] }
      return [told]
    case .reread(let text):
      (savedText, keepsEdits) = (SheetText(text), false)
      return [.forget, .rewrite(text)]
    case .answered(let answer): return act(on: answer)
    case .close:
      // The text left by a kill stays until the question about it is answered.
      if let question { return isAskingAboutLeft ? [.close] : [.ask(question)] }
      return isModified(text) ? ask(.unsaved) : [.forget, .close]
    case .ended: return isModified(text) || isAskingAboutLeft ? [] : [.forget]
    }
  }

  private mutating func ask(_ question: SheetQuestion) -> [Effect] {
    self.question = question
    return [.ask(question)]
  }

  /// Whether it is undecided what becomes of a text left by a killed program.
  private var isAskingAboutLeft: Bool {
    switch question {
    case .recovered, .losesRecovered: true
    case .unsaved, .hasChanged, .exists, nil: false
    }
  }

  private func save() -> [Effect] {
    [name == nil ? .askForName(nil) : .write(.ownFile(replacing: false))]
  }

  private mutating func keep(_ lines: [String], of text: SheetText) -> [Effect] {
    // The text left by a kill must not be replaced.
    guard !lines.isEmpty, !isAskingAboutLeft else { return [] }
    if keepsEdits { return [.keep(lines)] }
    keepsEdits = isModified(text)
    return keepsEdits ? [.keepAll] : []
  }

  private mutating func act(on answer: SheetQuestion.Answer) -> [Effect] {
    guard let question else { return [] }
    self.question = nil
    switch (answer, question) {
    case (.save, _):
      closesAfterSaving = true
      return save()
    case (.discard, .recovered(let left)) where typesAnswers: return ask(.losesRecovered(left))
    case (.discard, .recovered), (.discard, .losesRecovered): return [.forget]
    case (.discard, _): return [.forget, .close]
    case (.overwrite, .exists(let name)): return [.write(.file(name, replacing: true))]
    case (.overwrite, _): return [.write(.ownFile(replacing: true))]
    case (.reload, _): return [.read]
    case (.saveAs, _): return [.askForName(name)]
    // If others have written the file since, both are worth keeping.
    case (.recover, .recovered(let left)):
      return [left.restsOnFile ? .rewrite(left.text) : .openApart(left.text)]
    case (.cancel, .losesRecovered(let left)): return ask(.recovered(left))
    // It is offered again; anything typed now would replace it.
    case (.cancel, .recovered): return [.close]
    case (.cancel, _), (.recover, _): return []
    }
  }
}
