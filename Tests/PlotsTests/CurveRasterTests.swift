import BigNumbers
import CalculatorModel
import ConformanceTables
import ExactReals
import TestSupport
import Testing

@testable import Plots

@Suite struct CurveRasterTests {
  @Test(arguments: [
    // y = sin(40/x) by Graphest, and by counting the rows that the values of each column lie in.
    ("y = sin(40/x)", -10, 10, -10, 10, 1_024, 1_024, 10_916),
    // A line through the corners of pixels is in those on its left and right, and a little above the edges of rows.
    ("x", 0, 8, 0, 8, 8, 8, 15),
    ("f(x) = floor(x)", 0, 8, 0, 8, 8, 8, 15),
    ("3", 0, 8, 0, 8, 8, 8, 8),
    ("1/0.5", 0, 8, 3, 8, 8, 8, 0),
    ("sqrt(-1-x^2)", -1, 1, -1, 1, 10, 10, 0),
    // From 0 on nothing, and at 0 the value 0.
    ("sqrt(-x)", 0, 1, -1, 1, 10, 10, 1),
    // No ink joins both sides of a pole.
    ("1/x", -1, 1, -1, 1, 20, 20, 2),
  ])
  func countsInk(
    function: String, left: Int, right: Int, bottom: Int, top: Int, width: Int, height: Int,
    ink: Int
  ) throws {
    let plot = try Plot(
      of: [PlottedFunction(function)], in: .radians, from: Real(left), to: Real(right),
      bottom: Rational(bottom), top: Rational(top), width: width, height: height, within: Budget())
    let raster = try plot.raster(within: Budget())
    #expect(raster.count(of: .ink) == ink)
    #expect(raster.count(of: .unknown) == 0)
  }

  /// No pixel of the table's curves is undecided, and each value at a random number is in a pixel with ink.
  @Test(arguments: try CommaSeparatedTable(named: "plots.csv").rows)
  func drawsEachValue(row: [String: String]) throws {
    let plot = try plot(of: row, width: 800, height: 500)
    let raster = try plot.raster(within: Budget(work: Plot.work))
    #expect(raster.count(of: .unknown) == 0, "\(row)")
    var generator = SeededGenerator(seed: 5)
    let analysis = plot.curves[0].analysis
    let width = try plot.frame.right - plot.frame.left
    for _ in 0..<80 {
      let part = try Rational(Int.random(in: 0...1_000_000, using: &generator)) / 1_000_000
      let number = try plot.frame.left + width * Real(part)
      guard let value = try? analysis.value(at: number, within: Budget()) else { continue }
      let columns = try plot.frame.columns(of: number, within: Budget()).range
      let rows = try plot.frame.rows(
        of: value.enclosure(bits: 96, within: Budget()), exactly: { value }, within: Budget()
      ).range
      for column in columns {
        for row in rows where (0..<raster.height).contains(row) {
          #expect(raster[column: column, row: row] == .ink, "\(number) of \(analysis)")
        }
      }
    }
  }

  /// In each column the ink is where values are, as far as many of them show.
  @Test(arguments: try CommaSeparatedTable(named: "plots.csv").rows)
  func drawsNothingElse(row: [String: String]) throws {
    let plot = try plot(of: row, width: 40, height: 50)
    let raster = try plot.raster(within: Budget(work: Plot.work))
    let analysis = plot.curves[0].analysis
    for column in 0..<raster.width {
      let ends = (
        try plot.frame.edge(of: column, within: Budget()),
        try plot.frame.edge(of: column + 1, within: Budget())
      )
      var lowest = raster.height
      var highest = -1
      // Between two numbers next to a pole, a jump or an end the values say nothing.
      for point in analysis.points where point.isCritical {
        if try point.number.compare(to: ends.0) >= 0, try point.number.compare(to: ends.1) <= 0 {
          (lowest, highest) = (0, raster.height - 1)
        }
      }
      for sample in 0...40 {
        let number = try ends.0 + (ends.1 - ends.0) * Real(Rational(sample) / 40)
        guard let value = try? analysis.value(at: number, within: Budget()) else { continue }
        let rows = try plot.frame.rows(
          of: value.enclosure(bits: 96, within: Budget()), exactly: { value }, within: Budget()
        ).range
        lowest = min(lowest, rows.lowerBound)
        highest = max(highest, rows.upperBound)
      }
      for row in 0..<raster.height where raster[column: column, row: row] == .ink {
        #expect(row >= lowest - 1 && row <= highest + 1, "\(column) \(row)")
      }
    }
  }

  @Test func saysWhereItDoesNotKnow() throws {
    let plot = try Plot(
      of: [PlottedFunction("sin(x)^2 + cos(x)^2")], in: .radians, from: -1, to: 1, bottom: 0,
      top: 2, width: 10, height: 10, within: Budget())
    let raster = try plot.raster(within: Budget())
    // The line is there, and what is next to it may be.
    #expect(raster.count(of: .ink) >= 10)
    #expect(raster.count(of: .ink) + raster.count(of: .unknown) < 40)
  }

  private func plot(of row: [String: String], width: Int, height: Int) throws -> Plot {
    try Plot(
      of: [PlottedFunction(row["expression", default: ""])], in: .radians,
      from: MathExpression(row["from", default: ""]).value(),
      to: MathExpression(row["to", default: ""]).value(), bottom: nil, top: nil, width: width,
      height: height, within: Budget(work: Plot.work))
  }
}
