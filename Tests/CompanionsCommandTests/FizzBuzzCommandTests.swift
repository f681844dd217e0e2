import BuiltCommands
import Testing

/// `companions fizzbuzz`: lines.
@Suite struct FizzBuzzCommandTests {
  @Test func countsToAHundred() throws {
    let run = try CommandRun("fizzbuzz")
    #expect(run.status == 0)
    #expect(run.lines.count == 100)
    #expect(run.lines.prefix(5) == ["1", "2", "Fizz", "4", "Buzz"])
    #expect(run.lines[14] == "FizzBuzz")
    #expect(run.lines.last == "Buzz")
  }

  @Test(arguments: [["fizzbuzz", "--count", "3"], ["--count=3", "fizzbuzz"]])
  func countsAsFarAsAsked(arguments: [String]) throws {
    #expect(try CommandRun(arguments).output == "1\n2\nFizz\n")
  }

  @Test func aReaderThatLeavesEndsTheRunQuietly() throws {
    let run = try CommandRun(
      of: CommandRun.command,
      inShell: #"{ "$0" fizzbuzz --count 100000000; echo "status $?" >&2; } | head -n 3"#)
    #expect(run.lines == ["1", "2", "Fizz"])
    #expect(run.diagnostics == "status 0\n")
  }

  #if os(Linux)
  @Test func aFullDiskIsNamed() throws {
    let run = try CommandRun(of: CommandRun.command, ontoFullDisk: ["fizzbuzz"])
    #expect(run.status == 2)
    #expect(run.diagnostics == "companions: cannot write: No space left on device\n")
  }
  #endif
}
