import CalculatorPresentation

/// What a person is asked about the file of a sheet.
enum SheetQuestion: Hashable {
  /// What was typed is not saved, and another sheet is to take its place.
  case savesChanges(before: SheetSuccessor)
  /// Others have written the file since it was read.
  case replaces
  /// A program that was killed has left this text.
  case recovers(RecoveredSheetText)

  /// The question.
  var title: SheetFaceWords {
    switch self {
    case .savesChanges: .savesChanges
    case .replaces: .hasChanged
    case .recovers: .recoversText
    }
  }

  /// What there is to know before it is answered.
  var details: SheetFaceWords {
    switch self {
    case .savesChanges: .losesChanges
    case .replaces: .losesTheirs
    case .recovers(let left): left.restsOnFile ? .wasNotSaved : .wasOtherText
    }
  }
}
