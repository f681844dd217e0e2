import BuiltCommands
import Foundation
import Testing

/// `exactly rates`.
@Suite struct RatesTests {
  private let person = StateRun()

  private func importing(_ lines: String, _ arguments: String = "rates import -") throws
    -> CommandRun
  {
    try person("\(arguments) <<'END'\n\(lines)\nEND\n")
  }

  @Test func importedRatesConvertMoney() throws {
    #expect(try person("'12 EUR to USD'").status == 1)
    let imported = try importing(
      "Date, USD, JPY, \n20 November 2026, 1.25, 160, ")
    #expect(imported.status == 0 && imported.lines == ["Exchange rates added: 2"])
    #expect(try person("'12 EUR to USD'").lines == ["15 USD"])
    #expect(try person("'1600 JPY to USD'").lines == ["12.5 USD"])
    #expect(try person("'1 EUR to USD'").diagnostics.contains("ECB"))
    #expect(try person("--explain '12 EUR to USD'").output.contains("= 15 USD"))
    #expect(try person("<<'END'\n1+1\n2 EUR to USD\nEND").lines == ["2", "2.5 USD"])
    #expect(
      try person("rates").lines
        == [
          "rate 2026-11-20 1 EUR = 160 JPY # ECB", "rate 2026-11-20 4 EUR = 5 USD # ECB",
        ])
  }

  @Test func newerRatesCount() throws {
    for (day, rate) in [("2026-11-19", "1.5"), ("2026-11-20", "1.25"), ("2026-11-18", "2")] {
      _ = try importing("\(day),EUR,USD,\(rate),bank")
    }
    #expect(try person("'1 EUR to USD'").lines == ["1.25 USD"])
    #expect(try person("'1 EUR to USD on 2026-11-18'").lines == ["2 USD"])
    #expect(try person("'1 EUR to USD on 2026-11-17'").status == 1)
    _ = try importing("2026-11-20,EUR,USD,1.75,bank")
    #expect(try person("'1 EUR to USD'").lines == ["1.75 USD"])
    #expect(try person("rates clear").status == 0)
    #expect(try person("rates").lines == [])
    #expect(try person("'1 EUR to USD'").status == 1)
  }

  @Test func ratesOfAFileStandBesideThem() throws {
    _ = try importing("2026-11-20,EUR,USD,1.25,bank")
    #expect(
      try importing("2026-11-21,EUR,USD,3", "--rates /dev/stdin '1 EUR to USD'").lines == ["3 USD"])
    #expect(
      try importing("2026-11-21,EUR,GBP,3", "--rates /dev/stdin '1 EUR to USD'").lines
        == ["1.25 USD"])
  }

  @Test(arguments: [
    ("rates import", "unknown rates task 'import'"), ("rates frob", "unknown rates task 'frob'"),
    ("rates import /nowhere/x", "/nowhere/x"),
    ("rates clear all", "unknown rates task 'clear all'"),
  ])
  func otherWordsAreRefused(arguments: String, words: String) throws {
    let run = try person(arguments)
    #expect(run.status == 2 && run.diagnostics.contains(words), "\(run.diagnostics)")
  }

  @Test func whatIsNoFileOfRatesChangesNothing() throws {
    _ = try importing("2026-11-20,EUR,USD,1.25,bank")
    let run = try importing("hello")
    #expect(run.status == 2 && run.diagnostics.contains("line 1"), "\(run.diagnostics)")
    #expect(try person("'1 EUR to USD'").lines == ["1.25 USD"])
  }
}
