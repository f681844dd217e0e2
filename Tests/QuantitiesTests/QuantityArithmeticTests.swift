import BigNumbers
import ExactReals
import Quantities
import TestSupport
import Testing

@Suite struct QuantityArithmeticTests {
  private func quantity(_ number: Rational, _ units: String) throws -> Quantity {
    try Quantity(Real(number), in: unitProduct(units))
  }

  private func text(_ quantity: Quantity) -> String {
    let number = quantity.number.exactText ?? "?"
    return quantity.units.isNone ? number : number + " " + quantity.units.text
  }

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
    // What cancels on the way still takes its place.
    #expect(text(try quantity(6, "m s/cm")) == "600 s")
  }

  @Test func anglesAreNumbersOfRadians() throws {
    #expect(text(try quantity(180, "deg")) == "π")
    #expect(text(try Quantity(.pi).converted(to: unitProduct("deg"))) == "180 deg")
    #expect(text(try quantity(10, "rad/s").multiplied(by: quantity(2, "s"))) == "20")
    #expect(text(try quantity(10, "rad/s").divided(by: quantity(1, "rpm"))) == "300/π")
    #expect(text(try quantity(1, "rpm").multiplied(by: quantity(1, "min"))) == "1")
    #expect(text(try quantity(5, "dozen")) == "60")
    for (units, target) in [("Hz", "rad/s"), ("deg/s", "kHz"), ("turn/s", "Hz"), ("bpm", "rad/s")] {
      #expect(throws: QuantityError.frequencyAndAngle, "\(units)") {
        try quantity(1, units).converted(to: unitProduct(target))
      }
    }
    #expect(throws: QuantityError.frequencyAndAngle) {
      try quantity(1, "rad/s").divided(by: quantity(1, "Hz"))
    }
  }

  @Test func whatMeasuresAnotherThingIsRefusedWithAHint() throws {
    for (left, right, hint) in [
      ("oz", "mL", "floz"), ("lb ft", "J", "lbf"), ("kg", "N", "kgf"), ("mL", "oz", "floz"),
      ("floz", "g", "oz"), ("m", "s", nil), ("gal", "lb", nil),
    ] {
      let (a, b) = (try unitProduct(left), try unitProduct(right))
      let error = QuantityError.differentDimensions(a, b, hint: hint)
      #expect(throws: error) { try Quantity(8, in: a).converted(to: b) }
      #expect(throws: error) { try Quantity(8, in: a).adding(Quantity(1, in: b)) }
      #expect(throws: error) { try Quantity(8, in: a).subtracting(Quantity(1, in: b)) }
    }
    let metre = try unitProduct("m")
    let error = #expect(throws: QuantityError.self) { try quantity(5, "m").adding(Quantity(2)) }
    #expect(error == .differentDimensions(metre, .none, hint: nil))
    #expect(error?.reason == "m and a plain number measure different things")
    #expect(throws: QuantityError.noUnit(metre)) { try Quantity(5).converted(to: metre) }
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
    for _ in 0..<500 {
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

  @Test func percentsAreOfTheQuantity() throws {
    let mass = try quantity(50, "kg")
    #expect(text(try mass.adding(percent: 10)) == "55 kg")
    #expect(text(try mass.subtracting(percent: 10)) == "45 kg")
    #expect(text(try mass.percent(10)) == "5 kg")
  }

  @Test func powersHaveWholeExponents() throws {
    let length = try quantity(3, "m")
    #expect(text(try length.raised(to: Quantity(2))) == "9 m^2")
    #expect(text(try length.raised(to: Quantity(-1))) == "1/3 m^-1")
    #expect(text(try length.raised(to: Quantity(0))) == "1")
    #expect(text(try Quantity(2).raised(to: Quantity(10))) == "1024")
    #expect(throws: QuantityError.exponentWithUnit(length.units)) {
      try Quantity(2).raised(to: length)
    }
    #expect(throws: QuantityError.fractionalExponent(length.units)) {
      try length.raised(to: Quantity(Real(1) / 2))
    }
    #expect(throws: QuantityError.fractionalExponent(length.units)) {
      try length.raised(to: Quantity(.pi))
    }
    for exponent in [Rational(100), Rational(BigInt(1) << 200)] {
      #expect(throws: QuantityError.exponentTooLarge) {
        try length.raised(to: Quantity(Real(exponent)))
      }
    }
  }

  @Test func rootsLeaveWholeExponents() throws {
    #expect(text(try quantity(16, "m^2").root(2)) == "4 m")
    #expect(text(try quantity(27, "L").root(3)) == "3/10 m")
    #expect(text(try quantity(4, "ha").root(2)) == "200 m")
    #expect(text(try quantity(2, "m^2/s^2").root(2)) == "√2 m/s")
    #expect(text(try Quantity(9).root(2)) == "3")
    for (units, degree) in [("m", 2), ("N m", 2), ("EUR", 2), ("m^2", 3), ("m", 0)] {
      #expect(throws: QuantityError.fractionalExponent(try unitProduct(units)), "\(units)") {
        try quantity(4, units).root(degree)
      }
    }
    #expect(throws: QuantityError.calculation(.notReal)) { try quantity(-4, "m^2").root(2) }
  }
}
