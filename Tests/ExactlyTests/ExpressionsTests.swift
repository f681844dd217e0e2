import BuiltCommands
import ConformanceTables
import Foundation
import Testing

/// `exactly EXPRESSION` and expressions in a pipe.
@Suite struct ExpressionsTests {
  @Test(arguments: [
    (["1/3 + 1/6"], "0.5"), (["1", "+", "1"], "2"), (["-5+3"], "-2"), (["--5"], "5"),
    (["--", "--5"], "5"), (["2/3"], "0.6666666666666667"), (["0.1+0.2-0.3"], "0"),
    (["--digits", "50", "2/3"], "0.66666666666666666666666666666666666666666666666667"),
    (["--digits=3", "2/3"], "0.667"), (["200 + 10%"], "220"), (["(1+2)"], "3"), (["6 × 7"], "42"),
    (["1e-3"], "0.001"), (["sqrt(2)"], "1.414213562373095"), (["2^3^2"], "512"),
    (["--places", "3", "2/3"], "0.667"), (["--places=0", "2.5"], "3"),
    (["--places", "2", "7"], "7.00"), (["--digits", "5", "pi"], "3.1416"),
    (["--exact", "sin(60 deg)"], "√3/2"), (["--exact", "1/3"], "1/3"),
    (["--exact", "(1+√5)/2"], "(1 + √5)/2"), (["--exact", "6/3"], "2"),
    (["--exact", "ln 8 / ln 2"], "3"), (["--exact", "0.1+0.2"], "3/10"),
    (["--mixed", "7/2"], "3 1/2"), (["--mixed", "-7/2"], "-3 1/2"), (["--mixed", "1/2"], "1/2"),
    (["--mixed", "pi"], "π"), (["--exact", "--mixed", "7/2"], "3 1/2"),
    (["--angle", "deg", "sin(30)"], "0.5"), (["--angle=grad", "sin(100)"], "1"),
    (["--angle", "rad", "sin(pi/6)"], "0.5"), (["sin(30 deg)"], "0.5"), (["5!"], "120"),
    (["x = 3"], "3"), (["f(x) = x^2"], "f(x) = x^2"),
    (["2 pi # τ"], "6.283185307179586"),
    (["9^9^9"], "4.281247731757470e369693099"),
  ])
  func areAnswered(arguments: [String], answer: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.output == answer + "\n", "\(arguments)")
    #expect(run.diagnostics == "")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      ("1/0", 1, "exactly: division by zero\n  1/0\n   ^\n"),
      ("2 + * 3", 2, "exactly: a number is missing\n  2 + * 3\n      ^\n"),
      ("1 ÷ é", 2, "exactly: unknown name 'é'\n  1 ÷ é\n      ^\n"),
      ("1 ÷ ☃", 2, "exactly: unexpected character '☃'\n  1 ÷ ☃\n      ^\n"),
      ("漢字 + 1/0", 2, "exactly: unknown name '漢字'\n  漢字 + 1/0\n  ^^^^\n"),
      ("漢 = 1/0", 1, "exactly: division by zero\n  漢 = 1/0\n        ^\n"),
      ("Übung + π + µx", 2, "exactly: unknown name 'Übung'\n  Übung + π + µx\n  ^^^^^\n"),
      ("1+", 2, "exactly: a number is missing\n  1+\n    ^\n"),
      ("", 2, "exactly: nothing to calculate\n"),
      ("# nothing", 2, "exactly: nothing to calculate\n  # nothing\n           ^\n"),
      (
        "#ff8800", 2,
        "exactly: colours are not supported; write the number as 0xff8800\n  #ff8800\n  ^^^^^^^\n"
      ),
      ("sine(1)", 2, "exactly: unknown name 'sine'; did you mean 'sin'?\n  sine(1)\n  ^^^^\n"),
      ("√(−1)", 1, "exactly: the result is not a real number\n  √(−1)\n  ^\n"),
      ("1/(√2·√8−4)", 1, "exactly: division by zero\n  1/(√2·√8−4)\n   ^\n"),
      ("ans", 2, "exactly: there is no previous answer yet\n  ans\n  ^^^\n"),
      (
        "1e999999999", 1,
        "exactly: the exact result has too many digits\n  1e999999999\n  ^^^^^^^^^^^\n"
      ),
    ] as [(String, Int32, String)])
  func areRefusedWithTheirPlace(text: String, status: Int32, diagnostics: String) throws {
    let run = try CommandRun(text)
    #expect(run.output == "", "\(text)")
    #expect(run.diagnostics == diagnostics, "\(text)")
    #expect(run.status == status, "\(text)")
  }

  @Test func areRefusedWhereTheTableSaysSo() throws {
    for row in try CommaSeparatedTable(named: "expression-errors.csv").rows {
      let (text, unit) = (row["expression"] ?? "", row["angle"] ?? "")
      let run = try CommandRun("--angle", unit, "--", text)
      #expect(run.output == "", "\(text) in \(unit)")
      #expect(run.diagnostics.hasPrefix("exactly: "), "\(text) in \(unit)")
      #expect(run.status == 1, "\(text) in \(unit)")
      let line = try CommandRun(["--angle", unit], input: Data((text + "\n1+1\n").utf8))
      #expect(line.lines.first?.hasPrefix("error: ") == true, "\(text) in \(unit)")
      #expect(line.lines.last == "2")
      #expect(line.status == 1)
    }
  }

  @Test func areShownAroundTheirPlaceWhenTheyAreLong() throws {
    let run = try CommandRun(
      String(repeating: "1+", count: 300) + "1/0" + String(repeating: "+1", count: 300))
    let lines = run.diagnostics.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let caret = try #require(lines.last?.firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column] == "/")
  }

  /// A line that is answered at once has its exact value where the next one asks for it.
  @Test func theAnswerBeforeIsExactHoweverItWasFound() throws {
    let run = try CommandRun(
      [], input: Data("1/3\n2/3\nans*3\n1/7\n1/0\nans*7\nsqrt(2)\n_^2\n".utf8))
    #expect(
      run.lines == [
        "0.3333333333333333", "0.6666666666666667", "2", "0.1428571428571429",
        "error: division by zero", "1", "1.414213562373095", "2",
      ])
  }

  @Test func showHiddenCharactersAndTheirPlace() throws {
    let run = try CommandRun("1\u{A0}+\u{A0}(\u{202E}2")
    #expect(
      run.diagnostics
        == "exactly: unexpected character U+202E\n  1\u{A0}+\u{A0}(�2\n       ^\n")
    let keys = try CommandRun("--keys", "5 \u{2067}+\u{200B} 3")
    #expect(keys.diagnostics == "exactly: unknown key '�+�'\n  5 �+� 3\n    ^^^\n")
    #expect(
      try CommandRun("--x\u{202E}y").diagnostics
        == "exactly: unknown option '--x�y'; see exactly --help\n")
  }

  @Test func areAnsweredLineByLine() throws {
    let run = try CommandRun(input: "1+1\r\n\n0.1 + 0.2\n1/0\nfoo\n2*3")
    #expect(
      run.lines == [
        "2", "", "0.3", "error: division by zero",
        "error: unknown name 'foo'", "6",
      ])
    #expect(run.status == 1)
    #expect(run.diagnostics == "")
    #expect(try CommandRun(input: "1+1\n").status == 0)
  }

  @Test func areAnsweredInJSONWithTheirExactForm() throws {
    for (arguments, answer) in [
      (
        ["sin(60 deg)"],
        #"{"expression":"sin(60 deg)","reading":"sin(60°)","decimal":"0.8660254037844386","exact":"√3/2","isExact":false,"error":null}"#
      ),
      (
        ["--mixed", "7/2"],
        #"{"expression":"7/2","reading":"7 ÷ 2","decimal":"3.5","exact":"3 1/2","isExact":true,"error":null}"#
      ),
      (
        ["--digits", "2", "√16 + 1/8"],
        #"{"expression":"√16 + 1/8","reading":"√(16) + (1 ÷ 8)","decimal":"4.1","exact":"33/8","isExact":false,"error":null}"#
      ),
      (
        ["f(x) = 2x"],
        #"{"expression":"f(x) = 2x","reading":"f(x) = 2 × x","decimal":null,"exact":null,"isExact":false,"error":null}"#
      ),
    ] {
      let run = try CommandRun(["--json"] + arguments)
      #expect(run.output == answer + "\n")
      #expect(run.status == 0)
    }
  }

  @Test func tellWhatIsNotDecided() throws {
    // This is zero by the sum of angles within an arcsine, for which there is no rule here.
    let zero = "asin(sin(1)cos(0.3)+cos(1)sin(0.3))-1.3"
    let run = try CommandRun("--json", "1 + (\(zero))")
    #expect(run.output.contains(#""isExact":false"#), "\(run.output)")
    #expect(
      run.output.contains(#""note":"it cannot be decided whether this is the exact value""#),
      "\(run.output)")
    #expect(run.status == 0)
    let quotient = try CommandRun("1/(\(zero))")
    #expect(quotient.output == "")
    #expect(
      quotient.diagnostics.hasPrefix(
        "exactly: it cannot be decided whether a number here is zero\n"))
    #expect(quotient.status == 1)
  }

  @Test func areAnsweredInJSON() throws {
    let third =
      #"{"expression":"1/3","reading":"1 ÷ 3","decimal":"0.3333333333333333","exact":"1/3","isExact":false,"error":null}"#
    #expect(try CommandRun("--json", "1/3").output == third + "\n")
    let run = try CommandRun("--json", input: "1/3\n1/0\n\"\\\u{1}\n")
    #expect(
      run.lines == [
        third,
        #"{"expression":"1/0","reading":"1 ÷ 0","decimal":null,"exact":null,"isExact":false,"error":"division by zero","column":2}"#,
        #"{"expression":"\"\\\u0001","reading":null,"decimal":null,"exact":null,"isExact":false,"error":"unexpected character '\"'","column":1}"#,
      ])
    #expect(run.status == 1)
  }

  @Test(arguments: [["--json"], ["--json", "--keys"]])
  func neverReachATerminalAsControlCharacters(options: [String]) throws {
    let text = "\u{1B}\u{7F}\u{85}\u{9B}31m"
    let run = try CommandRun(options + [text])
    #expect(run.output.contains(#"\u001b\u007f\u0085\u009b31m"#), "\(run.output)")
    #expect(
      run.output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
  }
}
