import BigNumbers
import CalculatorModel
import DisplayableText

/// The forms in which a history can be exported.
public enum HistoryExport: CaseIterable, Hashable, Sendable {
  /// A line for each calculation: `2 + 3 × 4 = 14  # 2026-11-21T18:57:24Z, lunch`.
  case text

  /// Comma-separated values (RFC 4180), the names of the columns first.
  case commaSeparated

  /// A JSON object on each line (RFC 8259).
  case json

  /// The name used in options and in the names of files: `txt`, `csv` or `json`.
  public var name: String {
    switch self {
    case .text: "txt"
    case .commaSeparated: "csv"
    case .json: "json"
    }
  }

  /// Creates the form with a name, or nil if there is none.
  public init?(name: String) {
    guard let export = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = export
  }
}

extension History {
  /// Returns all entries as text for other programs, the oldest first.
  ///
  /// Numbers are written as in expressions, with `.` and without groups; in expressions, references are
  /// replaced by their results. Times are in UTC.
  public func export(as form: HistoryExport) -> String {
    let hasWords = slots.contains { $0.words != nil }
    let hasUnits = slots.contains { $0.entry.quantities != nil }
    let columns =
      Self.columns + (hasWords ? Self.columnsOfWords : []) + (hasUnits ? Self.columnsOfUnits : [])
    var text = form == .commaSeparated ? CommaSeparatedLine(columns).text : ""
    for index in slots.indices {
      text += exportedLine(ofEntryAt: index, as: form, hasWords: hasWords, hasUnits: hasUnits)
    }
    return text
  }

  private static let columns = [
    "id", "time", "expression", "angle", "result", "exact", "isExact", "error", "label",
  ]

  /// The columns after the others, present only if a calculation was made in words or shown in a base.
  private static let columnsOfWords = ["base", "word", "signed", "wrapped"]

  /// The columns after those, present only if a calculation has units or dates.
  private static let columnsOfUnits = ["unit", "text"]

  private static func values(of words: HistoryWords?, wraps: Bool) -> [String] {
    guard let words else { return ["", "", "", ""] }
    return [
      words.base.rawValue.description, words.format?.bitWidth.description ?? "",
      words.format.map { $0.isSigned ? "true" : "false" } ?? "",
      words.format.map { _ in wraps ? "true" : "false" } ?? "",
    ]
  }

  private func exportedLine(
    ofEntryAt index: Int, as form: HistoryExport, hasWords: Bool, hasUnits: Bool
  ) -> String {
    let slot = slots[index]
    let entry = slot.entry
    let expression = expressionText(ofEntryAt: index, symbols: .plain, isTypeset: false)
    let time = TimeText(secondsSince1970: entry.time).text
    let result = entry.result
    let number = result.kind == .text ? "" : result.text
    let exact = result.exactForm ?? (result.isExact && !number.isEmpty ? number : nil)
    switch form {
    case .text:
      let comment = "  # " + time + (entry.label.isEmpty ? "" : ", " + entry.label)
      let answer =
        result.failure.map { ": " + $0.reason }
        ?? " " + (slot.showsExactly ? Exactness.exact : .rounded).mark + " "
        + slot.resultText(symbols: .plain) + (result.wraps ? " (wraps)" : "")
      return (expression + answer + comment).onOneLine + "\n"
    case .commaSeparated:
      return CommaSeparatedLine(
        [
          entry.id.text, time, expression, entry.angleUnit.name, number, exact ?? "",
          result.isExact ? "true" : "false",
          result.failure?.reason ?? "", entry.label,
        ] + (hasWords ? Self.values(of: slot.words, wraps: result.wraps) : [])
          + (hasUnits ? [result.unit ?? "", result.kind == .text ? result.text : ""] : [])
      ).text
    case .json:
      var object = JSONObject()
      object.append("id", entry.id.text)
      object.append("time", time)
      object.append("expression", expression)
      object.append("angle", entry.angleUnit.name)
      object.append("result", result.failure == nil && !number.isEmpty ? number : nil)
      object.append("exact", exact)
      object.append("isExact", result.isExact)
      object.append("error", result.failure?.reason)
      object.append("label", entry.label)
      if let unit = result.unit { object.append("unit", unit) }
      if result.kind == .text { object.append("text", result.text) }
      if let words = slot.words {
        object.append("base", count: words.base.rawValue)
        object.append("word", count: words.format?.bitWidth)
        object.append("signed", truth: words.format?.isSigned)
        object.append("wrapped", truth: words.format.map { _ in result.wraps })
      }
      return object.text + "\n"
    }
  }
}

extension HistoryExport {
  /// The name of the menu command that exports in this form.
  public var command: CommandName {
    switch self {
    case .text: .exportText
    case .commaSeparated: .exportCSV
    case .json: .exportJSON
    }
  }
}
