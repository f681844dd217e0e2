/// The letters and signs of scientific keys, drawn with points: narrower than ``NumberFont``, with thin
/// stems, so that `cosh` has room on a key.
enum LetterFont {
  /// The height of a text in points: five, with one below for the tails of `g` and `y`.
  static let height = 6

  /// Returns the points of a text from top to bottom, with `#` for ink and a point between two letters; nil
  /// if a letter is missing.
  static func bitmap(of text: String) -> [String]? {
    var rows = Array(repeating: "", count: height)
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard let letter = bitmap(of: scalar) else { return nil }
      let blank = String(repeating: " ", count: letter.pointColumns)
      for row in rows.indices {
        if position > 0 { rows[row] += " " }
        rows[row] += row < letter.count ? letter[row] : blank
      }
    }
    return rows
  }

  private static func bitmap(of scalar: Unicode.Scalar) -> [String]? {
    switch scalar {
    case "s":
      [
        "    ",
        " ###",
        "##  ",
        "  ##",
        "### ",
      ]
    case "i":
      [
        "#",
        " ",
        "#",
        "#",
        "#",
      ]
    case "n":
      [
        "    ",
        "### ",
        "#  #",
        "#  #",
        "#  #",
      ]
    case "c":
      [
        "   ",
        " ##",
        "#  ",
        "#  ",
        " ##",
      ]
    case "o":
      [
        "    ",
        " ## ",
        "#  #",
        "#  #",
        " ## ",
      ]
    case "t":
      [
        " # ",
        "###",
        " # ",
        " # ",
        " ##",
      ]
    case "a":
      [
        "    ",
        " ###",
        "#  #",
        "#  #",
        " ###",
      ]
    case "h":
      [
        "#   ",
        "### ",
        "#  #",
        "#  #",
        "#  #",
      ]
    case "l":
      [
        "#",
        "#",
        "#",
        "#",
        "#",
      ]
    case "g":
      [
        "    ",
        " ###",
        "#  #",
        " ###",
        "   #",
        "### ",
      ]
    case "x":
      [
        "    ",
        "#  #",
        " ## ",
        " ## ",
        "#  #",
      ]
    case "y":
      [
        "    ",
        "#  #",
        "#  #",
        " ###",
        "   #",
        " ## ",
      ]
    case "e":
      [
        "    ",
        " ## ",
        "####",
        "#   ",
        " ###",
      ]
    case "m":
      [
        "     ",
        "#### ",
        "# # #",
        "# # #",
        "# # #",
      ]
    case "r":
      [
        "   ",
        "# #",
        "## ",
        "#  ",
        "#  ",
      ]
    case "d":
      [
        "   #",
        " ###",
        "#  #",
        "#  #",
        " ###",
      ]
    case "R":
      [
        "### ",
        "#  #",
        "### ",
        "# # ",
        "#  #",
      ]
    case "D":
      [
        "### ",
        "#  #",
        "#  #",
        "#  #",
        "### ",
      ]
    case "E":
      [
        "####",
        "#   ",
        "### ",
        "#   ",
        "####",
      ]
    case "π":
      [
        "     ",
        "#####",
        " # # ",
        " # # ",
        " # ##",
      ]
    case "√":
      [
        "   ##",
        "   # ",
        "# #  ",
        " ##  ",
        " #   ",
      ]
    case "/":
      [
        "   #",
        "  # ",
        "  # ",
        " #  ",
        "#   ",
      ]
    case "!":
      [
        "#",
        "#",
        "#",
        " ",
        "#",
      ]
    case "(":
      [
        " #",
        "# ",
        "# ",
        "# ",
        " #",
      ]
    case ")":
      [
        "# ",
        " #",
        " #",
        " #",
        "# ",
      ]
    case "+":
      [
        "   ",
        " # ",
        "###",
        " # ",
        "   ",
      ]
    case "−":
      [
        "   ",
        "   ",
        "###",
        "   ",
        "   ",
      ]
    case "0":
      [
        " ## ",
        "#  #",
        "#  #",
        "#  #",
        " ## ",
      ]
    case "1":
      [
        "## ",
        " # ",
        " # ",
        " # ",
        "###",
      ]
    case "2":
      [
        "### ",
        "   #",
        " ## ",
        "#   ",
        "####",
      ]
    default: nil
    }
  }
}
