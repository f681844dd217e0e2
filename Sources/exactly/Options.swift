import CalculatorModel
import CommandLineInterface

/// What the command was asked to do.
struct Options: Hashable {
  enum Task: Hashable {
    /// The calculator in a terminal.
    case face
    case expression(String)
    case expressionLines
    /// A session of expressions in a terminal.
    case session
    case functions
    case keys(String)
    case keyLines
    case help
    case version
    case completionScript(Shell)
    case manual
  }

  /// What kind of task it is, as far as options differ.
  enum Kind: Hashable {
    case expressions
    case session
    case keys
    case face
    case information
  }

  private(set) var task = Task.face
  private(set) var order: EvaluationOrder?
  private(set) var mode: NumberFormat?
  private(set) var precision: AnswerFormat.Precision?
  private(set) var exactForm: ExactFormStyle?
  private(set) var angleUnit: AngleUnit?
  private(set) var isJSON = false
  private(set) var isPlain = false

  /// The options that were given.
  private var given: [Option] = []
  private var keys: String?

  /// Reads the arguments behind the command's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - hasTerminal: Whether a person is there to press keys when nothing else is asked for.
  /// - Throws: ``UsageError`` when they make no sense.
  init(_ arguments: [String], hasTerminal: Bool) throws(UsageError) {
    var rest = ArgumentReader(arguments)
    while let argument = rest.nextOption() {
      guard let option = Option(name: argument.name) else { throw argument.unknown }
      if option.description.value == nil {
        try argument.refuseValue()
        take(option)
      } else {
        try take(option, value: argument.value(orFrom: &rest))
      }
      switch task {
      case .help, .version, .manual, .completionScript: return
      default: given.append(option)
      }
    }
    chooseTask(words: rest.words, hasTerminal: hasTerminal)
    try refuseWhatHasNoEffect()
  }

  private mutating func take(_ option: Option) {
    switch option {
    case .exact: exactForm = exactForm ?? .fraction
    case .mixed: exactForm = .mixed
    case .json: isJSON = true
    case .plain: isPlain = true
    case .manual: task = .manual
    case .version: task = .version
    case .help: task = .help
    case .digits, .places, .angle, .keys, .order, .mode, .completionScript: break
    }
  }

  private mutating func take(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .digits: try take(.significantDigits(Self.count(value, of: option, from: 1)))
    case .places: try take(.places(Self.count(value, of: option, from: 0)))
    case .angle: angleUnit = try Self.choice(value, of: option, AngleUnit.init(name:))
    case .keys: keys = value
    case .order: order = try Self.choice(value, of: option, EvaluationOrder.init(name:))
    case .mode: mode = try Self.choice(value, of: option, NumberFormat.init(modeName:))
    case .completionScript:
      task = .completionScript(try Self.choice(value, of: option, Shell.init(rawValue:)))
    case .exact, .mixed, .json, .plain, .manual, .version, .help: break
    }
  }

  private mutating func take(_ precision: AnswerFormat.Precision) throws(UsageError) {
    switch (self.precision, precision) {
    case (.significantDigits, .places), (.places, .significantDigits):
      throw UsageError(reason: "--digits and --places exclude each other")
    default: self.precision = precision
    }
  }

  /// The words that are no options are joined, so that `exactly 1 + 1` needs no quotes.
  private mutating func chooseTask(words: [String], hasTerminal: Bool) {
    if let keys {
      task =
        keys == "-" && words.isEmpty ? .keyLines : .keys(([keys] + words).joined(separator: " "))
    } else if words == [NamedTask.repl.rawValue] {
      task = .session
    } else if words == [NamedTask.functions.rawValue] {
      task = .functions
    } else if !words.isEmpty {
      task = .expression(words.joined(separator: " "))
    } else {
      task = hasTerminal || isPlain ? .face : .expressionLines
    }
  }

  private var kind: Kind {
    switch task {
    case .face: .face
    case .expression, .expressionLines: .expressions
    case .session: .session
    case .keys, .keyLines: .keys
    case .functions, .help, .version, .completionScript, .manual: .information
    }
  }

  private func refuseWhatHasNoEffect() throws(UsageError) {
    for option in given {
      guard let tasks = option.tasks, !tasks.contains(kind) else { continue }
      throw UsageError(reason: "\(option.description.name) is for \(option.purpose)")
    }
  }

  private static func choice<Choice>(
    _ name: String, of option: Option, _ choice: (String) -> Choice?
  ) throws(UsageError) -> Choice {
    if let choice = choice(name) { return choice }
    let choices = option.description.value?.choices ?? []
    let names = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    throw UsageError(reason: "\(option.description.name) is \(names), not '\(name)'")
  }

  private static func count(
    _ text: String, of option: Option, from least: Int
  ) throws(UsageError) -> Int {
    let limit = AnswerFormat.digitLimit
    guard let count = Int(text), (least...limit).contains(count) else {
      throw UsageError(
        reason:
          "\(option.description.name) is a number from \(least) to \(limit), not '\(text)'")
    }
    return count
  }
}

extension NumberFormat {
  /// The format of a mode's name.
  fileprivate init?(modeName: String) {
    switch modeName {
    case "basic": self = .basic
    case "scientific": self = .scientific
    default: return nil
    }
  }
}
