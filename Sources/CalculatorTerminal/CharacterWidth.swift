extension Unicode.Scalar {
  /// How many columns of a terminal the character takes: two where Unicode calls it wide, none where
  /// it only changes how its neighbours look or where lines turn, else one.
  ///
  /// The wide ones are those of East Asian scripts whose East_Asian_Width is W or F; emoji have it too
  /// but are not drawn, because terminals disagree about them.
  ///
  /// Source: Unicode Standard Annex #11, "East Asian Width", with the data of Unicode 16.
  var columnCount: Int {
    switch value {
    case 0x20..<0x300: value == 0xAD ? 0 : 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      takesNoColumn ? 0 : 2
    default: takesNoColumn ? 0 : 1
    }
  }

  /// Whether it is a mark on its neighbour, such as an Arabic vowel sign, or a mark of direction.
  private var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// The character itself where all terminals agree how many columns it takes, else `�`.
  ///
  /// Only labels that a person gave, and refused pastes, can bring others.
  var drawnAlikeEverywhere: Unicode.Scalar {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x370...0x377, 0x384...0x481, 0x48A...0x52F:
      self
    case 0x2B8, 0x2E3, 0x1D48, 0x1D67: self  // ʸ ˣ ᵈ ᵧ
    // Arabic letters take one column each; terminals join them.
    case 0x5D0...0x5EA, 0x60C, 0x61B, 0x61F, 0x621...0x64A, 0x660...0x66D, 0x671...0x6D3: self
    case 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x209C, 0x20A0...0x20BF,
      0x2190...0x21FF, 0x2200...0x22FF, 0x232B, 0x2500...0x259F, 0xFF61...0xFF9F:
      self
    case 0xA0, 0x2007, 0x2009, 0x202F: " "
    default: columnCount == 2 ? self : "\u{FFFD}"
    }
  }
}

extension String {
  /// How many columns the text takes when written to a ``CellGrid``.
  var columnCount: Int { unicodeScalars.reduce(0) { $0 + $1.columnCount } }

  /// The end of the text behind an ellipsis, or the whole where it fits.
  func shortenedAtLeft(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 0 else { return "" }
    return "…" + String(String.UnicodeScalarView(unicodeScalars.suffix(withinColumns: columns - 1)))
  }

  /// The beginning of the text before an ellipsis, or the whole where it fits.
  func shortenedAtRight(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 0 else { return "" }
    let end = unicodeScalars.reversed().suffix(withinColumns: columns - 1)
    return String(String.UnicodeScalarView(end.reversed())) + "…"
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// As much of the end as has room in so many columns.
  fileprivate func suffix(withinColumns columns: Int) -> SubSequence {
    var left = columns
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      left -= self[previous].columnCount
      if left < 0 { break }
      start = previous
    }
    return self[start...]
  }
}
