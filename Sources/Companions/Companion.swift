/// The three small apps beside the calculator, in the order in which they are best read.
///
/// ```swift
/// Companion.allCases.map(\.title)  // ["FizzBuzz", "Decider", "Order Summary"]
/// ```
public enum Companion: CaseIterable, Hashable, Sendable {
  /// The name of the three together.
  public static let menuTitle = "Companions"

  case fizzBuzz
  case decider
  case orderSummary

  /// The app's name in a menu.
  public var title: String {
    switch self {
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Decider"
    case .orderSummary: "Order Summary"
    }
  }

  /// What the app does, in one line.
  public var summary: String {
    switch self {
    case .fizzBuzz: "counts, and says Fizz, Buzz or FizzBuzz"
    case .decider: "chooses one of your options"
    case .orderSummary: "adds up an order with discount and tax"
    }
  }
}
