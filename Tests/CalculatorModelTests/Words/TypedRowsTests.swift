import BigNumbers
import ConformanceTables
import ExactReals
import Testing

@testable import CalculatorModel

/// Every typed row of programmer-keys.csv: the expression in, the answer out.
@Suite struct TypedRowsTests {
  @Test func areAnsweredAsTheTableSays() throws {
    let rows = try ProgrammerKeysRow.rows(modes: ["typed"])
    for row in rows {
      var worksheet = Worksheet()
      worksheet.wordFormat = row.word.flatMap(WordFormat.Size.init)
        .map { WordFormat($0, isSigned: row.isSigned ?? true) }
      do throws(ExpressionError) {
        let line = try worksheet.line(row.keys)
        let answer = try worksheet.answer(to: line)
        let text = Self.text(of: answer, in: worksheet)
        #expect(text == row.display, "\(row)")
        if row.word != nil { #expect(answer.wraps == row.wraps, "\(row)") }
        let readAgain = try worksheet.line(line.reading ?? "")
        #expect(readAgain.reading == line.reading, "\(row)")
        let sameAnswer = try worksheet.answer(to: readAgain)
        #expect(Self.text(of: sameAnswer, in: worksheet) == text, "\(row): \(line.reading ?? "")")
      } catch {
        #expect(row.display == "Error" && Self.kind(of: error) == row.error, "\(row): \(error)")
      }
    }
    #expect(!rows.isEmpty)
  }

  private static func text(of answer: WorksheetAnswer, in worksheet: Worksheet) -> String? {
    guard let value = answer.value else { return nil }
    let base = answer.line.answerBase ?? (worksheet.wordFormat == nil ? nil : .decimal)
    guard let base else {
      return WrittenAnswer(value, in: AnswerFormat(), exactForm: .fraction).exact
    }
    return WrittenAnswer(value, in: AnswerFormat(), base: base, word: worksheet.wordFormat).exact
  }

  private static func kind(of error: ExpressionError) -> String {
    switch error.cause {
    case .calculation(.divisionByZero): "division by zero"
    case .calculation(.negativeShiftCount): "negative shift"
    case .calculation(.notInteger): "not whole"
    case .needsWord: "needs a word"
    case .doesNotFit: "does not fit"
    case .onlyWholeNumbers: "not whole"
    default: "unreadable"
    }
  }
}
