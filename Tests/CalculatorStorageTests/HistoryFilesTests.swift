import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// The history in the files of one program.
@Suite struct HistoryFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func nothingIsTouchedBeforeSomethingIsKept() throws {
    let storage = HistoryFiles(folder: folder.path("a/b"))
    #expect(try storage.lines() == [])
    #expect(try SettingsFile(folder: folder.path("a/b")).text() == nil)
    #expect(try storage.placeOfUnreadableLines() == nil)
    #expect(try folder.names == [])
  }

  @Test func linesAreKeptInOrder() throws {
    let storage = folder.storage()
    try storage.append(["one", "two"])
    try storage.append([])
    try storage.append(["", "√3/2"])
    #expect(try storage.lines() == ["one", "two", "", "√3/2"])
    #expect(try folder.text(of: "history") == "one\ntwo\n\n√3/2\n")
  }

  @Test func foldersAndFilesAreTheirOwnersAlone() throws {
    let storage = HistoryFiles(folder: folder.path("a/b"))
    try storage.append(["one"])
    try storage.rewrite { $0 + ["two"] }
    try SettingsFile(folder: folder.path("a/b")).rewriteText { _ in "digits = 16\n" }
    _ = try storage.setAside(["?"])
    for name in ["a", "a/b"] { #expect(try folder.permissions(of: name) == 0o700, "\(name)") }
    for name in ["history", "history.unreadable", "settings"] {
      #expect(try folder.permissions(of: "a/b/" + name) == 0o600, "\(name)")
    }
  }

  @Test(arguments: [0o644, 0o666, 0o700, 0o602])
  func permissionsOfOthersAreTaken(permissions: Int) throws {
    for name in ["history", "settings"] {
      try folder.write("one\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.path(name))
    }
    try folder.storage().append(["two"])
    try folder.settings().rewriteText { _ in "two" }
    #expect(try folder.permissions(of: "history") == 0o600)
    #expect(try folder.permissions(of: "settings") == 0o600)
    #expect(try folder.storage().lines() == ["one", "two"])
  }

  @Test func aTornLineIsEndedByTheNextOne() throws {
    try folder.write("one\ntw", to: "history")
    let storage = folder.storage()
    #expect(try storage.lines() == ["one"])
    try storage.append(["three"])
    #expect(try storage.lines() == ["one", "tw", "three"])
  }

  @Test func aTornLineOutlastsARewrite() throws {
    try folder.write("one\ntw", to: "history")
    try folder.storage().rewrite { $0.reversed() }
    #expect(try folder.text(of: "history") == "tw\none\n")
  }

  @Test func aLineCannotHoldALinesEnd() throws {
    let storage = folder.storage()
    #expect(throws: StorageError.self) { try storage.append(["one", "two\nthree"]) }
    #expect(throws: StorageError.self) { try storage.rewrite { _ in ["two\nthree"] } }
    #expect(try storage.lines() == [])
  }

  @Test func aRewriteSeesTheLinesAndReplacesThem() throws {
    let storage = folder.storage()
    try storage.append(["one", "two", "three"])
    try storage.rewrite { lines in lines.filter { $0 != "two" } }
    #expect(try storage.lines() == ["one", "three"])
    try storage.rewrite { _ in [] }
    #expect(try storage.lines() == [])
    #expect(try folder.names == ["history"])
  }

  @Test func leftoversOfKilledRewritesGo() throws {
    try folder.write("half of it", to: "history.new")
    try folder.write("half of it", to: "settings.new")
    let storage = folder.storage()
    try storage.append(["one"])
    try storage.rewrite { $0 }
    try folder.settings().rewriteText { _ in "digits = 16" }
    #expect(try folder.names == ["history", "settings"])
    #expect(try storage.lines() == ["one"])
  }

  @Test func bytesThatAreNoTextStayAsTheyAre() throws {
    let bad: [[UInt8]] = [[0x31, 0xFF], [0x31, 0xFE], [0xE2, 0x88]]
    try folder.write(Array(bad.joined(separator: [0x0A])) + [0x0A], to: "history")
    let storage = folder.storage()
    let lines = try storage.lines()
    #expect(lines.allSatisfy { $0.hasPrefix("\u{FFFD}") } && Set(lines).count == 3, "\(lines)")
    #expect(try storage.lines() == lines, "the same bytes have the same text")
    #expect(try storage.setAside(lines) == folder.path("history.unreadable"))
    try storage.rewrite { $0.dropFirst() + ["new \u{FFFD}"] }
    #expect(
      try folder.bytes(of: "history")
        == bad[1] + [0x0A] + bad[2] + [0x0A] + Array("new \u{FFFD}\n".utf8))
    #expect(
      try folder.bytes(of: "history.unreadable") == bad.joined(separator: [0x0A]) + [0x0A])
    #expect(try storage.placeOfUnreadableLines() == folder.path("history.unreadable"))
  }

  @Test func aLineThatLooksLikeWhatStandsForBytesIsKeptBesideThem() throws {
    try folder.write([0xFF, 0x0A], to: "history")
    let standIn = Array(try folder.storage().lines()[0].utf8)
    for bytes in [[0xFF, 0x0A] + standIn + [0x0A], standIn + [0x0A, 0xFF, 0x0A]] {
      try folder.write(bytes, to: "history")
      try folder.storage().rewrite { $0.reversed() }
      try folder.storage().rewrite { $0.reversed() }
      #expect(try folder.bytes(of: "history") == bytes)
    }
  }

  @Test func bytesHaveTheSameTextInEveryProgram() {
    let lines = JournalLines([0x61, 0x0A, 0xFF, 0x0A])
    #expect(lines.texts == ["a", "\u{FFFD}af64724c8602eb6e"])
    #expect(lines.bytes(of: lines.texts) == [[0x61], [0xFF]])
  }

  @Test func aLastRecordWithoutAnEndIsRead() throws {
    let record = HistoryRecord.label(HistoryEntry.ID(rawValue: 7), "rent").line
    for (rest, count) in [(record, 2), (String(record.dropLast()), 1), ("", 1)] {
      try folder.write(record + "\n" + rest, to: "history")
      #expect(try folder.storage().lines().count == count, "\(rest)")
      try folder.storage().append([record])
      #expect(try folder.storage().lines().last == record)
    }
  }

  /// In a journal that only manual editing can make so long, the lines keep their places and their number.
  @Test func linesOfWhichNothingIsKeptAreEmpty() throws {
    let lines = (1...13_500).map { number in
      let entry = HistoryEntry(
        id: HistoryEntry.ID(rawValue: UInt64(number)), expression: "1 × 1", angleUnit: .radians,
        result: HistoryResult(text: "1", isExact: true), time: Int64(number))
      return HistoryRecord.calculation(entry).line
    }
    let bad: [UInt8] = [0xFF, 0x0A]
    try folder.write(bad + (lines.joined(separator: "\n") + "\n").utf8 + bad, to: "history")
    let storage = folder.storage()
    let read = try storage.lines()
    #expect(read.count == 13_502)
    #expect(read[0] == read[13_501] && read[0].hasPrefix("\u{FFFD}"))
    #expect(read[1...2_000].allSatisfy { $0.isEmpty })
    #expect(Array(read[2_001...13_500]) == Array(lines[2_000...]))
    try storage.rewrite { again in
      #expect(again == read)
      return again.filter { !$0.isEmpty }
    }
    #expect(try folder.bytes(of: "history").prefix(2) == bad[...])
    #expect(try storage.lines() == [read[0]] + lines[2_000...] + [read[0]])
  }

  @Test func whatWasSetAsideBeforeStays() throws {
    let storage = folder.storage()
    _ = try storage.setAside(["one"])
    _ = try storage.setAside(["two"])
    #expect(try folder.text(of: "history.unreadable") == "one\ntwo\n")
  }
}
