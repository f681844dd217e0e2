import BuiltCommands
import ConformanceTables
import Foundation
import Testing

/// Units, money and dates at the command.
@Suite struct QuantitiesTests {
  @Test func answersHaveTheirUnit() throws {
    let run = try CommandRun(input: "5 ft + 3 in to cm\n2026-11-22 + 90 days\n1 m to ft + in\n")
    #expect(run.lines == ["160.02 cm", "2027-02-20", "3 ft 3.370078740157480 in"])
    #expect(try CommandRun("--exact", "1 pc to ly").lines == ["10246429500/(999992651π) ly"])
    #expect(try CommandRun("--places", "2", "1 mi to km").lines == ["1.61 km"])
  }

  @Test func recordsHaveTheUnit() throws {
    #expect(
      try CommandRun("--json", "5 ft + 3 in to cm").lines == [
        #"{"expression":"5 ft + 3 in to cm","reading":"(5 ft) + (3 in) → cm","decimal":"160.02","exact":"8001/50","isExact":true,"error":null,"unit":"cm"}"#
      ])
    #expect(
      try CommandRun("--json", "2026-11-22 to weekday").lines[0]
        .contains(#""decimal":null,"exact":null,"isExact":true,"error":null,"text":"Sunday""#))
    #expect(try CommandRun("--json", "1/3").lines[0].contains("unit") == false)
  }

  @Test("A table of values has a column for the unit, as in every line")
  func tablesHaveTheUnit() throws {
    let run = try CommandRun("--csv", input: "5 km\n1/2\n2026-11-22 to weekday\n")
    #expect(
      run.output
        == [
          "expression,reading,decimal,exact,isExact,error,note,column,unit,text",
          "5 km,5 km,5,5,true,,,,km,", "1/2,1 ÷ 2,0.5,1/2,true,,,,,",
          "2026-11-22 to weekday,2026-11-22 → weekday,,,true,,,,,Sunday", "",
        ].joined(separator: "\r\n"))
  }

  @Test func todayIsThatOfTheOptionOrOfTheClock() throws {
    #expect(try CommandRun("--today", "2026-11-22", "today + 1 week").lines == ["2026-11-29"])
    #expect(try CommandRun("today - today").lines == ["0 d"])
    let run = try CommandRun("--today", "2026-02-30", "today")
    #expect(run.status == 2 && run.diagnostics.contains("--today takes a date such as 2026-11-22"))
  }

  @Test func ratesOfAFileAreTold() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rates-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try "date,from,to,rate,source\n2026-11-20,EUR,USD,1.25,ECB\r\n\n2026-11-20,EUR,GBP,0.8,ECB\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let run = try CommandRun(
      "--rates", file.path, "--today", "2026-11-22", "100 USD to GBP")
    #expect(run.lines == ["64 GBP"] && run.status == 0)
    #expect(
      run.diagnostics
        == "exactly: at 1 EUR = 1.25 USD, 2026-11-20, ECB, 1 EUR = 0.8 GBP, 2026-11-20, ECB\n")
    let later = try CommandRun(
      "--json", "--rates", file.path, "--today", "2026-12-01", "€4 to USD")
    #expect(later.lines[0].contains(#""rates":["1 EUR = 1.25 USD, 2026-11-20, ECB"]"#))
    #expect(later.lines[0].contains("11 days old"))
  }

  @Test(arguments: [
    "2026-11-20,EUR,USD", "2026-11-20,EUR,USD,0,ECB", "2026-11-20,EUR,EUR,1", "today,EUR,USD,1",
    "2026-11-20,EUR,USD,1.25,ECB,more", "2026-02-30,EUR,USD,1",
  ])
  func malformedRatesNameTheirLine(line: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rates-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try "2026-11-20,EUR,USD,1.25,ECB\n\(line)\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let run = try CommandRun("--rates", file.path, "1 EUR to USD")
    #expect(run.status == 2 && run.output == "", "\(line)")
    #expect(
      run.diagnostics.contains(", line 2: write a rate as date,from,to,rate,source"), "\(line)")
  }

  @Test func aMissingFileOfRatesIsNamed() throws {
    let run = try CommandRun("--rates", "/nowhere/rates.csv", "1 EUR to USD")
    #expect(run.status == 2 && run.diagnostics.contains("/nowhere/rates.csv"))
  }

  @Test func unitsAreListed() throws {
    let run = try CommandRun("units")
    let units = try UnitsRow.rows(of: "unit")
    #expect(run.lines.map { $0.prefix { $0 != " " } } == units.map { $0.symbol[...] })
    #expect(run.status == 0)
    #expect(
      try CommandRun("units", "Torr").lines == [
        "torr  torrs, Torr; = 101325/760 kg/(m s^2); pressure; NIST SP 811 (2008) B.8"
      ])
    let none = try CommandRun("units", "qq")
    #expect(
      none.status == 1 && none.diagnostics == "exactly: no unit matches 'qq'; units lists all\n")
  }

  @Test func stepsAreExplained() throws {
    let run = try CommandRun("--explain", "5 ft + 3 in to cm")
    #expect(
      run.lines == [
        "read as (5 ft) + (3 in) → cm", "", "1. (5 ft) + (3 in)", "   = 21/4 ft = 5.25 ft",
        "   exact", "", "2. (5 ft) + (3 in) → cm", "   = 8001/50 cm = 160.02 cm", "   exact",
      ])
  }

  @Test("Dates are no subtractions, in whatever line")
  func datesAreNoSubtractions() throws {
    let run = try CommandRun(input: "2026-11-22\n2026 - 11 - 22\n2026-2-5\n(2026-11-22)\n")
    #expect(run.lines == ["2026-11-22", "1993", "2019", "2026-11-22"])
  }

  @Test(arguments: [
    ("5 xyz", 2), ("5 ton", 2), ("50 N / 2 m s", 2), ("5 m + 2", 1), ("2026-11-22 + 36 h", 1),
    ("2026-02-30", 2), ("1 EUR to USD", 1), ("sin(5 m)", 1),
  ])
  func errorsHaveAPlaceAndAStatus(line: String, status: Int32) throws {
    let run = try CommandRun(line)
    #expect(run.status == status && run.output == "", "\(line)")
    #expect(run.diagnostics.contains("^"), "\(line): \(run.diagnostics)")
  }
}
