import CalculatorModel

/// The treatment of answers in the text of a sheet.
public enum AnswersInText: Hashable, Sendable {
  /// An answer follows each line that has one, and no other.
  case everywhere
  /// Existing answers are brought up to date.
  case upToDate
  /// There are no answers.
  case none
}

extension SheetViewModel {
  /// Writes the answers into the text, or removes them, as one undo step.
  ///
  /// - Parameters:
  ///   - answers: The answers that the text is to have.
  ///   - now: The time.
  /// - Returns: A message that it is done, or why not.
  public func writeAnswers(_ answers: AnswersInText, at now: Int64) -> String {
    guard answers == .none || !hasWork else { return catalogue.text(SheetWords.pending) }
    do throws(SheetDocumentError) {
      let document = try SheetDocument(Array(text.utf8))
      rewrite(document.with(answers, of: sheet).text, at: now)
    } catch {
      // A text in memory is always UTF-8.
    }
    return notice ?? catalogue.text(answers.result)
  }
}

extension AnswersInText {
  fileprivate var result: SheetFaceWords {
    switch self {
    case .everywhere: .answersWritten
    case .upToDate: .answersUpdated
    case .none: .answersRemoved
    }
  }
}

extension SheetDocument {
  fileprivate func with(_ answers: AnswersInText, of sheet: Sheet) -> SheetDocument {
    switch answers {
    case .everywhere: writtenEverywhere(with: sheet)
    case .upToDate: written(with: sheet)
    case .none: withoutAnswers()
    }
  }
}
