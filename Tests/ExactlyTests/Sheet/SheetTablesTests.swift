import BuiltCommands
import Testing

/// The tables of sheets, through the command.
@Suite struct SheetTablesTests {
  @Test(arguments: try SheetSample.all())
  func answersAreThoseOfTheTable(sample: SheetSample) throws {
    let run = try SheetFolder(["a.sheet": sample.text])("--answers a.sheet")
    #expect(run.lines == sample.answers)
    let hasErrors = sample.answers.contains { $0.hasPrefix("! ") }
    #expect(run.status == (hasErrors ? 1 : 0))
  }

  @Test(arguments: try SheetSample.all())
  func writtenIsAsInTheTable(sample: SheetSample) throws {
    let folder = try SheetFolder(["a.sheet": sample.text])
    #expect(try folder("a.sheet").output == sample.written)
    #expect(try folder("--write-all a.sheet").output == "")
    #expect(try folder.text(of: "a.sheet") == sample.written)
    #expect(try folder("--write-all a.sheet").status < 2)
    #expect(try folder("--write a.sheet").status < 2)
    #expect(try folder.text(of: "a.sheet") == sample.written)
    #expect(try folder("--check a.sheet").output == "")
    #expect(try folder("--strip a.sheet").status == 0)
    #expect(try folder.text(of: "a.sheet") == sample.textWithoutAnswers)
  }

  /// Written twice is written once, and taken away gives the text back, whatever the answers are.
  @Test(arguments: try SheetSample.all())
  func writingIsUndoneByStripping(sample: SheetSample) throws {
    let folder = try SheetFolder(["a.sheet": sample.text])
    _ = try folder("--write-all a.sheet")
    let written = try folder.text(of: "a.sheet")
    _ = try folder("--write-all a.sheet")
    #expect(try folder.text(of: "a.sheet") == written)
    #expect(try folder("--check a.sheet").status == 0)
    _ = try folder("--strip a.sheet")
    #expect(try folder.text(of: "a.sheet") == sample.textWithoutAnswers)
  }

  /// The values of lines that use no rule of sheets alone are those of the pipe (SHEET F11).
  @Test(arguments: [
    "operators", "exactness", "functions", "domain", "ans", "rounding", "sums", "physics",
    "compound-interest",
  ])
  func thePipeHasTheSameValues(name: String) throws {
    let sample = try #require(try SheetSample.all().first { $0.name == name })
    let folder = try SheetFolder(["a.sheet": sample.text])
    let piped = try folder.inShell("exactly < a.sheet").lines
    let answers = try folder("--answers a.sheet").lines
    #expect(piped.count == answers.count)
    for (value, answer) in zip(piped, answers)
    where answer.hasPrefix("= ") || answer.hasPrefix("≈ ") {
      // A percentage is a decimal there, and a line of words is an error.
      guard !answer.hasSuffix("%"), !value.hasPrefix("error") else { continue }
      #expect(value == answer.dropFirst(2), "\(name)")
    }
  }
}
