import BuiltCommands
import Foundation

extension CommandRun {
  /// The command under test.
  static var command: URL { builtCommand("companions") }

  /// Runs the command.
  init(_ arguments: [String]) throws {
    try self.init(of: Self.command, arguments)
  }

  /// Runs the command.
  init(_ arguments: String...) throws {
    try self.init(arguments)
  }
}
