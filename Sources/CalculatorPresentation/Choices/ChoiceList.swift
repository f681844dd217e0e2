/// A list to choose from, with a search: commands, constants or units.
///
/// Each face draws them all with one view.
///
/// ```swift
/// let list = viewModel.choices(of: .constants, matching: "light")
/// list.rows.map(\.name)                                     // ["Speed of light", "Light-year"]
/// viewModel.choose(.constant(.speedOfLight), from: .constants)
/// ```
public struct ChoiceList: Hashable, Sendable {
  /// The kind of things to choose from.
  public enum Subject: Hashable, Sendable {
    /// The commands that work now, with their keys as a keyboard names them.
    case commands(KeyboardTable.HeldKey)
    /// An operand.
    case constants
    /// The unit of a line of the display.
    case units(UnitConversion.Line)
  }

  /// A row of the list.
  public struct Row: Hashable, Sendable {
    /// The effect of choosing the row; nil for a heading.
    public let action: ChoiceAction?

    /// The row's name.
    public let name: String

    /// The symbol before the name, for a constant.
    public var symbol = ""

    /// The text at the other end: a command's keys, a unit's symbol, a constant's value.
    public var detail = ""

    /// The source of a constant's value, with its year.
    public var source = ""

    /// Whether it is what the display shows now.
    public var isChosen = false

    /// Whether the row is a heading.
    public var isHeading: Bool { action == nil }
  }

  /// The title above the list.
  public let title: String

  /// The label of the search field.
  public let searchLabel: String

  /// The rows that the search finds; all of them for an empty one.
  public let rows: [Row]

  /// The text shown if there are no rows.
  public let emptyText: String

  /// A note below the list; "" for none.
  public var note = ""

  /// The rows that can be chosen, in order.
  public var actions: [ChoiceAction] { rows.compactMap { $0.action } }
}
