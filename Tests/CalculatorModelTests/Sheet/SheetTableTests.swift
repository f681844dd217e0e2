import CalculatorModel
import ConformanceTables
import Testing

/// The sheets and the lines of the tables, in a sheet.
@Suite struct SheetTableTests {
  @Test(arguments: try SheetsRow.all)
  func answersAllLines(row: SheetsRow) throws {
    let sheet = try Sheet(row.text)
    for (index, answer) in row.answers.enumerated() {
      #expect(
        sheet.written(at: index)?.description ?? "" == answer,
        "\(row.name), line \(index + 1): \(sheet[index].text)")
    }
    for index in row.answers.count..<sheet.count { #expect(sheet[index].kind == .blank) }
  }

  @Test func tableNamesAllSheetsOfTheFolder() throws {
    #expect(try Set(SheetsRow.all.map(\.name)) == SheetsRow.namesInFolder)
  }

  @Test(arguments: try CommaSeparatedTable(named: "phrases.csv").rows)
  func answersPhrases(row: [String: String]) throws {
    let context = row["context", default: ""].split(separator: ";").map(String.init)
    let lines = context + [row["phrase", default: ""]]
    let sheet = try Sheet(lines.joined(separator: "\n"))
    let last = lines.count - 1
    #expect(sheet.written(at: last)?.description == row["shown"], "\(lines)")
    guard case .value(let value) = sheet.answer(at: last) else { return }
    #expect(value.number?.rational?.description == row["value"], "\(lines)")
    // The reading means the same.
    let reading = try #require(sheet.reading(at: last))
    let again = try Sheet((context + [reading]).joined(separator: "\n"))
    #expect(again.written(at: last) == sheet.written(at: last), "\(lines): \(reading)")
    #expect(again.reading(at: last) == reading)
  }

  @Test(arguments: try CommaSeparatedTable(named: "statistics.csv").rows)
  func answersStatistics(row: [String: String]) throws {
    let sheet = try Sheet(row["expression", default: ""])
    #expect(sheet.written(at: 0)?.description == row["shown"], "\(row)")
    let digits = row["value_34", default: ""]
    guard !digits.isEmpty else { return }
    let long = sheet.written(at: 0, in: AnswerFormat(significantDigits: 34))
    #expect(
      long.flatMap { Self.number($0.text) } == Self.number(digits),
      "\(row): \(String(describing: long))")
  }

  @Test(arguments: try CommaSeparatedTable(named: "sums-integrals.csv").rows)
  func answersSumsAndCalculus(row: [String: String]) throws {
    let sheet = try Sheet(row["expression", default: ""])
    let shown = sheet.written(at: 0)?.description
    // An integral that is known by its digits is not known to be a whole number.
    #expect(shown == row["shown"] || shown == row["also"] && shown != "", "\(row)")
    guard let digits = row["digits_30"], digits != "" else { return }
    let long = sheet.written(at: 0, in: AnswerFormat(significantDigits: 30))
    let numbers = (long?.text ?? "").split { "[, ]".contains($0) }.map { Self.number(String($0)) }
    #expect(
      numbers == digits.split(separator: "; ").map { Self.number(String($0)) },
      "\(row): \(String(describing: long))")
  }

  /// Splits a decimal into its digits, without zeros at the end, and an exponent.
  private static func number(_ text: String) -> [String]? {
    let parts = text.split(separator: "e")
    guard let mantissa = parts.first else { return nil }
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let isNegative = mantissa.hasPrefix("-")
    var digits = mantissa.filter { $0.isNumber }
    if let point = mantissa.firstIndex(of: ".") {
      exponent -= mantissa.distance(from: point, to: mantissa.endIndex) - 1
    }
    while digits.count > 1, digits.first == "0" { digits.removeFirst() }
    while digits.count > 1, digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    return [isNegative ? "-" : "", digits, digits == "0" ? "0" : String(exponent)]
  }
}
