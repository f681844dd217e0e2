import DisplayableText

extension String {
  /// The alignment of a text in its columns.
  package enum Side {
    case left
    case middle
    case right
  }

  /// The number of terminal columns that the text takes.
  package var textColumns: Int {
    withoutIsolates.displayable(limit: .max).reduce(0) { $0 + $1.columnCount }
  }

  /// The text without the marks that isolate the direction of inserted text in Arabic: terminals have
  /// columns and no use for them.
  package var withoutIsolates: String {
    String(unicodeScalars.filter { !("\u{2068}"..."\u{2069}").contains($0) })
  }

  /// Returns the text padded with spaces to the given number of columns, if it has fewer.
  package func padded(to width: Int, side: Side = .left) -> String {
    let spaces = max(0, width - textColumns)
    let before =
      switch side {
      case .left: 0
      case .middle: spaces / 2
      case .right: spaces
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: spaces - before)
  }

  /// Returns the text, or as much of its beginning as fits into the given columns with a `…` after it.
  package func clipped(to width: Int) -> String {
    guard textColumns > width else { return self }
    return (wrapped(to: width - 1).first ?? "") + "…"
  }

  /// Returns the text in pieces of at most the given number of columns, cut between any two characters; a
  /// wider character is a piece of its own.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var count = 0
    for character in self {
      let columns = String(character).textColumns
      if count + columns > width, !line.isEmpty {
        lines.append(line)
        (line, count) = ("", 0)
      }
      line.append(character)
      count += columns
    }
    return lines + [line]
  }

  /// Returns the text in lines of at most the given number of columns, cut between words; a wider word is
  /// a line of its own.
  package func wrappedBetweenWords(to width: Int) -> [String] {
    var lines = [""]
    for word in words {
      let end = lines.count - 1
      let word = lines[end].isEmpty ? String(word.drop { $0 == " " }) : word
      if lines[end].isEmpty || (lines[end] + word).textColumns <= width {
        lines[end] += word
      } else {
        lines.append(String(word.drop { $0 == " " }))
      }
    }
    return lines
  }

  /// The pieces between which a line can be cut, each with the spaces before it: words, and, as
  /// Japanese is written without spaces, wide characters with the marks that belong to them.
  private var words: [String] {
    var words = [""]
    var last: Character = " "
    for character in self {
      let isBesideWide = last.columnCount == 2 || character.columnCount == 2
      let isCut =
        isBesideWide && last != " " && !"、。，．：；）」』！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
        && !"（「『".contains(last)
      if isCut || (character == " " && last != " ") { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}
