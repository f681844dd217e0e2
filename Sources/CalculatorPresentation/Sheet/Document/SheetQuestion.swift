/// A question about the file of a sheet, asked before something is lost: the same in every face.
///
/// ```swift
/// let question = SheetQuestion.hasChanged
/// question.title(in: Catalogue(.english))   // "The file has changed since it was read"
/// question.answers                          // [.overwrite, .reload, .saveAs]
/// ```
///
/// A face shows the title, the details, and a button or a letter for each answer, and does what the answer says. If
/// ``canBeCancelled`` is true, it offers to cancel as well, which changes nothing.
public enum SheetQuestion: Hashable, Sendable {
  /// A sheet with unsaved changes is to be closed or replaced by another one.
  case unsaved
  /// The file was written or removed by others since it was read.
  case hasChanged
  /// There is already a file with the name that the sheet is to be saved under.
  case exists(String)
  /// A program that was killed left this text.
  case recovered(RecoveredSheetText)
  /// The text that was left is to be discarded.
  ///
  /// A face asks this where a letter alone is an answer, which a user who types on without reading may give.
  case losesRecovered(RecoveredSheetText)

  /// An answer to a question.
  public enum Answer: String, Hashable, Sendable {
    case save
    case discard
    case overwrite
    case reload
    case saveAs = "save-as"
    case recover
    case cancel

    /// Whether this answer loses something.
    public var isDestructive: Bool {
      switch self {
      case .discard, .overwrite, .reload: true
      case .save, .saveAs, .recover, .cancel: false
      }
    }

    /// Returns the label of its button.
    public func label(in catalogue: Catalogue) -> String {
      switch self {
      case .save: catalogue.text(SheetFaceWords.save)
      case .discard: catalogue.text(SheetFaceWords.discard)
      case .overwrite: catalogue.text(SheetFaceWords.overwrite)
      case .reload: catalogue.text(.command(.reload))
      case .saveAs: catalogue.text(SheetFaceWords.saveAs)
      case .recover: catalogue.text(SheetFaceWords.recover)
      case .cancel: catalogue.text(.command(.cancel))
      }
    }
  }

  /// Returns the question in words.
  public func title(in catalogue: Catalogue) -> String {
    switch self {
    case .unsaved: catalogue.text(SheetFaceWords.savesChanges)
    case .hasChanged: catalogue.text(SheetFaceWords.hasChanged)
    case .exists(let name): catalogue.text(SheetFaceWords.exists(name))
    case .recovered: catalogue.text(SheetFaceWords.recoversText)
    case .losesRecovered: catalogue.text(SheetFaceWords.losesChanges)
    }
  }

  /// Returns further details to know before answering; nil if the title says it all.
  public func details(in catalogue: Catalogue) -> String? {
    switch self {
    case .unsaved: catalogue.text(SheetFaceWords.losesChanges)
    case .hasChanged: catalogue.text(SheetFaceWords.losesTheirs)
    case .recovered(let left):
      catalogue.text(left.restsOnFile ? SheetFaceWords.wasNotSaved : .wasOtherText)
    case .exists, .losesRecovered: nil
    }
  }

  /// The answers besides cancelling, the most common one first.
  public var answers: [Answer] {
    switch self {
    case .unsaved: [.save, .discard]
    case .hasChanged: [.overwrite, .reload, .saveAs]
    case .exists: [.overwrite]
    case .recovered: [.recover, .discard]
    case .losesRecovered: [.discard]
    }
  }

  /// Whether it can be left without an answer; text left by a killed program stays in place until it is answered.
  public var canBeCancelled: Bool {
    if case .recovered = self { false } else { true }
  }
}
