import CommandLineInterface

extension Unicode.Scalar {
  /// The character itself if all terminals agree on the number of columns it takes, else `�`.
  ///
  /// Only labels from the user and refused pastes can contain others.
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
  /// The number of columns that the text takes when written to a ``CellGrid``.
  var columnCount: Int { unicodeScalars.reduce(0) { $0 + $1.columnCount } }

  /// Returns the end of the text after an ellipsis, or the whole text if it fits.
  func shortenedAtLeft(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 0 else { return "" }
    return "…" + String(String.UnicodeScalarView(unicodeScalars.suffix(withinColumns: columns - 1)))
  }

  /// Returns the end of an expression after an ellipsis, starting at a space, or the whole expression if it
  /// fits: the rest of a number that was cut would be another number.
  func shortenedBetweenWords(toColumns columns: Int) -> String {
    let short = shortenedAtLeft(toColumns: columns)
    guard short != self, !short.isEmpty else { return short }
    return "…" + (short.firstIndex(of: " ").map { short[$0...] } ?? "")
  }

  /// Returns the beginning of the text before an ellipsis, or the whole text if it fits.
  func shortenedAtRight(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 0 else { return "" }
    let end = unicodeScalars.reversed().suffix(withinColumns: columns - 1)
    return String(String.UnicodeScalarView(end.reversed())) + "…"
  }

  /// Returns the text in rows of the given columns, broken at spaces, and within words that are longer.
  func rows(ofColumns columns: Int) -> [String] {
    guard columns > 0 else { return [""] }
    var rows = [""]
    for word in split(separator: " ") {
      let longer = rows[rows.count - 1].isEmpty ? String(word) : rows[rows.count - 1] + " " + word
      if longer.columnCount <= columns {
        rows[rows.count - 1] = longer
        continue
      }
      if !rows[rows.count - 1].isEmpty {
        // A word that is too long for any row, as in Japanese, begins where there is room.
        if String(word).columnCount > columns, rows[rows.count - 1].columnCount + 2 < columns {
          rows[rows.count - 1] += " "
        } else {
          rows.append("")
        }
      }
      for scalar in word.unicodeScalars {
        if rows[rows.count - 1].columnCount + scalar.columnCount > columns { rows.append("") }
        rows[rows.count - 1].unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// Returns as much of the end as has room in the given columns.
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
