import BigNumbers
import ExactReals
import Quantities
import Testing

@testable import CalculatorModel

/// Every operation of an expression is paid for.
@Suite struct PricesTests {
  /// Returns the work of a line with units and dates, which may have no value.
  private func work(of line: String) throws -> Int64 {
    let budget = Budget()
    let expression = try MathExpression(line, Self.quantities)
    _ = try? expression.result(in: .radians, exchangeRates: ExchangeRates(), within: budget)
    return Budget.lineWork - budget.work
  }

  @Test(arguments: MathFunction.allCases)
  func eachFunctionIsPaidFor(function: MathFunction) throws {
    for argument in ["3", "2 m", "2026-11-22"] {
      for count in Set([
        max(function.argumentCounts.lowerBound, 1), min(function.argumentCounts.upperBound, 4),
      ]) {
        let arguments = Array(repeating: argument, count: count).joined(separator: ", ")
        let work = try work(of: "\(function.name)(\(arguments))")
        #expect(work >= WorkPrice.step, "\(function.name)(\(arguments))")
      }
    }
  }

  @Test(arguments: MathFunction.allCases.filter { $0.takesList })
  func eachNumberOfAListIsPaidFor(function: MathFunction) throws {
    for unit in ["", " m", " d"] {
      func work(_ count: Int) throws -> Int64 {
        let list = (1...count).map { "\($0)\(unit)" }.joined(separator: ", ")
        return try self.work(
          of: "\(function.name)([\(list)]\(function == .quantile ? ", 0.5" : ""))")
      }
      let (few, many) = (try work(10), try work(500))
      #expect(many - few >= 490 * WorkPrice.operand, "\(function.name) of\(unit): \(few), \(many)")
    }
  }

  @Test(arguments: [
    "x", "x × 1 ft", "1 ft + x × 1 m", "x × 1 ft + 1 m", "2026-01-01 + x × 1 d - 2026-01-01", "[x]",
  ])
  func eachTermOfASumIsPaidFor(term: String) throws {
    for function in ["sum", "product"] {
      let (few, many) = (
        try work(of: "\(function)(\(term), x, 1, 10)"),
        try work(of: "\(function)(\(term), x, 1, 50)")
      )
      // A sum of lists, or a product of dates, ends with the first two terms.
      guard many > few else {
        #expect(term == "[x]" || function == "product", "\(function)(\(term))")
        continue
      }
      #expect(many - few >= 40 * WorkPrice.step, "\(function)(\(term)): \(few), \(many)")
    }
  }

  @Test(arguments: [
    "2 m + 3 ft", "2 m - 3 ft", "2 m × 3 ft", "2 m / 3 s", "(2 m)^2", "-(2 m)", "2 m + 10%",
    "5 ft to cm",
    "2 m to ft + in", "20 degC + 5 K", "20 degC - 5 degC", "20 degC to degF", "5 ft 3 in",
    "2026-11-22 + 90 d", "2026-11-22 - 2026-01-01", "2026-11-22 + 1 month 3 d",
    "2026-11-22 to weekday",
    "2026-11-22 to week", "(2026-11-22 - 2026-01-01) to months + days", "weekday(2026-11-22)",
    "dayofyear(2026-11-22)", "10% of 2 m", "10% off 20", "[1, 2 m]", "pi", "5 not", "3!", "30°",
  ])
  func eachOperationIsPaidFor(line: String) throws {
    guard let work = try? work(of: line) else { return }
    #expect(work >= WorkPrice.operand, "\(line)")
    // And it fails when there is no work left.
    let expression = try MathExpression(line, Self.quantities)
    let error = #expect(throws: ExpressionError.self, "\(line)") {
      try expression.result(in: .radians, exchangeRates: ExchangeRates(), within: Budget(work: 0))
    }
    #expect(error?.calculationError == .tooMuchWork, "\(line)")
  }

  private static var quantities: ReadingOptions {
    var options = ReadingOptions()
    options.readsQuantities = true
    return options
  }

  @Test(arguments: [
    "sum(sum(x*y*1 ft,x,1,1e6),y,1,1e6)", "product(product(x*y*1,x,1,1e6),y,1,1e6)",
    "sum(sum(2026-01-01 + x*y*1 d - 2026-01-01,x,1,1e6),y,1,1e6)",
  ])
  func longSumsEnd(line: String) throws {
    let expression = try MathExpression(line, Self.quantities)
    let error = #expect(throws: ExpressionError.self) {
      try expression.result(
        in: .radians, exchangeRates: ExchangeRates(), within: Budget(work: 20_000_000))
    }
    #expect(error?.calculationError == .tooMuchWork)
  }
}
