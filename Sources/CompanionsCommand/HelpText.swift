import CommandLineInterface
import Languages

/// The output of `companions --help` and `--version`.
enum HelpText {
  static let version = "companions " + ProductVersion.text

  /// The maximum number of columns in a line.
  private static let width = 80

  /// Returns the help in a language, in lines of at most 80 columns.
  static func help(in language: Language) -> [String] {
    func text(_ part: CompanionsHelpPart) -> String { part.text(in: language) }
    let usages = [
      ("companions", text(.menu)), ("companions fizzbuzz", text(.fizzBuzz)),
      ("companions decide \(text(.option))...", text(.decide)),
      ("companions order \(text(.item))...", text(.order)),
      ("", "companions order '3 x 19.99' '1 x 5'"),
    ]
    let options = [
      ("--count \(text(.number))", text(.count)), ("--promo \(text(.code))", text(.promo)),
      ("--help, --version", ""), ("--", text(.endOfOptions)),
    ]
    let statuses = [("0", text(.done)), ("2", text(.failed))]
    return text(.summary).wrappedBetweenWords(to: width)
      + ["", HelpTitle.usage.text(in: language)] + lines(of: usages)
      + ["", HelpTitle.options.text(in: language)] + lines(of: options)
      + ["", HelpTitle.exitStatus.text(in: language)] + lines(of: statuses)
  }

  /// Returns lines of terms, with their meanings beside them.
  private static func lines(of rows: [(term: String, meaning: String)]) -> [String] {
    let termWidth = rows.map(\.term.textColumns).max() ?? 0
    return rows.flatMap { term, meaning in
      guard !meaning.isEmpty else { return ["  " + term] }
      return meaning.wrappedBetweenWords(to: width - termWidth - 4).enumerated().map {
        "  " + ($0 == 0 ? term : "").padded(to: termWidth) + "  " + $1
      }
    }
  }
}
