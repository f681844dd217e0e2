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
  /// What is chosen.
  public enum Subject: Hashable, Sendable {
    /// What can be done now, with its keys as a keyboard names them.
    case commands(KeyboardTable.HeldKey)
    /// An operand.
    case constants
    /// The unit of a line of the display.
    case units(UnitConversion.Line)
  }

  /// A row of the list.
  public struct Row: Hashable, Sendable {
    /// What choosing the row does; nil for the heading of those below.
    public let action: ChoiceAction?

    /// What the row is called.
    public let name: String

    /// What stands before the name: a constant's sign.
    public var symbol = ""

    /// What stands at the other end: a command's keys, a unit's symbol, a constant's value.
    public var detail = ""

    /// Who has fixed a constant's value, and when.
    public var source = ""

    /// Whether it is what the display shows now.
    public var isChosen = false

    /// Whether the row is a heading.
    public var isHeading: Bool { action == nil }
  }

  /// What stands above the list.
  public let title: String

  /// What stands where a search is typed.
  public let searchLabel: String

  /// The rows that the search finds; all of them for an empty one.
  public let rows: [Row]

  /// What stands in place of rows where there are none.
  public let emptyText: String

  /// What is said below the list, if anything.
  public var note = ""

  /// The rows that can be chosen, in order.
  public var actions: [ChoiceAction] { rows.compactMap { $0.action } }
}
