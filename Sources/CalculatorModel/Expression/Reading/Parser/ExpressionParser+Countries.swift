import Quantities

/// Gallons, pints and miles per gallon, which are others in the United Kingdom than in the United States.
extension ExpressionParser {
  /// Refuses one of them beside pounds and another measure of volume, where it matters which it is: `£1.45/l to
  /// £/gallon`.
  ///
  /// Without pounds it is that of the United States, which the reading tells: `1 pint to ml`.
  ///
  /// - Throws: ``ExpressionError`` with both names.
  mutating func refuseMeasuresOfTwoCountries() throws(ExpressionError) {
    var measure: (unit: Unit, place: Range<Int>)?
    var (hasPounds, hasOtherVolume) = (false, false)
    for step in steps {
      for unit in step.kind.units {
        if let currency = unit.currency {
          hasPounds = hasPounds || currency.code == "GBP"
        } else if unit.symbolWithCountry != unit.symbol, !namesCountry(in: step.range) {
          measure = measure ?? (unit, step.range)
        } else if unit.kind == .volume || unit.kind == .fuelEconomy {
          hasOtherVolume = true
        }
      }
    }
    if hasOtherVolume, measure != nil { lexer.readsOtherNotation = true }
    guard hasPounds, hasOtherVolume, let measure, let imperial = measure.unit.imperialSymbol else {
      return
    }
    throw ExpressionError(.ambiguous(measure.unit.symbolWithCountry, imperial), at: measure.place)
  }

  /// Whether `US` stands at a place, as in `US_gal` and `US gallons`.
  private func namesCountry(in place: Range<Int>) -> Bool {
    lexer.text[place].split { !$0.isLetter }.contains { $0.elementsEqual("US".utf8) }
  }
}

extension Step.Kind {
  /// The units that a step is of.
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
