import CalculatorModel
import CommandLineInterface
import Languages

/// The description of a name that every expression knows, for `exactly functions`, for `help NAME` and
/// for completion.
struct NameDescription {
  /// The usage of the name: `root(x, n)`.
  private let usage: String

  /// Another way to use it, if there is one.
  private let otherUsage: String?

  /// Its meaning, with an example.
  private let text: NameText

  /// Other names for it.
  private let aliases: [String]

  /// Creates the description of a name; nil for an unknown one.
  init?(of name: String) {
    if let function = MathFunction.allCases.first(where: {
      $0.name == name || $0.aliases.contains(name)
    }) {
      self.init(function)
    } else if let constant = MathConstant.allCases.first(where: {
      $0.name == name || $0.symbol == name
    }) {
      self.init(constant)
    } else if let unit = AngleUnit.allCases.first(where: { $0.name == name }) {
      self.init(unit)
    } else if let function = DateFunction(rawValue: name) {
      self.init(function)
    } else if name == "today" {
      self = .today
    } else if Self.answerNames.contains(name) {
      self = .answer
    } else {
      return nil
    }
  }

  /// Creates the description of a function.
  init(_ function: MathFunction) {
    func call(_ parameters: String) -> String { function.name + "(" + parameters + ")" }
    let description = function.description
    usage = call(description.parameters)
    otherUsage = description.otherParameters.map(call)
    text = .example(function)
    aliases = function.aliases
  }

  /// Creates the description of a constant.
  init(_ constant: MathConstant) {
    self.init(
      usage: constant.name, .constant(constant),
      aliases: constant.symbol == constant.name ? [] : [constant.symbol])
  }

  /// Creates the description of a function of dates.
  init(_ function: DateFunction) {
    let arguments =
      switch function {
      case .weekday, .week, .dayOfYear: "date"
      case .workday: "date; n"
      case .workdays: "date; date"
      }
    self.init(usage: function.name + "(" + arguments + ")", .date(function))
  }

  /// Creates the description of a unit of angles.
  init(_ unit: AngleUnit) {
    self.init(usage: unit.name, .unit(unit))
  }

  private init(usage: String, _ text: NameText, aliases: [String] = []) {
    (self.usage, self.text, self.aliases) = (usage, text, aliases)
    otherUsage = nil
  }

  private static let answerNames = [WorksheetLine.previousAnswer, "_"]

  /// The description of the previous answer.
  static let answer = NameDescription(
    usage: WorksheetLine.previousAnswer, .answer, aliases: ["_"])

  /// The description of the day that the clock shows.
  static let today = NameDescription(usage: "today", .today)

  /// Returns the usage of the name: `root(x, n)`, or both usages if there are two.
  func usage(in language: Language) -> String {
    otherUsage.map { NameText.either(usage, $0).text(in: language) } ?? usage
  }

  /// Returns its meaning, with an example.
  func meaning(in language: Language) -> String { text.text(in: language) }

  /// Returns the help of a name, in lines of a given width; none if there is no such name.
  static func rows(of name: String, in language: Language, columns: Int) -> [String] {
    guard let description = NameDescription(of: name) else { return [] }
    let usage = description.usage(in: language).withoutIsolates
    return HelpScreen.row(
      usage, description.meaningWithAliases(in: language).withoutIsolates,
      column: usage.textColumns + 4, width: columns)
  }

  /// Returns its meaning, with its other names.
  func meaningWithAliases(in language: Language) -> String {
    meaning(in: language)
      + (aliases.isEmpty
        ? "" : NameText.otherNames(aliases.joined(separator: ", ")).text(in: language))
  }
}
