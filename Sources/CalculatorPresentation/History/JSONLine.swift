/// A JSON object on a line of its own, its members in the order in which they were added (RFC 8259).
struct JSONLine {
  private var members = ""

  /// The line, with its end.
  var text: String { "{" + members + "}\n" }

  /// Adds a text, or null.
  mutating func append(_ name: String, text value: String?) {
    append(name, literal: value.map { Self.literal($0) } ?? "null")
  }

  /// Adds a value as JSON writes it.
  mutating func append(_ name: String, literal: String) {
    if !members.isEmpty { members += "," }
    members += Self.literal(name) + ":" + literal
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // JSON would allow all but the first range, but a terminal may obey them, and JavaScript once
      // took the last for ends of lines.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
