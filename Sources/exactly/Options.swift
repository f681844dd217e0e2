import CalculatorModel

/// What the command was asked to do.
struct Options: Hashable {
  enum Task: Hashable {
    /// The calculator in a terminal.
    case face
    case expression(String)
    case expressionLines
    case keys(String)
    case keyLines
    case help
    case version
  }

  private(set) var task = Task.face
  private(set) var order: EvaluationOrder?
  private(set) var mode: NumberFormat?
  private(set) var significantDigits: Int?
  private(set) var isJSON = false
  private(set) var isPlain = false

  /// Reads the arguments behind the command's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - hasTerminal: Whether a person is there to press keys when nothing else is asked for.
  /// - Throws: ``UsageError`` when they make no sense.
  init(_ arguments: [String], hasTerminal: Bool) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    var keys: String?
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard let option = Option(argument) else {
        words.append(argument)
        continue
      }
      switch option.name {
      case "--help", "-h":
        task = .help
        return
      case "--version":
        task = .version
        return
      case "--json": isJSON = try option.flag()
      case "--plain": isPlain = try option.flag()
      case "--keys": keys = try option.value(orFrom: &rest)
      case "--order": order = try Self.order(option.value(orFrom: &rest))
      case "--mode": mode = try Self.mode(option.value(orFrom: &rest))
      case "--digits": significantDigits = try Self.digits(option.value(orFrom: &rest))
      default: throw UsageError(reason: "unknown option '\(argument)'")
      }
    }
    try chooseTask(keys: keys, words: words, hasTerminal: hasTerminal)
  }

  /// The words that are no options are joined, so that `exactly 1 + 1` needs no quotes.
  private mutating func chooseTask(
    keys: String?, words: [String], hasTerminal: Bool
  ) throws(UsageError) {
    if let keys {
      task =
        keys == "-" && words.isEmpty ? .keyLines : .keys(([keys] + words).joined(separator: " "))
    } else if !words.isEmpty {
      task = .expression(words.joined(separator: " "))
    } else {
      task = hasTerminal || isPlain ? .face : .expressionLines
    }
    try refuseWhatHasNoEffect()
  }

  private func refuseWhatHasNoEffect() throws(UsageError) {
    let isForKeys = order != nil ? "--order" : mode != nil ? "--mode" : nil
    switch task {
    case .keys, .keyLines, .face:
      if significantDigits != nil { throw UsageError(reason: "--digits is for expressions") }
    case .expression, .expressionLines:
      if let isForKeys { throw UsageError(reason: "\(isForKeys) is for keys") }
    case .help, .version: break
    }
    if isPlain, task != .face {
      throw UsageError(reason: "--plain is for the calculator in a terminal")
    }
    if isJSON, task == .face {
      throw UsageError(reason: "--json is for expressions and --keys")
    }
  }

  private static func order(_ name: String) throws(UsageError) -> EvaluationOrder {
    guard let order = EvaluationOrder(name: name) else {
      throw UsageError(reason: "--order is precedence or left-to-right, not '\(name)'")
    }
    return order
  }

  private static func mode(_ name: String) throws(UsageError) -> NumberFormat {
    switch name {
    case "basic": return .basic
    case "scientific": return .scientific
    default: throw UsageError(reason: "--mode is basic or scientific, not '\(name)'")
    }
  }

  private static func digits(_ text: String) throws(UsageError) -> Int {
    guard let digits = Int(text), (1...AnswerFormat.digitLimit).contains(digits) else {
      throw UsageError(
        reason: "--digits is a number from 1 to \(AnswerFormat.digitLimit), not '\(text)'")
    }
    return digits
  }
}

/// An argument that names an option: `--json`, `--digits=50`, `-h`.
private struct Option {
  let name: String
  private let attachedValue: String?

  /// Nil for all else: `-5 + 3` and `--5` are expressions.
  init?(_ argument: String) {
    let isOption =
      argument == "-h"
      || argument.utf8.starts(with: "--".utf8) && argument.dropFirst(2).first?.isLetter == true
    guard isOption else { return nil }
    if let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attachedValue = String(argument[argument.index(after: equals)...])
    } else {
      name = argument
      attachedValue = nil
    }
  }

  func flag() throws(UsageError) -> Bool {
    guard attachedValue == nil else { throw UsageError(reason: "\(name) takes no value") }
    return true
  }

  func value(orFrom rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = attachedValue ?? rest.popFirst() else {
      throw UsageError(reason: "\(name) needs a value")
    }
    return value
  }
}
