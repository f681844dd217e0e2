import BuiltCommands
import ConformanceTables
import Testing

/// The tables of sheets, through the command.
@Suite struct SheetTablesTests {
  @Test(arguments: try SheetsRow.all)
  func answersAreThoseOfTheTable(sample: SheetsRow) throws {
    let run = try SheetFolder(["a.sheet": sample.text])("--answers a.sheet")
    #expect(run.lines == sample.answers)
    let hasErrors = sample.answers.contains { $0.hasPrefix("! ") }
    #expect(run.status == (hasErrors ? 1 : 0))
  }

  @Test(arguments: try SheetsRow.all)
  func writtenIsAsInTheTable(sample: SheetsRow) throws {
    let folder = try SheetFolder(["a.sheet": sample.text])
    #expect(try folder("--write-all a.sheet").output == "")
    #expect(try folder.text(of: "a.sheet") == sample.written)
    #expect(try folder("--write-all a.sheet").status < 2)
    #expect(try folder("--write a.sheet").status < 2)
    #expect(try folder.text(of: "a.sheet") == sample.written)
    #expect(try folder("--check a.sheet").output == "")
    #expect(try folder("--strip a.sheet").status == 0)
    #expect(try folder.text(of: "a.sheet") == sample.textWithoutAnswers)
  }

  /// Writing twice is the same as writing once, and stripping restores the text, whatever the answers are.
  @Test(arguments: try SheetsRow.all)
  func writingIsUndoneByStripping(sample: SheetsRow) throws {
    let folder = try SheetFolder(["a.sheet": sample.text])
    _ = try folder("--write-all a.sheet")
    let written = try folder.text(of: "a.sheet")
    _ = try folder("--write-all a.sheet")
    #expect(try folder.text(of: "a.sheet") == written)
    #expect(try folder("--check a.sheet").status == 0)
    _ = try folder("--strip a.sheet")
    #expect(try folder.text(of: "a.sheet") == sample.textWithoutAnswers)
  }

  /// Lines that use no rule specific to sheets have the same values in the pipe.
  @Test(arguments: try SheetsRow.all)
  func thePipeHasTheSameValues(sample: SheetsRow) throws {
    let folder = try SheetFolder(["a.sheet": sample.text])
    let piped = try folder.inShell("exactly \(Self.options(of: sample)) < a.sheet").lines
    #expect(piped.count == sample.answers.count)
    var lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var hasOtherAnswerBefore = false
    for (value, answer) in zip(piped, sample.answers) {
      let line = lines.popFirst() ?? ""
      let hasAnswer = answer.hasPrefix("= ") || answer.hasPrefix("≈ ")
      guard hasAnswer, !value.hasPrefix("error: ") else {
        if !answer.isEmpty { hasOtherAnswerBefore = true }
        continue
      }
      // A percentage is a decimal there, and what has no value leaves `ans` as it was.
      guard !answer.hasSuffix("%"), !hasOtherAnswerBefore || !line.contains("ans") else { continue }
      #expect(value == answer.dropFirst(2), "\(line)")
    }
  }

  /// Returns the settings at the top of a sheet, as options of the command.
  private static func options(of sample: SheetsRow) -> String {
    let head = "# exactly: "
    guard sample.text.hasPrefix(head) else { return "" }
    return sample.text.prefix { $0 != "\n" }.dropFirst(head.count).split(separator: ",")
      .map { "--" + $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
