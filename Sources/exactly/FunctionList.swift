import CalculatorModel
import CommandLineInterface

/// The functions and constants that expressions know, a line each.
enum FunctionList {
  /// The names with what they mean.
  static let rows: [(term: String, meaning: String)] =
    MathFunction.allCases.map { ($0.name, NameDescription($0).meaningWithAliases) }
    + MathConstant.allCases.map { ($0.name, NameDescription($0).meaning) }
    + [("ans", NameDescription.answer.meaningWithAliases)]

  private static let width = (rows.map(\.term.count).max() ?? 0) + 2

  /// The lines that `exactly functions` prints, or those with a word in them.
  static func lines(about word: String? = nil) -> [String] {
    rows(about: word).map { row in
      row.term + String(repeating: " ", count: width - row.term.count) + row.meaning
    }
  }

  /// The same for a window of so many columns.
  static func lines(about word: String? = nil, columns: Int) -> [String] {
    rows(about: word).flatMap { row in
      let meaning = HelpScreen.wrapped(row.meaning, width: max(16, columns - width))
      return meaning.enumerated().map { index, line in
        let term = index == 0 ? row.term : ""
        return term + String(repeating: " ", count: width - term.count) + line
      }
    }
  }

  /// What is said where no line has a word.
  static func nothing(about word: String) -> String {
    "no function has '\(word.displayed)' in its name or description"
  }

  private static func rows(about word: String?) -> [(term: String, meaning: String)] {
    guard let word = word?.lowercased() else { return rows }
    return rows.filter { ($0.term + " " + $0.meaning).lowercased().contains(word) }
  }
}
