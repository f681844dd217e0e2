import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// Text typed into sheets, kept in files that outlive the program.
@Suite struct SheetRecoveryFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file() -> SheetRecoveryFile { SheetRecoveryFile(folder: folder.path) }

  /// Opens a sheet and types into it, as a program that is then killed.
  private func type(
    _ typed: [String], into name: String, _ text: String, program: SheetRecoveryFile? = nil
  ) throws {
    let program = program ?? file()
    try program.begin(SheetRecovery.lines(name: name, text: text, typed: text))
    let viewModel = try SheetViewModel(text)
    viewModel.keepsRecovery = true
    for piece in typed {
      viewModel.type(piece, at: 0)
      try program.append(viewModel.takeRecoveryLines())
    }
  }

  @Test func whatWasTypedIsOfferedOnce() throws {
    try type(["5", "\n", "é"], into: "/a", "1")
    #expect(try file().names() == ["/a"])
    do {
      let next = file()
      let recovery = try #require(try next.take("/a"))
      #expect(recovery.text(over: "1") == "5\né1")
      // As long as it is open, no other program gets it.
      #expect(try file().take("/a") == nil)
      // The program is killed again before the user has decided.
    }
    let last = file()
    #expect(try last.take("/a")?.text(over: "1") == "5\né1")
    last.end()
    #expect(try folder.names == [])
  }

  @Test func sheetsWithoutAFileAreApart() throws {
    #expect(try file().untitledName() == nil)
    let names = [SheetRecoveryFile.newName(), SheetRecoveryFile.newName()]
    #expect(names[0] != names[1])
    // Two windows, of which neither has a file, and one that has.
    for (name, typed) in zip(names + ["/a"], ["1", "2", "3"]) { try type([typed], into: name, "") }
    var texts: Set<String> = []
    var windows: [SheetRecoveryFile] = []
    while let name = try file().untitledName() {
      let window = file()
      texts.insert(try #require(try window.take(name)?.text(over: "")))
      windows.append(window)
    }
    #expect(texts == ["1", "2"])
    #expect(windows.count == 2)
  }

  @Test func aRecoveryGoesOn() throws {
    try type(["5"], into: "/a", "1")
    do {
      let next = file()
      _ = try next.take("/a")
      try next.begin(SheetRecovery.lines(name: "/a", text: "1", typed: "51"))
      try next.append(SheetRecovery.lines(of: [SheetLineChange(range: 1..<1, lines: ["7"])]))
    }
    #expect(try file().take("/a")?.text(over: "1") == "51\n7")
  }

  @Test func severalSheetsAreApart() throws {
    let one = file()
    let two = file()
    try type(["5"], into: "/a", "", program: one)
    try type(["6"], into: "/b", "", program: two)
    #expect(try folder.names == ["sheet-recovery", "sheet-recovery-2"])
    #expect(try file().names() == [])
    one.end()
    #expect(try folder.names == ["sheet-recovery-2"])
  }

  @Test func ofASheetThatWasOpenTwiceBothAreOffered() throws {
    let open = file()
    try type(["5"], into: "/a", "", program: open)
    // Both were killed.
    var one: SheetRecoveryFile? = file()
    var two: SheetRecoveryFile? = file()
    if let one, let two {
      try type(["6"], into: "/a", "", program: one)
      usleep(20_000)
      try type(["7"], into: "/a", "", program: two)
    }
    (one, two) = (nil, nil)
    #expect(try file().names() == ["/a"])
    // They are offered one after the other, whether wanted or not, and none is lost.
    for left in ["7", "6"] {
      let next = file()
      #expect(try next.take("/a")?.text(over: "") == left)
      next.end()
    }
    #expect(try folder.names == ["sheet-recovery"])
    open.end()
  }

  @Test func writtenSheetsLeaveNothing() throws {
    let one = file()
    try type(["5"], into: "/a", "1", program: one)
    // The sheet is on the disk now.
    try one.begin(SheetRecovery.lines(name: "/a", text: "51", typed: "51"))
    #expect(try file().names() == [])
    one.end()
    #expect(try folder.names == [])
  }

  @Test func isForItsOwnerAlone() throws {
    let one = file()
    try one.begin(SheetRecovery.lines(name: "/a", text: "", typed: ""))
    #expect(try folder.permissions(of: "sheet-recovery") == 0o600)
  }

  @Test func aLineThatWasCutIsLeftOut() throws {
    try type(["5", "6"], into: "/a", "1")
    let bytes = try folder.bytes(of: "sheet-recovery")
    try folder.write(Array(bytes.dropLast(3)), to: "sheet-recovery")
    #expect(try file().take("/a")?.text(over: "1") == "51")
  }

  @Test func aForeignFileStays() throws {
    try folder.write("something else", to: "sheet-recovery")
    try type(["5"], into: "/a", "1")
    #expect(try folder.text(of: "sheet-recovery") == "something else")
    #expect(try file().take("/a")?.text(over: "1") == "51")
  }
}
