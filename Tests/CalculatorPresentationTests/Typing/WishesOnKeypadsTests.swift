import CalculatorModel
import CalendarDates
import ConformanceTables
import Testing

@testable import CalculatorPresentation

/// The rows of wishes.csv for the command, as lines that are typed on a keypad: every face reads these with the
/// same view model.
@MainActor @Suite struct WishesOnKeypadsTests {
  /// The rows left out, as a keypad uses its user's marks, and a sign between feet and inches.
  private nonisolated static let otherwise: Set = ["W0005", "W0168", "W0169"]

  /// Returns the rows without options, which only the command has.
  private nonisolated static func rows() throws -> [[String: String]] {
    try CommaSeparatedTable(named: "wishes.csv").rows.filter { row in
      row["face"] == "command" && row["options"] == ""
        && !otherwise.contains(row["id"] ?? "")
    }
  }

  /// Returns a calculator that knows two time zones, as they are on the days of the table.
  private static func calculator() -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      mode: .scientific, locale: "C", clock: { 0 }, random: { 0 })
    let table = ZoneTable(version: "", names: ["Asia/Tokyo", "Europe/Berlin"]) {
      (name) throws(ZoneFileError) in
      Zone(name: name, seconds: name == "Asia/Tokyo" ? 32_400 : 7_200)
    }
    viewModel.wallClock.zones = { table }
    return viewModel
  }

  /// Returns the times and dates with a character that presses no key; `12/25/2025` is three numbers and two keys
  /// there, which the display shows.
  private nonisolated static func rowsWithoutKeysAlone() throws -> [[String: String]] {
    try rows().filter { row in
      ["time", "date", "instant", "zone"].contains(row["area"] ?? "")
        && !(row["input"] ?? "").allSatisfy { "0123456789 /-".contains($0) }
    }
  }

  /// Times and dates typed character by character, at first and after another answer, none of which may press a key
  /// on the way.
  @Test(arguments: try rowsWithoutKeysAlone())
  func areGrantedSignBySign(row: [String: String]) throws {
    let viewModel = Self.calculator()
    let (input, expected) = (row["input"] ?? "", row["expected"] ?? "")
    for line in [input, "5 km to m", input] {
      for character in line { viewModel.type(.character(character)) }
      viewModel.type(.enter)
      guard line == input else { continue }
      if expected.hasPrefix("refused:") {
        #expect(viewModel.typedLine?.problem != nil, "\(row["id"] ?? "") \(input)")
      } else {
        #expect(viewModel.displayText == expected, "\(row["id"] ?? "") \(input)")
      }
      viewModel.type(.escape)
    }
  }

  @Test(arguments: try rows())
  func areGranted(row: [String: String]) throws {
    let viewModel = Self.calculator()
    viewModel.press(.angleUnit(.radians))
    let (input, expected) = (row["input"] ?? "", row["expected"] ?? "")
    let problem = viewModel.problem(calculating: input)?.text
    guard expected.hasPrefix("refused:") else {
      #expect(problem == nil, "\(row["id"] ?? "")")
      // A copied number has all its digits, and the display's sign.
      let answer = viewModel.copyText?.replacing("−", with: "-") ?? ""
      let isLonger = row["id"] == "W0095" && answer.hasPrefix("93326215443944152")
      #expect(answer == expected || isLonger, "\(row["id"] ?? "") \(input): \(answer)")
      return
    }
    let told = try #require(problem, "\(row["id"] ?? "") \(input)")
    for text in expected.dropFirst("refused:".count).split(separator: "&") {
      #expect(told.contains(text.split(separator: " ").joined(separator: " ")), "\(told)")
    }
  }
}
