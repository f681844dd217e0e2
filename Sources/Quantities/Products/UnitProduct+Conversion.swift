import BigNumbers
import ExactReals

extension UnitProduct {
  /// The factor that converts a number in these units to others.
  struct Scaling {
    var factor: ConversionFactor
    var rates: [ExchangeRate] = []
  }

  /// Returns the scaling to other units; for temperatures, that of differences.
  ///
  /// The dimensions must be the same. Units that aren't the same thing are refused: hertz and angles per
  /// time, which may or may not differ by 2π.
  func scaling(
    to target: UnitProduct, using exchange: ExchangeRates, within budget: Budget
  ) throws(QuantityError) -> Scaling {
    let (angles, targetAngles) = (exponents { $0.isAngle }, target.exponents { $0.isAngle })
    let frequencies = exponents { $0.isFrequency } - target.exponents { $0.isFrequency }
    guard frequencies == 0 || angles == targetAngles else { throw .frequencyAndAngle }
    // Converting a unit to itself needs no factor.
    let factor: ConversionFactor =
      self == target
      ? .one : try self.factor(within: budget) / target.factor(within: budget)
    var scaling = Scaling(factor: factor)
    // An rpm is a turn per minute if the other side has an angle, otherwise a count per minute.
    let (turns, targetTurns) = (exponents { $0.countsTurns }, target.exponents { $0.countsTurns })
    if turns != targetTurns, angles + turns == targetAngles + targetTurns {
      scaling.factor =
        scaling.factor * ConversionFactor(2, piPower: 1).raised(to: turns - targetTurns)
    }
    let currencies = currencies(besides: target)
    try budget.pay(
      forUnits: WorkPrice.exchangeRate * Int64(currencies.count * exchange.rates.count))
    try exchange.apply(to: &scaling, currencies: currencies)
    return scaling
  }

  private func exponents(where isCounted: (Unit) -> Bool) -> Int {
    var sum = 0
    for power in powers where isCounted(power.unit) { sum += power.exponent }
    return sum
  }

  /// Returns the currencies whose exponents differ, and the differences.
  private func currencies(besides target: UnitProduct) -> [(currency: Currency, exponent: Int)] {
    var list: [(currency: Currency, exponent: Int)] = []
    func add(_ powers: [Power], sign: Int) {
      for power in powers {
        guard let currency = power.unit.currency else { continue }
        if let place = list.firstIndex(where: { $0.currency == currency }) {
          list[place].exponent += sign * power.exponent
        } else {
          list.append((currency, sign * power.exponent))
        }
      }
    }
    add(powers, sign: 1)
    add(target.powers, sign: -1)
    return list.filter { $0.exponent != 0 }
  }

  /// Whether a currency is among the units.
  package var hasMoney: Bool { powers.contains { $0.unit.currency != nil } }

  /// Whether it is a rate per something else: km/h, L/100km.
  package var isRate: Bool { dimension.exponentsBelow > 0 || single?.kind == .fuelEconomy }

  /// The dimension of the units with a positive exponent, or of the others: those of area and volume for `m²/L`.
  package func dimension(above isAbove: Bool) -> Dimension {
    var sum = Dimension.none
    for power in powers where (power.exponent > 0) == isAbove {
      sum = sum + power.unit.dimension * Int(power.exponent.magnitude)
    }
    return sum
  }

  /// The price per unit if the units are money times something else: `GBP/h` for `h GBP`; nil for all others.
  package var priceMeant: UnitProduct? {
    guard powers.count == 2, powers.allSatisfy({ $0.exponent > 0 }),
      let money = powers.firstIndex(where: { $0.unit.currency != nil && $0.exponent == 1 }),
      case let other = powers[1 - money], other.unit.currency == nil
    else { return nil }
    return try? UnitProduct(powers[money].unit).divided(
      by: UnitProduct(other.unit).raised(to: other.exponent))
  }

  /// Whether the target measures the reciprocal of the same thing: fuel economy, and speed by pace.
  package func convertsByReciprocal(to target: UnitProduct) -> Bool {
    let dimension = dimension
    guard dimension == -target.dimension else { return false }
    let speed = Dimension(.length) - Dimension(.time)
    return isFuelEconomy && target.isFuelEconomy || dimension == speed || dimension == -speed
  }

  /// Whether it is a volume per length or a length per volume, as in fuel economy.
  var isFuelEconomy: Bool {
    if let single { return single.kind == .fuelEconomy }
    guard powers.count == 2 else { return false }
    let lengths = powers.map { $0.unit.dimension * $0.exponent }
    let (length, volume) = (Dimension(.length), Dimension(.length) * 3)
    return lengths.contains(volume) && lengths.contains(-length)
      || lengths.contains(-volume) && lengths.contains(length)
  }

  /// Returns the symbol of a unit that is often confused with one of these and would have the right dimension.
  func symbolMeant(for dimension: Dimension) -> String? {
    for (written, meant) in [
      ("oz", "floz"), ("lb", "lbf"), ("kg", "kgf"), ("g", "gf"), ("t", "tf"), ("C", "degC"),
      ("F", "degF"), ("m", "min"),
    ] {
      for power in powers {
        for (symbol, other) in [(written, meant), (meant, written)]
        where power.unit.symbol == symbol {
          let unit = Unit.known(other == "kg" ? "g" : other)
          let change = (unit.dimension - power.unit.dimension) * power.exponent
          if self.dimension + change == dimension { return other }
        }
      }
    }
    return nil
  }

  /// The temperature scale that is often written with the letter of this unit: `degC` for the coulomb.
  var scaleMeant: String? {
    switch single?.symbol {
    case "C": "degC"
    case "F": "degF"
    default: nil
    }
  }
}

extension ExchangeRates {
  /// Multiplies by the rates that convert currencies into each other; their exponents add up to 0.
  fileprivate func apply(
    to scaling: inout UnitProduct.Scaling,
    currencies: [(currency: Currency, exponent: Int)]
  ) throws(QuantityError) {
    guard let common = currencies.last?.currency else { return }
    for (currency, exponent) in currencies.dropLast() {
      guard let answer = rate(from: currency, to: common) else {
        throw exponent > 0
          ? .noRate(from: currency, to: common, on: day)
          : .noRate(from: common, to: currency, on: day)
      }
      scaling.factor = scaling.factor * ConversionFactor(answer.rate).raised(to: exponent)
      for origin in answer.origins where !scaling.rates.contains(origin) {
        scaling.rates.append(origin)
      }
    }
  }
}
