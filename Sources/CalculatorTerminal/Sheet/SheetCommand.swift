import CalculatorPresentation

/// An action of a key in a sheet, other than typing and moving.
enum SheetCommand: CaseIterable, Hashable, Sendable {
  case help
  case save
  case saveAs
  case more
  case undo
  case redo
  case cut
  case copy
  case paste
  case selectAll
  case writeAnswers
  case examples
  case keypad
  case redraw
  case quit

  /// The letter that gives the command with Ctrl.
  var letter: Character {
    switch self {
    case .help: "g"
    case .save: "s"
    case .saveAs: "o"
    case .more: "e"
    case .undo: "z"
    case .redo: "y"
    case .cut: "x"
    case .copy: "c"
    case .paste: "v"
    case .selectAll: "a"
    case .writeAnswers: "w"
    case .examples: "t"
    case .keypad: "k"
    case .redraw: "l"
    case .quit: "q"
    }
  }

  /// The function key that gives the command; nil if there is none.
  var functionKey: Int? {
    switch self {
    case .help: 1
    case .more: 2
    case .quit: 10
    default: nil
    }
  }

  /// The keys that give the command, as written in the help.
  var keys: String {
    let control = "Ctrl-" + String(letter).uppercased()
    let function = functionKey.map { " F\($0)" } ?? ""
    return control + function + (self == .more ? " Ctrl-Enter" : "")
  }

  /// The shortest way to write a key for the command.
  var briefKey: String {
    self == .help ? "F1" : "^" + String(letter).uppercased()
  }

  /// Returns the command's name.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .help: catalogue.text(.command(.help))
    case .undo: catalogue.text(.command(.undo))
    case .redo: catalogue.text(.command(.redo))
    case .cut: catalogue.text(.command(.cut))
    case .copy: catalogue.text(.command(.copy))
    case .paste: catalogue.text(.command(.paste))
    case .selectAll: catalogue.text(.command(.selectAll))
    case .quit: catalogue.text(.command(.quit))
    case .saveAs: catalogue.text(SheetFaceWords.saveAs)
    case .save: catalogue.text(SheetFaceWords.save)
    case .more: catalogue.text(SheetFaceWords.more)
    case .writeAnswers: catalogue.text(SheetFaceWords.writeAnswers)
    case .examples: catalogue.text(SheetFaceWords.examples)
    case .keypad: catalogue.text(SheetFaceWords.keypad)
    case .redraw: catalogue.text(SheetFaceWords.redraw)
    }
  }
}
