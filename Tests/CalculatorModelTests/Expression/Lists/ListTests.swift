import CalculatorModel
import ExactReals
import Testing

/// Lists, statistics of samples, and sums over whole numbers.
@Suite struct ListTests {
  private func answer(_ lines: String...) throws -> String? {
    var worksheet = Worksheet()
    var last: WorksheetAnswer?
    for line in lines { last = try worksheet.answer(to: line) }
    return last?.result.flatMap { WrittenAnswer($0, in: AnswerFormat()).decimalText }
  }

  @Test func listsAreValuesOfNames() throws {
    #expect(try answer("l = [1, 2 + 3, 1/4]") == "[1, 5, 0.25]")
    #expect(try answer("l = [3, 1, 2]", "median(l)") == "2")
    #expect(try answer("l = [3, 1, 2]", "max(l) - min(l)") == "2")
    #expect(try answer("[]") == "[]")
    #expect(try answer("[5%, 2 m]") == "[0.05, 2 m]")
    #expect(try answer("mean([1 m, 2 km])") == "1000.5 m")
    #expect(try answer("sum([1 EUR, 2 EUR])") == "3 EUR")
    #expect(try answer("sum(5 km, 300 m)") == "5.3 km")
  }

  @Test(arguments: [
    "[1, 2] + 1", "2 × [1, 2]", "sqrt([4])", "[[1]]", "sum([1, 2], 3)", "-[1]", "[1]!",
    "[1] to hex",
  ])
  func listsAreNoNumbers(line: String) throws {
    var worksheet = Worksheet()
    let error = #expect(throws: ExpressionError.self, "\(line)") {
      try worksheet.answer(to: line)
    }
    #expect(error?.cause == .listAsNumber, "\(line): \(String(describing: error))")
  }

  /// Known sums and products, term by term and by their formulas, for long ranges and short ones.
  @Test func sumsAreThoseOfTheirFormulas() throws {
    for n in [0, 1, 2, 3, 7, 64, 100, 1_000] {
      #expect(try answer("sum(k, k, 1, \(n))") == answer("\(n)(\(n) + 1)/2"), "\(n)")
      #expect(
        try answer("sum(1/(k(k + 1)), k, 1, \(n)) - (1 - 1/(\(n) + 1))") == "0", "\(n)")
      guard n < 64 else { continue }
      #expect(try answer("product(k, k, 1, \(n))") == answer("\(n)!"), "\(n)")
    }
  }

  @Test func namesOfSumsAreTheirOwn() throws {
    #expect(try answer("k = 50", "sum(k^2, k, 1, 3) + k") == "64")
    #expect(try answer("f(n) = sum(k × n, k, 1, n)", "f(4)") == "40")
    #expect(try answer("sum(sum(j × k, j, 1, k), k, 1, 10)") == "1705")
    #expect(try answer("a = 1", "b = 2", "sum(a, b, a, b)") == "6")
    #expect(try answer("sum(k × 2 m, k, 1, 3)") == "12 m")
  }

  @Test(arguments: [
    ("sum(k, k, 1, 2.5)", ExpressionError.Cause.boundsNotWhole),
    ("sum(k, k, 1, 2^21)", .calculation(.tooMuchWork)),
    ("sum(1/k, k, -1, 1)", .calculation(.divisionByZero)),
    ("sum(k, k, 1)", .unknownName("k", suggestion: nil)), ("sum(e, e, 1, 3)", .reservedName("e")),
    ("var([5])", .calculation(.outsideDomain)),
  ])
  func sumsWithoutValueSayWhy(line: String, cause: ExpressionError.Cause) throws {
    var worksheet = Worksheet()
    let error = #expect(throws: ExpressionError.self, "\(line)") {
      try worksheet.answer(to: line)
    }
    #expect(error?.cause == cause, "\(line)")
  }
}
