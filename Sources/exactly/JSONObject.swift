/// A JSON object on one line, its members in the order in which they were set (RFC 8259).
///
/// Foundation's encoder would do, but for the time that Foundation takes to load.
struct JSONObject {
  enum Value {
    case null
    case boolean(Bool)
    case text(String)

    static func optionalText(_ text: String?) -> Value {
      text.map { .text($0) } ?? .null
    }
  }

  private var members: [(name: String, value: Value)] = []

  mutating func append(_ name: String, _ value: Value) {
    members.append((name, value))
  }

  var text: String {
    var text = "{"
    for (position, member) in members.enumerated() {
      if position > 0 { text += "," }
      Self.append(member.name, to: &text)
      text += ":"
      switch member.value {
      case .null: text += "null"
      case .boolean(let value): text += value ? "true" : "false"
      case .text(let value): Self.append(value, to: &text)
      }
    }
    return text + "}"
  }

  private static func append(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // JSON would allow the second range, but a terminal may obey it.
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
