import BuiltCommands
import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import Foundation
import Testing

@testable import exactly

/// `exactly history`.
@Suite struct HistoryTests {
  private let run = StateRun()

  private func keep(_ id: UInt64, _ expression: String, _ result: String) throws -> String {
    let entry = HistoryEntry(
      id: .init(rawValue: id), expression: expression, angleUnit: .radians,
      result: HistoryResult(text: result, isExact: true), time: 0)
    let line = HistoryRecord.calculation(entry).line
    try run.storage.append([line])
    return line
  }

  @Test func isEmptyAtFirst() throws {
    for form in ["", "--json"] {
      let run = try run("history \(form)")
      #expect(run.status == 0)
      #expect(run.output == "")
      #expect(run.diagnostics == "")
    }
    #expect(!FileManager.default.fileExists(atPath: run.path))
  }

  @Test func isListedOldestFirst() throws {
    _ = try keep(2, "1 + 2", "3")
    _ = try keep(1, "_0000000000000002 × 2", "6")
    #expect(
      try run("history").lines == [
        "1 + 2 = 3  # 1970-01-01T00:00:00Z", "3 × 2 = 6  # 1970-01-01T00:00:00Z",
      ])
    let objects = try run("history --json").lines
    #expect(objects.count == 2)
    #expect(objects[1].hasPrefix(#"{"id":"0000000000000001","time":"#))
    #expect(objects[1].contains(#""expression":"3 × 2""#))
    let rows = try run("history --csv").output
    #expect(rows.hasPrefix("id,time,expression,"))
    #expect(rows.hasSuffix("\r\n"))
    #expect(rows.utf8.count { $0 == UInt8(ascii: "\n") } == 3)
  }

  @Test func isPrintedAsATape() throws {
    _ = try keep(2, "1 + 2 + 3", "6")
    _ = try keep(1, "_0000000000000002 × 2", "12")
    #expect(
      try run("history --tape").lines == [
        "    1", "+   2", "⋄   3", "+   3", "=   6", "-----", "    6", "×   2", "=  12", "-----",
      ])
    #expect(try run("history --tape --json").status == 2)
    #expect(try run("--tape 1+2").status == 2)
  }

  @Test func isClearedWithoutTraces() throws {
    _ = try keep(1, "1 + 2", "3")
    _ = try keep(2, "1 + 3", "4")
    #expect(try run("history --clear").output == "2 calculations removed\n")
    #expect(try run("history").output == "")
    let journal = try Data(contentsOf: URL(filePath: run.path + "/history"))
    #expect(!String(decoding: journal, as: UTF8.self).contains("1 + 2"))
    #expect(try run("history --clear").output == "0 calculations removed\n")
  }

  @Test func entriesAreLabelledAndRemoved() throws {
    _ = try keep(1, "1 + 2", "3")
    _ = try keep(255, "1 + 3", "4")
    #expect(try run("history --label 00000000000000ff my rent").status == 0)
    #expect(try run("history").lines.last == "1 + 3 = 4  # 1970-01-01T00:00:00Z, my rent")
    #expect(try run("history --label 00000000000000ff").status == 0)
    #expect(try run("history").lines.last == "1 + 3 = 4  # 1970-01-01T00:00:00Z")
    #expect(try run("history --remove 0000000000000001").status == 0)
    #expect(try run("history").lines == ["1 + 3 = 4  # 1970-01-01T00:00:00Z"])
    let again = try run("history --remove 0000000000000001")
    #expect(again.status == 2)
    #expect(again.diagnostics == "exactly: there is no calculation 0000000000000001\n")
  }

  @Test func isSwitchedOffAndOn() throws {
    #expect(try run("history --off").status == 0)
    #expect(try run("settings history").output == "off\n")
    #expect(try run("history --on").status == 0)
    #expect(try run("settings history").output == "on\n")
  }

  @Test func unreadableLinesAreSetAside() throws {
    let first = try keep(1, "1 + 2", "3")
    try run.storage.append(["unreadable", String(first.dropLast())])
    _ = try keep(2, "1 + 3", "4")
    let told = try run("history")
    #expect(told.status == 0)
    #expect(told.lines.count == 2)
    #expect(
      told.diagnostics == "exactly: 2 lines of the history could not be read and are now in"
        + " \(run.path)/history.unreadable\n")
    let again = try run("history")
    #expect(again.lines.count == 2)
    #expect(again.diagnostics == "")
    let aside = try Data(contentsOf: URL(filePath: run.path + "/history.unreadable"))
    #expect(String(decoding: aside, as: UTF8.self) == "unreadable\n\(first.dropLast())\n")
    #expect(try run("history --clear").diagnostics.contains("history.unreadable"))
  }

  @Test(arguments: ["history", "history --json", "history --clear", "settings", "history --off"])
  func aPlaceThatCannotBeUsedIsNamed(arguments: String) throws {
    let run = try CommandRun(
      of: CommandRun.command, inShell: "XDG_STATE_HOME=/dev/null \"$0\" \(arguments)")
    #expect(run.status == 2)
    #expect(run.diagnostics.hasPrefix("exactly: /dev/null/exactly"), "\(run.diagnostics)")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
  }

  #if !canImport(Darwin)
  @Test func aMissingHomeIsNamed() throws {
    let run = try CommandRun(
      of: CommandRun.command, inShell: "env -u HOME -u XDG_STATE_HOME \"$0\" history")
    #expect(run.status == 2)
    #expect(
      run.diagnostics
        == "exactly: neither XDG_STATE_HOME nor HOME is set to a full path\n")
  }
  #endif

  @Test func pipesKeepNothing() throws {
    for call in ["1+1", "--keys '1 + 1 ='", "--json 1/3"] {
      #expect(try run(call + " | cat").status == 0)
    }
    #expect(try run("<<'END'\n1+1\nEND\n").output == "2\n")
    #expect(!FileManager.default.fileExists(atPath: run.path))
  }

  @Test(arguments: ["'history + 1'", "'settings'+1", "history+1"])
  func theWordsAreNoTasksWithinExpressions(expression: String) throws {
    let run = try run(expression)
    #expect(run.status == 2)
    #expect(run.diagnostics.contains("unknown name"), "\(run.diagnostics)")
  }
}
