import CalculatorModel
import DisplayableText
import Languages

extension Language {
  /// Returns typed text, truncated to a length, with hidden characters made visible, in the language's
  /// quotation marks.
  func quoted(_ text: String, limit: Int = 20) -> String {
    let text = text.displayable(limit: limit)
    return switch self {
    case .english: "'" + text + "'"
    case .german: "„" + text + "“"
    case .french: "«\u{A0}" + text + "\u{A0}»"
    case .spanish: "«" + text + "»"
    case .japanese: "「" + text + "」"
    case .arabic: "«" + text.isolated + "»"
    }
  }

  /// Returns lines of a sheet as code, separated by the language's commas.
  func listed(_ lines: [String]) -> String {
    switch self {
    case .english, .german, .french, .spanish: lines.map { "`\($0)`" }.joined(separator: ", ")
    case .japanese: lines.map { "`\($0)`" }.joined(separator: "、")
    case .arabic: lines.map { "`\($0)`".isolated }.joined(separator: "، ")
    }
  }

  /// Returns a typed character in quotation marks, or its code point if it is invisible.
  func shown(_ character: String) -> String {
    guard let codePoints = character.codePointsOfHidden else { return quoted(character) }
    return self == .arabic ? codePoints.isolated : codePoints
  }
}
