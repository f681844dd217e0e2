/// A number, counted up from 1, and what the game says for it.
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

  /// Takes up a game at a number from 1 to ``limit``; tests come to its end in this way.
  init(at number: Int) {
    self.number = number
  }

  /// `Fizz` for a multiple of 3, `Buzz` for one of 5, `FizzBuzz` for one of both; else the number.
  public var text: String {
    switch (number.isMultiple(of: 3), number.isMultiple(of: 5)) {
    case (true, true): "FizzBuzz"
    case (true, false): "Fizz"
    case (false, true): "Buzz"
    case (false, false): "\(number)"
    }
  }

  /// Whether the game has come to its last number.
  public var isOver: Bool { number == Self.limit }

  /// Goes on to the next number; at the last one nothing happens.
  public mutating func increment() {
    if !isOver { number += 1 }
  }
}
