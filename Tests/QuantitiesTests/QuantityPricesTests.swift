import ExactReals
import Quantities
import Testing

/// Every operation on units is paid for.
@Suite struct QuantityPricesTests {
  private enum Operation: CaseIterable {
    case sum, difference, product, quotient, negative, power, root, percent, percentMore, conversion
    case mixedConversion, mixedSum

    func carryOut(_ x: Quantity, _ y: Quantity, within budget: Budget) throws {
      switch self {
      case .sum: _ = try x.adding(y, within: budget)
      case .difference: _ = try x.subtracting(y, within: budget)
      case .product: _ = try x.multiplied(by: y, within: budget)
      case .quotient: _ = try x.divided(by: y, within: budget)
      case .negative: _ = try x.negated(within: budget)
      case .power: _ = try x.raised(to: Quantity(2), within: budget)
      case .root: _ = try x.root(1, within: budget)
      case .percent: _ = try x.percent(10, within: budget)
      case .percentMore: _ = try x.adding(percent: 10, within: budget)
      case .conversion: _ = try x.converted(to: y.units, within: budget)
      case .mixedConversion:
        _ = try x.converted(toMixed: [y.units.powers[0].unit], within: budget)
      case .mixedSum:
        let part = MixedQuantity.Part(x.number, x.units.powers[0].unit)
        _ = try Quantity(mixed: [part], within: budget)
      }
    }
  }

  @Test(arguments: Operation.allCases)
  private func eachOperationIsPaidFor(operation: Operation) throws {
    let x = try Quantity(2, in: UnitProduct(Unit.named("m")))
    let y = try Quantity(3, in: UnitProduct(Unit.named("ft")))
    let budget = Budget(work: 1_000_000)
    try operation.carryOut(x, y, within: budget)
    #expect(budget.work < 1_000_000 - 200)
    #expect(throws: QuantityError.calculation(.tooMuchWork)) {
      try operation.carryOut(x, y, within: Budget(work: 0))
    }
  }

  @Test func temperaturesArePaidFor() throws {
    let warm = try Quantity(20, in: UnitProduct(Unit.named("degC")))
    let kelvin = try UnitProduct(Unit.named("K"))
    let difference = try Quantity(5, in: kelvin)
    #expect(throws: QuantityError.calculation(.tooMuchWork)) {
      try warm.converted(to: kelvin, within: Budget(work: 0))
    }
    #expect(throws: QuantityError.calculation(.tooMuchWork)) {
      try warm.subtracting(warm, within: Budget(work: 0))
    }
    #expect(throws: QuantityError.calculation(.tooMuchWork)) {
      try warm.adding(difference, within: Budget(work: 0))
    }
  }

  /// Factors of large powers have thousands of bits.
  @Test func longFactorsCostMore() throws {
    let (foot, metre) = (try Unit.named("ft"), try Unit.named("m"))
    func work(_ exponent: Int) throws -> Int64 {
      let budget = Budget()
      let units = try UnitProduct(foot, exponent: exponent)
      _ = try Quantity(1, in: units).converted(
        to: UnitProduct(metre, exponent: exponent), within: budget)
      return Budget.lineWork - budget.work
    }
    #expect(try work(99) > 3 * work(1))
  }
}
