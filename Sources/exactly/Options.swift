import CalculatorModel
import CommandLineInterface

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
    var rest = ArgumentReader(arguments)
    var keys: String?
    while let option = rest.nextOption() {
      switch option.name {
      case "--help", "-h":
        try option.refuseValue()
        task = .help
        return
      case "--version":
        try option.refuseValue()
        task = .version
        return
      case "--json":
        try option.refuseValue()
        isJSON = true
      case "--plain":
        try option.refuseValue()
        isPlain = true
      case "--keys": keys = try option.value(orFrom: &rest)
      case "--order": order = try Self.order(option.value(orFrom: &rest))
      case "--mode": mode = try Self.mode(option.value(orFrom: &rest))
      case "--digits": significantDigits = try Self.digits(option.value(orFrom: &rest))
      default: throw option.unknown
      }
    }
    try chooseTask(keys: keys, words: rest.words, hasTerminal: hasTerminal)
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
