import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct MathFunctionTests {
  @Test(arguments: MathFunction.allCases)
  func answersToAllItsNames(function: MathFunction) {
    for name in [function.name] + function.aliases {
      for spelling in [name, name.uppercased()] where spelling != "Γ" || name == "Γ" {
        #expect(
          BuiltInName.meaning(of: Array(spelling.utf8)[...]) == .function(function), "\(spelling)")
      }
    }
  }

  @Test func haveNoNameTwice() {
    let names = BuiltInName.spellings
    #expect(names.count == Set(names).count)
    let lowercased = Set(names.map { $0.lowercased() })
    // Only these are written with a capital as well.
    #expect(names.count - lowercased.count == 2, "nCr and nPr")
    #expect(names.allSatisfy { $0.utf8.count <= 16 })
  }

  @Test(arguments: MathFunction.allCases)
  func takesNoOtherCountOfArguments(function: MathFunction) {
    let counts = function.argumentCounts
    for count in Set([0, counts.lowerBound - 1, min(counts.upperBound, 9) + 1])
    where !counts.contains(count) {
      let arguments = Array(repeating: "1", count: count).joined(separator: ",")
      let error = #expect(throws: ExpressionError.self) {
        try MathExpression("\(function.name)(\(arguments))")
      }
      #expect(
        error?.cause == .argumentCount(function: function.name, takes: counts, given: count))
    }
  }

  @Test(arguments: [
    ("acoth(2)", "0.5493061443340548"), ("asech(0.5)", "1.316957896924817"),
    ("acsch(-1)", "-0.8813735870195430"), ("expm1(3)", "19.08553692318767"),
    ("expm1(1e-20)", "1.000000000000000e-20"), ("log1p(1)", "0.6931471805599453"),
    ("lgamma(1.5)", "-0.1207822376352452"), ("lgamma(-0.5)", "1.265512123484645"),
    ("lgamma(10^6)", "12815504.56914761"), ("hypot(2, 3, 6)", "7"), ("hypot(-3)", "3"),
    ("hypot([3, 4])", "5"), ("avg(1, 2)", "1.5"), ("Average(1, 2)", "1.5"), ("prod([2, 3])", "6"),
    ("nthRoot(8, 3)", "2"),
  ])
  func answer(line: String, value: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == value, "\(line)")
  }

  @Test(arguments: ["asech(2)", "asech(0)", "acoth(1/2)", "acsch(0)", "log1p(-1)", "lgamma(0)"])
  func haveNoValue(line: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line).hasPrefix("error: "), "\(line)")
  }
}
