import CommandLineInterface
import DisplayableText

extension String {
  /// Where in its columns a text stands.
  enum Side {
    case left
    case middle
    case right
  }

  /// How many columns of a terminal the text takes.
  var columnCount: Int {
    displayable(limit: .max).reduce(0) { $0 + $1.columnCount }
  }

  /// The text with spaces around it that fill so many columns, if it has fewer.
  func padded(to width: Int, side: Side = .left) -> String {
    let spaces = max(0, width - columnCount)
    let before =
      switch side {
      case .left: 0
      case .middle: spaces / 2
      case .right: spaces
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: spaces - before)
  }

  /// The text, or as much of its beginning as fits into so many columns with a `…` behind it.
  func clipped(to width: Int) -> String {
    guard columnCount > width else { return self }
    return (wrapped(to: width - 1).first ?? "") + "…"
  }

  /// The text in pieces of at most so many columns, cut between any two characters; a character that
  /// is wider is a piece of its own.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var count = 0
    for character in self {
      let columns = String(character).columnCount
      if count + columns > width, !line.isEmpty {
        lines.append(line)
        (line, count) = ("", 0)
      }
      line.append(character)
      count += columns
    }
    return lines + [line]
  }
}
