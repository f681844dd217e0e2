import Foundation

@testable import CalculatorStorage

/// A folder on the disk that is removed after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "exactly-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the history storage of a program; each call makes one for another program.
  func storage(patience: Int64 = 10_000, limit: Int = LineFile.limit) -> HistoryFiles {
    HistoryFiles(folder: path, patience: patience, limit: limit)
  }

  /// Returns the settings storage of a program; each call makes one for another program.
  func settings(patience: Int64 = 10_000) -> SettingsFile {
    SettingsFile(folder: path, patience: patience)
  }

  /// Returns the session storage of a program; each call makes one for another program.
  func sessions() -> SessionFiles {
    SessionFiles(folder: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func permissions(of name: String = "") throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
