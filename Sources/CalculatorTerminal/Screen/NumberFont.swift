/// Digits and signs drawn with points, two by two in a cell.
///
/// Figures are tabular: all digits of a font are equally wide. Every character takes whole columns.
enum NumberFont: CaseIterable, Sendable {
  /// Digits 12 points wide and 9 high, with one below for the comma's tail.
  case large

  /// Digits 6 points wide and 5 high, with one below.
  case small

  /// The height of a text in points.
  var height: Int {
    switch self {
    case .large: 10
    case .small: 6
    }
  }

  /// Returns the number of free points before a character; a mark is close to its digit.
  private func spacing(before scalar: Unicode.Scalar) -> Int {
    switch self {
    case .large: scalar == "." || scalar == "," ? 2 : 4
    case .small: 2
    }
  }

  /// Returns the points of a character from top to bottom, with `#` for ink, or nil if the font does not have it.
  func bitmap(of scalar: Unicode.Scalar) -> [String]? {
    switch self {
    case .large: Self.largeBitmap(of: scalar) ?? Self.largeLetter(scalar)
    case .small: Self.smallBitmap(of: scalar) ?? Self.smallLetter(scalar)
    }
  }

  /// Returns the points of a text from top to bottom, all rows equally long; nil if a character is missing.
  func bitmap(of text: String) -> [String]? {
    var rows = Array(repeating: "", count: height)
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard let bitmap = bitmap(of: scalar) else { return nil }
      let space = String(repeating: " ", count: spacing(before: scalar))
      for row in rows.indices {
        if position > 0 { rows[row] += space }
        rows[row] += row < bitmap.count ? bitmap[row] : blank(like: bitmap)
      }
    }
    return rows
  }

  private func blank(like bitmap: [String]) -> String {
    String(repeating: " ", count: bitmap.first?.utf8.count ?? 0)
  }
}
