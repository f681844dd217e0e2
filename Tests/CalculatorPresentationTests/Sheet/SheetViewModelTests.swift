import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct SheetViewModelTests {
  private func sheet(_ text: String, line: Int = 0, _ offset: Int = 0) throws -> SheetViewModel {
    let viewModel = try SheetViewModel(text)
    viewModel.select(SheetSelection(at: SheetCursor(line: line, offset: offset)), at: 0)
    return viewModel
  }

  private func press(_ keys: String, _ viewModel: SheetViewModel) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key, at: 0) }
  }

  private func answers(_ viewModel: SheetViewModel) -> [String] {
    viewModel.rows(0..<viewModel.lines.count, at: 1 << 40).map { $0.answerText }
  }

  @Test func answersFollowWhatIsTypedAndUndone() throws {
    let viewModel = try sheet("rent = 1200\nrent * 12", line: 0, 11)
    #expect(answers(viewModel) == ["1,200", "14,400"])
    viewModel.type("0", at: 0)
    #expect(answers(viewModel) == ["12,000", "144,000"])
    viewModel.type("\n5 / 0", at: 10)
    #expect(answers(viewModel).last == "144,000")
    viewModel.undo(at: 20)
    viewModel.undo(at: 20)
    #expect(answers(viewModel) == ["1,200", "14,400"])
    viewModel.redo(at: 30)
    #expect(answers(viewModel) == ["12,000", "144,000"])
  }

  @Test func answersComeBackWithTheirLines() throws {
    let viewModel = try sheet((1...35).map { "\($0) * 2" }.joined(separator: "\n"))
    let before = answers(viewModel)
    #expect(before == (1...35).map { "\($0 * 2)" })
    viewModel.selectAll(at: 0)
    viewModel.delete(.right, at: 0)
    #expect(answers(viewModel) == [""])
    // A view then shows one line.
    viewModel.lastVisible = 0
    viewModel.undo(at: 0)
    while viewModel.continueWork(at: 0) {}
    #expect(answers(viewModel) == before)
  }

  @Test func quickLinesAreCalculatedAloneWhereNoneIsSeen() throws {
    let viewModel = try SheetViewModel("1\n2 * 3\nsum(1/k, k, 1, 300000)\n4 * 5", lastVisible: 0)
    #expect(answers(viewModel) == ["1", "", "", ""])
    viewModel.settle()
    #expect(answers(viewModel) == ["1", "6", "…", "20"])
    #expect(viewModel.announcement(at: 2_000) == nil)
    #expect(viewModel.hasWork)
  }

  @Test func whatIsPastedCutAndRewritten() throws {
    let viewModel = try sheet("1\n2")
    viewModel.paste("3 + 4\n", at: 0)
    #expect(answers(viewModel) == ["7", "1", "2"])
    viewModel.move(.down, selecting: true, at: 1)
    #expect(viewModel.cut(at: 2) == "1\n")
    viewModel.rewrite("3 + 4  # = 7\n2  # = 2", at: 3)
    #expect(viewModel.cursor == SheetCursor(line: 1, offset: 0))
    viewModel.setText("3 + 4  # = 7\n25  # = 2", cursor: SheetCursor(line: 1, offset: 2), at: 4)
    #expect(answers(viewModel) == ["7", "25"])
    viewModel.undo(at: 5)
    viewModel.undo(at: 5)
    #expect(viewModel.text == "3 + 4\n2")
  }

  @Test(
    "The classic repeat, and keys in a sheet",
    arguments: [
      ("5 + 3 = =", ["5 + 3", "ans + 3"], ["8", "11"]),
      ("5 + 3 = = = =", ["5 + 3", "ans + 3", "ans + 3"], ["8", "11", "14"]),
      ("5 + 3 = * 2", ["5 + 3", "ans * 2"], ["8", "16"]),
      ("( 2 + 3 = 4", ["(2 + 3)", "4"], ["5", "4"]),
      ("= 5", ["5"], ["5"]),
      ("5 = =", ["5", ""], ["5", ""]),
    ])
  func keys(keys: String, lines: [String], answers: [String]) throws {
    let viewModel = try sheet("")
    try press(keys, viewModel)
    #expect(viewModel.lines == lines)
    #expect(self.answers(viewModel) == answers)
  }

  @Test func aRefusedKeySaysWhy() throws {
    let viewModel = try sheet("")
    viewModel.press(.equals, at: 0)
    #expect(viewModel.notice == "There is no operation to repeat")
    viewModel.press(.digit(.five), at: 0)
    #expect(viewModel.notice == nil)
    viewModel.press(.memory(.add), at: 0)
    #expect(viewModel.notice == "Sheets use names instead of memory: a = 5")
  }

  @Test func keysTakeThePlaceOfWhatIsSelected() throws {
    let viewModel = try sheet("12 + 345")
    let part = SheetSelection(from: SheetCursor(offset: 5), to: SheetCursor(offset: 7))
    viewModel.select(part, at: 0)
    viewModel.press(.delete, at: 0)
    #expect(viewModel.text == "12 + 5")
    viewModel.undo(at: 0)
    viewModel.select(part, at: 0)
    viewModel.press(.digit(.nine), at: 0)
    #expect(viewModel.text == "12 + 95")
  }

  @Test func theKeyOfAngleUnitsChangesTheOptions() throws {
    let viewModel = try sheet("5\nline 1", line: 1, 6)
    viewModel.press(.angleUnit(.degrees), at: 0)
    #expect(viewModel.lines == ["# exactly: angle deg", "5", "line 2"])
    #expect(viewModel.cursor == SheetCursor(line: 2, offset: 6))
    viewModel.press(.angleUnit(.radians), at: 0)
    #expect(viewModel.lines[0] == "# exactly: angle rad")
    viewModel.undo(at: 0)
    viewModel.undo(at: 0)
    #expect(viewModel.text == "5\nline 1")
    let other = try sheet("# x\n# exactly: places 2,  angle rad, digits 9\n5")
    other.press(.angleUnit(.degrees), at: 0)
    #expect(other.lines[1] == "# exactly: places 2, angle deg, digits 9")
  }

  @Test func theKeypadShowsWhatItsKeysDo() throws {
    let viewModel = try sheet("5")
    #expect(viewModel.keypad(.basic).rows[0].map(\.label) == ["C", "±", "%", "÷"])
    viewModel.press(.clear, at: 0)
    #expect(viewModel.keypad(.basic).rows[0].map(\.label) == ["AC", "±", "%", "÷"])
    viewModel.press(.secondFunctions, at: 0)
    let labels = viewModel.keypad(.scientific).rows.joined().map(\.label)
    #expect(labels.contains("sin⁻¹") && !labels.contains("sin"))
  }

  @Test func anAnswerIsReferredTo() throws {
    let viewModel = try sheet("rent = 1200\n5 + 3\n\n2 * ", line: 3, 4)
    viewModel.insertReference(to: 0, at: 0)
    viewModel.type(" + ", at: 0)
    viewModel.insertReference(to: 1, at: 0)
    #expect(viewModel.lines[3] == "2 * rent + line 2")
    viewModel.insertReference(to: 1, at: 0)
    #expect(viewModel.refusal == .key(.needsOperation))
    viewModel.insertReference(to: 3, at: 0)
    #expect(viewModel.refusal == .lineBelow)
    viewModel.insertReference(to: 2, at: 0)
    #expect(viewModel.refusal == .noSuchLine)
  }

  @Test func aNameThatWasDefinedAgainIsNoReference() throws {
    let viewModel = try sheet("a = 1\na = 2\n", line: 2, 0)
    viewModel.insertReference(to: 0, at: 0)
    #expect(viewModel.lines[2] == "line 1")
  }

  @Test func aDraggedNumberMovesItsAnswers() throws {
    let viewModel = try sheet("price = 1.25\nprice * 4")
    var number = try #require(viewModel.number(at: SheetCursor(line: 0, offset: 9)))
    for _ in 0..<3 {
      number = try #require(viewModel.drag(number, inLine: 0, by: 25, at: 0))
    }
    viewModel.endDrag(at: 0)
    #expect(viewModel.lines[0] == "price = 2.00")
    #expect(answers(viewModel)[1] == "8")
    viewModel.undo(at: 0)
    #expect(viewModel.lines[0] == "price = 1.25")
  }

  @Test func theErrorOfALineThatIsTypedWaits() throws {
    let viewModel = try sheet("1")
    viewModel.move(.lineEnd, at: 0)
    viewModel.type(" +", at: 1_000)
    #expect(viewModel.row(0, at: 1_399).error == nil)
    #expect(viewModel.row(0, at: 1_399).answerText.isEmpty)
    #expect(!viewModel.errorIsShown(now: 1_399))
    #expect(viewModel.nextMoment(after: 1_100) == 1_400)
    let error = try #require(viewModel.row(0, at: 1_400).error)
    #expect(error.isDimmed && error.reason == "a number is missing")
    viewModel.type("\n", at: 1_500)
    let left = try #require(viewModel.row(0, at: 1_500).error)
    #expect(!left.isDimmed)
  }

  /// Typing a number with two readings adds a line that says how the sheet's numbers are read.
  @Test(arguments: ["\n", "\nfood = 300"])
  func marksComeToTheTopWithTheFirstLineThatNeedsThem(next: String) throws {
    let viewModel = try sheet("# budget\n")
    viewModel.move(.end, at: 0)
    viewModel.type("rent = 1,150", at: 0)
    #expect(viewModel.lines == ["# budget", "rent = 1,150"] && viewModel.notice == nil)
    viewModel.type(next, at: 1)
    let rest = next.split(separator: "\n").map(String.init)
    #expect(
      viewModel.lines.filter { !$0.isEmpty }
        == ["# exactly: marks 1,234.5", "# budget", "rent = 1,150"] + rest)
    #expect(answers(viewModel)[2] == "1,150")
    #expect(viewModel.notice?.contains("1,234.5") == true)
    viewModel.undo(at: 2)
    #expect(viewModel.lines == ["# budget", "rent = 1,150"])
    viewModel.redo(at: 3)
    #expect(viewModel.lines[0] == "# exactly: marks 1,234.5")
  }

  @Test func marksComeWithAPaste() throws {
    let viewModel = try sheet("")
    viewModel.paste(String(repeating: "1,150\n", count: 500), at: 0)
    #expect(viewModel.lines[..<2] == ["# exactly: marks 1,234.5", "1,150"])
    #expect(answers(viewModel)[1] == "1,150")
    viewModel.undo(at: 1)
    #expect(viewModel.lines == [""])
  }

  @Test func marksComeWhenTheCursorLeavesALine() throws {
    let viewModel = try sheet("1 + 1\n")
    viewModel.move(.end, at: 0)
    viewModel.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".")
    viewModel.type("1,150", at: 0)
    viewModel.move(.up, at: 1)
    #expect(viewModel.lines == ["# exactly: marks 1.234,5", "1 + 1", "1,150"])
    #expect(viewModel.cursor.line == 1 && answers(viewModel)[2] == "1,15")
    viewModel.undo(at: 2)
    #expect(viewModel.lines == ["1 + 1", ""])
  }

  @Test func numbersStandBelowEachOtherByTheirPoints() throws {
    let viewModel = try sheet("1234.5 EUR\n-20 m\n1/3\n8:30\n2026-11-27\n1/0\n\ntext")
    #expect(viewModel.rows(0..<8, at: 1 << 40).map { $0.wholeLength } == [5, 3, 1, 1, 4, 0, 0, 0])
  }

  @Test func totalsSayHowManyLinesTheyCount() throws {
    let viewModel = try sheet("persons = 4\nrent: 1200\ntotal")
    #expect(viewModel.row(2, at: 0).answerText == "1,204")
    #expect(viewModel.statusText == nil)
    viewModel.move(.end, at: 0)
    #expect(
      viewModel.statusText
        == "(2 lines), counts `persons = 4`; a blank line above the items leaves it out")
  }

  @Test func aWordIsRemarkedOnOnceItIsLeft() throws {
    let viewModel = try sheet("rent = 5\n")
    viewModel.move(.end, at: 0)
    viewModel.type("rnet", at: 0)
    #expect(viewModel.statusText == nil)
    viewModel.move(.up, at: 1)
    viewModel.move(.down, at: 2)
    #expect(viewModel.statusText == "rnet is text; did you mean rent?")
  }

  @Test func changedAnswersAreToldOnceAsTheirNumber() throws {
    let viewModel = try sheet("a = 1\na + 1\na + 2\na + 3", line: 0, 5)
    #expect(viewModel.announcement(at: 5_000) == nil)
    viewModel.type("0", at: 10_000)
    viewModel.type("0", at: 10_500)
    #expect(viewModel.announcement(at: 11_400) == nil)
    let announcement = try #require(viewModel.announcement(at: 11_500))
    #expect(announcement.text == "3 answers changed")
    #expect(viewModel.announcement(at: 20_000) == nil)
  }

  @Test func whatIsTypedItselfIsNoNews() throws {
    let viewModel = try sheet("5", line: 0, 1)
    viewModel.type("\n", at: 0)
    #expect(viewModel.announcement(at: 5_000) == nil)
  }

  @Test func aScreenReaderHearsTheLine() throws {
    let viewModel = try sheet(
      "# Flat\nrent = 1200\nrent * 12\n1 / 3\n5 - 8\n1 / 0\n\n# not a heading?\nFood: 2 * (3 + 4)  # = 14"
    )
    let spoken = viewModel.rows(0..<9, at: 0).map { $0.spoken }
    #expect(spoken[0] == "line 1, heading, Flat")
    #expect(spoken[1] == "line 2, rent is 1200, equals 1,200, exact")
    #expect(spoken[2] == "line 3, rent times 12, equals 14,400, exact")
    #expect(spoken[3] == "line 4, 1 divided by 3, approximately 0.3333333333333333")
    #expect(spoken[4] == "line 5, 5 minus 8, equals minus 3, exact")
    #expect(spoken[5] == "line 6, 1 divided by 0, error, division by zero")
    #expect(spoken[6] == "line 7, blank")
    #expect(spoken[7] == "line 8, heading, not a heading?")
    #expect(
      spoken[8].hasPrefix("line 9, Food: 2 times open parenthesis 3 plus 4 close parenthesis"))
    viewModel.catalogue = Catalogue(.german)
    #expect(viewModel.row(4, at: 0).spoken == "Zeile 5, 5 minus 8, gleich minus 3, exakt")
  }

  @Test func namesAreCompleted() throws {
    let viewModel = try sheet("trip_cost = 5\ntrip_days = 2\ntr", line: 2, 2)
    #expect(viewModel.completions.map(\.text) == ["trip_days", "trip_cost", "trunc("])
    #expect(viewModel.complete(at: 0).count == 3)
    viewModel.type("i", at: 0)
    #expect(viewModel.complete(at: 0).count == 2)
    #expect(viewModel.lines[2] == "trip_")
    viewModel.type("c", at: 0)
    #expect(viewModel.complete(at: 0).isEmpty)
    #expect(viewModel.lines[2] == "trip_cost")
    viewModel.type(" + sq", at: 0)
    viewModel.complete(at: 0)
    #expect(viewModel.lines[2] == "trip_cost + sqrt(")
    #expect(viewModel.complete(at: 0).isEmpty)
  }

  @Test func moreDigitsOfALine() throws {
    let viewModel = try sheet("sqrt(2)\n# x")
    let expansion = try #require(viewModel.expansion())
    #expect(expansion.digits?.text == "1.4142135623730950488016887242096980785696718753769")
    #expect(expansion.digits?.isExact == false)
    #expect(viewModel.expansion(of: 1) == nil)
  }

  @Test func restOfTheWork() throws {
    let viewModel = try sheet("1 + 1")
    viewModel.lastVisible = 0
    viewModel.type("2", at: 0)
    var count = 0
    while viewModel.continueWork(at: 0), count < 100 { count += 1 }
    #expect(!viewModel.hasWork)
  }

  @Test func tooMuchIsRefusedInWords() throws {
    let viewModel = try sheet("1")
    viewModel.paste(String(repeating: "\n", count: 30_000), at: 0)
    #expect(viewModel.notice == "At most 20000 lines")
    #expect(viewModel.text == "1")
    #expect(throws: SheetLimit.tooManyLines) {
      try SheetViewModel(String(repeating: "\n", count: 30_000))
    }
  }
}
