import BigNumbers
import ExactReals
import Quantities
import TestSupport
import Testing

@Suite struct QuantityTests {
  /// The example of the guide.
  @Test func theGuidesExampleRuns() throws {
    let height = try Quantity(mixed: [.init(5, .named("ft")), .init(3, .named("in"))])
    #expect(text(height) == "21/4 ft")
    #expect(
      try height.converted(to: UnitProduct(.named("cm"))).number.rational == Rational("8001/50"))
    let warm = try Quantity(20, in: UnitProduct(.named("°C")))
    #expect(text(try warm.converted(to: UnitProduct(.named("degF")))) == "68 degF")
    #expect(throws: UnitNameError.self) { try Unit.named("ton") }
  }

  /// Every operation on any quantities has an answer or a cause.
  @Test(arguments: [6, 7] + FreshSeed.all)
  func nothingTraps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let units = Unit.all + Unit.everydayPrefixed + Currency.all.prefix(3).map { Unit($0) }
    var quantities = [Quantity(0), Quantity(1), try Quantity(Real(-2) / 3)]
    var answers = 0
    for _ in 0..<Sample.count(800) {
      let unit = try #require(units.randomElement(using: &random))
      let a = try #require(quantities.randomElement(using: &random))
      let b = try #require(quantities.randomElement(using: &random))
      let number = Int.random(in: -120...120, using: &random)
      let budget = Budget(work: 500_000)
      do throws(QuantityError) {
        let result =
          switch Int.random(in: 0..<12, using: &random) {
          case 0: try a.adding(b, within: budget)
          case 1: try a.subtracting(b, within: budget)
          case 2: try a.multiplied(by: b, within: budget)
          case 3: try a.divided(by: b, within: budget)
          case 4: try a.raised(to: Quantity(Real(number)), within: budget)
          case 5: try a.root(number, within: budget)
          case 6: try a.converted(to: b.units, within: budget)
          case 7: try a.converted(to: UnitProduct(unit), within: budget)
          case 8: try a.negated()
          case 9: try a.adding(percent: Real(number), within: budget)
          case 10: try Quantity(mixed: [.init(1, unit), .init(2, unit)], within: budget)
          default: try Quantity(Real(number), in: UnitProduct(unit, exponent: number % 3))
          }
        answers += 1
        _ = try result.isBelowAbsoluteZero(within: budget)
        #expect(result.units.powers.count <= UnitProduct.unitLimit)
        #expect(
          result.units.powers.allSatisfy {
            $0.exponent != 0 && abs($0.exponent) <= UnitProduct.exponentLimit
          })
        quantities.append(result)
        if quantities.count > 60 { quantities.remove(at: 3) }
      } catch {
        #expect(!error.reason.isEmpty)
      }
    }
    #expect(answers > Sample.count(150))
    for degree in [Int.min, -1, 0, 1, Int.max] {
      _ = try? Quantity(2).root(degree)
      _ = try? quantity(4, "m^2").root(degree)
    }
  }
}
