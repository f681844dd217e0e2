import CalculatorPresentation

/// The keys that answer a question.
extension SheetQuestion {
  /// The answer that Enter gives; nil if the letter is required.
  var enter: Answer? {
    if case .losesRecovered = self { nil } else { answers.first }
  }

  /// The answer that Esc gives; nil if one of the answers has to be given.
  var escape: Answer? { canBeCancelled ? .cancel : nil }

  /// Returns the answers with their keys.
  func offers(in catalogue: Catalogue) -> [String] {
    let offers = answers.map { String($0.letter) + " " + $0.label(in: catalogue) }
    guard let escape else { return offers }
    return offers + [Shortcut.escape.name(in: catalogue) + " " + escape.label(in: catalogue)]
  }
}

extension SheetQuestion.Answer {
  /// The letter that gives the answer.
  var letter: Character {
    switch self {
    case .save: "s"
    case .discard: "d"
    case .overwrite: "o"
    case .reload, .recover: "r"
    case .saveAs: "a"
    case .cancel: "c"
    }
  }
}
