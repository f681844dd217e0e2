/// The sheets that are measured.
enum SheetTexts {
  /// The number of lines in each.
  static let lineCount = 10_000

  /// Names, sums, percentages and a total in blocks of ten lines, as people write them.
  static let ordinary = blocks { month in
    [
      "# Month \(month)",
      "rent\(month) = 1200 + \(month)",
      "food\(month) = 4 * 85.5",
      "heating\(month) = rent\(month) * 7 / 100",
      "phone: 19.99",
      "train: 3 * 4.60",
      "total",
      "rent\(month) + food\(month) + heating\(month)",
      "(rent\(month) - 200) / 3",
      "",
    ]
  }

  /// Nearly the same without anything that only a sheet has, for the pipe to read as well.
  static let plain = blocks { month in
    [
      "# Month \(month)",
      "rent = 1200 + \(month)",
      "food = 4 * 85.5",
      "heating = rent * 7 / 100",
      "19.99",
      "3 * 4.60",
      "rent + 19.99 + 3 * 4.60",
      "rent + food + heating",
      "(rent - 200) / 3",
      "",
    ]
  }

  /// Numbers that have no end.
  static let roots = text("1") { "sqrt(\($0))" }

  /// A line that all others read.
  static let readByAll = text("a = 2") { "a * \($0)" }

  /// Returns lines that look up, such as totals over all lines above.
  static func looking(_ word: String) -> String { text("1") { _ in word } }

  /// Returns the same words, alternating with lines that have a number of their own.
  static func numbersAndLooking(_ word: String) -> String {
    text("1") { $0.isMultiple(of: 2) ? word : "\($0)" }
  }

  /// Returns fractions that grow from line to line.
  static func chain(_ count: Int) -> String {
    "a = 1\n" + Array(repeating: "a = a * 1.01 + 1", count: count).joined(separator: "\n")
  }

  /// Lines that all fail, because of an undefined name and of each other.
  static let failing = "a = nobody\n" + (2...20_000).map { "a + \($0)" }.joined(separator: "\n")

  /// Lines that each fail by themselves.
  static let failingAlone = (1...20_000).map { "name\($0) * 2" }.joined(separator: "\n")

  private static func text(_ first: String, _ line: (Int) -> String) -> String {
    first + "\n" + (2...lineCount).map(line).joined(separator: "\n")
  }

  private static func blocks(_ block: (Int) -> [String]) -> String {
    (1...lineCount / 10).flatMap(block).joined(separator: "\n")
  }
}
