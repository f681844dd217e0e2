import BigNumbers
import Testing

@Suite struct RationalArithmeticTests {
  @Test func fieldLaws() throws {
    let values = AwkwardNumbers.rationals
    for (index, a) in values.enumerated() {
      for b in values[(index % 5)...] {
        let (sum, product) = (a + b, a * b)
        #expect(sum - b == a, "(a + b) − b = a for \(a) and \(b)")
        #expect(sum == b + a && product == b * a, "commuting \(a) and \(b)")
        #expect(
          sum.numerator * a.denominator * b.denominator
            == (a.numerator * b.denominator + b.numerator * a.denominator) * sum.denominator,
          "\(a) + \(b)")
        #expect(
          sum.numerator.greatestCommonDivisor(with: sum.denominator) == 1, "\(a) + \(b) reduced")
        #expect(
          product.numerator.greatestCommonDivisor(with: product.denominator) == 1,
          "\(a) · \(b) reduced")
        if !b.isZero {
          #expect(try product / b == a, "(a · b) / b = a for \(a) and \(b)")
          #expect(try a.divided(by: b) * b == a, "(a / b) · b = a for \(a) and \(b)")
        }
      }
      let c = values[(index * 11 + 5) % values.count]
      let d = values[(index * 3 + 1) % values.count]
      #expect(a * (c + d) == a * c + a * d, "distributing \(a) over \(c) and \(d)")
      #expect(a + (-a) == 0 && a.magnitude == (a.isNegative ? -a : a), "\(a)")
    }
  }

  @Test func powers() throws {
    let x = try Rational(numerator: -2, denominator: 3)
    #expect(try x.raised(to: 3).description == "-8/27")
    #expect(try x.raised(to: -3).description == "-27/8")
    #expect(try x.raised(to: 0) == 1)
    #expect(try Rational.zero.raised(to: 0) == 1)
    #expect(throws: DivisionByZeroError()) { try Rational.zero.raised(to: -1) }
    #expect(try x.raised(to: Int.min, maximumBitWidth: 100) == nil)
    #expect(try Rational(-1).raised(to: Int.min, maximumBitWidth: 100) == 1)
  }

  @Test func divisionByZeroThrows() {
    for x in [0, 1, Rational(BigInt(-1) << 200)] {
      #expect(throws: DivisionByZeroError()) { try x / 0 }
      #expect(throws: DivisionByZeroError()) { try x.divided(by: 0) }
    }
    #expect(throws: DivisionByZeroError()) { try Rational.zero.reciprocal() }
    #expect(throws: DivisionByZeroError()) {
      try Rational.zero.raised(to: -1, maximumBitWidth: 100)
    }
  }

  @Test func operatorsInPlaceAgree() {
    var x = Rational(3)
    x += 4
    x *= 5
    x -= 1
    x.negate()
    #expect(x == -34)
  }
}
