import Foundation
import TestSupport
import Testing

@testable import CalculatorModel

/// The law of edits: a sheet's answers depend on its text alone, and not on the edits that led to it.
@Suite struct SheetEditLawTests {
  /// The number of edits made to a sheet.
  private static let editsInTrial = 8

  /// The number of edits in each part; `EXACTLY_SHEET_EDITS=100000` sets the number in all parts together.
  private static let editCount: Int = {
    let variable = ProcessInfo.processInfo.environment["EXACTLY_SHEET_EDITS"]
    return (variable.flatMap { Int($0) } ?? Sample.count(2_000)) / parts.count
  }()

  private static let parts = (1...4).map { UInt64($0) }

  @Test(arguments: parts + FreshSeed.all)
  func aSheetIsWhatItsTextSays(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<Self.editCount / Self.editsInTrial {
      var trial = SheetTrial(editCount: Self.editsInTrial, using: &generator)
      // Some sheets exceed the total cost allowed for their lines.
      if number.isMultiple(of: 4) {
        trial.limit = SheetCost(
          work: .random(in: 10_000...200_000, using: &generator),
          bytes: .random(in: 200...3_000, using: &generator))
      }
      guard trial.difference() != nil else { continue }
      let smallest = trial.shrunk()
      Issue.record(
        """
        seed \(seed), trial \(number): \(smallest.difference() ?? "")
        at first:
        \(smallest.lines.joined(separator: "\n"))
        then:
        \(smallest.steps.map { "\($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  @Test func aNewRateWakesWhatConvertsMoney() throws {
    var sheet = try Sheet("12 EUR in USD")
    let rate = "rate 2026-11-20 1 EUR = 1.0823 USD"
    #expect(try sheet.replaceLines(0..<0, with: [rate]) == [0, 1])
    #expect(sheet.written(at: 1)?.description == "= 12.9876 USD")
    try sheet.replaceLines(0..<1, with: ["rate 2026-11-20 1 EUR = 1.1 USD"])
    #expect(sheet.written(at: 1)?.description == "= 13.2 USD")
  }

  @Test func theRateThatIsNearestAboveHolds() throws {
    func rate(_ value: String) -> String { "rate 2026-11-20 1 EUR = \(value) USD" }
    var sheet = try Sheet("\n" + rate("1.2") + "\n€10 in USD")
    try sheet.replaceLines(0..<1, with: [rate("1.1")])
    #expect(sheet.written(at: 2)?.description == "= 12 USD")
    try sheet.replaceLines(2..<3, with: ["€20 in USD"])
    #expect(sheet.written(at: 2)?.description == "= 24 USD")
  }

  @Test func aRateThatStaysIsKnownBelow() throws {
    var sheet = try Sheet("a = 1\nrate 2026-11-20 1 EUR = 1.0823 USD\n3")
    try sheet.edit(0..<1, with: ["a = 12"])
    try sheet.replaceLines(2..<3, with: ["12 EUR in USD"])
    #expect(sheet.written(at: 2)?.description == "= 12.9876 USD")
  }

  /// A name hides another above it only where both are spelled alike.
  @Test func aNameInOtherCapitalsHidesNone() throws {
    var sheet = try Sheet("Pay: 2\npay * 2")
    #expect(sheet.written(at: 1)?.description == "= 4")
    _ = try sheet.replaceLines(0..<0, with: ["pay = 7"])
    #expect(sheet.written(at: 2)?.description == "= 14")
  }

  @Test func aReadingSeesNamesFromItsLine() throws {
    let sheet = try Sheet("4\ntotal\ntotal = 5\ntotal")
    #expect(sheet.reading(at: 1) == "total (line 1)")
    #expect(sheet.reading(at: 3) == "total")
  }

  @Test func aCalculationThatWasStoppedGoesOn() throws {
    var sheet = try Sheet("sin(a)\na")
    try sheet.edit(0..<0, with: ["a = 2"])
    sheet.settle { true }
    sheet.finish()
    #expect(sheet.written(at: 2)?.description == "= 2")
  }
}
