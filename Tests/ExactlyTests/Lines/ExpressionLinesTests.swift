import BuiltCommands
import Foundation
import Testing

/// Expressions in a pipe: each line produces one line, and lines build on earlier ones.
@Suite struct ExpressionLinesTests {
  @Test func buildOnThoseBefore() throws {
    let run = try CommandRun(
      input: "r = 3\nf(x)=πx^2\nf(r)/π\nans + 1\n# a comment\nr = f(2)/π # four\nr\n")
    #expect(run.lines == ["3", "f(x) = π × (x^2)", "9", "10", "", "4", "4"])
    #expect(run.status == 0)
    #expect(run.diagnostics == "")
  }

  @Test func keepWhatWasBeforeAnError() throws {
    let run = try CommandRun(input: "x = 2\nx = 1/0\nx\nans\nf(t) = t/0\nf(1)\nans\n")
    #expect(
      run.lines == [
        "2", "error: division by zero", "2", "2", "f(t) = t ÷ 0", "error: division by zero", "2",
      ])
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (["--digits", "5"], "3.1416"), (["--places", "2"], "3.14"), (["--exact"], "π"),
  ])
  func areAnsweredAsTheOptionsAsk(options: [String], answer: String) throws {
    #expect(try CommandRun(options, input: Data("pi\npi\n".utf8)).lines == [answer, answer])
  }

  @Test func areOneJSONObjectEach() throws {
    let run = try CommandRun("--json", "--angle", "deg", input: "x = 30\nsin(x)\n\n# no value\n")
    #expect(
      run.lines == [
        #"{"expression":"x = 30","reading":"x = 30","decimal":"30","exact":"30","isExact":true,"error":null}"#,
        #"{"expression":"sin(x)","reading":"sin(x)","decimal":"0.5","exact":"1/2","isExact":true,"error":null}"#,
        #"{"expression":"","reading":null,"decimal":null,"exact":null,"isExact":false,"error":null}"#,
        ##"{"expression":"# no value","reading":null,"decimal":null,"exact":null,"isExact":false,"error":null}"##,
      ])
    #expect(run.status == 0)
  }

  @Test func areAnsweredForASessionWithoutATerminal() throws {
    let run = try CommandRun("repl", input: "x = 2\nx^10\n1/0\n")
    #expect(run.lines == ["2", "1024", "error: division by zero"])
    #expect(run.status == 1)
  }

  @Test func endWithQuitInASessionWithoutATerminal() throws {
    let run = try CommandRun("repl", input: "x = 2\n quit \nx\n")
    #expect(run.lines == ["2"])
    #expect(run.status == 0)
    #expect(try CommandRun("repl", input: "q = 4\nq\nexit").lines == ["4", "4"])
    #expect(try CommandRun(input: "quit\n1\n").lines == ["error: unknown name 'quit'", "1"])
  }

  /// An answer does not wait for the lines that follow it.
  @Test func areAnsweredAtOnce() throws {
    let run = try CommandRun(
      of: CommandRun.command,
      inShell:
        #"{ echo 1+1; sleep 0.2; echo 'ans+1'; } | "$0" | while read -r n; do echo "<$n>"; done"#
    )
    #expect(run.lines == ["<2>", "<3>"])
  }
}
