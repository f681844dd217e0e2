import BigNumbers

extension Enclosure {
  static func exp(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func log(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func log(rational: Rational, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func atan(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func asin(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func gamma(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> Enclosure
  { throw .undecided }
  static func sinAndCos(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError)
    -> (sin: Enclosure, cos: Enclosure)
  { throw .undecided }
  static func pi(precision: Int, within: Budget) throws(CalculationError) -> Enclosure {
    throw .undecided
  }
}
