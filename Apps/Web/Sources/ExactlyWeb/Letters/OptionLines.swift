/// Options and a text: lines of `name=value`, an empty line, and the text.
///
/// ```
/// digits=50
/// angle=deg
///
/// sin(60)
/// ```
struct OptionLines {
  /// The options in the order in which they were given.
  private(set) var options: [(name: String, value: String)] = []

  /// The text after the empty line.
  private(set) var text = ""

  /// Reads options and text; without an empty line there is no text.
  ///
  /// - Complexity: O(*n*) in the length.
  init(_ text: String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = text[start..<end]
      start = end < bytes.endIndex ? bytes.index(after: end) : end
      if line.isEmpty {
        self.text = String(text[start...])
        return
      }
      let (name, value) = String(line).cut(at: "=")
      options.append((name, value))
    }
  }

  /// Refuses any option, for functions that have none.
  func refuseOptions() throws(Refusal) {
    if let option = options.first { throw Self.unknown(option.name) }
  }

  /// Returns the value of an option that allows only a few values.
  static func choice<Value>(
    _ name: String, of value: Value?, from names: [String]
  ) throws(Refusal) -> Value {
    try value.orRefusal("\(name) is one of " + names.joined(separator: ", "))
  }

  /// Returns the refusal of an option that does not exist.
  static func unknown(_ name: String) -> Refusal {
    Refusal(reason: "there is no option '\(name)'")
  }
}
