/// A command as a view shows it.
public struct CommandRow: Hashable, Sendable {
  /// The command.
  public let command: CalculatorCommand

  /// What it is called now: what it would change to.
  public let label: String

  /// Whether it has anything to do.
  public let isEnabled: Bool

  /// Whether two rows are the same, their labels byte for byte.
  ///
  /// Labels are the program's own. Comparing them as Unicode does would take tables of 8 kB into what
  /// the page loads first.
  public static func == (first: Self, second: Self) -> Bool {
    first.command == second.command && first.isEnabled == second.isEnabled
      && first.label.utf8.elementsEqual(second.label.utf8)
  }
}
