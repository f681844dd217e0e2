/// A function of an expression with a variable of its own: `sum(1/k^2, k, 1, 10)`, `derivative(x^3, x, 2)`.
///
/// Its first argument is the body of a function of that variable, which the second names; the bounds follow.
enum Binding: Equatable, Sendable {
  case iteration(Iteration)
  case calculus(Calculus)

  /// The function whose name is used to call it.
  var function: MathFunction {
    switch self {
    case .iteration(let iteration): iteration.function
    case .calculus(let calculus): calculus.function
    }
  }

  /// The number of arguments after the variable.
  var boundCount: Int {
    switch self {
    case .iteration: 2
    case .calculus(let calculus): calculus.boundCount
    }
  }

  /// Whether the value is a list.
  var givesList: Bool {
    if case .calculus(let calculus) = self { calculus.givesList } else { false }
  }

  /// An example of how it is written; nil for a function that also takes plain numbers.
  ///
  /// Such a one is only a binding if the body uses the variable: `sum(a, b, c, d)` is a sum of four.
  var form: String? {
    switch self {
    case .iteration: nil
    case .calculus(let calculus): calculus.form
    }
  }

  init?(_ function: MathFunction) {
    switch function {
    case .sum: self = .iteration(.sum)
    case .product: self = .iteration(.product)
    case .derivative: self = .calculus(.derivative)
    case .integral: self = .calculus(.integral)
    case .roots: self = .calculus(.roots)
    case .solve: self = .calculus(.solve)
    default: return nil
    }
  }
}
