import ExactReals

/// The numbers of reverse Polish notation.
struct NumberStack: Equatable, Sendable {
  /// The most numbers that there can be, with the one that is typed.
  static let limit = 1_000

  /// The most steps of an expression that a number is written as; a longer one is the number that it is.
  private static let stepLimit = 60

  /// Whether keys act on the stack; while they do not, the numbers below the one that is shown stay here.
  var isOn = false

  /// The numbers, the deepest first, but for one that is being typed.
  var levels: [Level] = []

  /// Whether the next number writes over x: right after Enter and C.
  var overwrites = false

  /// A number, and the expression that it is the value of.
  struct Level: Equatable, Sendable {
    let number: Operand
    let steps: [Step.Kind]

    init(_ number: Operand, steps: [Step.Kind] = []) {
      self.number = number
      self.steps =
        (1...NumberStack.stepLimit).contains(steps.count) ? steps : [.number(number, of: nil)]
    }
  }
}
