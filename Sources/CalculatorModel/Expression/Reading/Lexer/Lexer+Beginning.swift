/// The kind of a line, before it is read.
extension Lexer {
  /// The beginning of a text, as far as one character shows it.
  enum Beginning {
    case nothing
    case comment
    case name
    case other
  }

  /// Skips space, and returns the kind of what follows.
  mutating func beginning() -> Beginning {
    skipSpace()
    guard position < text.count else { return .nothing }
    let start = position
    defer { position = start }
    let scalar = takeScalar()
    if scalar == "#" { return .comment }
    return scalar.beginsName || scalar == "π" || scalar == "τ" ? .name : .other
  }
}
