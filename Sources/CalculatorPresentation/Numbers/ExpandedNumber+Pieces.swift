extension ExpandedNumber {
  /// The number of characters in each piece but the last.
  public static let pieceLength = 500

  /// The text in pieces of ``pieceLength`` characters, for views that draw only what is visible.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var pieces: [String] {
    var pieces: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Self.pieceLength)
      pieces.append(String(piece))
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  /// Whether the digits are the number itself.
  public var exactness: Exactness { isExact ? .exact : .rounded }
}
