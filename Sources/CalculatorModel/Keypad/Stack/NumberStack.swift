import ExactReals

/// The numbers of reverse Polish notation.
struct NumberStack: Equatable, Sendable {
  /// The most numbers on the stack, including one that is being typed.
  static let limit = 1_000

  /// The most steps of an expression kept with a number; a longer one is replaced by its value.
  private static let stepLimit = 60

  /// Whether keys act on the stack; while they don't, the numbers below the one shown stay here.
  var isOn = false

  /// The numbers, the deepest first, without one that is being typed.
  var levels: [Level] = []

  /// Whether the next number overwrites x: right after Enter and C.
  var overwrites = false

  /// A number, and the expression whose value it is.
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
