import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct WorksheetTests {
  /// Returns a worksheet's answer to the last of some lines.
  private func answer(_ lines: String...) throws -> String? {
    var worksheet = Worksheet()
    for line in lines.dropLast() { try worksheet.answer(to: line) }
    return try worksheet.answer(to: lines[lines.count - 1]).value?.exactText
  }

  private func error(_ lines: String...) -> ExpressionError? {
    var worksheet = Worksheet()
    do {
      for line in lines.dropLast() { try worksheet.answer(to: line) }
    } catch {
      Issue.record("\(lines): \(error.reason)")
      return nil
    }
    return #expect(throws: ExpressionError.self, "\(lines)") {
      try worksheet.answer(to: lines[lines.count - 1])
    }
  }

  @Test func hasAShortNameForTheAnswerBefore() throws {
    #expect(try answer("7", "_ + 1") == "8")
    #expect(try answer("7", "2_") == "14")
    #expect(try answer("_x = 2", "_x^2") == "4")
    #expect(error("_ = 3")?.cause == .reservedName("_"))
    #expect(error("_")?.cause == .noPreviousAnswer)
  }

  @Test func tellsWhatIsDefined() throws {
    var worksheet = Worksheet(angleUnit: .degrees)
    for line in ["y = 1/3", "f(x) = 2x^2 + sin(x)", "f(2)"] {
      try worksheet.answer(to: line)
    }
    let definitions = worksheet.allDefinitions.map { definition in
      switch definition {
      case .variable(let name, let value): name + " = " + (value.number?.exactText ?? "?")
      case .function(_, let text): text
      }
    }
    #expect(definitions == ["f(x) = 2 × x^2 + sin(x)", "y = 1/3"])
    #expect(worksheet.answer != nil)
    worksheet.reset()
    #expect(worksheet.definedNames == [])
    #expect(worksheet.answer == nil)
    #expect(worksheet.angleUnit == .degrees)
  }

  @Test func remembersVariables() throws {
    #expect(try answer("x = 3", "2x^2") == "18")
    #expect(try answer("x = 3", "x = x + 1", "x") == "4")
    #expect(try answer("größe_1 = 1.5", "2größe_1") == "3")
    #expect(try answer("r=2", "πr²") == "4π")
    #expect(try answer("x = 1/3") == "1/3")
  }

  @Test func takesValuesFromElsewhere() throws {
    var worksheet = Worksheet()
    try worksheet.define("half", as: try Real(1) / 2)
    try worksheet.define("_00000000000000ff", as: try Real.sqrt(2))
    #expect(try worksheet.answer(to: "half + _00000000000000ff²").value?.exactText == "5/2")
    try worksheet.define("half", as: 7)
    #expect(try worksheet.answer(to: "2half").value?.exactText == "14")
    #expect(worksheet.definedNames == ["_00000000000000ff", "half"])
    for name in ["", " x", "x ", "2x", "x+y", "π", "#", "x#"] {
      let error = #expect(throws: ExpressionError.self, "\(name)") {
        try worksheet.define(name, as: 1)
      }
      #expect(error?.range == 0..<name.utf8.count)
    }
    for name in ["pi", "sin", "ans"] {
      #expect(throws: ExpressionError(.reservedName(name), at: 0..<name.utf8.count)) {
        try worksheet.define(name, as: 1)
      }
    }
    #expect(worksheet.definedNames == ["_00000000000000ff", "half"])
  }

  @Test func remembersThePreviousAnswer() throws {
    #expect(try answer("1/3", "ans × 3") == "1")
    #expect(try answer("x = 5", "ANS + 1") == "6")
    #expect(try answer("2", "f(x) = x", "# comment", "ans") == "2")
    #expect(error("ans + 1")?.cause == .noPreviousAnswer)
  }

  @Test func keepsTheAnswerBeforeALineWithoutValue() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "x = 7")
    for line in ["x = 1/0", "y = ", "x = 2 +", "ans = 3", "1/0"] {
      #expect(throws: ExpressionError.self, "\(line)") { try worksheet.answer(to: line) }
    }
    #expect(try worksheet.answer(to: "x + ans").value?.rational == 14)
  }

  @Test func remembersFunctions() throws {
    #expect(try answer("f(x) = x^2+1", "f(3)") == "10")
    #expect(try answer("f(x) = x^2+1", "f(f(f(1)))") == "26")
    #expect(try answer("f(x) = x^2+1", "2f(3)f(2)") == "100")
    #expect(try answer("g(x, y) = x - y", "g(g(9, 1), g(5, 2))") == "5")
    #expect(try answer("f(x) = 2x", "g(x) = f(x)+1", "h(y) = g(f(y)) y", "h(3)") == "39")
    #expect(try answer("mean(a, b) = (a+b)/2", "mean(1, 2)") == "3/2")
    #expect(try answer("f(x) = x%", "200 + f(10)") == "2001/10")
    #expect(try answer("f(x) = x") == nil)
  }

  @Test func keepsWhatADefinitionUsedAsItWas() throws {
    #expect(try answer("a = 2", "f(x) = a x", "a = 5", "f(3)") == "6")
    #expect(try answer("f(x) = x+1", "g(x) = f(x)", "f(x) = x+2", "g(1)") == "2")
    #expect(try answer("10", "f(x) = x + ans", "99", "f(1)") == "11")
  }

  @Test func prefersParametersToVariablesToBuiltInNames() throws {
    #expect(try answer("x = 5", "f(x) = x + 1", "f(1)") == "2")
    #expect(try answer("E = 5", "E + 2e - 2e") == "5")
    #expect(try answer("x = 1", "X = 2", "x + X") == "3")
    #expect(try answer("E(x) = x", "E(2)") == "2")
  }

  @Test func measuresAnglesInItsUnit() throws {
    var worksheet = Worksheet(angleUnit: .degrees)
    try worksheet.answer(to: "f(x) = sin(x)")
    #expect(try worksheet.answer(to: "f(30)").value?.exactText == "1/2")
    worksheet.angleUnit = .radians
    #expect(try worksheet.answer(to: "f(30°)").value?.exactText == "1/2")
  }

  @Test func tellsWhatALineDoes() throws {
    let worksheet = Worksheet()
    #expect(try worksheet.line("1 + 1").kind == .value)
    #expect(try worksheet.line("x = 3").kind == .variable(name: "x"))
    #expect(
      try worksheet.line(" f (x,y) = x y # c").kind == .function(name: "f", parameters: ["x", "y"]))
    #expect(try worksheet.line(" # only a comment").kind == .comment)
    #expect(try worksheet.line("#").reading == nil)
  }

  @Test(
    arguments: [
      (["pi = 3"], .reservedName("pi"), 0..<2), (["π = 3"], .reservedName("π"), 0..<2),
      (["e = 2"], .reservedName("e"), 0..<1), (["ans = 2"], .reservedName("ans"), 0..<3),
      (["deg = 2"], .reservedName("deg"), 0..<3), (["sin(x) = 2"], .reservedName("sin"), 0..<3),
      (["nCr(a, b) = a"], .reservedName("nCr"), 0..<3), (["f(e) = e"], .reservedName("e"), 2..<3),
      (["f(x, x) = x"], .repeatedParameter("x"), 5..<6), (["f(x) = f(x)"], .recursion("f"), 7..<8),
      (["f(x) = x", "f(x) = f(x) + 1"], .recursion("f"), 7..<8),
      (["f(x) = 2", "f(2) = 3"], .misplacedEquals, 5..<6),
      (["2x = 3"], .unavailable(.equation), 1..<2),
      (["x = 2", "2x = 3"], .unavailable(.equation), 3..<4),
      (["x ="], .unknownName("x", suggestion: nil), 0..<1),
      (["x = # c"], .unknownName("x", suggestion: nil), 0..<1),
      (["x = 1", "x == 1"], .misplacedEquals, 3..<4),
      (["f(x) = x + y"], .unknownName("y", suggestion: nil), 11..<12),
      (["f() = 1"], .unknownName("f", suggestion: nil), 0..<1),
      (["f(x) = x", "f(1, 2)"], .argumentCount(function: "f", takes: 1...1, given: 2), 0..<1),
      (["f(x) = x", "f()"], .argumentCount(function: "f", takes: 1...1, given: 0), 0..<1),
      (["f(x) = 1/x", "1 + f(0)"], .calculation(.divisionByZero), 4..<5),
      (["f(x) = 1/x", "g(x) = f(x)", "2 g(f(1) - 1)"], .calculation(.divisionByZero), 2..<3),
      (["volume = 3", "volum"], .unknownName("volum", suggestion: "volume"), 0..<5),
      (["f(a,b,c,d,f,g,h,i,j,k,l,m,n,o,p,q,r) = 1"], .tooManyParameters, 34..<35),
    ] as [([String], ExpressionError.Cause, Range<Int>)])
  func saysWhatIsWrongAndWhere(lines: [String], cause: ExpressionError.Cause, place: Range<Int>)
    throws
  {
    var worksheet = Worksheet()
    for line in lines.dropLast() { try worksheet.answer(to: line) }
    #expect(throws: ExpressionError(cause, at: place), "\(lines)") {
      try worksheet.answer(to: lines[lines.count - 1])
    }
  }

  @Test func stopsFunctionsThatDoubleTheirWork() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "f0(x) = x + 1")
    var error: ExpressionError?
    for level in 1...64 where error == nil {
      let before = "f\(level - 1)"
      do {
        try worksheet.answer(to: "f\(level)(x) = \(before)(\(before)(x))")
      } catch let reason {
        error = reason
      }
    }
    #expect(error?.cause == .calculation(.tooMuchWork))
    #expect(try worksheet.answer(to: "f10(0)").value?.rational == 1024)
  }

  @Test func stopsChainsOfFunctionsThatGrowWithEachDefinition() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "a(x) = x + 1")
    try worksheet.answer(to: "b(x) = a(x)")
    var error: ExpressionError?
    for _ in 0...MathExpression.depthLimit where error == nil {
      do {
        try worksheet.answer(to: "a(x) = b(x)")
        try worksheet.answer(to: "b(x) = a(x)")
      } catch let reason {
        error = reason
      }
    }
    #expect(error?.cause == .tooDeep)
    #expect(try worksheet.answer(to: "a(1)").value?.rational == 2)
  }

  @Test func keepsAsManyDefinitionsAsTheLimit() throws {
    var worksheet = Worksheet()
    for number in 1...Worksheet.definitionLimit {
      try worksheet.answer(to: "v\(number) = \(number)")
    }
    let error = #expect(throws: ExpressionError.self) { try worksheet.answer(to: "more = 1") }
    #expect(error == ExpressionError(.tooManyDefinitions, at: 0..<4))
    try worksheet.answer(to: "v7 = 70")
    #expect(try worksheet.answer(to: "v7 + v1000").value?.rational == 1070)
    #expect(worksheet.definedNames.count == Worksheet.definitionLimit)
  }

  @Test func keepsAsMuchAsFitsInItsMemory() throws {
    var worksheet = Worksheet()
    // 10,001 steps, which each function that uses it keeps as well.
    try worksheet.answer(to: "f(x) = " + String(repeating: "x+", count: 5_000) + "x")
    var error: ExpressionError?
    var count = 0
    while error == nil, count < 200 {
      do {
        try worksheet.answer(to: "f\(count)(x) = f(x)")
        count += 1
      } catch let reason {
        error = reason
      }
    }
    #expect(error?.cause == .tooManyDefinitions)
    #expect(count == Worksheet.sizeLimit / 10_002 - 1)
    try worksheet.answer(to: "f1(x) = x")
    try worksheet.answer(to: "more(x) = f(x)")
  }
}
