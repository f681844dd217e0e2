import CalculatorModel
import CommandLineInterface
import Languages

/// The functions and constants of expressions, one per line.
enum FunctionList {
  /// Returns the names with their meanings.
  static func rows(in language: Language) -> [(term: String, meaning: String)] {
    MathFunction.allCases.map {
      ($0.name, NameDescription($0).meaningWithAliases(in: language))
    } + DateFunction.allCases.map { ($0.name, NameDescription($0).meaning(in: language)) }
      + MathConstant.allCases.map { ($0.name, NameDescription($0).meaning(in: language)) }
      + [("today", NameDescription.today.meaning(in: language))]
      + [("ans", NameDescription.answer.meaningWithAliases(in: language))]
  }

  /// Returns the lines that `exactly functions` prints, or those that contain a word.
  static func lines(about word: String? = nil, in language: Language) -> [String] {
    let rows = rows(about: word, in: language)
    let width = width(of: rows)
    return rows.map { ($0.term.padded(to: width) + $0.meaning).withoutIsolates }
  }

  /// Returns the same lines for a window of the given width.
  static func lines(
    about word: String? = nil, in language: Language, columns: Int
  ) -> [String] {
    let rows = rows(about: word, in: language)
    let width = width(of: rows)
    return rows.flatMap { row in
      let meaning = row.meaning.wrappedBetweenWords(to: max(16, columns - width))
      return meaning.enumerated().map { index, line in
        ((index == 0 ? row.term : "").padded(to: width) + line).withoutIsolates
      }
    }
  }

  private static func rows(
    about word: String?, in language: Language
  ) -> [(term: String, meaning: String)] {
    let rows = rows(in: language)
    guard let word else { return rows }
    return rows.filter { ($0.term + " " + $0.meaning).mentions(word) }
  }

  private static func width(of rows: [(term: String, meaning: String)]) -> Int {
    (rows.map(\.term.count).max() ?? 0) + 2
  }
}
