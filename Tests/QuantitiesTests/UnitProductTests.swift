import Quantities
import Testing

@Suite struct UnitProductTests {
  /// The text of units is what they are read from.
  @Test(arguments: [
    ("m", "m"), ("m^2", "m²"), ("km/h", "km/h"), ("J/(kg K)", "J/(kg K)"), ("m^-1", "m⁻¹"),
    ("N m", "N m"), ("kg m^2/s^3", "kg m²/s³"), ("um", "µm"), ("degC/min", "°C/min"),
    ("s^-1 m^-12", "s⁻¹ m⁻¹²"), ("L/100km", "L/100km"), ("EUR/kg", "EUR/kg"), ("kohm", "kΩ"),
  ])
  func textsCanBeTypedAgain(text: String, view: String) throws {
    let units = try unitProduct(text)
    #expect(units.text == text)
    #expect(units.viewText == view)
  }

  @Test func aBarInANameStaysInBrackets() throws {
    let fuel = try unitProduct("L/100km")
    #expect(try UnitProduct(.named("EUR")).divided(by: fuel).text == "EUR/(L/100km)")
    #expect(try fuel.raised(to: 2).text == "(L/100km)^2")
  }

  @Test func equalUnitsBecomeOne() throws {
    let (metre, second) = (try unitProduct("m"), try unitProduct("s"))
    let speed = try metre.divided(by: second)
    #expect(try speed.multiplied(by: second) == metre)
    #expect(try speed.divided(by: speed).isNone)
    #expect(try speed.raised(to: 0).isNone)
    #expect(try speed.raised(to: -3).text == "s^3/m^3")
  }

  @Test func limitsAreErrors() throws {
    let metre = try unitProduct("m")
    #expect(try metre.raised(to: 99).raised(to: -1).text == "m^-99")
    for exponent in [100, -100, Int.max, Int.min] {
      #expect(throws: QuantityError.exponentTooLarge) { try metre.raised(to: exponent) }
      #expect(throws: QuantityError.exponentTooLarge) {
        try metre.raised(to: 2).raised(to: exponent)
      }
      #expect(throws: QuantityError.exponentTooLarge) {
        try UnitProduct(.named("m"), exponent: exponent)
      }
    }
    #expect(throws: QuantityError.exponentTooLarge) {
      try metre.raised(to: 60).multiplied(by: metre.raised(to: 60))
    }
    var many = UnitProduct.none
    #expect(throws: QuantityError.tooManyUnits) {
      for unit in Unit.all { many = try many.multiplied(by: UnitProduct(unit)) }
    }
    #expect(many.powers.count == UnitProduct.unitLimit)
  }

  /// The largest possible exponents stay exact, in time, and within those of a dimension.
  @Test func theLargestProductsHaveAFactor() throws {
    var product = UnitProduct.none
    for symbol in ["QW", "QV", "Qohm", "QF", "foe", "Qeq"].filter({ (try? Unit.named($0)) != nil })
    {
      product = try product.multiplied(by: unitProduct(symbol).raised(to: 99))
    }
    #expect(product.dimension[.mass] == 99 * (1 + 1 + 1 - 1 + 1))
    #expect(product.factor.rational.isInteger)
  }
}
