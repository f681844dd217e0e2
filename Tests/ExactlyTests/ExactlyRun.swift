import BuiltCommands
import Foundation

extension CommandRun {
  /// The command under test.
  static var command: URL { builtCommand("exactly") }

  /// Runs the command.
  init(_ arguments: [String], input: Data = Data()) throws {
    try self.init(of: Self.command, arguments, input: input)
  }

  /// Runs the command with text as its input.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }
}
