import BuiltCommands
import ConformanceTables
import Testing

/// Text that people type at the command, answered as it reads or refused.
@Suite struct ReadingsTests {
  @Test func argumentsAreAnsweredAsTheyRead() throws {
    let rows = try ReadingsRow.rows(of: "command")
    for row in rows {
      let run = try CommandRun("--angle", row.angle, row.text)
      if let answer = row.answer {
        #expect(run.lines == [answer] && run.status == 0, "\(row): \(run.diagnostics)")
      } else {
        // Euros and dollars are read, but have no sum.
        #expect(run.lines == [] && run.status == (row.id == "R105" ? 1 : 2), "\(row): \(run.lines)")
        #expect(run.diagnostics.contains("^"), "\(row): \(run.diagnostics)")
      }
    }
    #expect(!rows.isEmpty)
  }

  @Test func saysWhatItReadInAnotherNotation() throws {
    #expect(try CommandRun("1,234.5 + ½").diagnostics == "exactly: read as 1234.5 + 0.5\n")
    #expect(try CommandRun("1234.5 + 0.5").diagnostics == "")
    #expect(try CommandRun(input: "$5\n1\n").diagnostics == "")
    #expect(try CommandRun("--json", "½").lines[0].contains(#""note":"read as 0.5""#))
  }

  @Test(arguments: [
    ("5 nCr 2", "ncr(5, 2)"), ("5C2", "ncr(5, 2)"), ("5 P 2", "npr(5, 2)"), ("|2|3|", "abs(2)"),
    ("7 // 2", "floor(a/b)"), ("{1+2}", "'(1+2)'"),
    ("5 squared", "'^2'"), ("half of 10", "'1/2'"), ("rad(180)", "180 deg or 180 rad"),
    ("/ 2", "ans / 2"), ("sin30", "'sin(30)'"), ("2 1/2^2", "'(2 + 1/2)'"),
    ("9/750 g", "(9/750) g or 9/(750 g)"), ("192.168.0.1/24", "network addresses"),
    ("x^2 = 4", "equation"), ("electron mass", "measured"), ("\\int x", "LaTeX"),
    ("12 \\ 5", "floor(a/b)"), ("x=3;y=4", "next line"),
    ("5 gcd 3", "gcd(5, 3)"),
  ])
  func refusalsSayWhatToWrite(text: String, words: String) throws {
    let run = try CommandRun(text)
    #expect(run.status == 2 && run.diagnostics.contains(words), "\(text): \(run.diagnostics)")
  }

  @Test(arguments: ["2x", "2 x + 1"])
  func whatMayBeMeantIsNotGuessed(text: String) throws {
    let run = try CommandRun(text)
    #expect(run.status == 2 && !run.diagnostics.contains("did you mean"), "\(run.diagnostics)")
  }

  @Test func aPipeIsNotToldHowItWasRead() throws {
    #expect(try CommandRun(input: "1/2pi\nmax(1,234)\n8%+2%\n").diagnostics == "")
  }

  @Test func plainLinesAreAnsweredAsTheyRead() throws {
    for row in try ReadingsRow.rows(of: "plain") {
      let run = try CommandRun(
        "--plain",
        input: "g digits automatic\ng marks \(row.marks)\ng angle \(row.angle)\n\(row.text)\n")
      let last = try #require(run.lines.last, "\(row)")
      if let answer = row.answer {
        let shown = answer == "Error" ? "Error" : answer.replacing("-", with: "−")
        #expect(last.contains(shown), "\(row): \(last)")
      } else {
        #expect(last.hasPrefix("Not "), "\(row): \(last)")
      }
    }
  }

  @Test func blankLinesOfAPipePartOthers() throws {
    let run = try CommandRun(input: "1\n\n \t\n2\n")
    #expect(run.lines == ["1", "", "", "2"])
    #expect(run.status == 0)
  }

  @Test func aNoticeIsGoneWithTheNextLine() throws {
    let run = try CommandRun("--plain", input: "25\na\ng digits 12\n")
    #expect(run.lines.suffix(2) == ["Stored 25", "digits = 12  # Digits: 12"])
  }
}
