import CalculatorModel

/// The functions and constants that expressions know, a line each.
enum FunctionList {
  /// The names with what they mean.
  static let rows: [(term: String, meaning: String)] =
    MathFunction.allCases.map { function in
      let also = function.aliases.isEmpty ? "" : "; or " + function.aliases.joined(separator: ", ")
      return (function.name, function.summary + also)
    } + MathConstant.allCases.map { ($0.name, $0.summary) }
    + [("ans", "the answer before this one, in a pipe and in a session")]

  /// The lines that `exactly functions` prints.
  static var lines: [String] {
    let width = (rows.map(\.term.count).max() ?? 0) + 2
    return rows.map { row in
      row.term + String(repeating: " ", count: width - row.term.count) + row.meaning
    }
  }
}
