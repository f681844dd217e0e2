import CalculatorModel
import CommandLineInterface

/// What a session answers: `2/6` with `= 1/3 ≈ 0.3333333333333333`.
struct SessionConversation: LineConversation {
  /// The longest exact form that is shown beside a decimal.
  private static let exactFormLimit = 40

  static var lineLimit: Int { MathExpression.lengthLimit }

  private(set) var calculation: ExpressionCalculation
  private var recorder = CalculationRecorder()

  init(calculation: ExpressionCalculation) {
    self.calculation = calculation
  }

  var greeting: [String] {
    ["exactly \(ProductVersion.text): an expression and Enter; ? for help, quit to leave."]
  }

  mutating func reply(to line: String) -> Reply {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let word = words.first else { return Reply() }
    // A name that the person defined means that and no command.
    guard words.count == 1, !calculation.definedNames.contains(String(word)) else {
      return answer(to: line)
    }
    return switch word {
    case "?", "help": Reply(lines: Self.help)
    case "functions": Reply(lines: FunctionList.lines)
    case "quit", "exit", "q": Reply(isLast: true)
    default: answer(to: line)
    }
  }

  /// Ends the session.
  ///
  /// - Returns: What there is to say about its history, if anything.
  mutating func finish() -> String? { recorder.finish() }

  func completions(of text: String) -> [String] {
    let names =
      MathFunction.allCases.map { $0.name + "(" } + MathConstant.allCases.map(\.name)
      + AngleUnit.allCases.map(\.name) + ["ans"] + calculation.definedNames
    return names.filter { $0.hasPrefix(text) }.sorted()
  }

  private mutating func answer(to line: String) -> Reply {
    let result = calculation.result(of: line, [.exact, .decimal, .finished])
    var lines = [answer(result, to: line)].compactMap(\.self)
    if let failure = result.failure { lines += CaretMessage(failure, in: line).linesBelowInput }
    if let note = result.note { lines.append("(\(note))") }
    if let finished = result.finished, let message = recorder.record(finished) {
      lines.append("(\(message))")
    }
    return Reply(lines: lines)
  }

  /// The value with the marks of exactness; nil where there is none.
  private func answer(_ result: ExpressionCalculation.Result, to line: String) -> String? {
    let written = result.written
    if let exact = written.exact, calculation.exactForm != nil { return "= " + exact }
    guard let decimal = written.decimal else { return result.failure == nil ? result.reading : nil }
    if written.isExact { return "= " + decimal }
    guard let exact = written.exact, exact.count <= Self.exactFormLimit,
      exact != line.filter({ !$0.isWhitespace })
    else { return "≈ " + decimal }
    return "= " + exact + " ≈ " + decimal
  }

  private static let help = [
    "1/3 + 1/6      a calculation; = marks an exact answer, ≈ a rounded one",
    "x = 3          names a number",
    "f(x) = x^2+1   names a function",
    "ans            the answer before",
    "functions      lists all functions and constants",
    "quit           leaves, as Ctrl-D does; Ctrl-C stops a calculation",
  ]
}
