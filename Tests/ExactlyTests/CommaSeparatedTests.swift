import BuiltCommands
import Testing

/// `--csv` for expressions and keys.
@Suite struct CommaSeparatedTests {
  private static let header = "expression,reading,decimal,exact,isExact,error,note,column,unit,text"

  @Test(arguments: [
    ("1/3", "1/3,1 ÷ 3,0.3333333333333333,1/3,false,,,,,", 0),
    ("max(1, 2)", #""max(1, 2)","max(1, 2)",2,2,true,,,,,"#, 0),
    ("½", "½,0.5,0.5,1/2,true,,read as 0.5,,,", 0),
    ("1/0", "1/0,1 ÷ 0,,,false,division by zero,,2,,", 1),
    ("1+", "1+,,,,false,a number is missing,,3,,", 2),
    // A spreadsheet would calculate it.
    ("-1-1", "'-1-1,−1 − 1,-2,-2,true,,,,,", 0),
  ])
  func anExpressionIsALineBelowTheNames(expression: String, line: String, status: Int32) throws {
    let run = try CommandRun("--csv", expression)
    #expect(run.output == Self.header + "\r\n" + line + "\r\n", "\(expression)")
    #expect(run.diagnostics == "" && run.status == status, "\(expression)")
  }

  @Test func eachLineOfAPipeIsALine() throws {
    let run = try CommandRun("--csv", input: "x = 2\n\n# c\nf(x) = x\n\u{1B}[2J\n")
    #expect(
      run.output
        == [
          Self.header, "x = 2,x = 2,2,2,true,,,,,", ",,,,false,,,,,", "# c,,,,false,,,,,",
          "f(x) = x,f(x) = x,,,false,,,,,", "�[2J,,,,false,unexpected character U+001B,,1,,", "",
        ].joined(separator: "\r\n"))
    // With nothing to answer, the columns and the hint are still printed.
    let empty = try CommandRun("--csv", input: "")
    #expect(empty.output == Self.header + "\r\n" && empty.status == 0)
    #expect(empty.diagnostics.contains("nothing to calculate"))
  }

  @Test func keysAreALineEach() throws {
    let run = try CommandRun("--csv", "--keys", "-", input: "1234 + 3 ×\n5/0=\nfoo\n")
    #expect(
      run.output
        == [
          "keys,display,clear,lit,expression,error", "1234 + 3 ×,3,C,*,\"1,234 + 3 ×\",",
          "5/0=,Error,C,,5 ÷ 0,division by zero", "foo,,,,,unknown key 'foo'", "",
        ].joined(separator: "\r\n"))
  }

  @Test func excludesJSON() throws {
    let run = try CommandRun("--csv", "--json", "1")
    #expect(run.diagnostics == "exactly: --json and --csv cannot be combined; see exactly --help\n")
  }
}
