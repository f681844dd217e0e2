import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// Help that users look up by a word of the language: lines that use it, with their answers.
///
/// ```text
/// $ exactly help of
/// 20% of 50          = 10
/// ```
struct HelpTopic {
  /// A topic in the table.
  private struct Row {
    let names: [String]
    let lines: [String]

    /// Whether a phrase that is not a name occurs in one of the lines, ignoring spaces.
    func mentions(_ phrase: String) -> Bool {
      guard phrase.contains(where: { !$0.isLetter }) else { return false }
      let phrase = phrase.filter { !$0.isWhitespace }
      return phrase.count > 3
        && lines.contains { $0.filter { !$0.isWhitespace }.contains(phrase) }
    }
  }

  private static let table = words + examples

  private static let words: [Row] = [
    Row(
      names: ["to", "in", "as", "form", "forms"],
      lines: NumberForm.examples + [
        "3/7 to 5 places", "64 to base 36", "0.125 to %", "5 ft 3 in to cm", "180 cm to ft + in",
        "200 min to h + min", "2026-11-22 to weekday",
      ]),
    Row(
      names: ["of", "on", "off", "percent", "%"],
      lines: [
        "20% of 50", "20% on 50", "20% off 50", "200 + 10%", "20/80 as %",
        "15 is what % of 60", "% change from 80 to 100",
      ]),
    Row(
      names: ["units", "unit"],
      lines: [
        "5 km/h to mph", "9' 7 3/8\" to in", "98.6 F to C", "100 MB / 10 Mbps",
        "round(7.38 in, 1/16 in)",
      ]),
    Row(
      names: ["dates", "date"],
      lines: [
        "2026-11-22 + 90 days", "2026-12-25 - 2026-11-22",
        "2026-12-25 - 2026-11-22 to months + days", "weekday(2026-11-22)", "27 Nov 2026 + 1 week",
        "2 weeks before 3 June 2025", "days between 2026-01-01 and 2026-12-25",
        "2026-11-27 + 5 business days", "workdays(2026-11-27; 2026-12-25)",
      ]),
    Row(
      names: ["times", "time", "hours"],
      lines: [
        "7:45 + 8:20", "1:45 * 2", "5pm - 9:15am", "9:00 to 17:30 - 30 min", "10pm + 3 h",
        "5:30 min/km * 10 km",
        "7:45 * 20 EUR/h", "7.75 h to h:mm",
      ]),
    Row(
      names: ["zones", "zone", "instants"],
      lines: [
        "2026-11-22 14:30 + 36 h", "2026-11-22 14:30 - 2026-11-20 9:00",
        "2026-11-22T14:30:00-06:00 to UTC", "2026-11-22 14:30 UTC-5 to UTC+1",
        "2026-11-22T14:30:00Z to unix", "1522274654 to date",
      ]),
    Row(
      names: ["money", "currency"],
      lines: [
        "€19.99 * 3", "$20 + 5", "rate 2026-11-20 1 EUR = 1.0823 USD", "12 EUR to USD",
        "1.79 €/L * 40 L",
      ]),
    Row(
      names: ["totals", "total", "subtotal", "grand", "sheets", "vat", "tax", "tip", "discount"],
      lines: [
        "rent: 1200", "- food 340", "total", "", "phone: 25.50 (prepaid)", "car loan = 210",
        "subtotal", "grand total", "rent * 12", "", "Desk £200", "Discount 10%", "VAT 20%", "total",
      ]),
  ]

  private static let examples = SheetExample.allCases.map { example in
    Row(
      names: example == .timesheet ? ["timesheet", "timesheets", "shifts"] : [example.rawValue],
      lines: example.text(in: Catalogue(.english)).split(separator: "\n").map(String.init))
  }

  /// The first name of each topic that is not a task.
  static var names: [String] {
    table.compactMap { $0.names.first { NamedTask(rawValue: $0) == nil } }
  }

  private let lines: [String]

  /// Creates the topic of a word, or of a phrase in its lines such as `to ft+in`; nil if there is none.
  init?(of phrase: String) {
    let named = Self.table.first { $0.names.contains(phrase) }
    guard let row = named ?? Self.table.first(where: { $0.mentions(phrase) }) else { return nil }
    lines = row.lines
  }

  /// The lines with their answers beside them.
  var text: [String] {
    guard let sheet = try? Sheet(lines.joined(separator: "\n")) else { return lines }
    let width = (lines.map { $0.count }.max() ?? 0) + 3
    return lines.indices.map { index in
      guard let answer = sheet.written(at: index) else { return lines[index] }
      let line = lines[index]
      return line + String(repeating: " ", count: width - line.count) + answer.description
    }
  }
}

extension Options {
  /// Finds the help for the words after `exactly help`: all of it, that of a task, or of a name.
  ///
  /// - Throws: `UsageError` if there is nothing of that name.
  static func helpTask(words: ArraySlice<String>) throws(UsageError) -> Task {
    guard let name = words.first else { return .help(nil) }
    if words.count == 1, let task = NamedTask(rawValue: name) { return .help(task) }
    let text = words.joined(separator: " ")
    if NameDescription(of: text) != nil || HelpTopic(of: text) != nil { return .meaning(text) }
    let names = (NamedTask.allCases.map(\.rawValue) + HelpTopic.names).joined(separator: ", ")
    throw UsageError(UsageReason.noHelp(of: shown(text), tasks: names))
  }
}
