import BigNumbers
import Testing

@testable import ExactReals

/// No algebraic number may be nearer to zero than its bound says, or a number would be taken for zero.
@Suite struct SeparationBoundTests {
  /// Returns numbers near zero that are not zero, each with its text.
  static func nearZeros() throws -> [(text: String, number: Real)] {
    var numbers: [(String, Real)] = []
    for n in [2, 3, 5, 10, 99, 1_000, 65_537, 1_000_003] {
      let (a, b, c) = try (Real.sqrt(Real(n)), Real.sqrt(Real(n + 1)), Real.sqrt(Real(n + 2)))
      numbers.append(("√\(n) − 2√\(n + 1) + √\(n + 2)", try a - 2 * b + c))
      numbers.append(("√\(n + 1) − √\(n)", try b - a))
      numbers.append(("∛\(n + 1) − ∛\(n)", try Real.cbrt(Real(n + 1)) - .cbrt(Real(n))))
    }
    // The continued fractions of √2 and √3 come nearer and nearer.
    var (p, q) = (BigInt(1), BigInt(1))
    for step in 1...60 {
      (p, q) = (p + 2 * q, p + q)
      guard step % 12 == 0 else { continue }
      numbers.append(("\(p) − \(q)√2", try Real(Rational(p)) - Real(Rational(q)) * .sqrt(2)))
    }
    // Graham's and O'Rourke's: sums of square roots that are closest (TOPP problem 33).
    let sums: [([Int], [Int])] = [
      ([10, 11], [5, 18]), ([5, 6, 18], [4, 12, 12]), ([2, 35, 37, 42], [12, 13, 52, 54]),
    ]
    for (left, right) in sums {
      var number = Real(0)
      for n in left { number = try number + .sqrt(Real(n)) }
      for n in right { number = try number - .sqrt(Real(n)) }
      numbers.append(("roots of \(left) less those of \(right)", number))
    }
    numbers.append(("cos(π/7) − cos(π/9)", try .cos(.pi / 7) - .cos(.pi / 9)))
    numbers.append(
      (
        "√(2 + √3) − (√6 + √2)/2 + 1e-40",
        try .sqrt(2 + .sqrt(3)) - (.sqrt(6) + .sqrt(2)) / 2
          + Real(try #require(Rational(decimal: "1e-40")))
      ))
    return numbers
  }

  @Test func noNumberIsNearerToZeroThanItsBound() throws {
    var bounded = 0
    for (text, number) in try Self.nearZeros() {
      guard case .form(let form) = number.storage, let bound = SeparationBound(form) else {
        continue
      }
      bounded += 1
      let bits = Int(bound.bits)
      guard bits < 1 << 16 else { continue }
      // The ball, known to far more bits than the bound has, lies outside the ball of the bound.
      let ball = try number.enclosure(bits: 200)
      #expect(!ball.containsZero, "\(text)")
      #expect(!ball.isSmaller(thanPowerOfTwo: -bound.bits), "\(text): 2^-\(bits)")
    }
    #expect(bounded > 20)
  }

  /// A bound that is far too small costs time, and one for nothing tells nothing.
  @Test func boundsOfSimpleNumbersAreNear() throws {
    for n in [2, 10, 1_000, 1 << 40 + 1] {
      let number = try Real.sqrt(Real(n)) - 1
      guard case .form(let form) = number.storage else {
        Issue.record("√\(n) − 1 is no form")
        continue
      }
      let bound = try #require(SeparationBound(form), "√\(n) − 1")
      // |√n − 1| ≥ (n − 1)/(√n + 1): the bound may lose its degree's worth of sizes.
      #expect(bound.bits <= 4 * Int64(n.bitWidth - n.leadingZeroBitCount) + 8, "√\(n) − 1")
    }
    for number in try [Real.pi - 3, Real.exp(1) - 2, Real.log(2)] {
      guard case .form(let form) = number.storage else { continue }
      #expect(SeparationBound(form) == nil)
    }
  }

  /// Powers of powers have bounds up to numbers of 2^40 bits, whose sizes never overflow.
  @Test func boundsBeyondReasonAreNone() throws {
    var number = try 1 + Real.sqrt(2)
    for _ in 1...3 { number = try 1 + Real.pow(number, 1_000) }
    for (exponent, isWithinReason) in [(100, true), (200, true), (250, false), (400, false)] {
      let power = try 1 + Real.pow(number, Real(exponent))
      let form = try #require(power.form, "\(exponent)")
      #expect((SeparationBound(form) != nil) == isWithinReason, "\(exponent)")
    }
  }
}
