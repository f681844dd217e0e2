import BigNumbers
import ExactReals
import TestSupport

/// Numbers to try enclosures on: the same for the same seed.
struct EnclosureSamples: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The seeds that every run uses, and those of this run.
  static var seeds: [UInt64] { Sample.seeds([1, 2, 3]) }

  mutating func next() -> UInt64 { generator.next() }

  /// Returns a whole number of up to the given number of bits, often next to a power of two.
  mutating func integer(bits: Int) -> BigInt {
    let width = Int.random(in: 1...bits, using: &self)
    var value = BigInt(1) << (width - 1)
    switch UInt8.random(in: 0..<8, using: &self) {
    case 0: break
    case 1: value += 1
    case 2: value -= 1
    default:
      for _ in 0...(width / 64) { value = (value << 64) + BigInt(next()) }
      value >>= value.magnitudeBitWidth - width
    }
    return Bool.random(using: &self) ? value : -value
  }

  /// Returns a fraction whose denominator is a power of two or any number.
  mutating func rational(bits: Int = 200) -> Rational {
    let denominator =
      Bool.random(using: &self)
      ? BigInt(1) << Int.random(in: 0...bits, using: &self) : integer(bits: bits).magnitude
    return (try? Rational(numerator: integer(bits: bits), denominator: denominator)) ?? 1
  }

  /// Returns a ball and some numbers that it holds: its ends and one between.
  mutating func ball(bits: Int = 200) -> (ball: Enclosure, members: [Rational]) {
    let middle = rational(bits: bits)
    let precision = self.precision()
    if Bool.random(using: &self) { return (Enclosure(middle, precision: precision), [middle]) }
    let size = BigInt(1) << Int.random(in: 0...100, using: &self)
    let reach = (try? middle.magnitude / Rational(size)) ?? 0
    let (lower, upper) = (middle - reach, middle + reach)
    return (Enclosure(from: lower, to: upper, precision: precision), [lower, middle, upper])
  }

  /// Returns a precision, small ones more often.
  mutating func precision() -> Int {
    Bool.random(using: &self)
      ? Int.random(in: 2...70, using: &self) : Int.random(in: 2...300, using: &self)
  }
}
