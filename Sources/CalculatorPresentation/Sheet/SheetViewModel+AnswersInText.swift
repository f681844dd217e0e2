import CalculatorModel

/// What becomes of the answers that stand in the text of a sheet (SHEET F3).
public enum AnswersInText: Hashable, Sendable {
  /// One stands behind each line that has one, and behind no other.
  case everywhere
  /// Those that are there are brought up to date.
  case upToDate
  /// None is there.
  case none
}

extension SheetViewModel {
  /// Writes the answers into the text, or takes them out, as one step of undo.
  ///
  /// - Parameters:
  ///   - answers: Which are to stand there.
  ///   - now: The time.
  /// - Returns: What there is to say of it: that it is done, or why not.
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
