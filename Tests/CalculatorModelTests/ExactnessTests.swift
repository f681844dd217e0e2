import BigNumbers
import CalculatorModel
import ConformanceTables
import ExactReals
import Testing

/// Conformance/exactness.csv: expressions on which calculators show wrong digits.
@Suite struct ExactnessTests {
  struct Row: CustomTestStringConvertible {
    var expression: String
    var unit: AngleUnit
    var trueValue: String
    var exactForm: String

    var testDescription: String { expression }

    init(_ cells: [String: String]) throws {
      let text = try #require(cells["expression"])
      // The bank of chaos is abridged in the table.
      expression = text.contains("...") ? Self.bankOfChaos : text
      unit = try #require(AngleUnit(name: cells["angle"] ?? ""))
      trueValue = try #require(cells["true_value"])
      exactForm = try #require(cells["exact_form"])
    }

    /// a(n) = n·a(n−1) − 1 from a(0) = e − 1 to a(25).
    private static let bankOfChaos =
      (1...25).reduce("(e-1)") { amount, year in "(\(amount)*\(year)-1)" }
  }

  private static func rows() throws -> [Row] {
    try CommaSeparatedTable(named: "exactness.csv").rows.map(Row.init)
  }

  @Test(arguments: try rows().filter { $0.trueValue == "undefined" })
  func whatIsUndefinedIsRefused(row: Row) throws {
    let expression = try MathExpression(row.expression)
    let error = try #require(throws: ExpressionError.self) { try expression.value(in: row.unit) }
    #expect(error.isOfCalculation)
    for cause in [CalculationError.undecided, .tooMuchWork, .tooManyDigits] {
      #expect(error.reason != cause.reason)
    }
  }

  @Test(arguments: try rows().filter { $0.trueValue != "undefined" })
  func digitsAreThoseOfTheTrueValue(row: Row) throws {
    let value = try MathExpression(row.expression).value(in: row.unit)
    let rounded = try value.decimal(significantDigits: 30)
    let expected = try Real(#require(Rational(decimal: row.trueValue)))
      .decimal(significantDigits: 30)
    #expect(rounded.significand == expected.significand)
    #expect(rounded.significand.isZero || rounded.exponent == expected.exponent)
  }

  @Test(arguments: try rows().filter { !$0.exactForm.isEmpty })
  func exactFormIsTheValue(row: Row) throws {
    let value = try MathExpression(row.expression).value(in: row.unit)
    let exact = try MathExpression(row.exactForm).value()
    #expect(try value.isEqual(to: exact) == .yes)
    #expect(try value.isRational() == .yes)
    #expect(try value.simplified().rational == exact.rational)
  }

  /// Only the decimals of rational numbers of up to 30 digits are the value itself.
  @Test(arguments: try rows().filter { $0.trueValue != "undefined" })
  func exactnessIsKnown(row: Row) throws {
    let value = try MathExpression(row.expression).value(in: row.unit)
    let isExact =
      try !row.exactForm.isEmpty
      && MathExpression(row.exactForm).value().decimal(significantDigits: 30).isExact == .yes
    #expect(try value.decimal(significantDigits: 30).isExact == (isExact ? .yes : .no))
  }
}
