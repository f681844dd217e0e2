#if canImport(Observation)
import Observation
#endif

/// All that a view of the game shows, and all that it can ask for.
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
  /// The screen's title.
  public let title = "Fizz Buzz Game"

  /// What is written on the button.
  public let nextLabel = "Next"

  private var fizzBuzz = FizzBuzz()

  /// Begins a game at 1.
  public init() {}

  /// What the person in the picture says.
  public var text: String { fizzBuzz.text }

  /// Whether there is a next number.
  public var canIncrement: Bool { !fizzBuzz.isOver }

  /// Goes on to the next number.
  public func increment() {
    fizzBuzz.increment()
  }
}
