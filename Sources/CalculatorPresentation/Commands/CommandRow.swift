/// A command as a view shows it.
public struct CommandRow: Hashable, Sendable {
  /// The command.
  public let command: CalculatorCommand

  /// Its current name: what it would change to.
  public let label: String

  /// Whether it would have an effect.
  public let isEnabled: Bool

  /// Whether two rows are the same, their labels byte for byte.
  ///
  /// Labels are the program's own. Comparing them by Unicode rules would add tables of 8 kB to the page's first part.
  public static func == (first: Self, second: Self) -> Bool {
    first.command == second.command && first.isEnabled == second.isEnabled
      && first.label.utf8.elementsEqual(second.label.utf8)
  }
}
