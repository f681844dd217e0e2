import ConformanceTables
import Testing

/// The only proof that the tables still have all their rows, as other tests play whatever rows are there.
@Suite struct ReleasedRowsTests {
  @Test(arguments: try ReleasedRows.all)
  func noRowOfTheLastReleaseIsLost(released: ReleasedRows) throws {
    let rows = try CommaSeparatedTable(named: released.table).rows
    #expect(released.lost(from: rows) == [], "\(released.table)")
  }

  @Test func aRowThatIsTakenAwayIsMissed() throws {
    let released = try #require(try ReleasedRows.all.first { $0.table == "keys.csv" })
    let rows = try CommaSeparatedTable(named: "keys.csv").rows
    #expect(released.lost(from: Array(rows.dropFirst())) == ["K0001"])
  }
}
