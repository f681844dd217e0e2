/// What a line may be, before it is read.
extension Lexer {
  /// What a text begins with, as far as one character tells.
  enum Beginning {
    case nothing
    case comment
    case name
    case other
  }

  /// Goes to what comes next, and tells what that begins with.
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
