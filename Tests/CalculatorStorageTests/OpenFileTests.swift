import Foundation
import Testing

@testable import CalculatorStorage

/// Files that are open, and their locks.
@Suite struct OpenFileTests {
  @Test("A lock ends with its file, though a program that is being started has that open, too")
  func lockEnds() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    do {
      let file = try #require(try Locked(path))
      #expect(try Locked(path) == nil)
      // The descriptors that a child has between `fork` and `exec`.
      copies = Self.descriptors(of: path).map { dup($0) }
      #expect(!copies.isEmpty)
      withExtendedLifetime(file) {}
    }
    #expect(try Locked(path) != nil)
  }

  @Test("A new file has no name before it is complete, where the disk knows such files")
  func newFilesHaveNoName() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a")
    for text in ["one", "two"] {
      // The file found there was left by a killed program.
      try folder.write("half", to: "a")
      guard let file = try OpenFile.new(at: path) else {
        Issue.record("there is no folder for \(path)")
        return
      }
      try file.write(Array(text.utf8))
      if try file.nameCount() == 0 { #expect(try folder.text(of: "a") == "half") }
      try file.takeName()
      try file.takeName()
      #expect(try folder.text(of: "a") == text)
      #expect(try file.isStillInPlace())
    }
    #expect(try folder.names == ["a"])
  }

  /// A file with its lock.
  private final class Locked {
    let file: OpenFile

    /// Creates a locked file, or nil where another has the lock.
    init?(_ path: String) throws {
      guard let file = try OpenFile.open(path, O_RDWR | O_CREAT), try file.tryLock() else {
        return nil
      }
      self.file = file
    }
  }

  private static func descriptors(of path: String) -> [Int32] {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return [] }
    return (3..<1_024).filter { descriptor in
      var found = stat()
      return fstat(descriptor, &found) == 0 && found.st_ino == wanted.st_ino
        && found.st_dev == wanted.st_dev
    }
  }
}
