/// Answers in the text; the sheet is always that of ``sheetLines``, calculated.
extension SheetDocument {
  /// The file with the answer comments that are there brought up to date (SHEET F3).
  ///
  /// Those that are right to the digits they have stay as they are, and so do those beside lines that have no
  /// answer: what takes them away is ``writtenEverywhere(with:)``.
  public func written(with sheet: Sheet) -> SheetDocument {
    changingLines { index, line in
      guard let comment = AnswerComment(in: line),
        let answer = comment.updated(at: index, of: sheet)
      else { return line }
      return comment.line(with: answer)
    }
  }

  /// The file with an answer comment on each line that has an answer or an error, and on no other.
  ///
  /// ```swift
  /// let document = try SheetDocument(Array("1/3\nf(x) = x  # = 5".utf8))
  /// // "1/3  # ≈ 0.3333333333333333\nf(x) = x"
  /// ```
  public func writtenEverywhere(with sheet: Sheet) -> SheetDocument {
    changingLines { index, line in
      if let comment = AnswerComment(in: line) {
        return comment.line(with: comment.updated(at: index, of: sheet))
      }
      return sheet.comment(at: index).map { AnswerComment.line(line, with: $0) } ?? line
    }
  }

  /// The file without answer comments.
  public func withoutAnswers() -> SheetDocument {
    changingLines { _, line in AnswerComment(in: line)?.line(with: nil) ?? line }
  }

  /// What ``written(with:)`` would find to be wrong, and the errors that no answer comment tells (SHEET F5).
  public func findings(of sheet: Sheet) -> [SheetFinding] {
    content.indices.filter { content[$0].isCalculated }.compactMap { index in
      let comment = AnswerComment(in: content[index].text)
      guard let comment else {
        let answer = sheet.comment(at: index)
        return answer?.mark == .failure
          ? SheetFinding(line: index, found: nil, expected: answer) : nil
      }
      guard let answer = comment.updated(at: index, of: sheet) else {
        return SheetFinding(line: index, found: comment.answer, expected: nil)
      }
      return answer == comment.answer
        ? nil : SheetFinding(line: index, found: comment.answer, expected: answer)
    }
  }
}
