/// A line of comma-separated values as in RFC 4180, with its line ending.
///
/// ```swift
/// CommaSeparatedLine(["-5", "=1+1", "say \"hi\""]).text   // -5,'=1+1,"say ""hi"""⏎
/// ```
///
/// A spreadsheet would read a field that begins with `=`, `+`, `-` or `@` as a formula, which may fetch and
/// send any data: such a field gets a leading apostrophe here, unless it is a number (OWASP, "CSV Injection").
package struct CommaSeparatedLine {
  /// The line.
  package let text: String

  /// Creates the line of some fields.
  package init(_ fields: [String]) {
    var text = ""
    for (place, field) in fields.enumerated() {
      if place > 0 { text += "," }
      let field = field.beginsFormula && !field.isPlainNumber ? "'" + field : field
      text += field.needsQuotes ? field.quoted : field
    }
    self.text = text + "\r\n"
  }
}

extension String {
  /// Whether a spreadsheet may read it as a formula: leading spaces and invisible characters are skipped.
  fileprivate var beginsFormula: Bool {
    for scalar in unicodeScalars {
      switch scalar {
      case " ", "\t", "\r", "\n", "\u{A0}", "\u{FEFF}", "\0": continue
      case "=", "+", "-", "@", "＝", "＋", "－", "＠", "|": return true
      default: return false
      }
    }
    return false
  }

  /// Whether it is a number such as `-12.5e-3`.
  fileprivate var isPlainNumber: Bool {
    var bytes = Array(utf8)[...]
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    guard bytes.takeDigits() else { return false }
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      guard bytes.takeDigits() else { return false }
    }
    if bytes.first == UInt8(ascii: "e") {
      bytes.removeFirst()
      if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
      guard bytes.takeDigits() else { return false }
    }
    return bytes.isEmpty
  }

  fileprivate var needsQuotes: Bool {
    utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
  }

  fileprivate var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension ArraySlice<UInt8> {
  /// Takes digits from the beginning; false if there are none.
  fileprivate mutating func takeDigits() -> Bool {
    let count = prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    removeFirst(count)
    return count > 0
  }
}
