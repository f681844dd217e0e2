import CalculatorPresentation
import Languages

/// What the sheet in full screen says beside what every sheet says, in no language yet.
///
/// ```swift
/// Catalogue(.english).text(SheetFaceText.saved("budget.sheet"))   // "Saved as budget.sheet"
/// ```
enum SheetFaceText: Hashable, Sendable, Translatable {
  /// A sheet without a name.
  case untitled

  // Commands.
  case save
  case more
  case writeAnswers
  case keypad
  case redraw

  // Ways to use the keyboard and the mouse.
  case move
  case moveByWord
  case moveToEnd
  case select
  case complete
  case changeNumber
  case refer

  // Notices.
  case saved(String)
  case answersWritten
  case nothingToUndo
  case nothingToRedo
  case nothingSelected
  case noNameBegins
  case nothingMore
  case unfinishedPaste

  // Questions and their answers.
  case fileName
  case unsaved
  case hasChanged
  case exists(String)
  case recovered
  case discard
  case overwrite
  case recover
}

extension Catalogue {
  /// A text of the sheet in full screen in the catalogue's language.
  func text(_ text: SheetFaceText) -> String { text.text(in: language) }
}
