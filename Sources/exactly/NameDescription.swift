import CalculatorModel

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
    usage = function.name + "(" + function.parameters + ")"
    meaning = function.summary
    aliases = function.aliases
  }

  /// The description of a constant.
  init(_ constant: MathConstant) {
    (usage, meaning) = (constant.name, constant.summary)
    aliases = constant.symbol == constant.name ? [] : [constant.symbol]
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

  /// What it is, with its other names.
  var meaningWithAliases: String {
    meaning + (aliases.isEmpty ? "" : "; or " + aliases.joined(separator: ", "))
  }
}

extension MathFunction {
  /// The arguments as they are called in descriptions: `x, n`.
  fileprivate var parameters: String {
    switch self {
    case .root: "x, n"
    case .power: "x, y"
    case .logarithm: "x) or log(x, base"
    case .round: "x) or round(x, places"
    case .arctangent2: "y, x"
    case .combinations, .permutations: "n, k"
    case .remainder: "a, b"
    case .greatestCommonDivisor, .leastCommonMultiple, .minimum, .maximum: "a, b, …"
    case .hypotenuse: "x, y"
    default: "x"
    }
  }
}
