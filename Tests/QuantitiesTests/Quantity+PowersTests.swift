import BigNumbers
import ExactReals
import Quantities
import Testing

@Suite struct QuantityPowersTests {
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
