/// A page's request to a face: a name, perhaps an argument, and a text on the lines below.
///
/// ```
/// label 00000000000000ff
/// lunch
/// ```
struct PageMessage {
  /// The name of the action.
  let name: String

  /// The rest of the first line after its first space, or "".
  let argument: String

  /// The text after the first line break, or "".
  let body: String

  /// Reads a message.
  init(_ text: String) {
    let (line, body) = text.cut(at: "\n")
    (name, argument) = line.cut(at: " ")
    self.body = body
  }

  /// The body's lines that are not empty.
  var lines: [String] {
    body.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  /// The argument's words.
  var words: [String] {
    argument.split(separator: " ").map { String($0) }
  }
}

extension String {
  /// Returns the text before and after the first such scalar, or the whole text and "" if there is none.
  ///
  /// It cuts between bytes: a mark that would combine with the scalar goes to the second part.
  func cut(at scalar: Unicode.Scalar) -> (String, String) {
    guard let place = utf8.firstIndex(of: UInt8(truncatingIfNeeded: scalar.value)) else {
      return (self, "")
    }
    return (String(self[..<place]), String(self[utf8.index(after: place)...]))
  }
}

extension PageMessage {
  /// Returns the integer part of a number written in decimal: `390.5` is 390.
  ///
  /// - Throws: ``Refusal`` for a word that is no number, or no small one.
  static func number(_ word: String) throws(Refusal) -> Double {
    // The text `-0.5` is the integer -0.
    Double(try Int32(word.cut(at: ".").0).orRefusal("unknown number"))
  }
}
