import BigNumbers
import ExactReals
import Quantities
import Testing

@testable import CalculatorPresentation

@Suite("Two units, one converted into the other")
struct UnitConversionTests {
  private func conversion(_ upper: String, _ lower: String) throws -> UnitConversion {
    try #require(UnitConversion(upper: unit(upper), lower: unit(lower)))
  }

  private func unit(_ id: String) throws -> ConversionUnit { try #require(ConversionUnit(id: id)) }

  @Test(
    "Known values are exact",
    arguments: [
      ("in", "cm", "5", "127/10"), ("degF", "degC", "-40", "-40"), ("degC", "K", "0", "5463/20"),
      ("mpg", "L/100km", "30", "112903/14400"), ("km/h", "m/s", "36", "10"),
      ("m^2", "ft^2", "1", "1562500/145161"), ("kWh", "kJ", "1", "3600"), ("GB", "GiB", "0", "0"),
      ("deg", "arcmin", "1/3", "20"), ("year", "d", "1", "1461/4"), ("st", "lb", "2", "28"),
    ])
  func knownValues(upper: String, lower: String, number: String, result: String) throws {
    let number = try #require(Rational(fraction: number))
    let value = try conversion(upper, lower).result(of: Real(number))
    #expect(value.rational == Rational(fraction: result))
  }

  @Test("There and back is the number itself, in every category", arguments: UnitCategory.allCases)
  func thereAndBack(category: UnitCategory) throws {
    for unit in category.units {
      let partner = unit.partner
      var conversion = try #require(UnitConversion(upper: unit, lower: partner))
      let number = Real(Rational(22, over: 7))
      let there = try conversion.result(of: number)
      conversion.swap()
      let back = try conversion.result(of: there)
      #expect(try back.compare(to: number, within: .result) == 0, "\(unit.id) to \(partner.id)")
    }
  }

  @Test("Everything offered in a category but the last converts into everything else there")
  func categoriesAgree() {
    for category in UnitCategory.allCases where category != .other {
      for unit in category.units {
        for other in category.units {
          #expect(unit.converts(to: other), "\(unit.id) to \(other.id)")
        }
      }
    }
  }

  @Test("No fuel used is no number of miles per gallon")
  func divisionByZero() throws {
    let conversion = try conversion("L/100km", "mpg")
    #expect(throws: QuantityError.calculation(.divisionByZero)) { try conversion.result(of: 0) }
  }

  @Test("Units that measure different things make no pair")
  func differentKinds() throws {
    #expect(try UnitConversion(upper: unit("kg"), lower: unit("m")) == nil)
  }

  @Test("A unit of another kind brings its partner, and the old pair is remembered")
  func otherKind() throws {
    var conversion = UnitConversion()
    conversion.choose(try unit("kg"), for: .lower)
    #expect(conversion.pair.lower.id == "kg")
    #expect(conversion.pair.upper.id == "lb")
    #expect(conversion.recent.map { $0.upper.id + ">" + $0.lower.id } == ["in>cm"])
    conversion.choose(try unit("m"), for: .upper)
    #expect(conversion.pair.lower.id == "in")
    conversion.choose(try unit("in"), for: .upper)
    #expect(conversion.pair.upper.id == "in" && conversion.pair.lower.id == "m")
  }

  @Test("Pairs are remembered once, and only so many")
  func recentPairs() throws {
    var conversion = UnitConversion()
    for category in UnitCategory.allCases { conversion.choose(category) }
    #expect(conversion.recent.count == UnitConversion.recentLimit)
    conversion.chooseRecent(at: 0)
    #expect(conversion.pair.upper.id == "lb")
    #expect(conversion.recent.count == UnitConversion.recentLimit)
    let pairs = conversion.recent.map { $0.upper.id + $0.lower.id }
    #expect(Set(pairs).count == pairs.count)
    #expect(!pairs.contains("lbkg"))
  }

  @Test("A text says it all, and a wrong one nothing")
  func text() throws {
    var conversion = UnitConversion()
    conversion.choose(.speed)
    conversion.marked = .lower
    let text = conversion.text(isOn: true)
    #expect(text == "on lower mph>km/h in>cm")
    #expect(UnitConversion(text: text) == conversion)
    #expect(UnitConversion.isOn(text))
    for wrong in ["", "on", "on lower", "on lower in>kg", "on lower x>y", "up lower in>cm"] {
      #expect(UnitConversion(text: wrong) == nil, "\(wrong)")
      #expect(!UnitConversion.isOn(wrong), "\(wrong)")
    }
  }
}

extension Rational {
  fileprivate init?(fraction: String) {
    let parts = fraction.split(separator: "/").compactMap { Int($0) }
    guard let first = parts.first else { return nil }
    self = Rational(BigInt(first), over: BigInt(parts.count > 1 ? parts[1] : 1))
  }
}
