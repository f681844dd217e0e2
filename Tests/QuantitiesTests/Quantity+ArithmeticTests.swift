import BigNumbers
import ExactReals
import Quantities
import TestSupport
import Testing

@Suite struct QuantityArithmeticTests {
  @Test func unitsOfOneDimensionBecomeTheLeftOne() throws {
    #expect(text(try quantity(2, "m").multiplied(by: quantity(30, "cm"))) == "3/5 m^2")
    #expect(text(try quantity(60, "mi/h").multiplied(by: quantity(30, "min"))) == "30 mi")
    #expect(text(try quantity(10, "N").multiplied(by: quantity(5, "m"))) == "50 N m")
    #expect(text(try quantity(3, "ft").divided(by: quantity(1, "in"))) == "36")
    #expect(text(try quantity(1, "L").divided(by: quantity(1, "m^3"))) == "1/1000")
    #expect(text(try quantity(1, "in/mm")) == "127/5")
    let fuel = try quantity(5, "L/100km").multiplied(by: quantity(200, "km"))
    #expect(text(try fuel.converted(to: unitProduct("L"))) == "10 L")
    let way = try quantity(30, "mpg").multiplied(by: quantity(5, "gal"))
    #expect(text(try way.converted(to: unitProduct("mi"))) == "150 mi")
    // Units that cancel still contribute their factor.
    #expect(text(try quantity(6, "m s/cm")) == "600 s")
  }

  @Test func zeroKeepsItsUnit() throws {
    #expect(text(try quantity(10, "m").subtracting(quantity(10, "m"))) == "0 m")
    #expect(text(try quantity(0, "ft").adding(quantity(0, "m"))) == "0 ft")
    #expect(throws: QuantityError.calculation(.divisionByZero)) {
      try quantity(1, "m").divided(by: quantity(0, "s"))
    }
  }

  /// (a + b) − b is a, and (a × b) ÷ b too, whatever the units.
  @Test(arguments: [4, 5] + FreshSeed.all)
  func operationsUndoEachOther(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units = Unit.all.filter { $0.zero == nil && $0.factor.piPower == 0 }
    for _ in 0..<Sample.count(500) {
      let a = try #require(units.randomElement(using: &random))
      let b = try #require(
        units.filter { $0.dimension == a.dimension }.randomElement(using: &random))
      let c = try #require(units.randomElement(using: &random))
      let number = Rational(Int.random(in: -999...999, using: &random))
      let left = try Quantity(Real(number), in: UnitProduct(a))
      let right = try Quantity(7, in: UnitProduct(b))
      let other = try Quantity(Real(-3), in: UnitProduct(c))
      let names = "\(number) \(a.symbol), \(b.symbol), \(c.symbol)"
      let sum = try left.adding(right).subtracting(right)
      #expect(sum.number.rational == left.number.rational, "\(names)")
      #expect(sum.units == left.units, "\(names)")
      let product = try left.multiplied(by: other).divided(by: other)
      #expect(
        try product.converted(to: left.units).number.rational == left.number.rational, "\(names)")
      #expect(try left.negated().negated().number.rational == left.number.rational)
    }
  }
}
