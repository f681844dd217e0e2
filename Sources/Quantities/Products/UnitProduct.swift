import BigNumbers
import ExactReals

/// A product of units with integer exponents: `kg m^2/s^2`, `1/m`, or no units at all.
///
/// ```swift
/// let speed = try UnitProduct(Unit.named("km")).divided(by: UnitProduct(Unit.named("h")))
/// speed.text        // "km/h"
/// speed.dimension   // that of a length by a time
/// ```
///
/// The units stay as they were written, in their order. Two of the same dimension may stand next to each
/// other in the target of a conversion; ``Quantity`` merges them.
public struct UnitProduct: Hashable, Sendable {
  /// A unit and its exponent, which is not 0.
  public struct Power: Hashable, Sendable {
    /// The unit.
    public let unit: Unit
    /// The exponent.
    public let exponent: Int
  }

  /// The most units in one product.
  public static let unitLimit = 16

  /// The largest exponent of a unit, of either sign.
  public static let exponentLimit = 99

  /// The units, in the order in which they were written, each of them once.
  public private(set) var powers: [Power] = []

  /// The product of no units.
  public static let none = UnitProduct()

  private init() {}

  /// Creates the product of one unit.
  public init(_ unit: Unit) {
    powers = [Power(unit: unit, exponent: 1)]
  }

  /// Creates the power of one unit.
  ///
  /// - Throws: ``QuantityError/exponentTooLarge``.
  public init(_ unit: Unit, exponent: Int) throws(QuantityError) {
    try join(unit, exponent)
  }

  /// Whether there are no units.
  public var isNone: Bool { powers.isEmpty }

  /// The exponents of the base dimensions.
  public var dimension: Dimension {
    var dimension = Dimension.none
    for power in powers { dimension = dimension + power.unit.dimension * power.exponent }
    return dimension
  }

  /// The value of one such unit in its SI unit.
  ///
  /// - Complexity: O(*units*) multiplications; the largest within the limits has about 40,000 bits and
  ///   takes a millisecond.
  public var factor: ConversionFactor {
    var factor = ConversionFactor.one
    for power in powers { factor = factor * power.unit.factor.raised(to: power.exponent) }
    return factor
  }

  /// Returns the same, paid for before it is calculated.
  func factor(within budget: Budget) throws(QuantityError) -> ConversionFactor {
    try budget.pay(forUnits: WorkPrice.factor(of: self))
    return factor
  }

  /// Returns the product with another one, merging only equal units.
  ///
  /// - Throws: ``QuantityError/exponentTooLarge`` or ``QuantityError/tooManyUnits``.
  public func multiplied(by other: UnitProduct) throws(QuantityError) -> UnitProduct {
    var product = self
    for power in other.powers { try product.join(power.unit, power.exponent) }
    return product
  }

  /// Returns the quotient by another one, merging only equal units.
  ///
  /// - Throws: ``QuantityError/exponentTooLarge`` or ``QuantityError/tooManyUnits``.
  public func divided(by other: UnitProduct) throws(QuantityError) -> UnitProduct {
    try multiplied(by: other.raised(to: -1))
  }

  /// Returns the power.
  ///
  /// - Throws: ``QuantityError/exponentTooLarge``.
  public func raised(to exponent: Int) throws(QuantityError) -> UnitProduct {
    var result = UnitProduct()
    for power in powers {
      let (product, overflow) = power.exponent.multipliedReportingOverflow(by: exponent)
      guard !overflow else { throw .exponentTooLarge }
      try result.join(power.unit, product)
    }
    return result
  }

  /// Returns the root, or nil if an exponent would not be an integer.
  func root(_ degree: Int) -> UnitProduct? {
    var result = UnitProduct()
    for power in powers {
      guard degree != 0, power.exponent % degree == 0 else { return nil }
      result.powers.append(Power(unit: power.unit, exponent: power.exponent / degree))
    }
    return result
  }

  /// Multiplies by a power of a unit; equal units are merged, and removed if the exponents cancel.
  mutating func join(_ unit: Unit, _ exponent: Int) throws(QuantityError) {
    var sum = exponent
    let place = powers.firstIndex { $0.unit == unit }
    if let place {
      let (total, overflow) = exponent.addingReportingOverflow(powers[place].exponent)
      guard !overflow else { throw .exponentTooLarge }
      sum = total
    }
    guard sum.magnitude <= UInt(Self.exponentLimit) else { throw .exponentTooLarge }
    switch (place, sum) {
    case (let place?, 0): powers.remove(at: place)
    case (let place?, _): powers[place] = Power(unit: unit, exponent: sum)
    case (nil, 0): break
    case (nil, _):
      guard powers.count < Self.unitLimit else { throw .tooManyUnits }
      powers.append(Power(unit: unit, exponent: sum))
    }
  }

  /// Returns the product with units of the same dimension merged into the first of them, and the factor
  /// that converts a number in the old units.
  func merged(within budget: Budget) throws(QuantityError) -> (
    units: UnitProduct, factor: ConversionFactor
  ) {
    var result = UnitProduct()
    var factor = ConversionFactor.one
    // Units that cancel stay in the list until the end, so that later ones still merge with them.
    var exponents: [(unit: Unit, exponent: Int)] = []
    for power in powers {
      guard let place = exponents.firstIndex(where: { $0.unit.merges(with: power.unit) }) else {
        exponents.append((power.unit, power.exponent))
        continue
      }
      try budget.pay(forUnits: WorkPrice.factor(of: self))
      factor =
        factor * (power.unit.factor / exponents[place].unit.factor).raised(to: power.exponent)
      exponents[place].exponent += power.exponent
    }
    for (unit, exponent) in exponents { try result.join(unit, exponent) }
    return (result, factor)
  }

  /// Whether a unit stands above and another of its dimension below the line: `mg/kg`, `hours/week`.
  ///
  /// Lengths are scales: `1 in/mm` is 25.4.
  var isRatio: Bool {
    powers.contains { above in
      above.exponent > 0 && above.unit.dimension != Dimension(.length)
        && powers.contains { $0.exponent < 0 && $0.unit.merges(with: above.unit) }
    }
  }

  /// The only unit, if there is just one, with the exponent 1.
  package var single: Unit? {
    guard powers.count == 1, powers[0].exponent == 1 else { return nil }
    return powers[0].unit
  }

  /// Returns the product of SI base units with the dimension; nil if it includes money.
  static func international(_ dimension: Dimension) throws(QuantityError) -> UnitProduct? {
    var product = UnitProduct()
    for base in Dimension.Base.allCases where dimension[base] != 0 {
      guard let unit = Unit.international(base) else { return nil }
      try product.join(unit, dimension[base])
    }
    return product
  }
}
