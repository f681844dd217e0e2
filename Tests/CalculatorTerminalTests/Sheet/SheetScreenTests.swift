import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct SheetScreenTests {
  @Test func answersStandBesideTheirLinesWithTheirMarksInOneColumn() throws {
    var sheet = try TypedSheet("rent = 1200\nrent * 12\nrent / 7\n\n1/0")
    sheet.press(.down)
    let rows = sheet.rows
    #expect(rows[0].hasPrefix(" a.sheet") && rows[0].hasSuffix("2 / 5"))
    #expect(rows[1] == " 1> rent = 1200" + String(repeating: " ", count: 33) + "= 1,200")
    #expect(rows[2].hasSuffix("= 14,400") && rows[3].hasSuffix("≈ 171.4285714285714"))
    #expect(rows[5].hasSuffix("! division by zero"))
    #expect(rows.contains { $0.contains("sinh") && $0.contains("tanh") })
  }

  @Test func answersStandUnderTheirLinesInANarrowWindow() throws {
    var sheet = try TypedSheet("rent = 1200\nrent * 12", columns: 40, rows: 12)
    let rows = sheet.rows
    #expect(rows[1...4] == [" 1  rent = 1200", "      = 1,200", " 2  rent * 12", "      = 14,400"])
  }

  @Test func anErrorIsShownAfterARestWithItsPlaceAndReason() throws {
    var sheet = try TypedSheet("")
    sheet.type("1 + sine(3)")
    #expect(!sheet.rows[1].contains("!"))
    #expect(sheet.screen.nextDeadline(after: 0) == 400)
    sheet.rest()
    #expect(sheet.rows[1].contains("! unknown name"))
    #expect(sheet.status.hasPrefix("unknown name 'sine'"))
    let grid = sheet.grid
    let underlined = (0..<40).filter { grid[$0, 1]?.style.isUnderlined == true }
    #expect(underlined == Array(8..<12))
    #expect(grid[8, 1]?.style.ink == sheet.screen.theme.secondary.ink)
    sheet.type("\n")
    #expect(sheet.grid[8, 1]?.style.ink == sheet.screen.theme.problem.ink)
  }

  @Test func linesThatTheLineReadsAreLit() throws {
    var sheet = try TypedSheet("1\n2\n\n3\ntotal\n", depth: .none)
    sheet.press(.down, .down, .down, .down)
    let rows = sheet.rows
    #expect(rows[1...5].map { $0.contains(">") } == [false, false, false, true, false])
  }

  @Test func headingsAreBold() throws {
    var sheet = try TypedSheet("# Budget\n1 # one")
    let grid = sheet.grid
    #expect(grid[5, 1]?.style.isBold == true)
    #expect(grid[4, 2]?.style.isBold == false)
    #expect(grid[6, 2]?.style == sheet.screen.theme.secondary)
  }

  @Test func selectedLinesAreSummed() throws {
    var sheet = try TypedSheet("1\n2\n6\n")
    sheet.press(.down, .down, .down, with: .shift)
    #expect(sheet.status == "sum 9, average 3, count 3")
    #expect(sheet.grid[4, 1]?.style == sheet.screen.theme.selection)
  }

  @Test func moreOfAnAnswerIsShownUntilTheNextKey() throws {
    var sheet = try TypedSheet("sin(60 deg)")
    sheet.handle(.key(.enter, .control))
    let rows = sheet.rows
    #expect(rows.contains { $0.hasPrefix("╭─ line 1 ─") })
    #expect(rows.contains { $0.hasPrefix("│ = √3/2 ") })
    #expect(
      rows.contains { $0.hasPrefix("│ ≈ 0.86602540378443864676372317075293618347140262690519 ") })
    sheet.control("e")
    #expect(
      sheet.rows.contains {
        $0.contains("0.8660254037844386467637231707529361834714026269051903140279")
      })
    sheet.handle(.key(.escape))
    #expect(!sheet.rows.contains { $0.contains("√3/2") })
    sheet.handle(.key(.function(2)))
    sheet.type("+1")
    #expect(sheet.lines == ["+1sin(60 deg)"])
  }

  @Test func textIsUndoneCutAndPasted() throws {
    var sheet = try TypedSheet("12 + 30")
    sheet.press(.end)
    sheet.press(.left, with: [.shift, .control])
    sheet.control("x")
    #expect(sheet.lines == ["12 + "])
    #expect(sheet.effects == [.copy("30")])
    sheet.type("4")
    sheet.control("v")
    #expect(sheet.lines == ["12 + 430"])
    sheet.control("zz")
    #expect(sheet.lines == ["12 + "])
    sheet.control("y")
    #expect(sheet.lines == ["12 + 4"])
    sheet.handle(.paste("\r\n5\r6"))
    #expect(sheet.lines == ["12 + 4", "5", "6"])
    sheet.control("zzzzz")
    #expect(sheet.status == "There is nothing to undo")
  }

  @Test func answersComeBackWithTheirLines() throws {
    let lines = (1...35).map { "\($0) * 2" }
    var sheet = try TypedSheet(lines.joined(separator: "\n"), rows: 60)
    func answers() -> [String] {
      sheet.rows[1...35].map { $0.split(separator: "=").last.map(String.init) ?? "" }
    }
    let before = answers()
    #expect(before == (1...35).map { " \($0 * 2)" })
    sheet.control("a")
    sheet.press(.deleteForward)
    #expect(!sheet.rows.contains { $0.contains("= 70") })
    sheet.control("z")
    while sheet.screen.viewModel.continueWork(at: 0) {}
    #expect(sheet.lines == lines)
    #expect(answers() == before)
  }

  @Test func namesAreCompletedAndGoneThrough() throws {
    var sheet = try TypedSheet("rent = 3\nrental = 4\n")
    sheet.press(.end, with: .control)
    sheet.type("r")
    sheet.handle(.key(.tab))
    #expect(sheet.status.hasPrefix("rental  rent"))
    sheet.handle(.key(.tab))
    #expect(sheet.lines[2] == "rental")
    sheet.handle(.key(.tab))
    #expect(sheet.lines[2] == "rent")
    sheet.handle(.key(.tab, .shift))
    #expect(sheet.lines[2] == "rental")
    sheet.type(" + ren")
    sheet.handle(.key(.tab))
    #expect(sheet.lines[2] == "rental + rent")
  }

  @Test func controlCharactersAreNeverDrawn() throws {
    var sheet = try TypedSheet("a\u{1B}[31m\u{7}\u{202E}\u{9B}b # 物理 e\u{301}")
    let row = sheet.rows[1]
    #expect(row.hasPrefix(" 1  a�[31m���b # 物理 �"))
    #expect(sheet.grid.cells.allSatisfy { $0.scalar == Cell.secondHalf || $0.scalar.value >= 0x20 })
  }

  @Test func longLinesGoOnInTheNextRow() throws {
    var sheet = try TypedSheet("# " + String(repeating: "word ", count: 20) + "\n1", columns: 80)
    let rows = sheet.rows
    #expect(rows[1].hasPrefix(" 1  # word") && rows[2].hasPrefix("    word word"))
    #expect(rows.contains { $0.hasPrefix(" 2  1") })
    sheet.press(.end)
    #expect(sheet.grid[4, 1]?.style.isReversed == false)
  }

  @Test func aLineBelowTheWindowIsScrolledTo() throws {
    let text = (1...200).map { "\($0)" }.joined(separator: "\n")
    var sheet = try TypedSheet(text)
    sheet.press(.end, with: .control)
    #expect(sheet.rows.contains { $0.hasPrefix("200  200") })
    sheet.press(.pageUp, .pageUp)
    #expect(!sheet.rows.contains { $0.hasPrefix("200  200") })
    sheet.handle(.scroll(100))
    #expect(sheet.rows[1].hasPrefix("200  200"))
    sheet.press(.home, with: .control)
    #expect(sheet.rows[1].hasPrefix("  1  1"))
  }

  @Test func theHelpTellsAllKeys() throws {
    for language in Language.allCases {
      var sheet = try TypedSheet("", rows: 40, language: language)
      sheet.control("g")
      let rows = sheet.rows
      for command in SheetCommand.allCases {
        #expect(rows.contains { $0.contains("Ctrl-" + String(command.letter).uppercased()) })
      }
      sheet.control("g")
      #expect(sheet.screen.panel == nil)
    }
  }

  @Test(
    "A window of any size is drawn", arguments: [(1, 1), (5, 3), (20, 6), (36, 10), (300, 100)])
  func anySize(columns: Int, rows: Int) throws {
    for depth in [ColorDepth.none, .sixteen, .full] {
      var sheet = try TypedSheet(
        "# 物理\n1/3\n1/0\n\t2^200 + 1", columns: columns, rows: rows, depth: depth)
      sheet.type("12345678901234567890")
      sheet.control("eg")
      #expect(sheet.grid.columns == columns)
      sheet.handle(.key(.escape))
      sheet.control("q")
      #expect(sheet.grid.rows == rows)
    }
  }
}
