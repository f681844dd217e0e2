import BuiltCommands
import CalculatorStorage
import Foundation

/// Runs of the command by a user of their own, whose history no other test sees.
final class StateRun {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "exactly-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The files of the command's history.
  var storage: HistoryFiles { HistoryFiles(folder: path) }

  /// The file of its settings.
  var settings: SettingsFile { SettingsFile(folder: path) }

  /// The path of the command's folder.
  var path: String { folder.appending(path: "exactly").path(percentEncoded: false) }

  /// Runs the command with arguments as written in a shell.
  func callAsFunction(_ arguments: String) throws -> CommandRun {
    let state = folder.path(percentEncoded: false)
    return try CommandRun(
      of: CommandRun.command, inShell: "XDG_STATE_HOME='\(state)' \"$0\" \(arguments)")
  }
}
