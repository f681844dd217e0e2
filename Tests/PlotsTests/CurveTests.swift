import BigNumbers
import CalculatorModel
import ConformanceTables
import ExactReals
import TestSupport
import Testing

@testable import Plots

@Suite struct CurveTests {
  /// Cells of the table that came from rounded numbers: at multiples of π the sine is 0, and so are its root and sign.
  private static let exactCells = [
    "G49 roots": "0; 3.14159265359; 6.28318530718; 9.42477796077",
    "G51 roots": "-3.14159265359; 0; 3.14159265359",
    "G51 jumps":
      "-3.14159265359 (1 | -1, value 0); 0 (-1 | 1, value 0); 3.14159265359 (1 | -1, value 0)",
  ]

  @Test(arguments: try CommaSeparatedTable(named: "plots.csv").rows)
  func findsWhatTheTableLists(row: [String: String]) throws {
    let features = try FeatureTexts(
      row["expression", default: ""], from: row["from", default: ""], to: row["to", default: ""])
    #expect(features.unknown.isEmpty, "\(row)")
    for column in ["roots", "poles", "jumps", "holes", "gaps", "extrema"] {
      let cell = "\(row["id", default: ""]) \(column)"
      #expect(features.texts[column] == Self.exactCells[cell] ?? row[column], "\(cell)")
    }
  }

  /// Curves that the table lacks, with all of their features.
  private static let others: [(curve: String, from: String, to: String, features: String)] = [
    ("1/x - 1/sin(x)", "-3", "3", "holes 0 (limit 0, undefined)"),
    ("(1-cos(x))/x^2", "-3", "3", "holes 0 (limit 0.5, undefined)"),
    ("exp(1/x)", "-2", "2", "poles 0 (0 | +inf)"),
    ("atan(1/x)", "-2", "2", "jumps 0 (-1.57079632679 | 1.57079632679, undefined)"),
    ("1/(x-cos(x))", "-2", "2", "poles 0.739085133215 (-inf | +inf)"),
    ("x^(2/3)*(x-2)", "-1", "3", "extrema max (0, 0); min (0.8, -1.03412865122); roots 0; 2"),
    (
      "(x^2-2)^2*(x-1)", "-3", "3",
      "extrema max (-1.41421356237, 0); min (-0.348331477355, -4.75877801336); "
        + "max (1.14833147735, 0.0688580133556); min (1.41421356237, 0); "
        + "roots -1.41421356237; 1; 1.41421356237"
    ),
    ("sqrt(x+1)-sqrt(x)", "-2", "10", "gaps (-2, 0)"),
    ("sqrt(x-1)*sqrt(1-x)", "-3", "3", "gaps (-3, 1); (1, 3); roots 1"),
    (
      "ln(x)/x", "0", "10",
      "extrema max (2.71828182846, 0.367879441171); poles 0 (. | -inf); roots 1"
    ),
    ("x-sin(x)", "-7", "7", "roots 0"),
    ("x^5-x-1", "-2", "0", "extrema max (-0.668740304976, -0.465007756019)"),
    ("floor(floor(x)/2)", "0", "4", "jumps 2 (0 | 1, value 1); roots 0; 1"),
    ("1/floor(x)", "-1.5", "2", "gaps (0, 1); jumps -1 (-0.5 | -1, value -1)"),
    (
      "ceil(x)-floor(x)", "-1.5", "1.5",
      "jumps -1 (1 | 1, value 0); 0 (1 | 1, value 0); 1 (1 | 1, value 0); roots -1; 0; 1"
    ),
    ("acosh(x)", "-3", "3", "gaps (-3, 1); roots 1"),
    ("min(x^2, 2-x)", "-3", "3", "extrema min (0, 0); max (1, 1); roots 0; 2"),
    ("sum(x^k/k!, k, 0, 3)", "-5", "5", "roots -1.59607163798"),
    ("3", "-1", "1", ""),
    ("cot(x)", "-1", "1", "poles 0 (-inf | +inf)"),
    ("tanh(1/x)", "-1", "1", "jumps 0 (-1 | 1, undefined)"),
    ("log(x, 2)", "-1", "8", "gaps (-1, 0); poles 0 (none | -inf); roots 1"),
    // Powers have the values that the calculator gives them.
    (
      "sin(x)^pi", "0", "4",
      "extrema max (1.57079632679, 1); gaps (3.14159265359, 4); roots 0; 3.14159265359"
    ),
    ("abs(x)^pi", "-1", "1", "extrema min (0, 0); roots 0"),
    (
      "abs(x)^x", "-2", "2",
      "extrema max (-0.367879441171, 1.44466786101); min (0.367879441171, 0.692200627555)"
    ),
    ("x^10000", "-1", "1", "extrema min (0, 0); roots 0"),
    // A factor of 0 hides no gap.
    ("0*ln(x)", "-5", "5", "gaps (-5, 0)"),
    ("0/x", "-5", "5", "holes 0 (limit 0, undefined)"),
    ("ln(x)^0", "-2", "3", "gaps (-2, 0)"),
    ("0*ln(x) + x", "-2", "3", "gaps (-2, 0)"),
    (
      "asin(floor(x))", "-2", "3",
      "gaps (-2, -1); (2, 3); jumps 0 (-1.57079632679 | 0, value 0); 1 (0 | 1.57079632679, value 1.57079632679); roots 0"
    ),
    // Slopes that are too small to be told from 0 by their digits.
    ("exp(-x^30)", "-10", "10", "extrema max (0, 1)"),
    ("exp(-x^2)", "-1e10", "1e10", "extrema max (0, 1)"),
    ("exp(-exp(x^2))", "-20", "20", "extrema max (0, 0.367879441171)"),
    ("x*exp(-x)", "0", "1e20", "extrema max (1, 0.367879441171); roots 0"),
    ("(x-1)*(x-1-1e-30)", "0.5", "1.7", "extrema min (1, -2.5e-61); roots 1; 1"),
    (
      "sin(x)-1+1e-40", "1", "2",
      "extrema max (1.57079632679, 1e-40); roots 1.57079632679; 1.57079632679"
    ),
    // Where a curve runs along the axis, the ends of the interval are no roots.
    ("0", "-1", "1", ""),
    ("max(x, 0)", "-1", "1", "roots 0"),
  ]

  @Test(arguments: others)
  func findsFeatures(_ curve: String, _ lower: String, _ upper: String, features: String) throws {
    let found = try FeatureTexts(curve, from: lower, to: upper)
    #expect(found.unknown.isEmpty, "\(curve)")
    let texts = found.texts.filter { $0.value != "" }.sorted { $0.key < $1.key }
    #expect(texts.map { "\($0.key) \($0.value)" }.joined(separator: "; ") == features, "\(curve)")
  }

  @Test(arguments: [
    "sin(1/x)", "x*sin(1/x)", "sin(1000x)", "sin(x)^2+cos(x)^2", "x^x", "(x^2-2)^2-1e-50",
  ])
  func saysWhereItCannotFollow(_ curve: String) throws {
    let found = try FeatureTexts(curve, from: "-1", to: "10")
    #expect(!found.unknown.isEmpty)
  }

  @Test(arguments: ["gamma(x)", "gcd(x, 2)", "derivative(t^2, t, x)", "x!"])
  func refusesFunctionsItCannotFollow(_ curve: String) throws {
    let expression = try MathExpression(curve, of: "x")
    #expect(throws: CalculationError.notIsolated) {
      try FunctionProgram.program(of: expression, in: .radians, within: Budget())
    }
  }

  /// Between the points found a function rises or falls as it is said to, at numbers chosen at random.
  @Test func risesAndFallsAsSaid() throws {
    var generator = SeededGenerator(seed: 11)
    for row in try CommaSeparatedTable(named: "plots.csv").rows {
      let analysis = try analysis(
        row["expression", default: ""], from: row["from", default: ""], to: row["to", default: ""])
      for (index, piece) in analysis.pieces.enumerated() {
        guard let place = piece.place else { continue }
        let (lower, upper) = (analysis.points[index].number, analysis.points[index + 1].number)
        var parts: [Rational] = []
        for _ in 1...2 {
          parts.append(try Rational(Int.random(in: 1..<1_000, using: &generator)) / 1_000)
        }
        let numbers = try parts.sorted().map { part in
          try lower + (upper - lower) * Real(part)
        }
        let values = try numbers.map {
          try analysis.program.value(at: place, for: $0, within: Budget())
        }
        if parts[0] == parts[1] { continue }
        #expect(try values[1].compare(to: values[0]) == piece.direction, "\(row) \(numbers)")
        #expect(try values[0].compare(to: 0) == piece.sign, "\(row) \(numbers)")
      }
    }
  }
}

/// Takes the curve of a typed function apart.
private func analysis(_ text: String, from lower: String, to upper: String) throws -> CurveAnalysis
{
  let budget = Budget()
  let expression = try MathExpression(text, of: "x")
  return try CurveAnalysis(
    of: expression, in: .radians, from: MathExpression(lower).value(),
    to: MathExpression(upper).value(), within: budget)
}

/// The features of a curve, as the table writes them.
private struct FeatureTexts {
  var texts: [String: String] = [:]

  /// Where the curve could not be followed.
  var unknown: [String] = []

  init(_ text: String, from lower: String, to upper: String) throws {
    let analysis = try analysis(text, from: lower, to: upper)
    let features = try CurveFeatures(of: analysis, within: Budget())
    unknown = features.undecided.map { Self.text($0.from) }
    texts["roots"] = Self.joined(features.roots) { Self.text($0.number) }
    texts["poles"] = Self.joined(features.poles) { pole in
      Self.text(pole.number) + " (" + Self.text(of: pole.left) + " | " + Self.text(of: pole.right)
        + ")"
    }
    texts["jumps"] = Self.joined(features.jumps) { jump in
      let value = jump.value.map { "value " + Self.text($0) } ?? "undefined"
      return Self.text(jump.number) + " (" + Self.text(of: jump.left) + " | "
        + Self.text(of: jump.right) + ", " + value + ")"
    }
    texts["holes"] = Self.joined(features.holes) { hole in
      Self.text(hole.number) + " (limit " + Self.text(hole.limit) + ", undefined)"
    }
    texts["gaps"] = Self.joined(features.gaps) { gap in
      "(" + Self.text(gap.from) + ", " + Self.text(gap.to) + ")"
    }
    texts["extrema"] = Self.joined(features.extrema) { extremum in
      (extremum.isMaximum ? "max (" : "min (") + Self.text(extremum.number) + ", "
        + Self.text(extremum.value) + ")"
    }
  }

  private static func joined<Element>(_ list: [Element], _ text: (Element) -> String) -> String {
    list.map(text).joined(separator: "; ")
  }

  private static func text(_ number: Real) -> String {
    guard var text = try? AnswerFormat(significantDigits: 12).text(of: number) else { return "?" }
    if text.contains("."), !text.contains("e") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }

  private static func text(of limit: Limit?) -> String {
    switch limit {
    case nil: "."
    case .number(let number): text(number)
    case .infinite(let sign): sign > 0 ? "+inf" : "-inf"
    case .oscillating: "oscillating"
    case .undefined: "none"
    case .unknown: "?"
    }
  }
}
