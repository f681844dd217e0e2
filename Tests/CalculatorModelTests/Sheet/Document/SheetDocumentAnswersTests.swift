import CalculatorModel
import Testing

/// Answers written into a sheet's text, checked and removed.
@Suite struct SheetDocumentAnswersTests {
  private func calculated(_ text: String) throws -> (SheetDocument, Sheet) {
    let document = try SheetDocument(Array(text.utf8))
    var sheet = Sheet()
    try sheet.replaceLines(0..<1, with: document.sheetLines)
    return (document, sheet)
  }

  /// Returns what `--write` makes of a line, and checks that writing again changes nothing.
  private func written(_ line: String) throws -> String {
    let (document, sheet) = try calculated(line)
    let once = document.written(with: sheet)
    let (again, sheetAgain) = try calculated(once.text)
    #expect(again.written(with: sheetAgain) == once)
    #expect(again.findings(of: sheetAgain) == [])
    let everywhere = document.writtenEverywhere(with: sheet)
    #expect(everywhere == once)
    return once.text
  }

  @Test(arguments: [
    // A correct answer keeps its digits, and a wrong one keeps their number.
    ("2pi  # ≈ 6.28", "2pi  # ≈ 6.28"), ("2pi  # ≈ 6.29", "2pi  # ≈ 6.28"),
    ("2pi  # ≈ 1", "2pi  # ≈ 6"),
    ("2pi  # ≈ 6.283185307179586", "2pi  # ≈ 6.283185307179586"),
    ("2pi  # ≈ 6.283185307179585", "2pi  # ≈ 6.283185307179586"),
    ("2pi  # ≈ 6.28318530717958647693", "2pi  # ≈ 6.28318530717958647693"),
    ("2pi  # ≈ 6.28318530717958647690", "2pi  # ≈ 6.283185307179586"),
    ("999.96  # ≈ 100.1", "999.96  # ≈ 1000"),
    ("1/3  # ≈ 3.3e-1", "1/3  # ≈ 0.33"), ("123456.7  # ≈ 120", "123456.7  # ≈ 1.23e5"),
    ("1/8  # ≈ 0.12", "1/8  # ≈ 0.12"),
    ("1/8  # ≈ 0.13", "1/8  # ≈ 0.12"), ("1/3  # ≈ 0.00", "1/3  # ≈ 0.3333333333333333"),
    // An exact answer is written as exact, and an answer that was marked as exact gets all digits.
    ("1/8  # ≈ 0.125", "1/8  # = 0.125"), ("1/4  # ≈ 0.3", "1/4  # ≈ 0.2"),
    ("1/3  # = 0.3", "1/3  # ≈ 0.3333333333333333"),
    ("2 + 3  # = 5.0", "2 + 3  # = 5"), ("2 + 3  # = ", "2 + 3  # = 5"),
    ("2 + 3  # = 5 by hand", "2 + 3  # = 5"),
    ("2 + 3  # ! kind", "2 + 3  # = 5"), ("2 + 3  # ≈ Sunday", "2 + 3  # = 5"),
    // The answer is written two blanks after the line; blanks after the answer are the user's.
    ("2 + 3# = 5", "2 + 3  # = 5"), ("2 + 3 \t   # = 4 \t", "2 + 3  # = 5 \t"),
    ("\t2 + 3 # five # = 5", "\t2 + 3 # five  # = 5"),
  ])
  func answersAreBroughtUpToDate(line: String, result: String) throws {
    #expect(try written(line) == result)
  }

  @Test func onlyAnswersThatAreThereAreWritten() throws {
    let (document, sheet) = try calculated("1 + 1\n# note  # = 5\n2 + 2  # = 5\n\n")
    #expect(document.written(with: sheet).text == "1 + 1\n# note  # = 5\n2 + 2  # = 4\n\n")
  }

  @Test func eachLineWithAnAnswerGetsOneAndNoOther() throws {
    let text = "\u{FEFF}1 + 1 \t\r\n# note  # = 5\nf(x) = x^2  # = 1  \n1/\n\n  # = 7\n2 + 2"
    let (document, sheet) = try calculated(text)
    #expect(
      document.writtenEverywhere(with: sheet).text
        == "\u{FEFF}1 + 1  # = 2 \t\r\n# note\nf(x) = x^2  \n1/  # ! unreadable\n\n  # = 7\n2 + 2  # = 4"
    )
  }

  @Test(arguments: [
    "1 + 1 \t\r\n# note\n\n1/\n f(x) = x # c \n3", "", "\n", "  \n\t", "\u{FEFF}5 #\r\n",
    "7 # = 5 # note\n",
  ])
  func takingAwayWhatWasWrittenGivesTheTextBack(text: String) throws {
    let (document, sheet) = try calculated(text)
    #expect(document.writtenEverywhere(with: sheet).withoutAnswers().text == text)
  }

  @Test func whatIsWrongIsFound() throws {
    let (document, sheet) = try calculated(
      "2pi  # ≈ 6.29\n1/\n1/  # ! unreadable\n1/  # = 4\n# c  # = 1\n1 + 1\n2pi  # ≈ 6.28")
    #expect(
      document.findings(of: sheet) == [
        SheetFinding(line: 0, found: .init(.rounded, "6.29"), expected: .init(.rounded, "6.28")),
        SheetFinding(line: 1, found: nil, expected: .init(.failure, "unreadable")),
        SheetFinding(
          line: 3, found: .init(.exact, "4"), expected: .init(.failure, "unreadable")),
        SheetFinding(line: 4, found: .init(.exact, "1"), expected: nil),
      ])
  }
}
