import Quantities

/// Gallons, pints and miles per gallon, which differ between the United Kingdom and the United States.
extension ExpressionParser {
  /// Rejects one of them together with pounds and another measure of volume, because the country matters there:
  /// `£1.45/l to £/gallon`.
  ///
  /// Without pounds it is that of the United States, as the reading shows: `1 pint to ml`.
  ///
  /// - Throws: ``ExpressionError`` with both names.
  mutating func refuseMeasuresOfTwoCountries() throws(ExpressionError) {
    var measure: (unit: Unit, place: Range<Int>)?
    var (hasPounds, hasOtherVolume) = (false, false)
    var (hasPints, hasParts) = (false, false)
    for step in steps {
      for unit in step.kind.units {
        if let currency = unit.currency {
          hasPounds = hasPounds || currency.code == "GBP"
        } else if unit.symbolWithCountry != unit.symbol, !namesCountry(in: step.range) {
          measure = measure ?? (unit, step.range)
          // A pint has 16 fluid ounces in the United States and 20 in the United Kingdom.
          if ["gal", "qt", "pt"].contains(unit.symbol) {
            hasPints = true
          } else {
            hasParts = true
          }
        } else if unit.kind == .volume || unit.kind == .fuelEconomy {
          hasOtherVolume = true
        }
      }
    }
    if hasOtherVolume || hasPints && hasParts, measure != nil {
      lexer.readsOtherNotation = true
      remark = remark ?? .otherReading
    }
    guard hasPounds, hasOtherVolume, let measure, let imperial = measure.unit.imperialSymbol else {
      return
    }
    throw ExpressionError(.ambiguous(measure.unit.symbolWithCountry, imperial), at: measure.place)
  }

  /// Whether a place contains `US`, as in `US_gal` and `US gallons`.
  private func namesCountry(in place: Range<Int>) -> Bool {
    lexer.text[place].split { !$0.isLetter }.contains { $0.elementsEqual("US".utf8) }
  }
}

extension Step.Kind {
  /// The units in a step.
  fileprivate var units: [Unit] {
    guard case .quantity(let step) = self else { return [] }
    switch step {
    case .units(let units), .unit(let units), .conversion(let units):
      return units.powers.map { $0.unit }
    case .sum(let units): return units
    default: return []
    }
  }
}
