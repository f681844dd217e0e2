import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

@Suite struct SessionFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Keeps and closes a session, as a program does.
  private func close(_ lines: [String]) throws {
    try folder.sessions().close(lines)
    // Files that are written within one tick of the clock have the same time.
    usleep(20_000)
  }

  @Test func aSessionIsContinued() throws {
    do {
      let sessions = folder.sessions()
      #expect(try sessions.takeLast() == nil)
      #expect(try folder.names == [])
      try sessions.keep(["one", "two"])
      try sessions.keep(["one", "two", "three"])
    }
    #expect(try folder.text(of: "session") == "one\ntwo\nthree\n")
    #expect(try folder.permissions(of: "session") == 0o600)
    #expect(try folder.names == ["session"])
    let next = folder.sessions()
    #expect(try next.takeLast() == ["one", "two", "three"])
    try next.keep(["four"])
    #expect(try folder.text(of: "session") == "four\n")
  }

  @Test func aRunningProgramKeepsItsOwn() throws {
    let first = folder.sessions()
    try first.keep(["first"])
    let second = folder.sessions()
    #expect(try second.takeLast() == nil)
    try second.keep(["second"])
    try first.keep(["first again"])
    #expect(try folder.text(of: "session") == "first again\n")
    #expect(try folder.text(of: "session-2") == "second\n")
  }

  @Test func theOneClosedLastIsContinued() throws {
    for (first, last) in [("one", "two"), ("two", "one")] {
      do {
        let programs = [folder.sessions(), folder.sessions()]
        try programs[0].keep(["one"])
        try programs[1].keep(["two"])
        usleep(20_000)
        try programs[first == "one" ? 0 : 1].close([first])
        usleep(20_000)
        try programs[last == "one" ? 0 : 1].close([last])
      }
      let next = folder.sessions()
      #expect(try next.takeLast() == [last])
      // The other one is forgotten.
      #expect(try folder.names.count == 1)
      try next.removeAll()
    }
  }

  @Test func aNewProgramLeavesTheLastSessionUntilItIsClosed() throws {
    try close(["kept"])
    do {
      let new = folder.sessions()
      try new.keep(["new"])
      #expect(try folder.text(of: "session") == "kept\n")
    }
    #expect(try folder.sessions().takeLast() == ["new"])
    #expect(try folder.names == ["session-2"])
  }

  @Test func closingNothingRemovesTheFile() throws {
    try close(["kept"])
    let sessions = folder.sessions()
    #expect(try sessions.takeLast() == ["kept"])
    try sessions.close([])
    #expect(try folder.names == [])
  }

  /// Files left by killed programs do not prevent others from keeping theirs.
  @Test func filesOfProgramsThatHaveEndedMakeRoom() throws {
    for number in 1...SessionFiles.limit + 2 {
      // Ends without closing, as by a signal.
      try folder.sessions().keep(["\(number)"])
      usleep(2_000)
    }
    let running = folder.sessions()
    try running.keep(["running"])
    #expect(try folder.sessions().takeLast() == ["\(SessionFiles.limit + 2)"])
    #expect(try folder.names.count <= 2)
  }

  @Test func leftoversOfAKillAreNoSession() throws {
    try close(["kept"])
    try folder.write("", to: "session-2")
    try folder.write("half a li", to: "session-2.new")
    try folder.write("half a li", to: "session.new")
    let sessions = folder.sessions()
    #expect(try sessions.takeLast() == ["kept"])
    try sessions.keep(["more"])
    #expect(try folder.names == ["session"])
  }

  @Test func whatCannotBeReadIsSetAside() throws {
    for number in 1...3 {
      try close(["unreadable \(number)"])
      let sessions = folder.sessions()
      #expect(try sessions.takeLast() == ["unreadable \(number)"])
      let place = try sessions.setAside()
      #expect(place == folder.path("session.unreadable" + (number == 1 ? "" : "-\(number)")))
      try sessions.keep(["new"])
      try sessions.close([])
    }
    #expect(try folder.text(of: "session.unreadable-2") == "unreadable 2\n")
    try folder.sessions().removeAll()
    #expect(try folder.names.count == 3)
  }

  @Test func bytesThatAreNoTextAreSetAsideAsTheyAre() throws {
    let bytes: [UInt8] = [0xFF, 0x00, 0x0A, 0x80]
    try folder.write(bytes, to: "session")
    let sessions = folder.sessions()
    #expect(try sessions.takeLast()?.isEmpty == false)
    _ = try sessions.setAside()
    #expect(try folder.bytes(of: "session.unreadable") == bytes)
  }

  @Test func aFileThatIsTooLongIsNoSession() throws {
    try folder.write(Array(repeating: 0x31, count: SessionFiles.byteLimit + 1), to: "session")
    #expect(try folder.sessions().takeLast() == [""])
  }

  @Test func removingLeavesThoseOfRunningPrograms() throws {
    let running = folder.sessions()
    try running.keep(["running"])
    try close(["closed"])
    let sessions = folder.sessions()
    try sessions.keep(["own"])
    try sessions.removeAll()
    #expect(try folder.names == ["session"])
    try running.close(["running"])
    #expect(try folder.sessions().takeLast() == ["running"])
  }

  @Test func noMoreProgramsThanThereAreFilesFor() throws {
    var programs: [SessionFiles] = []
    for number in 1...SessionFiles.limit {
      programs.append(folder.sessions())
      try programs[number - 1].keep(["\(number)"])
    }
    #expect(throws: StorageError.self) { try folder.sessions().keep(["one more"]) }
    #expect(try folder.sessions().takeLast() == nil)
    for (index, program) in programs.enumerated() { try program.keep(["again \(index)"]) }
  }

  @Test func aFileThatWasDeletedIsThereAgain() throws {
    let sessions = folder.sessions()
    try sessions.keep(["one"])
    try FileManager.default.removeItem(atPath: folder.path("session"))
    try sessions.keep(["two"])
    #expect(try folder.text(of: "session") == "two\n")
  }

  @Test(arguments: ["elsewhere", "/dev/full"])
  func aLinkIsRefused(destination: String) throws {
    try folder.write("not to be touched", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("session"), withDestinationPath: destination)
    #expect(throws: StorageError.self) { try folder.sessions().takeLast() }
    #expect(throws: StorageError.self) { try folder.sessions().keep(["x"]) }
    #expect(try folder.text(of: "elsewhere") == "not to be touched")
  }
}
