/// A number, counted up from 1, and the game's word for it.
///
/// ```swift
/// var fizzBuzz = FizzBuzz()
/// fizzBuzz.text          // "1"
/// fizzBuzz.increment()
/// fizzBuzz.increment()
/// fizzBuzz.text          // "Fizz"
/// ```
public struct FizzBuzz: Hashable, Sendable {
  /// The last number of the game: 1,000,000,000.
  public static let limit = 1_000_000_000

  private var number: Int

  /// Begins a game at 1.
  public init() {
    self.init(at: 1)
  }

  /// Starts a game at a number from 1 to ``limit``, which lets tests reach its end.
  init(at number: Int) {
    self.number = number
  }

  /// `Fizz` for a multiple of 3, `Buzz` for one of 5, `FizzBuzz` for one of both; otherwise the number.
  public var text: String {
    switch (number.isMultiple(of: 3), number.isMultiple(of: 5)) {
    case (true, true): "FizzBuzz"
    case (true, false): "Fizz"
    case (false, true): "Buzz"
    case (false, false): "\(number)"
    }
  }

  /// Whether the game has reached its last number.
  public var isOver: Bool { number == Self.limit }

  /// Advances to the next number; does nothing at the last one.
  public mutating func increment() {
    if !isOver { number += 1 }
  }
}
