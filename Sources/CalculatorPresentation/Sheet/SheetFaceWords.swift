import Languages

/// What faces say around a sheet, of its file, of keys and of what comes of commands, in no language yet.
///
/// ```swift
/// Catalogue(.english).text(SheetFaceWords.saved("budget.sheet"))   // "Saved as budget.sheet"
/// ```
///
/// It stands beside ``SheetWords``, which is what sheets themselves say, for faces that are programs of their own.
public enum SheetFaceWords: Hashable, Sendable, Translatable {
  // Files.
  /// What a sheet without a file is called.
  case untitled
  case newSheet
  case openSheet
  case save
  case saveAs
  /// Asks for the name of a file.
  case fileName

  // What screen readers call the text, and the answers beside it.
  case text
  case answers

  // Commands.
  /// The exact form of an answer and more of its digits.
  case more
  /// Writes an answer behind each line that has one.
  case writeAnswers
  /// Brings the answers that stand in the text up to date.
  case updateAnswers
  /// Takes the answers out of the text.
  case removeAnswers
  /// Puts a timesheet into the text, to begin with.
  case timesheetExample
  case keypad
  case redraw

  // Ways to use the keyboard and the mouse.
  case move
  case moveByWord
  case moveToEnd
  case select
  case complete
  case changeNumber
  /// What the mouse does while a key is held.
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
  /// Whether what was typed is to be saved before a sheet is closed.
  case savesChanges
  /// What happens otherwise.
  case losesChanges
  /// Gives up what was typed.
  case discard
  /// The file is not what it was when it was read.
  case hasChanged
  /// What writing over it does.
  case losesTheirs
  /// Writes over it.
  case overwrite
  case exists(String)
  /// Whether what a kill has left is wanted.
  case recoversText
  /// Why there is something to recover.
  case wasNotSaved
  /// Where it was typed into another text than the file has now.
  case wasOtherText
  /// Takes it.
  case recover

  // Why a file is not opened or saved.
  /// Nothing was opened, for a reason that follows.
  case cannotOpen
  /// Nothing was saved, for a reason that follows.
  case cannotSave
  /// The file is no text.
  case isNotText
  /// The file has characters that a text field takes for the ends of lines, or for its own end.
  case hasOtherLineEnds
}

extension Catalogue {
  /// A text around a sheet in the catalogue's language.
  public func text(_ words: SheetFaceWords) -> String { words.text(in: language) }
}
