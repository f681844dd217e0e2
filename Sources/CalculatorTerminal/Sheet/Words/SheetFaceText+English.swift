extension SheetFaceText {
  /// The text in English.
  var english: String {
    switch self {
    case .untitled: "Untitled"
    case .save: "Save"
    case .more: "Exact form, more digits"
    case .writeAnswers: "Write answers into the text"
    case .keypad: "Keys on the screen"
    case .redraw: "Draw anew"
    case .move: "Move"
    case .moveByWord: "Move by a word"
    case .moveToEnd: "To the beginning or the end"
    case .select: "Select"
    case .complete: "Complete a name"
    case .changeNumber: "Change the number at the cursor"
    case .refer: "Click on an answer: use it in the line"
    case .saved(let name): "Saved as " + name
    case .answersWritten: "The answers are in the text"
    case .nothingToUndo: "There is nothing to undo"
    case .nothingToRedo: "There is nothing to redo"
    case .nothingSelected: "Nothing is selected"
    case .noNameBegins: "No name begins like this"
    case .nothingMore: "The line has no answer"
    case .unfinishedPaste: "The paste did not end; nothing of it was taken"
    case .fileName: "Name of the file"
    case .unsaved: "There are changes that are not saved"
    case .hasChanged: "The file has changed since it was read"
    case .exists(let name): "There is a file " + name
    case .recovered: "What was typed and not saved is still there"
    case .discard: "Discard"
    case .overwrite: "Overwrite"
    case .recover: "Take it over"
    }
  }
}
