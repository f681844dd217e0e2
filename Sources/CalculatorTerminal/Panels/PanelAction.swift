import CalculatorPresentation

/// What can be done with a line of a panel, or with the panel.
enum PanelAction: Hashable, Sendable {
  case recall
  case reuse
  case change
  /// Gives a line of the display the unit.
  case choose
  /// Goes on to the other line of the display.
  case otherLine
  /// Types what a field is to have, or turns a switch.
  case enterField
  /// Moves a field by one.
  case step
  /// Takes the number of a panel as the operand.
  case useNumber
  /// Takes the chosen constant as the operand.
  case useConstant
  /// Does what the chosen command says.
  case give
  /// Types what is looked for in the list.
  case find
  case edit
  case label
  case remove
  case undo
  case redo
  case copy
  case export
  case clear
  case close

  /// The keys that ask for it, the one to tell first.
  var shortcuts: [Shortcut] {
    switch self {
    case .recall, .reuse, .change, .choose, .enterField, .useConstant, .give: [.enter]
    case .step: []
    case .useNumber: ["i"]
    case .edit: ["e"]
    case .label: ["n"]
    case .otherLine: [CalculatorCommand.otherUnit.shortcut]
    case .find: ["/"]
    case .remove: [.backspace]
    case .undo: ["u", CalculatorCommand.undo.shortcut]
    case .redo: ["r", CalculatorCommand.redo.shortcut]
    case .copy: ["y", CalculatorCommand.copy.shortcut]
    case .export: ["x"]
    case .clear: ["X"]
    case .close: [.escape, "q"]
    }
  }

  /// The key to tell and what it does; nil where that goes without saying.
  func hint(in catalogue: Catalogue) -> String? {
    if self == .otherLine { return "← → " + name(in: catalogue) }
    if self == .change || self == .step { return "← → " + name(in: catalogue) }
    guard let shortcut = shortcuts.first else { return nil }
    let name = name(in: catalogue)
    return name.isEmpty || self == .redo ? nil : shortcut.name(in: catalogue) + " " + name
  }

  /// What it is called in a help.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .change, .step: catalogue.text(KeyboardText.way(.changeValue))
    case .otherLine: catalogue.text(KeyboardText.way(.otherLine))
    case .redo: catalogue.text(.command(.redo))
    case .find: catalogue.text(ConstantsText.search)
    case .give: catalogue.text(KeyboardText.way(.chooseLine))
    default: message.map { catalogue.text($0) } ?? ""
    }
  }

  /// What it is called; nil where it goes without saying.
  private var message: Message? {
    switch self {
    case .recall: .key(.memoryRecall)
    case .reuse: .command(.reuseResult)
    case .change, .otherLine, .step, .find, .give: nil
    case .choose: .command(.chooseUnits)
    case .useNumber, .useConstant: .command(.useNumber)
    case .edit, .enterField: .command(.edit)
    case .label: .command(.label)
    case .remove: .command(.remove)
    case .undo: .command(.undo)
    case .redo: nil
    case .copy: .command(.copy)
    case .export: .command(.export)
    case .clear: .command(.clearHistory)
    case .close: .command(.close)
    }
  }
}
