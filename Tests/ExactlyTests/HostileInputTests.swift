import BuiltCommands
import Foundation
import Testing

/// Input that no user would type: an error each time, never a trap.
@Suite struct HostileInputTests {
  private static let megabytes = Data(String(repeating: "1+", count: 5_000_000).utf8)

  @Test(arguments: [[], ["--keys", "-"], ["--json"], ["--json", "--keys", "-"]])
  func isAnsweredWithOneLineEach(arguments: [String]) throws {
    let lines: [Data] = [
      Data([0]), Data([0xFF, 0xFE]), Data([0xC3]), Data("\u{1B}[2J".utf8), Self.megabytes,
      Data("5\0 5".utf8), Data([0xED, 0xA0, 0x80]), Data("++foo++".utf8), Data("x = ".utf8),
      Data("f(x) = f(x)".utf8), Data("\u{FEFF}1+1".utf8),
    ]
    let input = lines.reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }
    let run = try CommandRun(arguments, input: input)
    #expect(!run.wasKilled)
    #expect(run.status == 1)
    #expect(run.lines.count == lines.count)
    for line in run.lines {
      #expect(line.contains(arguments.contains("--json") ? #""error":""# : "error: "), "\(line)")
      #expect(line.utf8.count < 1_000)
      #expect(!line.contains("\0") && !line.contains("\u{1B}"))
    }
  }

  @Test(arguments: ["\u{1B}[2J", "é\u{301}", "9e99999999999999999999", "((((((((("])
  func isRefusedAsAnArgument(text: String) throws {
    let run = try CommandRun(text)
    #expect(!run.wasKilled)
    #expect(run.status != 0)
    #expect(!run.diagnostics.contains("\u{1B}"))
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLineAndNamedInOthers() throws {
    let run = try CommandRun([], input: Data("\u{FEFF}1+1\n\u{FEFF}2+2\n".utf8))
    #expect(run.lines == ["2", "error: unexpected character U+FEFF"])
  }

  /// Input that takes a debug build minutes is left to the release build.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EXACTLY"] != nil),
    arguments: [
      ([], "2+1%+"), ([], "2-3%-"), ([], "7/3*"), (["--keys", "-"], "3 % + "),
      (["--keys", "-", "--order", "left-to-right"], "3 % + "),
    ] as [([String], String)])
  func chainsOfTooMuchWorkAreRefused(arguments: [String], link: String) throws {
    let chain = String(repeating: link, count: 900_000 / link.utf8.count) + "1"
    let run = try CommandRun(arguments, input: Data(chain.utf8))
    #expect(run.lines == ["error: the calculation takes too long"])
    #expect(run.status == 1)
  }

  /// Each has an answer or a named reason; none takes the time or the memory that it asks for.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EXACTLY"] != nil),
    arguments: [
      ("9^9^9^9", 1), ("10^10^10^10", 1), ("(10^9)!", 0), ("(10^18)!", 1),
      ("ncr(10^9, 5*10^8)", 0), ("e^e^e^e^e", 1), ("sin(10^10^8)", 1), ("tan(e^e^e^9)", 1),
      ("gamma(10^12+1/3)", 0), ("2^2^40 - 1", 0), ("(1/3)^(10^9)", 0),
      ("floor(pi*10^(10^7))", 1), ("gcd(3^(10^7), 2^(10^7)+1)", 1),
      ("(sqrt(2)+sqrt(3)+cbrt(5))^1000", 0), ("fact(fact(20))", 1),
      ("1/(sin(1)^2+cos(1)^2-1)", 1), ("mod(10^10^10, 7)", 0), ("root(2, 10^9)", 0),
      ("exp(10^20)", 1), ("ln(10^10^10)", 0), ("atan(10^10^10)", 0),
      ("lcm(10^6+1, 10^6+3, 10^6+7)^100000", 0),
    ] as [(String, Int32)])
  func endsWithAnAnswerOrAReason(text: String, status: Int32) throws {
    let run = try CommandRun(
      of: CommandRun.command, inShell: "ulimit -v 4000000; timeout 20 \"$0\" '\(text)'")
    #expect(!run.wasKilled)
    #expect(run.status == status, "\(text)")
    #expect(run.output.isEmpty == (status != 0), "\(text)")
    #expect(run.diagnostics.isEmpty == (status == 0), "\(text)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EXACTLY"] != nil))
  func twoDecimalsOfGreatLengthAreAdded() throws {
    let thirds = "0." + String(repeating: "3", count: 300_000)
    let run = try CommandRun(input: thirds + "+" + thirds + "3")
    #expect(run.lines == ["0.6666666666666667"])
  }

  @Test func aReaderThatLeavesEndsTheRunQuietly() throws {
    let run = try CommandRun(
      of: CommandRun.command,
      inShell: #"{ yes 1+1 | head -n 100000 | "$0"; echo "status $?" >&2; } | head -n 1"#)
    #expect(run.output == "2\n")
    #expect(run.diagnostics.contains("status 0"), "\(run.diagnostics)")
    #expect(!run.diagnostics.contains("exactly:"), "\(run.diagnostics)")
  }

  #if os(Linux)
  @Test func aFullDiskIsNamed() throws {
    let run = try CommandRun(of: CommandRun.command, ontoFullDisk: ["1+1"])
    #expect(run.status == 2)
    #expect(run.diagnostics == "exactly: cannot write: No space left on device\n")
  }
  #endif

  @Test func theStatusTellsWhatNobodyReads() throws {
    for (arguments, status) in [("--bogus", 2), ("1+", 2), ("1/0", 1), ("1+1", 0)] {
      let run = try CommandRun(of: CommandRun.command, inShell: "\"$0\" \(arguments) 2>&-")
      #expect(run.status == status, "\(arguments)")
    }
  }
}
