import CalculatorModel

/// The effect of choosing a row of a list.
///
/// ```swift
/// ChoiceAction.unit(mile).id          // "unit mi"
/// ChoiceAction(id: "command undo")    // .command(.undo)
/// ```
public enum ChoiceAction: Hashable, Sendable {
  /// Performs a command.
  case command(CalculatorCommand)
  /// Switches to a keypad.
  case keypad(Keypad.Mode)
  /// Opens the typed line.
  case typedLine
  /// Shows the keyboard's functions.
  case help
  /// Takes a constant as the operand.
  case constant(PhysicalConstant)
  /// Sets the unit of a line of the display.
  case unit(ConversionUnit)
  /// Shows a pair of units that was used before, by its place.
  case recentUnits(Int)
  /// Shows the last pair of a category, and its units.
  case category(UnitCategory)

  /// The action's name for programs: `unit km`.
  public var id: String {
    switch self {
    case .command(let command): "command " + command.name
    case .keypad(let mode): "keypad " + mode.name
    case .typedLine: "line"
    case .help: "help"
    case .constant(let constant): "constant " + constant.symbol
    case .unit(let unit): "unit " + unit.id
    case .recentUnits(let place): "recent \(place)"
    case .category(let category): "category " + category.name
    }
  }

  /// Reads an action from its ``id``; nil if the text names none.
  public init?(id: String) {
    let words = id.split(separator: " ", maxSplits: 1)
    let name = words.count > 1 ? String(words[1]) : ""
    let action: ChoiceAction? =
      switch words.first {
      case "command": CalculatorCommand(name: name).map { .command($0) }
      case "keypad": Keypad.Mode(name: name).map { .keypad($0) }
      case "line": .typedLine
      case "help": .help
      case "constant":
        PhysicalConstant.allCases.first { $0.symbol == name }.map { .constant($0) }
      case "unit": ConversionUnit(id: name).map { .unit($0) }
      case "recent": Int(name).map { .recentUnits($0) }
      case "category": UnitCategory(name: name).map { .category($0) }
      default: nil
      }
    guard let action, action.id == id else { return nil }
    self = action
  }

  /// Whether the list stays open, with other rows.
  public var keepsListOpen: Bool {
    if case .category = self { true } else { false }
  }
}
