import BigNumbers
import CalculatorModel
import ExactReals
import Foundation
import Testing

@testable import Plots

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct PictureTests {
  private func plot(
    _ functions: [String], from lower: Real = -10, to upper: Real = 10, width: Int = 80,
    height: Int = 40
  ) throws -> Plot {
    try Plot(
      of: functions.map { try PlottedFunction($0) }, in: .radians, from: lower, to: upper,
      bottom: nil, top: nil, width: width, height: height, within: Budget(work: Plot.work))
  }

  @Test func svgIsWellFormed() throws {
    let plot = try plot(["tan(x)", "1/(x-2)", "floor(x)"], width: 800, height: 500)
    let picture = try SVGPicture(
      plot, .init(title: "a < b", description: "c & d"), within: Budget(work: Plot.work))
    let parser = XMLParser(data: Data(picture.text.utf8))
    #expect(parser.parse())
    #expect(picture.text.contains("<title id=\"title\">a &lt; b</title>"))
    #expect(picture.text.contains("role=\"img\""))
  }

  @Test func noLineJoinsTheSidesOfAPole() throws {
    let plot = try plot(["1/x"], from: -2, to: 2, width: 800, height: 500)
    let picture = try SVGPicture(plot, .init(title: "", description: ""), within: Budget())
    let path = try #require(picture.text.split(separator: "\n").first { $0.hasPrefix("<path") })
    #expect(path.filter { $0 == "M" }.count == 2)
  }

  @Test func aCurveWithoutBreaksIsOneLine() throws {
    let plot = try plot(["x^3 - 3x"], from: -3, to: 3, width: 800, height: 500)
    let picture = try SVGPicture(plot, .init(title: "", description: ""), within: Budget())
    let path = try #require(picture.text.split(separator: "\n").first { $0.hasPrefix("<path") })
    #expect(path.filter { $0 == "M" }.count == 1)
  }

  @Test func drawsInBraille() throws {
    let plot = try Plot(
      of: [PlottedFunction("x")], in: .radians, from: 0, to: 4, bottom: 0, top: 4, width: 8,
      height: 16, within: Budget())
    let picture = try BraillePicture(plot.raster(within: Budget()), axes: (nil, nil))
    #expect(picture.lines == ["   ⡼", "  ⡼⠁", " ⡼⠁ ", "⡼⠁  "])
  }

  @Test(arguments: [
    // The standard height shows all values, with a margin.
    ("sin(x)", -10, 10, "-1.1", "1.1"),
    ("3", -10, 10, "1.9", "4.1"),
    // 0 is near, and shown.
    ("x^2 + 1", -2, 2, "-0.24", "4.85"),
    // Next to a pole a twentieth of the columns is left out.
    ("1/x", -2, 2, "-11", "11"),
    ("sqrt(-1-x^2)", -1, 1, "-1.1", "1.1"),
    // Roots and extrema are shown if that doesn't take much.
    ("exp(-x^2)", -10, 10, "-0.05", "1.05"),
    ("x*sin(1/x)", -10, 10, "-0.28", "1.06"),
    ("1/(x^2 + 0.0001)", -10, 10, "-0.2", "4.2"),
  ])
  func choosesTheHeight(
    function: String, lower: Int, upper: Int, bottom: String, top: String
  ) throws {
    let plot = try plot([function], from: Real(lower), to: Real(upper), width: 800, height: 500)
    let format = AnswerFormat(significantDigits: 6)
    #expect(format.text(of: plot.frame.bottom) == bottom)
    #expect(format.text(of: plot.frame.top) == top)
  }

  @Test(arguments: [
    ("0", "10", "0 2 4 6 8 10"), ("-1", "1", "-1 -0.5 0 0.5 1"),
    ("0.1", "0.15", "0.1 0.11 0.12 0.13 0.14 0.15"),
    ("99", "1234", "200 400 600 800 1000 1200"),
  ])
  func marksRoundNumbers(lower: String, upper: String, marks: String) throws {
    let ends = try [lower, upper].map { try #require(MathExpression($0).value().rational) }
    let numbers = AxisMarks(from: ends[0], to: ends[1], count: 6).numbers
    #expect(numbers.map(AxisMarks.text).joined(separator: " ") == marks)
  }
}
