import CalculatorModel
import Languages

/// What a sheet says, in no language yet.
///
/// ```swift
/// Catalogue(.english).text(SheetWords.changedAnswers(3))   // "3 answers changed"
/// ```
///
/// It is no ``Message``, so that the page, which may never show a sheet, has it in a part that comes later.
public enum SheetWords: Hashable, Sendable, Translatable {
  /// So many answers elsewhere are other ones now.
  case changedAnswers(Int)
  /// A line to be heard, by its number from 1: `line 3`.
  case line(Int)
  /// What an answer is: `equals 14,400, exact`.
  case equals(String)
  /// The same of a rounded one.
  case approximately(String)
  /// What an answer is that is not there: `error, division by zero`.
  case failure(String)
  /// The answer is still to come.
  case pending
  case function
  case graph
  case heading
  case blank

  // Signs in a line, to be heard.
  case plus
  case minus
  case times
  case dividedBy
  case toThePowerOf
  case percent
  /// What stands between a name and what it is to be.
  case definedAs
  case opensParenthesis
  case closesParenthesis

  // What the lines that are selected come to together.
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

  /// Why a key of the keypad does nothing.
  case refusal(SheetKeyRefusal)
  /// Why a text is not taken.
  case limit(SheetLimit)
}

extension Catalogue {
  /// A text of a sheet in the catalogue's language.
  public func text(_ words: SheetWords) -> String { words.text(in: language) }
}
