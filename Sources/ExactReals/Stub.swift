import BigNumbers
extension Enclosure {
 static func atan(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError) -> Enclosure { throw .undecided }
 static func asin(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError) -> Enclosure { throw .undecided }
 static func gamma(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError) -> Enclosure { throw .undecided }
 static func sinAndCos(_ x: Enclosure, precision: Int, within: Budget) throws(CalculationError) -> (sin: Enclosure, cos: Enclosure) { throw .undecided }
}
