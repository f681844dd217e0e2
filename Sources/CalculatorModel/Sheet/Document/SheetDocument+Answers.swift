import ExactReals

/// Answers in the text; the sheet is always that of ``sheetLines``, calculated.
extension SheetDocument {
  /// Returns the file with its existing answer comments brought up to date.
  ///
  /// Comments that are right to the digits they have stay as they are, and so do those beside lines that
  /// have no answer: ``writtenEverywhere(with:printsReasons:)`` removes these.
  public func written(with sheet: Sheet) -> SheetDocument {
    let budget = sheet.budgetOfDocument
    return changingLines { index, line in
      guard let comment = AnswerComment(in: line),
        let answer = comment.updated(at: index, of: sheet, within: budget)
      else { return line }
      return comment.line(with: answer)
    }
  }

  /// Returns the file with an answer comment on each line that has an answer or an error, and on no other.
  ///
  /// ```swift
  /// let document = try SheetDocument(Array("1/3\nf(x) = x  # = 5".utf8))
  /// // "1/3  # ≈ 0.3333333333333333\nf(x) = x"
  /// ```
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - printsReasons: Whether errors are written in words, for a reader, and not as codes.
  /// - Returns: The file.
  public func writtenEverywhere(
    with sheet: Sheet, printsReasons: Bool = false
  ) -> SheetDocument {
    let budget = sheet.budgetOfDocument
    return changingLines { index, line in
      let comment = AnswerComment(in: line)
      var answer =
        comment.map { $0.updated(at: index, of: sheet, within: budget) }
        ?? sheet.comment(at: index, within: budget)
      if printsReasons, answer?.mark == .failure, let error = sheet.answer(at: index).error {
        answer = WrittenSheetAnswer(.failure, error.printedReason)
      }
      if let comment { return comment.line(with: answer) }
      return answer.map { AnswerComment.line(line, with: $0) } ?? line
    }
  }

  /// Returns the file without answer comments.
  public func withoutAnswers() -> SheetDocument {
    changingLines { _, line in AnswerComment(in: line)?.line(with: nil) ?? line }
  }

  /// Returns the comments that ``written(with:)`` would correct, and the errors that no answer comment
  /// shows.
  public func findings(of sheet: Sheet) -> [SheetFinding] {
    let budget = sheet.budgetOfDocument
    return content.indices.filter { content[$0].isCalculated }.compactMap { index in
      let comment = AnswerComment(in: content[index].text)
      guard let comment else {
        let answer = sheet.comment(at: index, within: budget)
        return answer?.mark == .failure
          ? SheetFinding(line: index, found: nil, expected: answer) : nil
      }
      guard let answer = comment.updated(at: index, of: sheet, within: budget) else {
        return SheetFinding(line: index, found: comment.answer, expected: nil)
      }
      return answer == comment.answer
        ? nil : SheetFinding(line: index, found: comment.answer, expected: answer)
    }
  }
}

extension Sheet {
  /// The budget for all answers of a document that are written with other digits than the sheet's.
  fileprivate var budgetOfDocument: Budget { Budget(work: Self.totalWork) }
}
