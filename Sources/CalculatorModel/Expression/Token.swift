import BigNumbers

/// One word of an expression, with its place in the text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Rational)
    case operation(ArithmeticOperation)
    case percentSign
    case openingBracket
    case closingBracket
    case end
  }

  var kind: Kind
  var range: Range<Int>
}
