import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// The life of sheets on a disk, from events alone.
@Suite struct SheetFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1", to: "a")
  }

  /// A program that has opened a sheet.
  private struct Program {
    let files: SheetFiles
    var keeping: SheetKeeping

    init(_ name: String?, in folder: TemporaryFolder) throws {
      let path = name.map(folder.path)
      files = SheetFiles(path: path, recovery: SheetRecoveryFile(folder: folder.path("state")))
      keeping = SheetKeeping(name: path, savedText: try files.readIfThere())
    }

    mutating func tell(_ event: SheetKeeping.Event, _ text: String) -> [SheetKeeping.Effect] {
      keeping.handle(event, typed: SheetText(text), in: files)
    }
  }

  @Test func editsOutliveTheProgramUntilTheyAreSaved() throws {
    var first: Program? = try Program("a", in: folder)
    #expect(first?.tell(.opened, "1") == [])
    #expect(first?.tell(.edited(["not needed"]), "12") == [])
    // It is killed.
    first = nil
    let left = RecoveredSheetText(text: "12", restsOnFile: true)
    var second = try Program("a", in: folder)
    #expect(second.tell(.opened, "1") == [.ask(.recovered(left))])
    #expect(second.tell(.answered(.recover), "1") == [.rewrite("12")])
    #expect(second.tell(.edited(["not needed"]), "12") == [])
    var other = try Program("a", in: folder)
    #expect(other.tell(.opened, "1") == [])
    #expect(second.tell(.save, "12") == [.saved])
    #expect(try folder.text(of: "a") == "12")
    #expect(try folder.names == ["a", "state"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("state")) == [])
  }

  @Test func aFileOfOthersIsReplacedOnlyIfTheUserSaysSo() throws {
    var program = try Program("a", in: folder)
    for (answer, text) in [(SheetQuestion.Answer.cancel, "theirs"), (.overwrite, "12")] {
      try folder.write("theirs", to: "a")
      #expect(program.tell(.save, "12") == [.ask(.hasChanged)])
      _ = program.tell(.answered(answer), "12")
      #expect(try folder.text(of: "a") == text)
    }
    try folder.write("theirs", to: "a")
    #expect(program.tell(.save, "123") == [.ask(.hasChanged)])
    #expect(program.tell(.answered(.reload), "123") == [.rewrite("theirs")])
    #expect(!program.keeping.isModified(SheetText("theirs")))
    try FileManager.default.removeItem(atPath: folder.path("a"))
    #expect(program.tell(.save, "4") == [.ask(.hasChanged)])
    #expect(program.tell(.answered(.overwrite), "4") == [.saved])
    #expect(try folder.text(of: "a") == "4")
  }

  @Test func aNewSheetGetsAFile() throws {
    var program = try Program(nil, in: folder)
    #expect(program.tell(.save, "5") == [.askForName(nil)])
    #expect(program.tell(.named(folder.path("b")), "5") == [.saved])
    #expect(program.keeping.name == folder.path("b") && program.files.path == folder.path("b"))
    #expect(program.tell(.save, "6") == [.saved])
    #expect(try folder.text(of: "b") == "6")
    // One that is named before it is there.
    program = try Program("c", in: folder)
    #expect(program.tell(.save, "7") == [.saved])
    #expect(try folder.text(of: "c") == "7")
    program = try Program("d", in: folder)
    try folder.write("theirs", to: "d")
    #expect(program.tell(.save, "8") == [.ask(.hasChanged)])
    #expect(try folder.text(of: "d") == "theirs")
  }

  @Test func aSheetWithoutAFileIsFoundByTheNextOne() throws {
    var first: Program? = try Program(nil, in: folder)
    _ = first?.tell(.edited(["not needed"]), "5")
    first = nil
    var second = try Program(nil, in: folder)
    let left = RecoveredSheetText(text: "5", restsOnFile: true)
    #expect(second.tell(.opened, "") == [.ask(.recovered(left))])
    #expect(second.tell(.answered(.discard), "") == [])
    var third = try Program(nil, in: folder)
    #expect(third.tell(.opened, "") == [])
  }

  @Test func aTextViewGetsNoLineEndsThatItChanges() throws {
    for text in ["1\r2", "1\u{2029}2", "1\0", "1\r"] {
      try folder.write(text, to: "a")
      #expect(throws: SheetFileProblem.hasOtherLineEnds) {
        try SheetFiles(path: folder.path("a"), isForTextView: true, recovery: nil).read()
      }
      #expect(try SheetFiles(path: folder.path("a"), recovery: nil).read() == text)
    }
    try folder.write([0xFF], to: "a")
    #expect(throws: SheetFileProblem.self) {
      try SheetFiles(path: folder.path("a"), recovery: nil).read()
    }
  }
}
