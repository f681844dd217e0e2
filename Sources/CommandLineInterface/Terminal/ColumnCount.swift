extension Unicode.Scalar {
  /// The number of terminal columns that the character takes: two if Unicode calls it wide, none if it
  /// only changes the look of its neighbours or the direction of lines, else one.
  ///
  /// The wide ones are those of East Asian scripts whose East_Asian_Width is W or F. Emoji have it too,
  /// but terminals disagree about them, so only ``Swift/Character/columnCount`` knows them.
  ///
  /// Source: Unicode Standard Annex #11, "East Asian Width", with the data of Unicode 16.
  package var columnCount: Int {
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
}

extension Character {
  /// The number of columns that the character takes in most terminals: two for an emoji, even if it is
  /// joined from several.
  ///
  /// If a terminal disagrees, the following text is shifted and nothing is lost.
  package var columnCount: Int {
    min(
      2, unicodeScalars.reduce(0) { $0 + ($1.properties.isEmojiPresentation ? 2 : $1.columnCount) })
  }
}
