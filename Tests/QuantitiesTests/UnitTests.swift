import BigNumbers
import ExactReals
import Quantities
import TestSupport
import Testing

/// Laws of every unit that there is.
@Suite struct UnitTests {
  private static let numbers: [Rational] =
    [
      0, 1, -1, 7, 299_792_458,
    ]
    + ["1/3", "-22/7", "1/1000000007", "123456789012345678901234567890/7"].compactMap {
      Rational($0)
    }

  /// Every unit, with each prefix that it takes.
  private static let units: [Unit] = Unit.all.flatMap { unit in
    [unit]
      + UnitPrefix.allCases.filter { unit.prefixes.allows($0) }.compactMap {
        try? Unit.named(unit.symbol == "t" ? $0.name + "tonne" : $0.symbol + unit.symbol)
      }
  }

  @Test func everyPrefixOfEveryUnitIsReadAsThat() throws {
    for unit in Unit.all {
      for prefix in UnitPrefix.allCases where unit.prefixes.allows(prefix) {
        // `kt` could be knots, and is refused.
        let symbol =
          unit.symbol == "t" && prefix == .kilo ? "kilotonne" : prefix.symbol + unit.symbol
        let read = try Unit.named(symbol)
        #expect(read.symbol == symbol)
        #expect(read.prefix == prefix, "\(symbol)")
        #expect(read.factor.rational == prefix.factor * unit.factor.rational, "\(symbol)")
        for name in read.names { #expect(try Unit.named(name) == read, "\(name)") }
        // Views write `b` for the barn, which is not read: it could be a bit.
        if unit.symbol != "barn", symbol != "kilotonne" {
          #expect(try Unit.named(read.viewSymbol) == read, "\(symbol)")
        }
        #expect(read.prefixes == .none)
      }
    }
  }

  @Test func aUnitInItsUnitOfTheSIAndBackIsTheSame() throws {
    for unit in Self.units where unit.zero == nil {
      let text = try #require(unit.internationalUnitText)
      let base = text == "1" ? try unitProduct("rad") : try unitProduct(text)
      for number in unit.prefix == nil ? Self.numbers : Self.numbers.suffix(2) {
        let quantity = Quantity(Real(number))
        let start = try quantity.multiplied(by: Quantity(1, in: UnitProduct(unit)))
        let there = try start.converted(to: base)
        let back = try there.converted(to: UnitProduct(unit))
        let expected = unit.factor.piPower == 0 ? number * unit.factor.rational : nil
        if let expected { #expect(there.number.rational == expected, "\(number) \(unit.symbol)") }
        #expect(back.number.rational == number, "\(number) \(unit.symbol)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] + FreshSeed.all)
  func goingOverAThirdUnitChangesNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var chains = 0
    while chains < 1000 {
      let first = try #require(Self.units.randomElement(using: &random))
      let others = Self.units.filter { $0.dimension == first.dimension }
      let second = try #require(others.randomElement(using: &random))
      let third = try #require(others.randomElement(using: &random))
      let number = try #require(Self.numbers.randomElement(using: &random))
      let (a, b, c) = (UnitProduct(first), UnitProduct(second), UnitProduct(third))
      chains += 1
      // A refused conversion, such as that of a difference on a scale, is not a different value.
      guard let start = try? Quantity(Real(number), in: a), let over = try? start.converted(to: b),
        let long = try? over.converted(to: c), let short = try? start.converted(to: c)
      else { continue }
      #expect(
        try long.number.isEqual(to: short.number) == .yes,
        "\(number) \(first.symbol), \(second.symbol), \(third.symbol)")
    }
  }

  @Test func fuelIsMeasuredBothWays() throws {
    let units = Unit.all.filter { $0.kind == .fuelEconomy }.map { UnitProduct($0) }
    for a in units {
      for b in units {
        for c in units {
          let start = try Quantity(30, in: a)
          let long = try start.converted(to: b).converted(to: c)
          #expect(long.number.rational == (try start.converted(to: c).number.rational))
        }
      }
    }
    #expect(throws: QuantityError.calculation(.divisionByZero)) {
      try Quantity(0, in: unitProduct("mpg")).converted(to: unitProduct("L/100km"))
    }
    for (number, target) in [("s", "Hz"), ("Hz", "s"), ("ha", "mpg"), ("1/m", "m")] {
      #expect(throws: QuantityError.self, "\(number) to \(target)") {
        try Quantity(1, in: unitProduct(number)).converted(to: unitProduct(target))
      }
    }
  }
}
