import CalculatorModel
import ConformanceTables
import ExactReals
import Testing

/// Conformance/identities.csv: identities from the literature, and whether each of them is seen.
@Suite struct IdentitiesTests {
  struct Row: CustomTestStringConvertible {
    var expression: String
    var expected: String
    var isSeen: Bool
    var source: String

    var testDescription: String { "\(expression) = \(expected) (\(source))" }

    init(_ cells: [String: String]) throws {
      expression = try #require(cells["expression"])
      expected = try #require(cells["expected"])
      source = try #require(cells["source"])
      let status = try #require(cells["status"])
      try #require(["seen", "open"].contains(status))
      isSeen = status == "seen"
    }

    /// Whether the two sides are seen to be equal; a division by a number that may be zero is undecided, too.
    func isEqual(within budget: Budget) throws -> Decision {
      do {
        let value = try MathExpression(expression).value(within: budget)
        return try value.isEqual(
          to: MathExpression(expected).value(), within: budget)
      } catch let error as ExpressionError where error.cause == .calculation(.undecided) {
        return .undecided
      }
    }
  }

  private static func rows() throws -> [Row] {
    try CommaSeparatedTable(named: "identities.csv").rows.map(Row.init)
  }

  @Test func everyIdentityStandsThereOnceAndHasASource() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.expression)).count == rows.count)
    #expect(rows.allSatisfy { !$0.source.isEmpty })
  }

  @Test(arguments: try rows().filter(\.isSeen))
  func isSeenExactly(row: Row) throws {
    #expect(try row.isEqual(within: Budget()) == .yes)
  }

  /// No proof takes a number for zero if it differs from zero only far beyond the digits examined first.
  @Test(arguments: try rows(), ["1e-40", "pi*1e-45"])
  func isToldFromItsNeighbour(row: Row, distance: String) throws {
    let value = try MathExpression("(\(row.expression))+\(distance)").value()
    #expect(try value.isEqual(to: MathExpression(row.expected).value()) == .no)
  }

  /// When one is seen, change its status in the table, and the count in the guide.
  @Test(arguments: try rows().filter { !$0.isSeen })
  func isStillOpen(row: Row) throws {
    #expect(try row.isEqual(within: Budget(work: 1 << 26)) == .undecided)
  }
}
