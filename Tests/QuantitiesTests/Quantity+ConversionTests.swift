import BigNumbers
import ExactReals
import Quantities
import Testing

@Suite struct QuantityConversionTests {
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
      ("floz", "g", "oz"), ("m", "s", "min"), ("gal", "lb", nil), ("C", "K", "degC"),
      ("C", "F", "degC to degF"), ("F", "C", "degF to degC"), ("degC", "F", "degF"),
      ("F", "degC", "degF"),
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
}
