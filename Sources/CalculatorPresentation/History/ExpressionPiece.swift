import CalculatorModel

/// A piece of an expression's text: a number, a name, a reference to an entry, or a sign.
///
/// The pieces are those that the expression language sees, as far as the history must know them;
/// its guide is Guides/Expressions.md.
struct ExpressionPiece {
  enum Kind: Hashable {
    case space
    case number
    case reference(HistoryEntry.ID)
    case name
    case minus
    case openingBracket
    case closingBracket
    case comma
    /// Any other sign.
    case sign
  }

  let kind: Kind

  /// The place in the text's UTF-8.
  let range: Range<Int>

  /// The pieces of an expression, without its comment.
  static func pieces(of text: [UInt8]) -> [ExpressionPiece] {
    var scanner = Scanner(text: text)
    var pieces: [ExpressionPiece] = []
    while let piece = scanner.next() { pieces.append(piece) }
    return pieces
  }

  /// The entries that an expression refers to, each once.
  static func references(in expression: String) -> [HistoryEntry.ID] {
    // The way of most expressions.
    guard expression.utf8.contains(UInt8(ascii: "_")) else { return [] }
    var ids: [HistoryEntry.ID] = []
    for piece in pieces(of: Array(expression.utf8)) {
      if case .reference(let id) = piece.kind, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}

/// Cuts a text into pieces.
private struct Scanner {
  let text: [UInt8]
  private var position = 0

  init(text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> ExpressionPiece? {
    guard position < text.count, text[position] != UInt8(ascii: "#") else { return nil }
    let start = position
    let kind = takeKind()
    return ExpressionPiece(kind: kind, range: start..<position)
  }

  private mutating func takeKind() -> ExpressionPiece.Kind {
    if isDigit(at: position) || text[position] == UInt8(ascii: ".") {
      takeNumber()
      return .number
    }
    let length = signLength(at: position)
    if length == 0 {
      let start = position
      while position < text.count, signLength(at: position) == 0 || isDigit(at: position) {
        position += 1
      }
      let name = text[start..<position]
      if name.first == UInt8(ascii: "_"),
        let rawValue = UInt64(hexadecimal: name.dropFirst(), digits: 16)
      {
        return .reference(HistoryEntry.ID(rawValue: rawValue))
      }
      return .name
    }
    let sign = text[position..<(position + length)]
    position += length
    switch sign.first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return .space
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "("): return .openingBracket
    case UInt8(ascii: ")"): return .closingBracket
    case UInt8(ascii: ","): return .comma
    default:
      if sign.elementsEqual("−".utf8) { return .minus }
      return sign.elementsEqual("\u{A0}".utf8) ? .space : .sign
    }
  }

  private func isDigit(at position: Int) -> Bool {
    position < text.count && text[position] &- UInt8(ascii: "0") < 10
  }

  /// Takes `12`, `1_000`, `.5`, `5.` or `1.5e-3`.
  private mutating func takeNumber() {
    takeDigits()
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      takeDigits()
    }
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return }
    var place = position + 1
    if place < text.count {
      if text[place] == UInt8(ascii: "+") || text[place] == UInt8(ascii: "-") {
        place += 1
      } else if text[place...].starts(with: "−".utf8) {
        place += 3
      }
    }
    guard isDigit(at: place) else { return }
    while isDigit(at: place) { place += 1 }
    position = place
  }

  private mutating func takeDigits() {
    while position < text.count {
      let separates =
        text[position] == UInt8(ascii: "_") && position > 0 && isDigit(at: position - 1)
        && isDigit(at: position + 1)
      guard isDigit(at: position) || separates else { return }
      position += 1
    }
  }

  /// The number of bytes of the sign that stands here; none for a letter.
  ///
  /// All other characters beyond ASCII are taken for letters: what is none, no expression contains.
  private func signLength(at position: Int) -> Int {
    switch text[position] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"):
      return 0
    case 0..<0x80: return 1
    default:
      for sign in Self.signs where text[position...].starts(with: sign) { return sign.count }
      return 0
    }
  }

  private static let signs: [[UInt8]] = "−×·⋅÷πτ√∛°≈⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹\u{A0}".unicodeScalars.map {
    Array($0.utf8)
  }
}
