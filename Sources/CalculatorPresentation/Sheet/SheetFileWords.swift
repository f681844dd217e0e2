import Languages

/// What is said of the files of sheets, in no language yet.
///
/// ```swift
/// Catalogue(.english).text(SheetFileWords.newSheet)   // "New Sheet"
/// ```
///
/// It stands beside ``SheetWords`` for faces that have windows with sheets of their own.
public enum SheetFileWords: CaseIterable, Hashable, Sendable, Translatable {
  case newSheet
  case openSheet
  case save
  case saveAs
  /// What a sheet without a file is called.
  case untitled
  /// What screen readers call the text.
  case text
  /// What screen readers call the answers beside it.
  case answers
  /// The exact form of an answer and more of its digits.
  case more
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
  case replace
  /// Whether what a kill has left is wanted.
  case recoversText
  /// Why there is something to recover.
  case wasNotSaved
  /// Takes it.
  case recover
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
  /// A text about the files of sheets in the catalogue's language.
  public func text(_ words: SheetFileWords) -> String { words.text(in: language) }
}
