extension SheetFileWords {
  /// The text in English.
  package var english: String {
    switch self {
    case .newSheet: "New Sheet"
    case .openSheet: "Open Sheet…"
    case .save: "Save"
    case .saveAs: "Save As…"
    case .untitled: "Untitled"
    case .text: "Sheet"
    case .answers: "Answers"
    case .more: "More of the Answer"
    case .savesChanges: "Save the changes?"
    case .losesChanges: "What is not saved is lost."
    case .discard: "Discard"
    case .hasChanged: "The file has changed on disk"
    case .losesTheirs:
      "Others have written or removed it. Replacing it loses what they wrote."
    case .replace: "Replace"
    case .recoversText: "Recover what was typed?"
    case .wasNotSaved: "The program ended before it was saved."
    case .recover: "Recover"
    case .cannotOpen: "The file cannot be opened"
    case .cannotSave: "The file cannot be saved"
    case .isNotText: "It is not text in UTF-8."
    case .hasOtherLineEnds:
      "It has characters that would not outlive editing: NUL, or ends of lines of other systems."
    }
  }
}
