import CalculatorModel
import DisplayableText
import Languages

extension Language {
  /// Returns typed text, truncated to a length, with hidden characters made visible, in the language's
  /// quotation marks.
  func quoted(_ text: String, limit: Int = 20) -> String {
    Punctuation.quotation(text.displayable(limit: limit)).text(in: self)
  }

  /// Returns lines of a sheet as code, separated by the language's commas.
  func listed(_ lines: [String]) -> String {
    lines.map { "`\($0)`".isolated(in: self) }.joined(separator: Punctuation.comma.text(in: self))
  }

  /// Returns a typed character in quotation marks, or its code point if it is invisible.
  func shown(_ character: String) -> String {
    guard let codePoints = character.codePointsOfHidden else { return quoted(character) }
    return codePoints.isolated(in: self)
  }
}
