import BigNumbers
import ExactReals
import Quantities
import Testing

@Suite struct QuantityTemperaturesTests {
  /// Each scale by its rule, written out once more.
  @Test func scalesFollowTheirRules() throws {
    let (freezing, boiling) = (Rational(decimal: "273.15"), Rational(decimal: "373.15"))
    let zero = try #require(freezing)
    let hundred = try #require(boiling)
    let fahrenheit = try #require(Rational(decimal: "459.67"))
    let romer = try #require(Rational(decimal: "7.5"))
    for number: Rational in [0, 20, -40, 100, 451, -500] {
      let kelvins = try [
        ("degC", number + zero),
        ("degF", (number + fahrenheit) * (Rational(5) / 9)),
        ("degRe", number * (Rational(5) / 4) + zero),
        ("degRo", (number - romer) * (Rational(40) / 21) + zero),
        ("degDe", hundred - number * (Rational(2) / 3)),
        ("degNewton", number * (Rational(100) / 33) + zero),
      ]
      for (scale, expected) in kelvins {
        let there = try quantity(number, scale).converted(to: unitProduct("K"))
        #expect(there.number.rational == expected, "\(number) \(scale)")
        let back = try there.converted(to: unitProduct(scale))
        #expect(back.number.rational == number, "\(number) \(scale)")
        #expect(try back.isBelowAbsoluteZero() == expected.isNegative, "\(number) \(scale)")
      }
    }
    #expect(Unit.all.filter { $0.zero != nil }.count == 6)
    #expect(text(try quantity(20, "degC").converted(to: unitProduct("mK"))) == "293150 mK")
  }

  @Test func differencesAreNotTemperatures() throws {
    let warm = try quantity(20, "degC")
    #expect(warm.isTemperature)
    #expect(text(try warm.subtracting(quantity(15, "degC"))) == "5 K")
    #expect(text(try warm.adding(quantity(5, "K"))) == "25 degC")
    #expect(text(try quantity(5, "K").adding(warm)) == "25 degC")
    #expect(text(try warm.subtracting(quantity(9, "delta_degF"))) == "15 degC")
    #expect(text(try quantity(10, "degDe").adding(quantity(2, "K"))) == "7 degDe")
    #expect(throws: QuantityError.temperatureAndDifference) {
      try quantity(5, "delta_degC").converted(to: unitProduct("degC"))
    }
    #expect(throws: QuantityError.temperatureAndDifference) {
      try warm.converted(to: unitProduct("delta_degC"))
    }
  }

  @Test func aTemperatureIsNotMultiplied() throws {
    let warm = try quantity(20, "degC")
    #expect(throws: QuantityError.sumOfTemperatures) { try warm.adding(warm) }
    let operations: [() throws -> Quantity] = [
      { try warm.multiplied(by: Quantity(2)) }, { try Quantity(2).multiplied(by: warm) },
      { try warm.divided(by: Quantity(2)) }, { try Quantity(2).divided(by: warm) },
      { try warm.negated() }, { try warm.percent(10) }, { try warm.adding(percent: 10) },
      { try warm.raised(to: Quantity(2)) }, { try warm.root(1) },
      { try quantity(5, "K").subtracting(warm) },
    ]
    for operation in operations {
      #expect(throws: QuantityError.productOfTemperature) { try operation() }
    }
    #expect(throws: QuantityError.self) { try warm.adding(Quantity(5)) }
    #expect(throws: QuantityError.self) { try warm.subtracting(quantity(5, "m")) }
    #expect(throws: QuantityError.self) { try warm.converted(to: unitProduct("m")) }
    #expect(throws: QuantityError.self) { try Quantity(5).converted(to: unitProduct("degC")) }
  }

  /// Inside a product a degree is a difference, and so is one that is left over.
  @Test func degreesInProductsAreDifferences() throws {
    let rate = try quantity(5, "degC/min")
    #expect(rate.units.text == "degC/min")
    #expect(text(try rate.multiplied(by: quantity(3, "min"))) == "15 delta_degC")
    #expect(text(try quantity(9, "degF/s").multiplied(by: quantity(1, "s"))) == "9 delta_degF")
    #expect(text(try quantity(4, "degRe/s").multiplied(by: quantity(1, "s"))) == "5 K")
    #expect(text(try quantity(6, "degDe/s").multiplied(by: quantity(1, "s"))) == "-4 K")
    #expect(
      text(try quantity(1, "J/(kg degC)").converted(to: unitProduct("J/(kg degF)")))
        == "5/9 J/(kg degF)")
  }
}
