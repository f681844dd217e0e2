import Languages

/// The three small apps beside the calculator, in the best order to read them.
///
/// ```swift
/// Companion.allCases.map { $0.title(in: .english) }  // ["FizzBuzz", "Decider", "Order Summary"]
/// ```
public enum Companion: CaseIterable, Hashable, Sendable {
  case fizzBuzz
  case decider
  case orderSummary

  /// Returns the name of the three together.
  public static func menuTitle(in language: Language) -> String {
    CompanionName.companions.text(in: language)
  }

  /// Returns the app's name in a menu.
  public func title(in language: Language) -> String {
    name.text(in: language)
  }

  /// Returns a summary of what the app does, in one line.
  public func summary(in language: Language) -> String {
    CompanionText.summary(self).text(in: language)
  }

  private var name: CompanionName {
    switch self {
    case .fizzBuzz: .fizzBuzz
    case .decider: .decider
    case .orderSummary: .orderSummary
    }
  }
}
