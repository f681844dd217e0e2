import CommandLineInterface

extension Unicode.Scalar {
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

  /// The end of an expression behind an ellipsis, from a space on, or the whole where it fits: of a number
  /// that was cut, the digits left would be another one.
  func shortenedBetweenWords(toColumns columns: Int) -> String {
    let short = shortenedAtLeft(toColumns: columns)
    guard short != self, !short.isEmpty else { return short }
    return "…" + (short.firstIndex(of: " ").map { short[$0...] } ?? "")
  }

  /// The beginning of the text before an ellipsis, or the whole where it fits.
  func shortenedAtRight(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 0 else { return "" }
    let end = unicodeScalars.reversed().suffix(withinColumns: columns - 1)
    return String(String.UnicodeScalarView(end.reversed())) + "…"
  }

  /// The text in rows of so many columns, broken at spaces, and within words where these are longer.
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
        // A word for which no row is long enough, as in Japanese, begins where there is room.
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
