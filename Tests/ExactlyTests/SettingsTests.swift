import BuiltCommands
import CalculatorPresentation
import CalculatorStorage
import Foundation
import Testing

@testable import exactly

/// `exactly settings`.
@Suite struct SettingsTests {
  private let run = StateRun()

  @Test func areListedWithTheirValues() throws {
    let lines = try run("settings").lines
    #expect(lines.count == Setting.allCases.count)
    for (line, setting) in zip(lines, Setting.allCases) {
      #expect(line.hasPrefix("\(setting.name) = \(setting.value(in: Settings()))  "), "\(line)")
      #expect(line.hasSuffix("# " + setting.valueList), "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: run.path))
  }

  @Test func eachOneTakesEachOfItsValues() throws {
    for setting in Setting.allCases {
      for value in [setting.values.last, setting.values.first].compactMap(\.self) {
        #expect(try run("settings \(setting.name) \"\(value)\"").status == 0)
        #expect(try run("settings \(setting.name)").output == value + "\n")
      }
    }
  }

  @Test func aValueMayStandInSeveralWords() throws {
    #expect(try run("settings marks 1 234,5").status == 0)
    #expect(try run("settings marks").output == "1 234,5\n")
  }

  @Test func areResetTogether() throws {
    _ = try run("settings order left-to-right")
    _ = try run("settings history off")
    #expect(try run("settings --reset").status == 0)
    #expect(try run.settings.current().settings == Settings())
  }

  @Test func aPipeChangesThemForItselfAlone() throws {
    _ = try run("settings digits 11")
    let piped = try run("--plain <<END\ng digits 12\ng order left-to-right\n2/3\ng digits\nEND\n")
    #expect(piped.status == 0)
    #expect(piped.diagnostics == "")
    #expect(piped.lines.contains("2 ÷ 3 ≈ 0.66666666667"))
    #expect(piped.lines.contains("digits = 12  # Digits: 12"))
    #expect(try run.settings.text() == "digits = 11\n")
  }

  @Test func whatAPersonWroteStays() throws {
    try run.settings.rewriteText { _ in "# mine\ncolour = red\nangle = rad\n" }
    let listed = try run("settings")
    #expect(listed.status == 0)
    #expect(
      listed.diagnostics
        == "exactly: \(run.path)/settings, line 2: there is no setting 'colour'\n")
    _ = try run("settings angle deg")
    #expect(try run.settings.text() == "# mine\ncolour = red\nangle = deg\n")
  }
}
