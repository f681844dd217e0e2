import Languages

/// The words of faces around a sheet, about its file, keys and the results of commands, not yet in any language.
///
/// ```swift
/// Catalogue(.english).text(SheetFaceWords.saved("budget.sheet"))   // "Saved as budget.sheet"
/// ```
///
/// They are separate from ``SheetWords``, the words of sheets themselves, for faces that are programs of their own.
public enum SheetFaceWords: Hashable, Sendable, Translatable {
  // Files.
  /// The name of a sheet without a file.
  case untitled
  case newSheet
  case openSheet
  case save
  case saveAs
  /// A request for the name of a file.
  case fileName

  // Labels for screen readers, of the text and of the answers beside it.
  case text
  case answers

  // Commands.
  /// The exact form of an answer and more of its digits.
  case more
  /// Writes an answer after each line that has one.
  case writeAnswers
  /// Updates the answers in the text.
  case updateAnswers
  /// Removes the answers from the text.
  case removeAnswers
  /// Puts an example into the text, to start from.
  case examples
  case keypad
  case redraw

  // Ways to use the keyboard and the mouse.
  case move
  case moveByWord
  case moveToEnd
  case select
  case complete
  case changeNumber
  /// The effect of the mouse while a key is held.
  case dragNumber
  case refer

  // Notices.
  case saved(String)
  case answersWritten
  case answersUpdated
  case answersRemoved
  case nothingToUndo
  case nothingToRedo
  case nothingSelected
  case noNameBegins
  case nothingMore
  case unfinishedPaste

  // Questions and their answers.
  /// The question whether to save changes before a sheet is closed.
  case savesChanges
  /// The consequence of not saving.
  case losesChanges
  /// Discards the changes.
  case discard
  /// The file has changed since it was read.
  case hasChanged
  /// The consequence of overwriting it.
  case losesTheirs
  /// Overwrites it.
  case overwrite
  case exists(String)
  /// The question whether to recover text left by a killed program.
  case recoversText
  /// The reason why there is something to recover.
  case wasNotSaved
  /// The same, for text that was typed into another text than the file has now.
  case wasOtherText
  /// Recovers it.
  case recover

  // Reasons why a file is not opened or saved.
  /// Nothing was opened, for a reason that follows.
  case cannotOpen
  /// Nothing was saved, for a reason that follows.
  case cannotSave
  /// The file is not a text.
  case isNotText
  /// The file has characters that a text field treats as line endings, or as the end of the text.
  case hasOtherLineEnds
}

extension Catalogue {
  /// Returns a text around a sheet in the catalogue's language.
  public func text(_ words: SheetFaceWords) -> String { words.text(in: language) }
}
