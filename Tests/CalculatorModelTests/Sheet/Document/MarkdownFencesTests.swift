import CalculatorModel
import Testing

/// The lines of a Markdown file that are calculated.
@Suite struct MarkdownFencesTests {
  /// Each text has `in` in the lines to be calculated, and in no other line.
  @Test(arguments: [
    "out\n```exactly\nin\n```\nout", "~~~ exactly\nin\n~~~\nout", "```exactly and more\nin\n```",
    "   ```exactly\n   in\n  ```  \nout", "    ```exactly\nout\n    ```", "\t```exactly\nout",
    "`````exactly\nin\n```\nin\n`````\nout",
    "```exactly\nin\n~~~\nin\n````\nout", "```exactly\nin\n``` no end\nin",
    "```\n```exactly\nout\n```\nout",
    "```text\nout\n~~~exactly\nout\n```\n~~~exactly\nin", "```Exactly\nout\n```",
    "```exactlyy\nout\n```",
    "``exactly\nout", "``` exactly ` \nout", "~~~ exactly ` ~\nin\n~~~", "```exactly\nin\n\nin",
    "> ```exactly\n> out",
    "```swift exactly\nout\n```", "```exactly\nin\n    ```\nin\n```\nout",
    "``````\n```exactly\nout\n```\n``````\nout",
  ])
  func areThoseOfMarkedBlocks(text: String) throws {
    let document = try SheetDocument(Array(text.utf8), as: .markdown)
    for (index, line) in document.lines.enumerated() {
      let isIn =
        line.contains("in") || line.contains("no end") || line == ""
        || index > 1 && line == "~~~" && text.contains("````\n")
      let isFence = line.contains("```") || line.contains("~~~")
      if isFence { continue }
      #expect(document.isCalculated(index) == isIn, "\(index) \(line)")
    }
  }

  @Test func blocksAreOneSheetWithTheLinesOfTheFile() throws {
    let text =
      "# Trip\n\n1 + 1\n```exactly\na = 2\n```\nthen\n~~~exactly\na * 3  # = 5\n1/3\n~~~\n1/3  # = 4\n"
    let document = try SheetDocument(Array(text.utf8), as: .markdown)
    #expect(
      document.sheetLines == ["", "", "", "", "a = 2", "", "", "", "a * 3", "1/3", "", ""])
    var sheet = Sheet()
    try sheet.replaceLines(0..<1, with: document.sheetLines)
    #expect(
      document.writtenEverywhere(with: sheet).text
        == text.replacing("a = 2", with: "a = 2  # = 2").replacing("# = 5", with: "# = 6")
        .replacing("1/3\n~~~", with: "1/3  # ≈ 0.3333333333333333\n~~~"))
    #expect(document.withoutAnswers().text == text.replacing("  # = 5", with: ""))
    #expect(document.findings(of: sheet).map(\.line) == [8])
  }
}
