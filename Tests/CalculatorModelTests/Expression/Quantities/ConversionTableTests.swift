import BigNumbers
import CalculatorModel
import ConformanceTables
import Quantities
import Testing

/// All rows of conversions.csv, read as lines.
@Suite struct ConversionTableTests {
  private func lines(knowing context: String) throws -> WorksheetLines {
    var lines = try WorksheetLines()
    let parts = context.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return lines }
    for rate in parts[1].split(separator: ";") {
      #expect(try lines.answer(to: "rate \(parts[0]) \(rate)") == "")
    }
    return lines
  }

  @Test func answersAreThoseOfTheTable() throws {
    for row in try ConversionsRow.rows() {
      var lines = try lines(knowing: row.context)
      let text = lines.text(of: row.expression)
      if let result = row.result {
        #expect(text == result, "\(row)")
      } else {
        #expect(text.hasPrefix("error: "), "\(row): \(text)")
      }
    }
  }

  @Test func exactFormsAreThoseOfTheTable() throws {
    for row in try ConversionsRow.rows() where row.error == nil && row.group != "mixed" {
      var worksheet = try lines(knowing: row.context).worksheet
      let result = try #require(try worksheet.answer(to: row.expression).result, "\(row)")
      let answer = WrittenAnswer(result, in: AnswerFormat(), exactForm: .fraction)
      #expect(answer.isExact == row.isExact, "\(row)")
      guard !row.exact.contains("pi") else { continue }
      #expect(answer.exactText == row.exact, "\(row)")
    }
  }

  @Test("A reading can be typed, and means the same")
  func readingsAreReadAlike() throws {
    for row in try ConversionsRow.rows() where row.error == nil {
      var lines = try lines(knowing: row.context)
      let reading = try #require(try lines.worksheet.line(row.expression).reading, "\(row)")
      #expect(lines.text(of: reading) == row.result, "\(row): \(reading)")
      #expect(try lines.worksheet.line(reading).reading == reading, "\(row)")
    }
  }

  @Test("An answer can be typed, and is answered with itself")
  func answersAreAnsweredAlike() throws {
    for row in try ConversionsRow.rows() where row.isExact && row.error == nil {
      // A sum is answered in its first unit.
      guard let result = row.result, row.group != "mixed" else { continue }
      // Angles, dozens and percents are plain numbers.
      if let name = result.split(separator: " ").last, let unit = try? Unit.named(name),
        unit.dimension.isNone
      {
        continue
      }
      var lines = try WorksheetLines()
      #expect(lines.text(of: result) == result, "\(row)")
    }
  }
}
