import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// Things that may stand in place of the files: each is an error with its path.
@Suite struct HostileFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the error of each operation on the journal.
  private func errors(_ storage: HistoryFiles) -> [StorageError?] {
    [
      #expect(throws: StorageError.self) { try storage.append(["one"]) },
      #expect(throws: StorageError.self) { try storage.rewrite { _ in ["one"] } },
      #expect(throws: StorageError.self) { try storage.lines() },
    ]
  }

  @Test func aFolderInTheJournalsPlace() throws {
    for name in ["history", "settings"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    for error in errors(folder.storage()) {
      #expect(error?.cause == .unreadable)
      #expect(error?.place == folder.path("history"))
      #expect(error?.detail.isEmpty == false)
    }
    let error = #expect(throws: StorageError.self) {
      try folder.settings().rewriteText { _ in "x" }
    }
    #expect(error?.place == folder.path("settings"))
    #expect(throws: StorageError.self) { try folder.settings().text() }
  }

  @Test(arguments: ["elsewhere", "/dev/full", "/etc/passwd"])
  func aLinkInTheJournalsPlace(destination: String) throws {
    try folder.write("not to be touched", to: "elsewhere")
    for name in ["history", "settings"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: destination)
    }
    for error in errors(folder.storage()) {
      #expect(error?.detail == "it is a symbolic link")
      #expect(error?.place == folder.path("history"))
    }
    #expect(throws: StorageError.self) { try folder.settings().rewriteText { _ in "x" } }
    #expect(try folder.text(of: "elsewhere") == "not to be touched")
    #expect(try folder.permissions(of: "elsewhere") != 0o600)
  }

  @Test func aPipeInTheJournalsPlaceIsNotWaitedFor() throws {
    #expect(mkfifo(folder.path("history"), 0o600) == 0)
    for error in errors(folder.storage()) { #expect(error?.detail == "it is no ordinary file") }
  }

  @Test func aFileInTheFoldersPlace() throws {
    try folder.write("", to: "file")
    for path in ["file", "file/below"] {
      let storage = HistoryFiles(folder: folder.path(path))
      let settings = SettingsFile(folder: folder.path(path))
      for error in errors(storage) {
        #expect(error?.place.hasPrefix(folder.path("file")) == true, "\(path)")
      }
      #expect(throws: StorageError.self) { try settings.rewriteText { _ in "x" } }
    }
  }

  @Test func aLinkToAFolderIsFollowed() throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("state"), withDestinationPath: other.path)
    try HistoryFiles(folder: folder.path("state")).append(["one"])
    #expect(try other.storage().lines() == ["one"])
  }

  @Test func noFolderIsCreatedWhereNoneCanBe() throws {
    for path in ["/proc/nobody/exactly", "/dev/null/exactly"] {
      let error = #expect(throws: StorageError.self) {
        try HistoryFiles(folder: path).append(["one"])
      }
      #expect(error?.place.hasPrefix("/") == true)
      #expect(error?.detail.isEmpty == false)
    }
  }

  @Test func aPathMayBeTooLong() throws {
    let path = folder.path(String(repeating: "a", count: 300))
    let error = #expect(throws: StorageError.self) {
      try HistoryFiles(folder: path).append(["one"])
    }
    #expect(error?.detail.isEmpty == false)
  }

  @Test func aFolderMayBeReadOnly() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    // The superuser can write anyway.
    if geteuid() == 0 { return try folder.storage().append(["one"]) }
    let error = #expect(throws: StorageError.self) { try folder.storage().append(["one"]) }
    #expect(error?.cause == .notPermitted)
  }

  @Test func aJournalHasALimit() throws {
    let storage = folder.storage(limit: 20)
    try storage.append(["123456789", "12345678"])
    let error = #expect(throws: StorageError.self) { try storage.append(["1"]) }
    #expect(error?.detail == "it would have more than 20 bytes")
    try storage.append([""])
    #expect(throws: StorageError.self) { try storage.rewrite { $0 + ["1"] } }
    #expect(try storage.lines() == ["123456789", "12345678", ""])
    try storage.rewrite { $0.dropLast() }
    #expect(try storage.lines() == ["123456789", "12345678"])
  }

  @Test func aHugeJournalIsRefused() throws {
    try folder.write("one\n", to: "history")
    try folder.write("one\n", to: "settings")
    #expect(truncate(folder.path("history"), 300_000_000) == 0)
    #expect(truncate(folder.path("settings"), 100_000_000) == 0)
    for error in errors(folder.storage()) {
      #expect(error?.detail == "it would have more than 268435456 bytes")
    }
    #expect(throws: StorageError.self) { try folder.settings().text() }
    #expect(throws: StorageError.self) { try folder.settings().rewriteText { _ in "two" } }
  }

  @Test func aJournalOfNothingButLinesIsRefused() throws {
    try folder.write([UInt8](repeating: .lineEnd, count: LineFile.lineLimit + 1), to: "history")
    let error = #expect(throws: StorageError.self) { try folder.storage().lines() }
    #expect(error?.detail == "it has more than 2000000 lines")
    #expect(error?.place == folder.path("history"))
  }
}
