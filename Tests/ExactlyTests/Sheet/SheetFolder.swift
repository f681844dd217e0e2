import BuiltCommands
import Foundation

/// A folder with files in which the command runs; it is removed after the test.
final class SheetFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "exactly-\(UUID())")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: url.path(percentEncoded: false))
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// The names of all files, hidden ones too.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }

  /// Runs `exactly sheet` in the folder with arguments as written in a shell.
  func callAsFunction(_ arguments: String) throws -> CommandRun {
    try inShell("exactly sheet " + arguments)
  }

  /// Runs a shell command line in the folder, where `exactly` is the command.
  func inShell(_ line: String) throws -> CommandRun {
    try CommandRun(
      of: CommandRun.command,
      inShell: "exactly() { '\(CommandRun.command.path)' \"$@\"; }\n"
        + "cd '\(url.path(percentEncoded: false))' || exit 99\n" + line)
  }
}
