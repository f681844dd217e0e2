import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// The user's file, replaced in one step.
@Suite struct SheetFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1 + 1\n", to: "a.sheet")
  }

  private func file(_ name: String = "a.sheet", limit: Int = 1_000) throws -> SheetFile {
    try SheetFile(reading: folder.path(name), limit: limit, patience: 100)
  }

  @Test func isReplacedWithItsPermissions() throws {
    for permissions in [0o644, 0o600, 0o666, 0o440 | 0o200, 0o755] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.path("a.sheet"))
      let text = "permissions \(permissions)\n"
      #expect(try file().replace(with: Array(text.utf8)))
      #expect(try folder.text(of: "a.sheet") == text)
      #expect(try folder.permissions(of: "a.sheet") == permissions)
      #expect(try folder.names == ["a.sheet"])
    }
  }

  @Test func isCreatedWhereThereIsNone() throws {
    let created = try #require(try SheetFile.create(folder.path("b.sheet"), with: Array("2".utf8)))
    #expect(try folder.text(of: "b.sheet") == "2")
    let permissions = try #require(try folder.permissions(of: "b.sheet"))
    #expect(permissions & 0o700 == 0o600)
    #expect(try created.replace(with: Array("3".utf8)))
    #expect(try folder.text(of: "b.sheet") == "3")
    #expect(try SheetFile.create(folder.path("b.sheet"), with: []).map(\.path) == nil)
    #expect(throws: StorageError.self) {
      try SheetFile.create(folder.path("no-folder/b.sheet"), with: [])
    }
    #expect(try folder.names == ["a.sheet", "b.sheet"])
  }

  @Test func isWrittenWhereverAPersonSays() throws {
    let path = folder.path("b.sheet")
    for text in ["2", "3 + 4", ""] {
      let written = try SheetFile.write(path, with: Array(text.utf8), replacing: 5)
      #expect(written.bytes == Array(text.utf8), "\(text)")
      #expect(try folder.text(of: "b.sheet") == text)
    }
    _ = try SheetFile.write(path, with: Array("longer".utf8), replacing: 5)
    #expect(throws: StorageError.self) {
      try SheetFile.write(path, with: Array("1".utf8), replacing: 5)
    }
    #expect(try folder.text(of: "b.sheet") == "longer")
    #expect(try folder.names == ["a.sheet", "b.sheet"])
  }

  @Test func mayBecomeEmpty() throws {
    #expect(try file().replace(with: []))
    #expect(try folder.text(of: "a.sheet") == "")
    #expect(try folder.names == ["a.sheet"])
  }

  @Test func whatStaysAsItIsIsNotTouched() throws {
    func node() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path("a.sheet"))[.systemFileNumber]
        as? Int
    }
    let before = try node()
    #expect(try file().replace(with: Array("1 + 1\n".utf8)))
    #expect(try node() == before)
  }

  @Test func aLinkStaysOne() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("deep"), withIntermediateDirectories: true)
    try manager.moveItem(atPath: folder.path("a.sheet"), toPath: folder.path("deep/b.sheet"))
    try manager.createSymbolicLink(
      atPath: folder.path("middle"), withDestinationPath: "deep/b.sheet")
    try manager.createSymbolicLink(atPath: folder.path("a.sheet"), withDestinationPath: "middle")
    #expect(try file().replace(with: Array("2\n".utf8)))
    #expect(try folder.text(of: "deep/b.sheet") == "2\n")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("a.sheet")) == "middle")
    #expect(try manager.contentsOfDirectory(atPath: folder.path("deep")) == ["b.sheet"])
  }

  @Test func whatOthersHaveWrittenStays() throws {
    let file = try file()
    for text in ["2 + 2\n", "1 + 1", "1 + 1\n\n", ""] {
      try folder.write(text, to: "a.sheet")
      #expect(try !file.replace(with: Array("3\n".utf8)))
      #expect(try folder.text(of: "a.sheet") == text)
    }
    try FileManager.default.removeItem(atPath: folder.path("a.sheet"))
    #expect(try !file.replace(with: Array("3\n".utf8)))
    #expect(try folder.names == [])
  }

  @Test func whatAKillHasLeftIsTakenAway() throws {
    try folder.write("half", to: ".a.sheet.exactly-new")
    #expect(try file().replace(with: Array("3\n".utf8)))
    #expect(try folder.names == ["a.sheet"])
  }

  @Test func whatAKillHasLeftIsNotFollowed() throws {
    try folder.write("precious", to: "other")
    for path in [folder.path("other"), folder.path("missing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(".a.sheet.exactly-new"), withDestinationPath: path)
      #expect(try file().replace(with: Array("\(path)\n".utf8)))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(".b.sheet.exactly-new"), withDestinationPath: path)
      #expect(try SheetFile.create(folder.path("b.sheet"), with: Array("2".utf8)) != nil)
      #expect(try folder.text(of: "b.sheet") == "2")
      try FileManager.default.removeItem(atPath: folder.path("b.sheet"))
      #expect(try folder.text(of: "other") == "precious")
    }
    try? FileManager.default.removeItem(atPath: folder.path(".b.sheet.exactly-new"))
    #expect(try folder.names == ["a.sheet", "other"])
  }

  @Test func aFileOfSeveralNamesIsRefused() throws {
    try FileManager.default.linkItem(atPath: folder.path("a.sheet"), toPath: folder.path("b.sheet"))
    let error = #expect(throws: StorageError.self) { try file().replace(with: [0x31]) }
    #expect(error?.place == folder.path("a.sheet"))
    #expect(error?.detail.contains("hard links") == true)
    for name in ["a.sheet", "b.sheet"] { #expect(try folder.text(of: name) == "1 + 1\n") }
    #expect(try folder.names == ["a.sheet", "b.sheet"])
    // Then there is nothing to write.
    #expect(try file().replace(with: Array("1 + 1\n".utf8)))
  }

  @Test func aLongNameIsCut() throws {
    let name = String(repeating: "é", count: 127)
    try folder.write("1\n", to: name)
    #expect(try file(name).replace(with: Array("2\n".utf8)))
    #expect(try folder.text(of: name) == "2\n")
    #expect(try folder.names == ["a.sheet", name].sorted())
    #expect(SheetFile.replacementPath(of: "a") == ".a.exactly-new")
    #expect(SheetFile.replacementPath(of: "/b/a") == "/b/.a.exactly-new")
  }

  @Test func anotherProgramMayKeepItLocked() throws {
    let file = try file()
    let descriptor = open(folder.path("a.sheet"), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let error = #expect(throws: StorageError.self) { try file.replace(with: [0x31]) }
    #expect(error?.detail == "another program keeps it locked")
    #expect(try folder.names == ["a.sheet"])
  }

  @Test func whatIsNoFileIsRefused() throws {
    for name in ["", "missing", "a.sheet/b"] {
      #expect(throws: StorageError.self) { try file(name) }
    }
  }

  @Test func noMoreIsReadThanAskedFor() throws {
    let file = try file(limit: 3)
    #expect(file.bytes == Array("1 +".utf8))
    #expect(try !file.replace(with: []))
  }
}
