import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// The lines of sessions in one file.
@Suite struct TypedLinesFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: TypedLinesFile { TypedLinesFile(folder: folder.path, patience: 10_000) }

  @Test func keepsLinesInOrder() throws {
    var one = file
    var other = file
    #expect(try one.lines() == [])
    try one.append("1+1")
    try other.append("√4")
    try one.append("3 # three")
    var third = file
    #expect(try third.lines() == ["1+1", "√4", "3 # three"])
    #expect(try folder.bytes(of: "lines") == Array("1+1\n√4\n3 # three\n".utf8))
  }

  @Test func isForItsOwnerAlone() throws {
    var file = file
    try file.append("1")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("lines"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func losesNothingWhenSeveralWrite() async throws {
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        let ownFile = file
        group.addTask {
          var file = ownFile
          for number in 0..<50 { try? file.append("\(writer) \(number)") }
        }
      }
    }
    var last = file
    let lines = try last.lines()
    #expect(lines.count == 200)
    for writer in 0..<4 {
      #expect(
        lines.filter { $0.hasPrefix("\(writer) ") } == (0..<50).map { "\(writer) \($0)" })
    }
  }

  @Test func isCutToItsLimit() throws {
    let limit = TypedLinesFile.limit
    try folder.write((1...2 * limit).map { "\($0)\n" }.joined(), to: "lines")
    var file = file
    #expect(try file.lines() == (limit + 1...2 * limit).map(String.init))
    try file.append("new")
    let text = String(decoding: try folder.bytes(of: "lines"), as: UTF8.self)
    #expect(text == (limit + 1...2 * limit).map { "\($0)\n" }.joined() + "new\n")
  }

  @Test func takesAnyBytesAndNoLineWithoutAnEnd() throws {
    try folder.write([0x31, 0xFF, 0x0A, 0x1B, 0x0A, 0x32], to: "lines")
    var file = file
    #expect(try file.lines() == ["\u{1B}"])
    try file.append("3")
    #expect(
      try folder.bytes(of: "lines") == [0x31, 0xFF, 0x0A, 0x1B, 0x0A, 0x32, 0x0A, 0x33, 0x0A])
  }

  @Test func isEmptied() throws {
    var file = file
    try file.removeAll()
    #expect(!FileManager.default.fileExists(atPath: folder.path("lines")))
    try file.append("1")
    try file.removeAll()
    #expect(try file.lines() == [])
  }

  @Test func refusesALink() throws {
    try folder.write("1\n", to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("lines"), withDestinationPath: folder.path("other"))
    var file = file
    #expect(throws: StorageError.self) { try file.lines() }
    #expect(throws: StorageError.self) { try file.append("2") }
    #expect(try folder.bytes(of: "other") == Array("1\n".utf8))
  }
}
