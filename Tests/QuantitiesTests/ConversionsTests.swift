import BigNumbers
import ConformanceTables
import Quantities
import Testing

/// The rows of conversions.csv that need no language of expressions.
@Suite struct ConversionsTests {
  /// The rows that only the language of expressions can read: brackets, functions, `in` twice, `'`, `€`, and rows
  /// refused for their notation.
  private static let needsLanguage: Set<String> = [
    "V0518", "V0534", "V0577", "V0578", "V0603", "V0606", "V0619", "V0620", "V0621", "V0640",
    "V0642", "V0643", "V0661", "V0744", "V0747", "V0748", "V0749", "V0750", "V0751", "V0753",
    "V0757", "V0772", "V0774", "V0775", "V0794", "V0805", "V0806", "V0810", "V0826", "V0851",
    "V0852", "V0853", "V0855", "V0862",
  ]

  private static func rates(_ context: String) throws -> ExchangeRates {
    var rates = ExchangeRates()
    let parts = context.components(by: ": ")
    guard parts.count == 2 else { return rates }
    for text in parts[1].components(by: "; ") {
      let words = text.split(separator: " ")
      let from = try #require(Currency(code: words[1]))
      let to = try #require(Currency(code: words[4]))
      let rate = try #require(Rational(decimal: words[3]))
      rates.add(try #require(ExchangeRate(from: from, to: to, rate: rate, date: parts[0])))
    }
    return rates
  }

  @Test func answersAreThoseOfTheTable() throws {
    for row in try ConversionsRow.rows()
    where row.error == nil && !Self.needsLanguage.contains(row.id) {
      do {
        let answer = try ConversionLine(row.expression).answer(using: Self.rates(row.context))
        #expect(answer == row.exact, "\(row)")
      } catch {
        Issue.record("\(row): \(error)")
      }
    }
  }

  @Test func refusalsAreThoseOfTheTable() throws {
    for row in try ConversionsRow.rows() {
      guard let error = row.error, !Self.needsLanguage.contains(row.id) else { continue }
      do {
        let answer = try ConversionLine(row.expression).answer(using: Self.rates(row.context))
        Issue.record("\(row): \(answer)")
      } catch let cause as QuantityError {
        #expect(name(of: cause) == error, "\(row)")
      } catch let cause as UnitNameError {
        #expect(name(of: cause) == error, "\(row)")
      }
    }
  }

  private func name(of error: UnitNameError) -> String {
    switch error {
    case .unknown: "unknown unit"
    case .ambiguous: "ambiguous unit"
    }
  }

  /// Returns the table's name for an error.
  private func name(of error: QuantityError) -> String {
    switch error {
    case .differentDimensions: "different dimensions"
    case .noUnit: "no unit"
    case .exponentWithUnit: "exponent with a unit"
    case .sumOfTemperatures: "sum of two temperatures"
    case .productOfTemperature: "product of a temperature"
    case .frequencyAndAngle: "frequency and angle per time"
    case .unitsNotDescending: "unreadable"
    case .noRate: "no rate"
    default: "\(error)"
    }
  }
}
