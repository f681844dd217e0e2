/// What the page asks a face to do: a name, perhaps an argument, and on the lines below a text.
///
/// ```
/// label 00000000000000ff
/// lunch
/// ```
struct PageMessage {
  /// What to do.
  let name: String

  /// What stands behind the first space of the first line, or "".
  let argument: String

  /// What stands behind the first end of a line, or "".
  let body: String

  /// Reads a message.
  init(_ text: String) {
    let (line, body) = text.cut(at: "\n")
    (name, argument) = line.cut(at: " ")
    self.body = body
  }

  /// The body's lines that have something in them.
  var lines: [String] {
    body.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  /// The argument's words.
  var words: [String] {
    argument.split(separator: " ").map { String($0) }
  }
}

extension String {
  /// What is before and behind the first such scalar; without one, the whole text and "".
  ///
  /// It cuts between bytes: a mark that would combine with the scalar stays behind.
  func cut(at scalar: Unicode.Scalar) -> (String, String) {
    guard let place = utf8.firstIndex(of: UInt8(truncatingIfNeeded: scalar.value)) else {
      return (self, "")
    }
    return (String(self[..<place]), String(self[utf8.index(after: place)...]))
  }
}
