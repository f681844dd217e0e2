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
}
