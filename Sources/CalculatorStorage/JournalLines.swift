/// The lines of a journal as text, which remember the bytes of those that are not UTF-8.
///
/// Text is what others work on; but what nobody changed is written back as it was.
struct JournalLines {
  /// The lines, repaired where they are not UTF-8.
  let texts: [String]

  /// The bytes of the repaired lines by their text, last one first.
  private var originals: [String: [[UInt8]]] = [:]

  /// Cuts bytes into lines; behind the last line's end there is none.
  init(_ bytes: [UInt8]) {
    var texts: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .lineEnd) ?? rest.endIndex
      let line = rest[..<end]
      let text = String(decoding: line, as: UTF8.self)
      if Self.isRepaired(text), !text.utf8.elementsEqual(line) {
        originals[text, default: []].insert(Array(line), at: 0)
      }
      texts.append(text)
      rest = rest[end...].dropFirst()
    }
    self.texts = texts
  }

  /// The bytes of lines of text: where they stand for bytes that were repaired, those.
  func bytes(of lines: [String]) -> [[UInt8]] {
    var originals = originals
    return lines.map { line in
      guard Self.isRepaired(line), let original = originals[line]?.popLast() else {
        return Array(line.utf8)
      }
      return original
    }
  }

  /// Whether a text holds the mark of bytes that are not UTF-8.
  static func isRepaired(_ text: String) -> Bool {
    text.unicodeScalars.contains("\u{FFFD}")
  }
}
