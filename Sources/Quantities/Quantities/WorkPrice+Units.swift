import BigNumbers
import ExactReals

/// The prices of looking at units, in nanoseconds, besides the work on the number.
extension WorkPrice {
  /// To put a unit into a product, and to compare it with the others there.
  static let unit: Int64 = 400

  /// To look at an exchange rate.
  static let exchangeRate: Int64 = 20

  /// The units of a result, and the exchange rates that it rests on.
  static func units(_ units: UnitProduct, rates: Int = 0) -> Int64 {
    unit * Int64(units.powers.count + 1) + exchangeRate * Int64(rates * rates)
  }

  /// How many of its SI unit a product of units is: a fraction that gets long where exponents are large.
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
  /// Pays for what is done with units.
  func pay(forUnits price: Int64) throws(QuantityError) {
    try Quantity.calculated { () throws(CalculationError) in try pay(price) }
  }
}
