import BigNumbers
import ExactReals
import Testing

/// The laws that are proven for every number of a kind, and not merely never denied.
@Suite struct RealTests {
  private static func numbers() throws -> [Real] {
    try AwkwardReals.irrationals() + AwkwardReals.rationals.map { Real($0) }
  }

  @Test func sumsAndProductsCancel() throws {
    for a in try Self.numbers() {
      for b in try AwkwardReals.irrationals() {
        #expect(try decision(a + b - b, a) == .yes, "\(a.testText), \(b.testText)")
        #expect(try decision(a * b / b, a) == .yes, "\(a.testText), \(b.testText)")
        #expect(try decision(a / b * b, a) == .yes, "\(a.testText), \(b.testText)")
      }
    }
  }

  @Test func squaresOfSumsAreWrittenOut() throws {
    for a in try Self.numbers() {
      let square = try (a + 1) * (a + 1)
      #expect(try decision(square, a * a + 2 * a + 1) == .yes, "\(a.testText)")
    }
  }

  @Test func squareRootsAndSquaresUndoEachOther() throws {
    for a in try Self.numbers() {
      #expect(try decision(.sqrt(a * a), .abs(a)) == .yes, "\(a.testText)")
      let size = try Real.abs(a)
      let root = try Real.sqrt(size)
      #expect(try decision(root * root, size) == .yes, "\(a.testText)")
      // The same for a sum.
      let sum = try Real.sqrt(size + .pi)
      #expect(try decision(sum * sum, size + .pi) == .yes, "\(a.testText)")
    }
  }

  @Test func exponentialsAndLogarithmsUndoEachOther() throws {
    for a in try Self.numbers() where a.isZeroOrHuge == false {
      let size = try Real.abs(a)
      #expect(try decision(.exp(.log(size)), size) == .yes, "\(a.testText)")
      #expect(try decision(.log(.exp(a)), a) == .yes, "\(a.testText)")
      #expect(try decision(.pow(10, .log10(size)), size) == .yes, "\(a.testText)")
      #expect(try decision(.log(2 * size), .log(2) + .log(size)) == .yes, "\(a.testText)")
    }
  }

  @Test func squaresOfSineAndCosineAddUpToOne() throws {
    for a in try Self.numbers() where a.isZeroOrHuge == false {
      let (sine, cosine) = try (Real.sin(a), Real.cos(a))
      #expect(try decision(sine * sine + cosine * cosine, 1) == .yes, "\(a.testText)")
      let (hyperbolicSine, hyperbolicCosine) = try (Real.sinh(a), Real.cosh(a))
      #expect(
        try decision(
          hyperbolicCosine * hyperbolicCosine - hyperbolicSine * hyperbolicSine, 1) == .yes,
        "\(a.testText)")
    }
  }

  @Test func functionsUndoTheirInverses() throws {
    for a in try Self.numbers() where a.isZeroOrHuge == false {
      #expect(try decision(.tan(.atan(a)), a) == .yes, "\(a.testText)")
      #expect(try decision(.sinh(.asinh(a)), a) == .yes, "\(a.testText)")
      guard try Real.abs(a).compare(to: 1) < 0 else { continue }
      #expect(try decision(.sin(.asin(a)), a) == .yes, "\(a.testText)")
      #expect(try decision(.cos(.acos(a)), a) == .yes, "\(a.testText)")
      #expect(try decision(.tanh(.atanh(a)), a) == .yes, "\(a.testText)")
    }
  }

  @Test func arctangentsOfFractionsHaveThemForTangents() throws {
    for text in ["3", "72", "1e-9", "7/5", "-125", "1e20", "1e400", "-1/239"] {
      let a = Real(try #require(Rational(text) ?? Rational(decimal: text)))
      #expect(try Real.tan(.atan(a)).rational == a.rational, "\(text)")
    }
  }
}

extension Real {
  /// Whether a function of the number would no longer be an ordinary number.
  fileprivate var isZeroOrHuge: Bool {
    guard let rational else { return false }
    return rational.isZero || rational.magnitude > 1_000_000
  }
}
