import CalculatorPresentation

/// What a sheet asks before it does something; Esc calls it off.
enum SheetQuestion: Hashable, Sendable {
  /// What becomes of changes that are not saved.
  case unsaved
  /// What becomes of a file that others have written.
  case hasChanged
  /// Whether to replace a file that is there.
  case exists(String)
  /// Whether to take over what was typed before a kill.
  case recovered(RecoveredSheetText)
  /// Whether that is to be lost: whoever types on without reading has not said so by a letter.
  case loses(RecoveredSheetText)

  /// An answer.
  enum Answer: Hashable, Sendable {
    case save
    case discard
    case overwrite
    case reload
    case recover
    case forget
    case cancel
  }

  /// What there is to know before it is answered, besides the question.
  func details(in catalogue: Catalogue) -> String? {
    if case .recovered(let left) = self, !left.restsOnFile {
      catalogue.text(SheetFaceWords.wasOtherText)
    } else {
      nil
    }
  }

  /// The question in words.
  func text(in catalogue: Catalogue) -> String {
    switch self {
    case .unsaved: catalogue.text(SheetFaceWords.unsaved)
    case .hasChanged: catalogue.text(SheetFaceWords.hasChanged)
    case .exists(let name): catalogue.text(SheetFaceWords.exists(name))
    case .recovered: catalogue.text(SheetFaceWords.recovered)
    case .loses: catalogue.text(SheetFaceWords.losesChanges)
    }
  }

  /// The answers, with the letter that gives each.
  var answers: [(letter: Character, answer: Answer)] {
    switch self {
    case .unsaved: [("s", .save), ("d", .discard)]
    case .hasChanged: [("o", .overwrite), ("r", .reload)]
    case .exists: [("o", .overwrite)]
    case .recovered: [("r", .recover), ("d", .forget)]
    case .loses: [("d", .forget)]
    }
  }

  /// What Enter answers; nil where the letter is wanted.
  var enter: Answer? {
    if case .loses = self { nil } else { answers.first?.answer }
  }

  /// What Esc answers; nil where one of the answers has to be given.
  var escape: Answer? {
    if case .recovered = self { nil } else { .cancel }
  }

  /// The answers as they are offered.
  func offers(in catalogue: Catalogue) -> [String] {
    let offers = answers.map { String($0.letter) + " " + $0.answer.name(in: catalogue) }
    guard let escape else { return offers }
    return offers + [Shortcut.escape.name(in: catalogue) + " " + escape.name(in: catalogue)]
  }
}

extension SheetQuestion.Answer {
  fileprivate func name(in catalogue: Catalogue) -> String {
    switch self {
    case .save: catalogue.text(SheetFaceWords.save)
    case .discard, .forget: catalogue.text(SheetFaceWords.discard)
    case .overwrite: catalogue.text(SheetFaceWords.overwrite)
    case .reload: catalogue.text(.command(.reload))
    case .recover: catalogue.text(SheetFaceWords.recover)
    case .cancel: catalogue.text(.command(.cancel))
    }
  }
}
