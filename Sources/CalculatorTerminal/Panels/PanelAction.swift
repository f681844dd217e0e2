import CalculatorPresentation

/// An action on a line of a panel, or on the panel.
enum PanelAction: Hashable, Sendable {
  case recall
  case reuse
  case change
  /// Gives the unit to a line of the display.
  case choose
  /// Switches to the other line of the display.
  case otherLine
  /// Types a field's value, or toggles a switch.
  case enterField
  /// Steps a field by one.
  case step
  /// Uses the number of a panel as the operand.
  case useNumber
  /// Uses the chosen constant as the operand.
  case useConstant
  /// Performs the chosen command.
  case give
  /// Types a search in the list.
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

  /// The keys for the action; the first is the one to show.
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

  /// Returns the key to show and what it does; nil if that goes without saying.
  func hint(in catalogue: Catalogue) -> String? {
    if self == .otherLine { return "← → " + name(in: catalogue) }
    if self == .change || self == .step { return "← → " + name(in: catalogue) }
    guard let shortcut = shortcuts.first else { return nil }
    let name = name(in: catalogue)
    return name.isEmpty || self == .redo ? nil : shortcut.name(in: catalogue) + " " + name
  }

  /// Returns the action's name in a help.
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

  /// The action's name; nil if it goes without saying.
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
