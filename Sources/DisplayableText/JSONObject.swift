/// A JSON object on one line, its members in the order in which they were added (RFC 8259).
///
/// ```swift
/// var object = JSONObject()
/// object.append("expression", "1/3")
/// object.append("isExact", false)
/// object.text   // {"expression":"1/3","isExact":false}
/// ```
///
/// Foundation's encoder would do, except that Foundation takes time to load.
package struct JSONObject {
  private var members = ""

  /// Creates an object without members.
  package init() {}

  /// The object as JSON text.
  package var text: String { "{" + members + "}" }

  /// Adds a text, or null.
  package mutating func append(_ name: String, _ value: String?) {
    append(name, literal: value.map { Self.literal($0) } ?? "null")
  }

  /// Adds a truth value.
  package mutating func append(_ name: String, _ value: Bool) {
    append(name, truth: value)
  }

  /// Adds a truth value, or `null`.
  package mutating func append(_ name: String, truth value: Bool?) {
    append(name, literal: value.map { $0 ? "true" : "false" } ?? "null")
  }

  /// Adds a whole number, or null.
  package mutating func append(_ name: String, count: Int?) {
    append(name, literal: count.map { "\($0)" } ?? "null")
  }

  /// Adds texts as an array.
  package mutating func append(_ name: String, _ values: [String]) {
    append(name, literal: "[" + values.map { Self.literal($0) }.joined(separator: ",") + "]")
  }

  /// Adds whole numbers as an array.
  package mutating func append(_ name: String, counts: [Int]) {
    append(name, literal: "[" + counts.map { "\($0)" }.joined(separator: ",") + "]")
  }

  private mutating func append(_ name: String, literal: String) {
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
      // JSON itself would allow all of them but the first 32.
      case _ where scalar.isObeyed:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
