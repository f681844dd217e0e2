import CalculatorModel
import Languages

/// A word that a session understands besides expressions; this is the only table of them.
enum SessionWord: CaseIterable, Translatable {
  case help
  case variables
  case functions
  case units
  case history
  case undo
  case reset
  case digits
  case places
  case notation
  case grouping
  case exact
  case degrees
  case radians
  case gradians
  case preview
  case clear
  case quit

  /// The argument that may follow a word.
  enum Argument: Hashable {
    case none
    /// A number in a range, or none.
    case count(ClosedRange<Int>)
    /// One of some words, or none.
    case choice([String])
    /// The name of a function, or none.
    case name
    /// A word to look for, or none.
    case word
  }

  /// The names of the word, the preferred one first.
  var names: [String] {
    switch self {
    case .help: ["help", "?"]
    case .variables: ["vars"]
    case .functions: ["functions"]
    case .units: ["units"]
    case .history: ["history"]
    case .undo: ["undo"]
    case .reset: ["reset"]
    case .digits: ["digits"]
    case .places: ["places"]
    case .notation: ["notation"]
    case .grouping: ["grouping"]
    case .exact: ["exact"]
    case .degrees: ["deg"]
    case .radians: ["rad"]
    case .gradians: ["grad"]
    case .preview: ["preview"]
    case .clear: ["clear"]
    case .quit: ["quit", "exit", "q"]
    }
  }

  /// Whether the word has an effect only where lines are edited.
  var needsEditor: Bool { self == .preview || self == .clear }

  /// The argument that may follow it.
  var argument: Argument {
    switch self {
    case .help: .name
    case .functions, .units: .word
    case .undo: .count(1...SessionChanges.limit)
    case .digits: .count(1...AnswerFormat.digitLimit)
    case .places: .count(0...AnswerFormat.digitLimit)
    case .history: .count(1...1_000)
    case .notation: .choice(Notation.allCases.map(\.name))
    case .grouping: .choice(DigitGrouping.allCases.map(\.name))
    case .exact: .choice(["on", "mixed", "off"])
    case .preview: .choice(["on", "off"])
    case .variables, .reset, .degrees, .radians, .gradians, .clear, .quit: .none
    }
  }

  /// The usage of the word: `digits N`.
  var usage: String {
    let name = names.joined(separator: ", ")
    return switch argument {
    case .none: name
    case .name: name + ", help NAME"
    case .word: name + ", " + name + " WORD"
    case .count: name + ", " + name + " N"
    case .choice(let choices) where choices.count > 3: name + " NAME"
    case .choice(let choices): name + " " + choices.joined(separator: "|")
    }
  }

  /// The names of the notations that answers can have.
  static var notations: String { Notation.allCases.map(\.name).joined(separator: ", ") }

  /// The unit of angles that the word chooses.
  var angleUnit: AngleUnit? {
    switch self {
    case .degrees: .degrees
    case .radians: .radians
    case .gradians: .gradians
    default: nil
    }
  }

  /// The question marks of Japanese and Arabic keyboards.
  private static let otherQuestionMarks = ["？", "؟"]

  /// Creates the word that is typed by a name.
  init?(name: some StringProtocol) {
    let name = Self.otherQuestionMarks.contains { $0 == name } ? "?" : String(name)
    guard let word = Self.allCases.first(where: { $0.names.contains { $0 == name } }) else {
      return nil
    }
    self = word
  }
}
