import CalculatorModel
import CalculatorPresentation
import DisplayableText

/// All values of an answer by name, as a JSON object or as a line of comma-separated values.
///
/// ```swift
/// var record = AnswerRecord()
/// record.append("decimal", "0.5")
/// record.append("isExact", true)
/// record.text(.json)             // {"decimal":"0.5","isExact":true}
/// record.text(.commaSeparated)   // 0.5,true and a carriage return
/// ```
struct AnswerRecord {
  fileprivate enum Value {
    case text(String?)
    case truth(Bool?)
    case count(Int?)
    case texts([String])
    case counts([Int])
  }

  private var members: [(name: String, value: Value)] = []

  /// Returns the line of column names, without its line feed.
  static func header(_ names: [String]) -> String { line(names) }

  /// Adds a text, or an empty value under that name.
  mutating func append(_ name: String, _ value: String?) {
    members.append((name, .text(value)))
  }

  /// Adds a truth value.
  mutating func append(_ name: String, _ value: Bool) {
    members.append((name, .truth(value)))
  }

  /// Adds a truth value, or an empty value under that name.
  mutating func append(_ name: String, truth value: Bool?) {
    members.append((name, .truth(value)))
  }

  /// Adds a number, or an empty value under that name.
  mutating func append(_ name: String, count: Int?) {
    members.append((name, .count(count)))
  }

  /// Adds texts in their order.
  mutating func append(_ name: String, _ values: [String]) {
    members.append((name, .texts(values)))
  }

  /// Adds numbers in their order.
  mutating func append(_ name: String, counts: [Int]) {
    members.append((name, .counts(counts)))
  }

  /// Returns the record as text, without the line feed at its end.
  func text(_ form: AnswerForm) -> String {
    if form == .commaSeparated { return Self.line(members.map(\.value.field)) }
    var object = JSONObject()
    for member in members {
      switch member.value {
      case .text(let text): object.append(member.name, text)
      case .truth(let isTrue): object.append(member.name, truth: isTrue)
      case .count(let count): object.append(member.name, count: count)
      case .texts(let texts): object.append(member.name, texts)
      case .counts(let counts): object.append(member.name, counts: counts)
      }
    }
    return object.text
  }

  /// Returns a line that ends in a carriage return, to be completed by a line feed.
  private static func line(_ fields: [String]) -> String {
    String(decoding: CommaSeparatedLine(fields).text.utf8.dropLast(), as: UTF8.self)
  }
}

extension AnswerRecord.Value {
  /// The value as a field, with characters that a terminal might obey replaced, as a field has no escapes.
  fileprivate var field: String {
    switch self {
    case .text(let text): text.map { $0.displayable(limit: .max) } ?? ""
    case .truth(let isTrue): isTrue.map { $0 ? "true" : "false" } ?? ""
    case .count(let count): count.map(String.init) ?? ""
    case .texts(let texts): texts.map { $0.displayable(limit: .max) }.joined(separator: " | ")
    case .counts(let counts): counts.map(String.init).joined(separator: " | ")
    }
  }
}

extension AnswerRecord {
  /// Creates the record of a line of a sheet.
  ///
  /// ```text
  /// {"line":3,"text":"total","kind":"value","reading":"total (lines 1–2)","decimal":"1540",…}
  /// ```
  init(_ record: SheetRecord) {
    self.init()
    for (name, value) in record.members {
      switch value {
      case .text(let text): append(name, text)
      case .truth(let isTrue): append(name, isTrue)
      case .count(let count): append(name, count: count)
      case .counts(let counts): append(name, counts: counts)
      }
    }
  }
}
