import CalculatorStorage
import Foundation
import Testing

@testable import exactly

/// The lines of a session that are kept for the next one.
@Suite struct SessionLinesTests {
  private let state = StateRun()

  private var lines: SessionLines {
    SessionLines(file: TypedLinesFile(folder: state.path), settings: state.settings)
  }

  @Test func areThereInTheNextSession() throws {
    var run = try SessionRun(lines: lines)
    for line in ["1/3 + 1/6", "1/3 + 1/6", " 2+2", "", "x = 3", "deg", "(1 +\n2)"] { _ = run(line) }
    let kept = ["1/3 + 1/6", "x = 3", "deg", "(1 + 2)"]
    #expect(lines.history.lines == kept)
    // So are those of a session that is not over.
    var other = try SessionRun(lines: lines)
    _ = other("5!")
    _ = run("6!")
    #expect(lines.history.lines == kept + ["5!", "6!"])
  }

  @Test func areNotKeptWhereCalculationsAreNot() throws {
    var run = try SessionRun(lines: lines)
    _ = run("1+1")
    try state.settings.change { $0.keepsHistory = false }
    _ = run("2+2")
    #expect(run.conversation.history.lines == ["1+1", "2+2"])
    #expect(lines.history.lines == ["1+1"])
    try state.settings.change { $0.keepsHistory = true }
    _ = run("3+3")
    #expect(lines.history.lines == ["1+1", "3+3"])
  }

  @Test func areRemovedWithTheCalculations() throws {
    var run = try SessionRun(lines: lines)
    _ = run("1+1")
    #expect(try state("history --clear").output == "0 calculations removed\n")
    #expect(lines.history.lines == [])
  }

  @Test func areMissedOnceWithAReason() throws {
    try FileManager.default.createDirectory(
      atPath: state.path + "/lines", withIntermediateDirectories: true)
    let lines = lines
    #expect(lines.notice?.english.contains("/lines: ") == true)
    var run = try SessionRun(lines: lines)
    #expect(run.conversation.greeting.count > 1)
    #expect(run("1+1").hasPrefix("= 2"))
    #expect(run("1+2") == "= 3")
  }

  @Test func andCalculationsOfALineWithABlankBeforeItAreNotKept() throws {
    var run = try SessionRun(lines: lines)
    _ = run(" x = 2 + 3")
    _ = run("x + ans + 1")
    #expect(lines.history.lines == ["x + ans + 1"])
    #expect(run.journal.lines().count == 1)
    #expect(run.journal.lines()[0].contains("5 + 5 + 1"))
  }

  @Test func undoneNamesMeanInTheHistoryWhatTheyMeantBefore() throws {
    var run = try SessionRun()
    for line in ["x = 2 + 3", "x = 4 + 5", "undo"] { _ = run(line) }
    #expect(run("x + 1") == "= 6")
    let lines = run.journal.lines()
    #expect(lines.count == 3)
    let first = lines[0].split(separator: " ")[1]
    #expect(lines[2].contains(first), "\(lines)")
  }
}
