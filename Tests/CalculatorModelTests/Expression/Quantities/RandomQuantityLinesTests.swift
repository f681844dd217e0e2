import CalculatorModel
import ExactReals
import TestSupport
import Testing

/// Lines of numbers, units, dates and words between them, in good and in wrong places.
@Suite struct RandomQuantityLinesTests {
  private static let numbers = [
    "5", "0.5", "1/2", "-3", "12", "1e3", "0xFF", "½", "100", "2026-11-22", "2024-02-29",
    "2026-13-01",
  ]

  /// Units, including names that are also functions, signs, and units that are refused.
  private static let units = [
    "m", "km", "ft", "in", "min", "s", "sec", "h", "d", "week", "months", "year", "°C", "degF", "K",
    "°", "'", "\"", "mpg", "L", "L/100km", "J", "kg", "%", "rpm", "Hz", "USD", "EUR", "€", "$",
    "oz",
    "mm2", "kB", "KB", "m/s", "km/h", "N", "m²", "mol", "delta_degC", "W", "cup", "mi", "c", "e",
    "ha",
    "ton", "dozen", "floz", "ohm", "µm", "degRe", "psi",
  ]

  private static let between = [
    "+", "-", "*", "/", "^", "²", "^-1", "(", ")", ",", "per", "of", "to", "in", "->", "→", "×",
    "÷",
    "!", "mod", "√", "&", "xor", "#",
  ]

  private static let names = [
    "sqrt(", "sin(", "min(", "max(", "abs(", "weekday(", "week(", "dayofyear(", "today", "hex",
    "weekday", "years + days", "ln(", "ans", "foo", "log", "round(", "rate",
  ]

  /// Returns a line: every second one is nearly a conversion, and the others are word soup.
  private static func line(using random: inout SeededGenerator) -> String {
    func any(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    func quantity() -> String { any(numbers) + any(["", " "]) + any(units) }
    var line = ""
    if Bool.random(using: &random) {
      line = quantity()
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        line += any([" + ", " - ", "*", " / ", "/", " ", " per ", " of ", "^"])
        line += Bool.random(using: &random) ? quantity() : any(numbers + units)
      }
      if Bool.random(using: &random) { line += any([" to ", " in ", "→"]) + any(units) }
      return line
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      line += any([any(numbers), any(units), any(between), any(between + names)]) + any(["", " "])
    }
    return line
  }

  /// Returns the answer to a line as a session shows it, calculated with little work; nil where there is none.
  private static func answer(_ line: WorksheetLine, of lines: WorksheetLines) throws
    -> WrittenAnswer?
  {
    var worksheet = lines.worksheet
    let answer = try worksheet.answer(to: line, within: Budget(work: 100_000))
    return answer.result.map {
      WrittenAnswer($0, in: AnswerFormat(), within: Budget(work: 100_000))
    }
  }

  @Test(
    "Every line has an answer or a reason with a place in it", arguments: [1, 2] + FreshSeed.all)
  func everyLineIsAnsweredOrRefused(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = try WorksheetLines()
    var answered = 0
    for _ in 0..<Sample.count(3000) {
      let text = Self.line(using: &random)
      do {
        let line = try lines.worksheet.line(text)
        if try Self.answer(line, of: lines)?.decimalText != nil { answered += 1 }
      } catch let error as ExpressionError {
        let isInside =
          0...text.utf8.count ~= error.range.lowerBound
          && 0...text.utf8.count ~= error.range.upperBound
        #expect(isInside, "\(text): \(error), seed \(seed)")
      }
    }
    #expect(answered > Sample.count(200))
  }

  @Test("What was understood, typed again, has the same answer", arguments: [3, 4] + FreshSeed.all)
  func readingsHaveTheSameAnswer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = try WorksheetLines()
    for _ in 0..<Sample.count(3000) {
      let text = Self.line(using: &random)
      // An exponent after `°` applies to the number and the sign together, except among units; one after `L/100km`
      // is read as it is typed, and written in brackets.
      if text.contains("°") && !text.contains("°C") || text.contains("100km") { continue }
      guard let line = try? lines.worksheet.line(text), let reading = line.reading,
        let answer = try? Self.answer(line, of: lines), answer.decimalText != nil
      else { continue }
      do {
        let again = try Self.answer(lines.worksheet.line(reading), of: lines)
        #expect(again == answer, "\(text) is read as \(reading), seed \(seed)")
      } catch {
        Issue.record("\(text) is read as \(reading): \(error), seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("30°15'", "30 deg 15 arcmin"), ("5 m in '", "5 m → ft"), ("5 lbf inch", "5 lbf inch"),
    ("5 in*ft", "(5 in) × ft"), ("(1/2 in) * 3", "((1 ÷ 2) inch) × 3"), ("6 / inch", "6 ÷ inch"),
    ("1/inch + 2/inch", "(1 ÷ inch) + (2 ÷ inch)"), ("5 L/(min m^2)", "5 L/(min m^2)"),
    ("3 * lb 8", "3 × log2(8)"), ("30 deg^2/s", "30 deg^2/s"), ("3 K^-3 degRe", "3 K^-3 degRe"),
    ("5 psi L/100km", "5 psi L/100km"), ("5 m/m", "5"), ("7342-16-10.33", "(7342 − 16) − 10.33"),
  ])
  func areReadAsTheyAreTyped(text: String, reading: String) throws {
    let lines = try WorksheetLines()
    let line = try lines.worksheet.line(text)
    #expect(line.reading == reading)
    let again = try lines.worksheet.line(reading)
    #expect(try Self.answer(again, of: lines) == Self.answer(line, of: lines))
  }

  @Test(arguments: [
    ("$2024-02-29 / degRe ^-1 + today", "unexpected character '$'"),
    ("e'", "unexpected character '''"),
    ("5 km to m/m", "a unit is missing here"),
    ("2026-11-22.5", "the date ends here; to subtract, put spaces around the minus"),
  ])
  func areRefused(text: String, cause: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: text) == "error: " + cause)
  }
}
