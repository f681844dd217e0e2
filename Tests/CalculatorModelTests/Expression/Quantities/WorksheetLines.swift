import CalculatorModel
import CalendarDates

/// Lines as a session reads them, one after the other.
struct WorksheetLines {
  var worksheet = Worksheet()

  /// Creates an empty worksheet on a day.
  init(today: String = "2026-11-22") throws {
    let date = try CalendarDate(today)
    worksheet.clock.today = { date }
  }

  /// Returns the answer to a line, with its digits and its unit.
  mutating func answer(to line: String) throws(ExpressionError) -> String {
    guard let result = try worksheet.answer(to: line).result else { return "" }
    return WrittenAnswer(result, in: AnswerFormat()).decimalText ?? "no digits"
  }

  /// Returns the same, or the cause in words after `error: `.
  mutating func text(of line: String) -> String {
    do throws(ExpressionError) {
      return try answer(to: line)
    } catch {
      return "error: " + error.reason
    }
  }
}
