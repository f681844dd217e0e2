extension UnitProduct {
  /// The units in ASCII, in a form that can be typed.
  ///
  /// ```text
  /// km/h   J/(kg K)   m^-1   N m   cm^2
  /// ```
  ///
  /// If there is more than one unit below a bar, they are in parentheses, since readings differ without
  /// them (SI brochure 9, 5.2). Without a unit above it there is no bar.
  ///
  /// The inch is `in` only right after its number, since that word also means a conversion: `5 in/s`,
  /// `5 lbf inch`.
  public var text: String {
    text(isTyped: true) {
      isInchByName($0, behindNumber: true) ? "inch" : $0.symbol
    } exponent: {
      "^" + String($0)
    }
  }

  /// The units in ASCII, with the country of measures that differ: `US_gal/min`.
  ///
  /// It can be typed as well.
  public var textWithCountries: String { textWithCountries(behindNumber: true) }

  /// Returns the same after a number or after anything else: `5 in`, `(5 + 3) inch`.
  package func textWithCountries(behindNumber: Bool) -> String {
    text(isTyped: true) {
      isInchByName($0, behindNumber: behindNumber) ? "inch" : $0.symbolWithCountry
    } exponent: {
      "^" + String($0)
    }
  }

  /// Whether a unit is the inch and its symbol would be read as the word for a conversion.
  private func isInchByName(_ unit: Unit, behindNumber: Bool) -> Bool {
    guard unit.symbol == "in" else { return false }
    let first = hasBar ? powers.first { $0.exponent > 0 } : powers.first
    let isFirst = first?.unit == unit && (!hasBar || powers.count { $0.exponent > 0 } == 1)
    return !behindNumber || !isFirst || !hasBar && powers.count > 1
  }

  /// The units for display: `m²`, `µm`, `°C`, `J/(kg K)`.
  public var viewText: String {
    text(isTyped: false) {
      $0.viewSymbol
    } exponent: {
      Self.raisedDigits($0)
    }
  }

  /// Whether units stand above a bar, and those below it can be written after them.
  ///
  /// In `h^-1 m min` the hour comes first, so that the minute doesn't become a part of it.
  private var hasBar: Bool {
    var below: [Unit] = []
    var hasUnitAbove = false
    for power in powers {
      if power.exponent < 0 {
        below.append(power.unit)
      } else {
        if below.contains(where: { $0.merges(with: power.unit) }) { return false }
        hasUnitAbove = true
      }
    }
    return hasUnitAbove
  }

  private func text(
    isTyped: Bool, symbol: (Unit) -> String, exponent: (Int) -> String
  ) -> String {
    let hasBar = hasBar
    var above = ""
    var below = ""
    let belowCount = hasBar ? powers.count { $0.exponent < 0 } : 0
    for power in powers {
      let isBelow = hasBar && power.exponent < 0
      let shown = isBelow ? -power.exponent : power.exponent
      var part = symbol(power.unit)
      // A bar that belongs to the unit's name: `L/100km`. Typed parentheses are those below the bar.
      if powers.count > 1 && (!isTyped || isBelow && belowCount == 1) || shown != 1,
        part.utf8.contains(UInt8(ascii: "/"))
      {
        part = "(" + part + ")"
      }
      if shown != 1 { part += exponent(shown) }
      if isBelow {
        below += (below.isEmpty ? "" : " ") + part
      } else {
        above += (above.isEmpty ? "" : " ") + part
      }
    }
    guard belowCount > 0 else { return above }
    return above + "/" + (belowCount == 1 ? below : "(" + below + ")")
  }

  private static func raisedDigits(_ exponent: Int) -> String {
    let digits: [Unicode.Scalar] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    var text = String.UnicodeScalarView()
    for byte in String(exponent).utf8 {
      text.append(byte == UInt8(ascii: "-") ? "⁻" : digits[Int(byte - UInt8(ascii: "0"))])
    }
    return String(text)
  }
}
