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

  /// The lines that `exactly functions` prints.
  static var lines: [String] {
    rows.map { row in
      row.term + String(repeating: " ", count: width - row.term.count) + row.meaning
    }
  }

  /// The same for a window of so many columns.
  static func lines(columns: Int) -> [String] {
    rows.flatMap { row in
      let meaning = HelpScreen.wrapped(row.meaning, width: max(16, columns - width))
      return meaning.enumerated().map { index, line in
        let term = index == 0 ? row.term : ""
        return term + String(repeating: " ", count: width - term.count) + line
      }
    }
  }
}
