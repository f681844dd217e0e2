/// A command as a view shows it.
public struct CommandRow: Hashable, Sendable {
  /// The command.
  public let command: CalculatorCommand

  /// What it is called now: what it would change to.
  public let label: String

  /// Whether it has anything to do.
  public let isEnabled: Bool
}
