import BigNumbers
import Testing

@testable import ExactReals

/// Laws of every function of a ball: the value is in it, at each precision, and it is no wider than stated.
@Suite struct EnclosureLawTests {
  /// A function, the arguments to test, and the allowed width of its balls.
  struct Function: CustomTestStringConvertible, Sendable {
    let name: String
    /// The sizes of arguments: 2^top above their magnitudes.
    let tops: ClosedRange<Int64>
    var isPositive = false
    /// The number of requested bits that may be missing.
    var missingBits = 2
    /// The allowed width of a narrow ball's image, as a multiple of the distance between the values at its ends.
    var looseness = 1 + Rational(significand: 15, exponent: -3)
    let value: @Sendable (Enclosure, Int, Budget) throws(CalculationError) -> Enclosure

    var testDescription: String { name }
  }

  static let functions: [Function] =
    [
      Function(name: "√x", tops: -100...100, isPositive: true) { x, p, b throws(CalculationError) in
        try .sqrt(x, precision: p, within: b)
      },
      Function(name: "atan x", tops: -40...40, missingBits: 4) { x, p, b throws(CalculationError) in
        try .atan(x, precision: p, within: b)
      },
      Function(name: "asin x", tops: -40...(-1), missingBits: 4) {
        x, p, b throws(CalculationError) in
        try .asin(x, precision: p, within: b)
      },
      Function(name: "exp x", tops: -60...20, missingBits: 3) { x, p, b throws(CalculationError) in
        try .exp(x, precision: p, within: b)
      },
      Function(name: "ln x", tops: -60...60, isPositive: true, missingBits: 3) {
        x, p, b throws(CalculationError) in try .log(x, precision: p, within: b)
      },
      Function(name: "sin x", tops: -40...0, missingBits: 3, looseness: 2) {
        x, p, b throws(CalculationError) in try .sinAndCos(x, precision: p, within: b).sine
      },
      Function(name: "Γ(x)", tops: 3...6, isPositive: true, missingBits: 4, looseness: 3) {
        x, p, b throws(CalculationError) in try .gamma(x, precision: p, within: b)
      },
      Function(name: "ln Γ(x)", tops: 20...90, isPositive: true, missingBits: 8, looseness: 3) {
        x, p, b throws(CalculationError) in try .logarithmOfGamma(x, precision: p, within: b)
      },
      Function(name: "1/x", tops: -60...60) { x, p, b throws(CalculationError) in
        try .quotient(.one, x, precision: p)
      },
      Function(name: "x·x", tops: -60...60) { x, p, b throws(CalculationError) in
        try .product(x, x, precision: p)
      },
      Function(name: "x + 1", tops: -60...60, missingBits: 2) { x, p, b throws(CalculationError) in
        try .sum(x, .one, precision: p)
      },
    ]
    + [3, 5, 17, 512, 513].map { degree in
      Function(name: "the root of degree \(degree)", tops: -100...100, isPositive: true) {
        x, p, b throws(CalculationError) in try .root(x, degree, precision: p, within: b)
      }
    }
    + [2, 3, 7, 30, -1, -6].map { exponent in
      Function(name: "x^\(exponent)", tops: -50...50) { x, p, b throws(CalculationError) in
        try .pow(x, Int64(exponent), precision: p, within: b)
      }
    }

  @Test(arguments: functions)
  func valuesAreInTheirBallsWhichAreAsNarrowAsAskedFor(function: Function) throws {
    for seed in ArgumentGenerator.seeds {
      var generator = ArgumentGenerator(seed: seed)
      let budget = Budget()
      for _ in 0..<25 {
        let x = generator.number(top: function.tops, isPositive: function.isPositive)
        let precision = Int.random(in: 2...400, using: &generator)
        let coarse = try function.value(x, precision, budget)
        let fine = try function.value(x, 3 * precision + 200, budget)
        #expect(try coarse.holds(fine), "\(function.name) of \(x) at \(precision), seed \(seed)")
        #expect(
          coarse.accuracyBits >= Int64(precision - function.missingBits),
          "\(function.name) of \(x) at \(precision), seed \(seed)")
      }
    }
  }

  /// A function's image of a narrow ball is hardly wider than the distance between its values at the two ends.
  @Test(arguments: functions)
  func imagesOfNarrowBallsReachFromEndToEndAndHardlyBeyond(function: Function) throws {
    for seed in ArgumentGenerator.seeds {
      var generator = ArgumentGenerator(seed: seed)
      let budget = Budget()
      for _ in 0..<25 {
        let x = generator.number(top: function.tops, isPositive: function.isPositive)
        // At most a thousandth of the number's size, and of 1 where the function grows with e^x.
        let zeros = Int64.random(in: 20...60, using: &generator) + max(x.top, 0)
        let radius = ErrorBound(generator.next() >> 34 | 1 << 29, exponent: x.top - 30 - zeros)
        let ball = try x.widened(by: radius)
        let image = try function.value(ball, 400, budget)
        let middle = try function.value(x, 700, budget)
        var reach = Enclosure.zero
        for sign in [1, -1] {
          let offset = try Enclosure.product(
            radius.asNumber, Enclosure(BigInt(sign)), precision: 100)
          let value = try function.value(Enclosure.sum(x, offset, precision: 10_000), 700, budget)
          #expect(try image.holds(value), "\(function.name) of \(ball), seed \(seed)")
          let distance = try Enclosure.difference(value, middle, precision: 200).magnitude
          if Enclosure.compare(distance, reach) == 1 { reach = distance }
        }
        let limit = try Enclosure.product(
          reach, Enclosure(function.looseness, precision: 60), precision: 60)
        #expect(
          Enclosure.compare(image.radius.asNumber, limit) == -1,
          "\(function.name) of \(ball) is too wide: \(image.radius), seed \(seed)")
      }
    }
  }

  @Test(arguments: [513, 600, 100_000])
  func rootsOfHugeNumbersAreAsNarrowAsAskedFor(degree: Int) throws {
    let budget = Budget()
    for exponent in [1 << 44, -1 << 44, 1 << 58, -1 << 58] as [Int64] {
      let x = Enclosure(BigInt(7), exponent: exponent)
      for precision in [10, 64, 300] {
        let coarse = try Enclosure.root(x, degree, precision: precision, within: budget)
        let fine = try Enclosure.root(x, degree, precision: 2 * precision + 100, within: budget)
        #expect(try coarse.holds(fine), "7·2^\(exponent), degree \(degree) at \(precision)")
        #expect(
          coarse.accuracyBits >= Int64(precision) - 3,
          "7·2^\(exponent), degree \(degree) at \(precision)")
      }
    }
  }

  @Test(arguments: [3, 5, 7, 12])
  func rootsOfPowersAreExact(degree: Int) throws {
    let budget = Budget()
    for base in Array(2...70) + [1_023, 1_024, 1_025, 999_983] {
      let power = Enclosure(BigInt(base).raised(to: degree))
      let root = try Enclosure.root(power, degree, precision: 64, within: budget)
      #expect(root == Enclosure(BigInt(base)), "the root of \(base)^\(degree)")
    }
  }

  @Test(arguments: [3, 7, 511])
  func rootsOfWideBallsReachFromEndToEndAndHardlyBeyond(degree: Int) throws {
    let budget = Budget()
    for (lower, upper) in [(1, 2), (100, 101), (1, 1_000_000), (7, 8)] {
      let ball = Enclosure(from: Rational(lower), to: Rational(upper), precision: 64)
      let image = try Enclosure.root(ball, degree, precision: 64, within: budget)
      let ends = try [lower, upper].map {
        try Enclosure.root(Enclosure(BigInt($0)), degree, precision: 200, within: budget)
      }
      for end in ends { #expect(try image.holds(end), "\(lower) to \(upper), degree \(degree)") }
      let width = try Enclosure.difference(ends[1], ends[0], precision: 100)
      let limit = try Enclosure.product(
        width, Enclosure(Rational(decimal: "0.51") ?? 1, precision: 60), precision: 60)
      #expect(
        Enclosure.compare(image.radius.asNumber, limit) == -1,
        "\(lower) to \(upper), degree \(degree): \(image.radius)")
    }
  }

  @Test(arguments: [-3, -1, 0, 5, 40] as [Int64])
  func arctangentsOfWideBallsHoldAllValues(top: Int64) throws {
    let budget = Budget()
    for numerator in [3, 4, 7, 8, 9, 15] {
      // From a quarter of the number, or from below zero, to nearly twice the number.
      let x = Enclosure(BigInt(numerator), exponent: top)
      let ball = try x.widened(by: ErrorBound(UInt64(3 * numerator / 2), exponent: top - 1))
      let image = try Enclosure.atan(ball, precision: 80, within: budget)
      for eighths in -8...8 {
        let offset = try Enclosure.product(
          ball.radius.asNumber, Enclosure(BigInt(eighths), exponent: -3), precision: 100)
        let value = try Enclosure.atan(
          Enclosure.sum(x, offset, precision: 200), precision: 300, within: budget)
        #expect(try image.holds(value), "\(ball) at \(eighths)/8")
      }
    }
  }

  @Test(arguments: [-9, -6, -3, -1] as [Int64])
  func sinesAndCosinesOfWideBallsHoldAllValues(radius: Int64) throws {
    let budget = Budget()
    for sixteenths in -50...50 {
      let x = Enclosure(BigInt(sixteenths), exponent: -4)
      let ball = try x.widened(by: ErrorBound(powerOfTwo: radius))
      let image = try Enclosure.sinAndCos(ball, precision: 80, within: budget)
      for sign in [-1, 1] {
        let end = try Enclosure.sum(
          x, Enclosure(BigInt(sign), exponent: radius), precision: 100)
        let value = try Enclosure.sinAndCos(end, precision: 300, within: budget)
        #expect(try image.sine.holds(value.sine), "sine of \(ball)")
        #expect(try image.cosine.holds(value.cosine), "cosine of \(ball)")
      }
    }
  }

  @Test func lowerBoundsOfOneAndASquareAreNearlyReached() {
    for exponent in -40...70 as ClosedRange<Int64> {
      for significand in [1, 3, 5, 255, 65_537, 4_294_967_295] as [Int] {
        let number = LowerBound(BigInt(significand), exponent: exponent)
        let bound = number.squareAndOne
        let square = Enclosure(BigInt(significand) * BigInt(significand), exponent: 2 * exponent)
        let value = Enclosure.exactSum(square, .one)
        let reached = Enclosure(BigInt(UInt64(bound.significand)), exponent: bound.exponent)
        #expect(Enclosure.compare(reached, value).map { $0 <= 0 } ?? false, "\(number)")
        // Less than one part in 2^30 is lost.
        let missing = Enclosure.exactSum(value, -reached)
        #expect(
          Enclosure.compare(missing, Enclosure(value.significand, exponent: value.exponent - 30))
            .map { $0 <= 0 } ?? false, "\(number): \(bound)")
      }
    }
  }
}

extension Enclosure {
  /// Returns the sum of two exact numbers.
  fileprivate static func exactSum(_ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let exponent = min(a.exponent, b.exponent)
    return Enclosure(
      (a.significand << Int(a.exponent - exponent)) + (b.significand << Int(b.exponent - exponent)),
      exponent: exponent)
  }
}
