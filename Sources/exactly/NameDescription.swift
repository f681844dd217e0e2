import CalculatorModel
import CommandLineInterface

/// What a name is that every expression knows: one description for `exactly functions`, for `help NAME`
/// and for completion.
struct NameDescription {
  /// How the name is used: `root(x, n)`.
  let usage: String

  /// What it is, with an example.
  let meaning: String

  /// Other names for it.
  let aliases: [String]

  /// The description of a name; nil for one that is not known.
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
    } else if Self.answerNames.contains(name) {
      self = .answer
    } else {
      return nil
    }
  }

  /// The description of a function.
  init(_ function: MathFunction) {
    let description = function.description
    usage = function.name + "(" + description.parameters + ")"
    meaning =
      description.meaning + ": " + description.example.expression + " = "
      + description.example.result
    aliases = function.aliases
  }

  /// The description of a constant.
  init(_ constant: MathConstant) {
    usage = constant.name
    aliases = constant.symbol == constant.name ? [] : [constant.symbol]
    meaning =
      switch constant {
      case .pi: "the circumference of a circle of diameter 1: 3.14159…"
      case .tau: "2π, a full turn: 6.28318…"
      case .e: "the base of natural logarithms: 2.71828…"
      }
  }

  /// The description of a unit of angles.
  init(_ unit: AngleUnit) {
    usage = unit.name
    aliases = []
    meaning =
      switch unit {
      case .degrees: "an angle in degrees, also °: sin(30 deg) = 0.5"
      case .radians: "an angle in radians: sin(pi/6 rad) = 0.5"
      case .gradians: "an angle in gradians, of which 100 make a right angle: sin(100 grad) = 1"
      }
  }

  private init(usage: String, meaning: String, aliases: [String]) {
    (self.usage, self.meaning, self.aliases) = (usage, meaning, aliases)
  }

  private static let answerNames = [WorksheetLine.previousAnswer, "_"]

  /// The description of the answer before.
  static let answer = NameDescription(
    usage: WorksheetLine.previousAnswer,
    meaning: "the answer before this one, in a pipe and in a session", aliases: ["_"])

  /// The help of a name, in lines of a width; none where nothing is called so.
  static func rows(of name: String, columns: Int) -> [String] {
    guard let description = NameDescription(of: name) else { return [] }
    return HelpScreen.row(
      description.usage, description.meaningWithAliases, column: description.usage.count + 4,
      width: columns)
  }

  /// What it is, with its other names.
  var meaningWithAliases: String {
    meaning + (aliases.isEmpty ? "" : "; or " + aliases.joined(separator: ", "))
  }
}
