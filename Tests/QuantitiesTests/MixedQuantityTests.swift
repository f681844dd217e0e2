import BigNumbers
import ExactReals
import Quantities
import TestSupport
import Testing

@Suite struct MixedQuantityTests {
  private func units(_ names: String) throws -> [Unit] {
    try names.split(separator: " ").map { try .named($0) }
  }

  @Test(arguments: [
    "mi yd ft in", "week d h min s", "lb oz", "deg arcmin arcsec", "gal qt pt cup floz", "d min",
  ])
  func partsAddUpToTheWhole(names: String) throws {
    let units = try units(names)
    var random = SeededGenerator(seed: 8)
    for _ in 0..<Sample.count(100) {
      let number =
        Rational(Int.random(in: -99_999...99_999, using: &random)) * (try Rational(1) / 7)
      let last = UnitProduct(try #require(units.last))
      let quantity = try Quantity(Real(number)).multiplied(by: Quantity(1, in: last))
      let mixed = try quantity.converted(toMixed: units)
      #expect(mixed.isNegative == number.isNegative)
      #expect(mixed.parts.map { $0.unit } == units)
      for part in mixed.parts.dropLast() {
        #expect(try part.number.isInteger() == .yes)
        #expect(try part.number.compare(to: 0) >= 0)
      }
      for (larger, smaller) in zip(mixed.parts, mixed.parts.dropFirst()) {
        let whole = try Quantity(1, in: UnitProduct(larger.unit))
          .converted(to: UnitProduct(smaller.unit))
        #expect(try smaller.number.compare(to: whole.number) < 0)
      }
      let sum = try Quantity(mixed: mixed.parts).converted(to: last)
      #expect(sum.number.rational == number.magnitude)
    }
  }

  @Test func numbersBeyondFractionsHaveParts() throws {
    let mixed = try Quantity(1, in: unitProduct("rad")).converted(toMixed: units("deg arcmin"))
    #expect(mixed.parts[0].number.rational == 57)
    #expect(mixed.parts[1].number.exactText == "10800/π - 3420")
  }

  @Test func unitsGetSmallerAndAreOfOneKind() throws {
    let foot = try Quantity(5, in: unitProduct("ft"))
    for names in ["in ft", "ft ft", "", "ft degC"] {
      #expect(throws: QuantityError.self, "\(names)") {
        try foot.converted(toMixed: units(names))
      }
    }
    #expect(throws: QuantityError.differentDimensions(foot.units, try unitProduct("kg"), hint: nil))
    {
      try foot.converted(toMixed: units("ft kg"))
    }
    for names in ["in ft", "ft kg", "degC degF", "EUR USD", "rad deg percent"] {
      #expect(throws: QuantityError.unitsNotDescending, "\(names)") {
        try Quantity(mixed: units(names).map { MixedQuantity.Part(1, $0) })
      }
    }
    #expect(throws: QuantityError.tooManyUnits) {
      try foot.converted(toMixed: Array(repeating: .named("ft"), count: 17))
    }
  }
}
