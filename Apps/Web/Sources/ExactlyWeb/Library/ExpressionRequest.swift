import CalculatorModel
import ExactReals

/// An expression that a program wants evaluated, and the form of the answer.
struct ExpressionRequest {
  private let expression: String
  private var format = AnswerFormat()
  private var angleUnit = AngleUnit.radians
  private var exactForm = ExactFormStyle.fraction

  /// Reads the options `digits` or `places`, `angle` and `mixed`.
  ///
  /// - Throws: ``Refusal`` for an unknown option, or a value that it cannot have.
  init(_ lines: OptionLines) throws(Refusal) {
    expression = lines.text
    var hasPrecision = false
    for (name, value) in lines.options {
      switch name {
      case "digits", "places":
        guard !hasPrecision else { throw Refusal(reason: "digits and places cannot be combined") }
        hasPrecision = true
        format =
          name == "digits"
          ? AnswerFormat(significantDigits: try Self.count(value, of: name, from: 1))
          : AnswerFormat(places: try Self.count(value, of: name, from: 0))
      case "angle":
        angleUnit = try OptionLines.choice(
          name, of: AngleUnit(name: value), from: AngleUnit.allCases.map { $0.name })
      case "mixed":
        guard value == "true" || value == "false" else {
          throw Refusal(reason: "mixed is true or false")
        }
        exactForm = value == "true" ? .mixed : .fraction
      default: throw OptionLines.unknown(name)
      }
    }
  }

  private static func count(
    _ text: String, of name: String, from least: Int
  ) throws(Refusal) -> Int {
    let limit = AnswerFormat.digitLimit
    guard let count = Int(text), (least...limit).contains(count) else {
      throw Refusal(reason: "\(name) is a whole number from \(least) to \(limit)")
    }
    return count
  }

  /// Writes reading, decimal, exact form, whether the decimal is exact, and a note, like the command's `--json`.
  ///
  /// - Returns: The reason that there is no decimal, if there should be one.
  func answer(in json: inout JSON) -> LibraryFailure? {
    let budget = Budget(work: format.work)
    var worksheet = Worksheet(angleUnit: angleUnit)
    var answer = WrittenAnswer()
    let reading: String?
    var readsOtherNotation = false
    var note: ReadingNote?
    do throws(ExpressionError) {
      let line = try worksheet.line(expression)
      reading = line.reading
      if expression.unicodeScalars.allSatisfy({ $0 == " " || $0 == "\t" }) {
        throw ExpressionError(.empty, at: 0..<0)
      }
      readsOtherNotation = line.expression?.readsOtherNotation ?? false
      note = line.note
      if let value = try worksheet.answer(to: line, within: budget).result {
        note = note ?? value.note
        if let base = line.answerBase, let value = value.number {
          answer = WrittenAnswer(value, in: format, base: base, within: budget)
        } else {
          answer = WrittenAnswer(
            value, in: format, exactForm: exactForm, angleUnit: angleUnit, within: budget)
        }
      }
    } catch {
      return LibraryFailure(error, in: expression)
    }
    if let error = answer.failure { return LibraryFailure(reason: error.reason, code: .noValue) }
    let notes = [note?.reason, answer.note?.reason].compactMap { $0 }
    json.object { json in
      json.member("reading", reading)
      json.member("decimal", answer.decimal)
      json.member("exact", answer.exact)
      json.member("isExact", answer.isExact)
      if answer.percentText != nil { json.member("percentage", true) }
      if let unit = answer.unit { json.member("unit", unit) }
      if let text = answer.text { json.member("text", text) }
      json.member(
        "note",
        notes.isEmpty
          ? (readsOtherNotation ? reading.map { "read as " + $0 } : nil)
          : notes.joined(separator: "; "))
    }
    return nil
  }
}
