import BigNumbers
import ExactReals

/// The prices of handling units, in nanoseconds, in addition to the work on the number.
extension WorkPrice {
  /// Inserting a unit into a product, and comparing it with the others there.
  static let unit: Int64 = 400

  /// Looking at an exchange rate.
  static let exchangeRate: Int64 = 20

  /// Returns the price of the units of a result, and of the exchange rates that it depends on.
  static func units(_ units: UnitProduct, rates: Int = 0) -> Int64 {
    unit * Int64(units.powers.count + 1) + exchangeRate * Int64(rates * rates)
  }

  /// Returns the price of the SI factor of a product of units: a fraction that gets long with large exponents.
  static func factor(of product: UnitProduct) -> Int64 {
    var (price, bits) = (unit, 0)
    for power in product.powers {
      bits += power.unit.factor.rational.storageBitWidth * Swift.abs(power.exponent)
      let words = words(bits: bits)
      price += unit + (words > 2 ? WorkPrice.power(words) + 2 * divisor(words, words) : 0)
    }
    return price
  }
}

extension Budget {
  /// Pays for work on units.
  func pay(forUnits price: Int64) throws(QuantityError) {
    try Quantity.calculated { () throws(CalculationError) in try pay(price) }
  }
}
