import Languages

#if canImport(Observation)
import Observation
#endif

/// Everything that a view of the game shows and can ask for.
///
/// ```swift
/// let viewModel = FizzBuzzViewModel()
/// viewModel.text        // "1"
/// viewModel.increment()
/// viewModel.text        // "2"
/// ```
#if canImport(Observation)
@Observable
#endif
public final class FizzBuzzViewModel {
  /// The display language; the game itself is the same in each.
  public let language: Language

  private var fizzBuzz = FizzBuzz()

  /// Begins a game at 1.
  public init(language: Language = .english) {
    self.language = language
  }

  /// The screen's title.
  public var title: String { CompanionText.game.text(in: language) }

  /// The label of the button.
  public var nextLabel: String { CompanionText.next.text(in: language) }

  /// The words of the person in the picture.
  public var text: String { fizzBuzz.text }

  /// Whether there is a next number.
  public var canIncrement: Bool { !fizzBuzz.isOver }

  /// Advances to the next number.
  public func increment() {
    fizzBuzz.increment()
  }
}
