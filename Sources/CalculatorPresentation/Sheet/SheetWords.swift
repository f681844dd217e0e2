import CalculatorModel
import Languages

/// The words of a sheet, not yet in any language.
///
/// ```swift
/// Catalogue(.english).text(SheetWords.changedAnswers(3))   // "3 answers changed"
/// ```
///
/// It is not a ``Message``, so that the page, which may never show a sheet, has it in a part that is loaded later.
public enum SheetWords: Hashable, Sendable, Translatable {
  /// The number of answers that have changed elsewhere.
  case changedAnswers(Int)
  /// A line to be spoken, by its number from 1: `line 3`.
  case line(Int)
  /// An exact answer, to be spoken: `equals 14,400, exact`.
  case equals(String)
  /// The same for a rounded one.
  case approximately(String)
  /// The reason for a missing answer, to be spoken: `error, division by zero`.
  case failure(String)
  /// The answer is still to come.
  case pending
  case function
  case graph
  case heading
  case blank

  // Signs in a line, to be spoken.
  case plus
  case minus
  case times
  case dividedBy
  case toThePowerOf
  case percent
  /// The sign between a name and its definition.
  case definedAs
  case opensParenthesis
  case closesParenthesis

  // The results of the selected lines together.
  case sum(String)
  case average(String)
  case count(Int)

  /// The number of lines that a total counts, beside it: `(4 lines)`.
  case countedLines(Int)
  /// A remark on a line's answer.
  case remark(SheetRemark)

  /// The marks of numbers that were written at the top of the sheet.
  case addedMarks(String)

  /// A line whose error is meant, by its number from 1.
  case failedLine(Int)
  case nothingAbove
  case lineBelow
  case noSuchLine

  /// The reason why a key of the keypad does nothing.
  case refusal(SheetKeyRefusal)
  /// The reason why a text is not accepted.
  case limit(SheetLimit)
}

extension Catalogue {
  /// Returns a text of a sheet in the catalogue's language.
  public func text(_ words: SheetWords) -> String { words.text(in: language) }
}
