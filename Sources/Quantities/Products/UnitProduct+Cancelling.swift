import BigNumbers
import ExactReals

/// Cancelling units that measure the same, and naming products that have a name of their own.
extension UnitProduct {
  /// A product of units, and the factor that converts a number in the old units to these.
  typealias Change = (units: UnitProduct, factor: ConversionFactor)

  /// Returns the product without the units above and below the line that together measure the same.
  ///
  /// ```text
  /// km (L/100km) EUR/L   EUR: km and L/100km make litres
  /// MB/Mbps              s:   a megabit per second has seconds below
  /// ```
  ///
  /// Each unit below looks for the smallest group above, from left to right, and then the other way round.
  ///
  /// - Complexity: That of 2^8 products of dimensions for each unit, as nearly all have none.
  func cancelled(within budget: Budget) throws(QuantityError) -> Change {
    guard powers.count > 1 else { return (self, .one) }
    var (units, factor) = try takenApart(within: budget)
    for isBelow in [true, false] {
      for power in units.powers where (power.exponent < 0) == isBelow {
        guard
          let group = try units.group(against: power.unit, isBelow: isBelow, within: budget)
        else { continue }
        try budget.pay(forUnits: WorkPrice.factor(of: units))
        let sign = isBelow ? 1 : -1
        for unit in group {
          try units.join(unit, -sign)
          factor = factor * unit.factor.raised(to: sign)
        }
        try units.join(power.unit, sign)
        factor = factor * power.unit.factor.raised(to: -sign)
      }
    }
    return (units, factor)
  }

  /// The most units among which a group is looked for.
  private static let groupLimit = 8

  /// Returns the smallest group of two or more units on the other side of the line that measures the same
  /// as a unit.
  ///
  /// Single units have been merged already, where that is allowed.
  private func group(
    against unit: Unit, isBelow: Bool, within budget: Budget
  ) throws(QuantityError) -> [Unit]? {
    var others: [Unit] = []
    for power in powers where (power.exponent > 0) == isBelow && power.unit != unit {
      others += Array(repeating: power.unit, count: min(Int(power.exponent.magnitude), 4))
    }
    others.removeAll { $0.currency != nil || $0.dimension.isNone }
    guard (2...Self.groupLimit).contains(others.count), !unit.dimension.isNone,
      unit.currency == nil
    else { return nil }
    try budget.pay(forUnits: WorkPrice.unit << Int64(others.count))
    var best: [Unit]?
    for mask in 1..<(1 << others.count) where mask.nonzeroBitCount > 1 {
      let group = others.indices.filter { mask & 1 << $0 != 0 }.map { others[$0] }
      guard group.count < best?.count ?? .max else { continue }
      var dimension = Dimension.none
      for unit in group { dimension = dimension + unit.dimension }
      if dimension == unit.dimension { best = group }
    }
    return best
  }

  /// Returns the product with compound units split if one of their parts then cancels: `mph` with an hour,
  /// `kWh` over kilowatts.
  private func takenApart(within budget: Budget) throws(QuantityError) -> Change {
    for power in powers {
      // For a product the first part has to cancel: a kWh per hour stays one.
      guard let parts = power.unit.parts,
        parts.powers.prefix(parts.powers[1].exponent > 0 ? 1 : 2).contains(where: { part in
          powers.contains { other in
            other.unit != power.unit && other.unit.merges(with: part.unit)
              && (other.exponent < 0) != (part.exponent * power.exponent < 0)
          }
        })
      else { continue }
      try budget.pay(forUnits: WorkPrice.factor(of: self))
      var units = self
      try units.join(power.unit, -power.exponent)
      for part in parts.powers { try units.join(part.unit, part.exponent * power.exponent) }
      let factor = (power.unit.factor / parts.factor).raised(to: power.exponent)
      let merged = try units.merged(within: budget)
      return (merged.units, factor * merged.factor)
    }
    return (self, .one)
  }

  /// Returns the SI unit that a product equals, with the prefix that leaves 1 to 999 of it if one of the
  /// product's units has a prefix.
  ///
  /// - Parameter number: The number of these units.
  /// - Returns: The unit, and the factor for the number; nil for a product without a name.
  func named(_ number: Real) -> Change? {
    guard (2...3).contains(powers.count) else { return nil }
    let hasName = { (name: (parts: String, symbol: String)) in
      let parts = name.parts.split(separator: " ")
      return parts.count == powers.count
        && powers.allSatisfy { power in parts.contains { power.isPart(named: $0) } }
    }
    guard let name = Self.names.first(where: hasName) else { return nil }
    let unit = Unit.known(name.symbol)
    let isPrefixed = powers.contains { $0.unit.prefix != nil && $0.unit.symbol != "kg" }
    guard isPrefixed, let value = number.rational.map({ $0 * factor.rational }), !value.isZero
    else { return (UnitProduct(unit), factor) }
    let prefixed = unit.withPrefix(for: value)
    return (UnitProduct(prefixed), factor / prefixed.factor)
  }

  /// The products with a name; a torque stays `N m`.
  private static let names: [(parts: String, symbol: String)] = [
    ("V ohm-1", "A"), ("V A-1", "ohm"), ("A ohm", "V"), ("V A", "W"), ("W V-1", "A"),
    ("W A-1", "V"), ("J s-1", "W"), ("W s", "J"), ("J C-1", "V"), ("C s-1", "A"), ("A s", "C"),
    ("C V-1", "F"), ("V s", "Wb"), ("N m-2", "Pa"), ("g m s-2", "N"),
  ]
}

extension UnitProduct.Power {
  /// Whether it is the unit and exponent written as in `s-2`, with or without a prefix.
  fileprivate func isPart(named text: Substring) -> Bool {
    guard let symbol = unit.definition?.symbol, text.hasPrefix(symbol) else { return false }
    let exponent = text.dropFirst(symbol.count)
    return exponent.isEmpty ? self.exponent == 1 : Int(exponent) == self.exponent
  }
}

extension Unit {
  /// The units whose product a unit is; nil for one that isn't made of others.
  fileprivate var parts: UnitProduct? {
    guard let symbol = definition?.symbol,
      let row = Self.compounds.first(where: { $0.symbol == symbol })
    else { return nil }
    let firstPrefix = prefix ?? (row.first == "m" ? .kilo : nil)
    let first = firstPrefix.map { Unit.known(row.first, $0) } ?? .known(row.first)
    let second = row.prefix.map { Unit.known(row.second, $0) } ?? .known(row.second)
    guard let second = try? UnitProduct(second, exponent: row.exponent) else { return nil }
    return try? UnitProduct(first).multiplied(by: second)
  }

  private static func known(_ symbol: String, _ prefix: UnitPrefix) -> Unit {
    guard case .defined(let index) = Unit.known(symbol).base else { return .known(symbol) }
    return Unit(index: Int(index), prefix: prefix)
  }

  /// Units that are made of two others: the first takes the prefix, or is a kilometre.
  private static let compounds:
    [(symbol: String, first: String, second: String, prefix: UnitPrefix?, exponent: Int)] = [
      ("bps", "bit", "s", nil, -1), ("Bps", "B", "s", nil, -1), ("mph", "mi", "h", nil, -1),
      ("kph", "m", "h", nil, -1),
      ("kn", "nmi", "h", nil, -1), ("mpg", "mi", "gal", nil, -1),
      ("mpg_imp", "mi", "imp_gal", nil, -1), ("L/100km", "L", "m", .kilo, -1),
      ("Wh", "W", "h", nil, 1), ("Ah", "A", "h", nil, 1),
    ]

  /// Returns the unit with the prefix that leaves 1 to 999 of it.
  fileprivate func withPrefix(for value: Rational) -> Unit {
    guard case .defined(let index) = base else { return self }
    for prefix in [UnitPrefix.tera, .giga, .mega, .kilo, nil, .milli, .micro, .nano, .pico] {
      let unit = Unit(index: Int(index), prefix: prefix)
      if value.magnitude >= unit.factor.rational { return unit }
    }
    return Unit(index: Int(index), prefix: .pico)
  }
}
