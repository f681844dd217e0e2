extension String {
  /// Returns the text cut to a length and with hidden characters made visible, fit for a message.
  ///
  /// Emoji and words that are joined from several characters stay whole.
  package func displayable(limit: Int) -> String {
    var text = ""
    var joins = false
    for (position, scalar) in unicodeScalars.enumerated() {
      if position == limit { return text + "…" }
      let shown = joins && scalar.isJoiner ? scalar : scalar.displayable
      text.unicodeScalars.append(shown)
      joins = !shown.isASCII && shown != "\u{FFFD}"
    }
    return text
  }

  /// The text with everything that a terminal obeys shown as `�`, however long it is; tabs and line endings stay.
  ///
  /// It is for finished lines: text that is put into one goes through ``displayable(limit:)`` by itself.
  package var withoutCommands: String {
    guard unicodeScalars.contains(where: { $0.isObeyed }) else { return self }
    var text = ""
    var isReturn = false
    for scalar in unicodeScalars {
      // A return before a line feed ends a line with it.
      if isReturn { text.unicodeScalars.append(scalar == "\n" ? "\r" : "\u{FFFD}") }
      isReturn = scalar == "\r"
      guard !isReturn else { continue }
      let stays = !scalar.isObeyed || scalar == "\n" || scalar == "\t"
      text.unicodeScalars.append(stays ? scalar : "\u{FFFD}")
    }
    if isReturn { text.unicodeScalars.append("\u{FFFD}") }
    return text
  }

  /// The code points of a text that shows nothing, such as `U+200B`; nil if something is visible.
  package var codePointsOfHidden: String? {
    guard !isEmpty, unicodeScalars.allSatisfy({ $0.isHidden }) else { return nil }
    return unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or `�` for one that shows nothing of its own: a control character, which may command the
  /// terminal, or one that invisibly changes how its neighbours look, such as a bidirectional override.
  package var displayable: Unicode.Scalar {
    isHidden ? "\u{FFFD}" : self
  }

  /// Whether a terminal may obey it, or it ends a line or changes the order in which its neighbours are shown.
  package var isObeyed: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it joins its neighbours or chooses how the one before it looks, as in emoji and in
  /// Persian words.
  fileprivate var isJoiner: Bool {
    (0x200C...0x200D).contains(value) || (0xFE00...0xFE0F).contains(value)
  }

  /// Whether Unicode classifies it as a control, a separator of lines, invisible where it is not supported
  /// (Default_Ignorable_Code_Point), or an annotation.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    // Bytes of a file's name that are not UTF-8.
    case 0x10FF80...0x10FFFF: true
    default: false
    }
  }
}
