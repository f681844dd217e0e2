extension SheetFaceWords {
  /// The text in English.
  package var english: String {
    switch self {
    case .untitled: "Untitled"
    case .newSheet: "New Sheet"
    case .openSheet: "Open Sheet…"
    case .save: "Save"
    case .saveAs: "Save As…"
    case .fileName: "Name of the file"
    case .text: "Sheet"
    case .answers: "Answers"
    case .more: "Exact Form, More Digits"
    case .writeAnswers: "Write Answers into the Text"
    case .updateAnswers: "Update Answers in the Text"
    case .removeAnswers: "Remove Answers from the Text"
    case .timesheetExample: "Example: Timesheet"
    case .keypad: "Keys on the screen"
    case .redraw: "Draw anew"
    case .move: "Move"
    case .moveByWord: "Move by a word"
    case .moveToEnd: "To the beginning or the end"
    case .select: "Select"
    case .complete: "Complete a name"
    case .changeNumber: "Change the number at the cursor"
    case .dragNumber: "Hold the key and drag a number to change it"
    case .refer: "Click on an answer: use it in the line"
    case .saved(let name): "Saved as " + name
    case .answersWritten: "The answers are in the text"
    case .answersUpdated: "The answers in the text are up to date"
    case .answersRemoved: "There are no answers in the text"
    case .nothingToUndo: "There is nothing to undo"
    case .nothingToRedo: "There is nothing to redo"
    case .nothingSelected: "Nothing is selected"
    case .noNameBegins: "No name begins like this"
    case .nothingMore: "The line has no answer"
    case .unfinishedPaste: "The paste did not end; nothing of it was taken"
    case .savesChanges: "Save the changes?"
    case .losesChanges: "What is not saved is lost."
    case .discard: "Discard"
    case .hasChanged: "The file has changed since it was read"
    case .losesTheirs: "Others have written or removed it. Overwriting it loses what they wrote."
    case .overwrite: "Overwrite"
    case .exists(let name): "There is a file " + name
    case .recoversText: "Recover what was typed?"
    case .wasNotSaved: "The program ended before it was saved."
    case .wasOtherText:
      "The file has changed since. What was typed opens as a new sheet, and the file stays as it is."
    case .recover: "Recover"
    case .cannotOpen: "The file cannot be opened"
    case .cannotSave: "The file cannot be saved"
    case .isNotText: "It is not text in UTF-8."
    case .hasOtherLineEnds:
      "It has characters that would not outlive editing: NUL, or ends of lines of other systems."
    }
  }
}
