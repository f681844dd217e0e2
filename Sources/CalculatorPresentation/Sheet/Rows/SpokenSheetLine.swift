/// A line of a sheet in words for a screen reader.
///
/// ```swift
/// SpokenSheetLine("rent * 12", Catalogue(.english)).text   // "rent times 12"
/// ```
///
/// Only signs become words: the user's own words and digits are spoken as they are.
struct SpokenSheetLine {
  /// The line in words.
  let text: String

  /// Whether there is nothing in it.
  var isEmpty: Bool { text.isEmpty }

  init(_ line: String, _ catalogue: Catalogue) {
    let parts = SheetLineParts(line)
    var pieces: [String] = []
    let end = parts.tokens.first?.range.lowerBound ?? parts.comment ?? parts.bytes.count
    let label = Self.trimmed(parts.bytes[..<end])
    if !label.isEmpty { pieces.append(label) }
    for token in parts.tokens {
      let text = parts.text(token)
      pieces.append(Self.words(text).map { catalogue.text($0) } ?? text)
    }
    if let comment = parts.comment, !parts.isAnswer(comment) {
      let text = Self.trimmed(parts.bytes[(comment + 1)...])
      if !text.isEmpty { pieces.append(text) }
    }
    text = pieces.joined(by: " ")
  }

  private static func words(_ text: String) -> SheetWords? {
    switch text {
    case "+": .plus
    case "-", "−": .minus
    case "*", "×", "·": .times
    case "/", "÷": .dividedBy
    case "^": .toThePowerOf
    case "%": .percent
    case "=": .definedAs
    case "(": .opensParenthesis
    case ")": .closesParenthesis
    default: nil
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0.isBlank }
    while bytes.last?.isBlank == true { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SheetLineParts {
  /// Whether a comment is an answer written by the program: `# = 3`.
  func isAnswer(_ comment: Int) -> Bool {
    let last = bytes.lastIndex(of: UInt8(ascii: "#")) ?? comment
    return ["# = ", "# ≈ ", "# ! "].contains { bytes[last...].starts(with: $0.utf8) }
  }
}
