extension UnitProduct {
  /// The units in ASCII, as they can be typed again.
  ///
  /// ```text
  /// km/h   J/(kg K)   m^-1   N m   cm^2
  /// ```
  ///
  /// Units below a bar stand in brackets where there is more than one, since without them readers
  /// differ (SI brochure 9, 5.2). Without a unit above it there is no bar.
  public var text: String {
    text {
      $0.symbol
    } exponent: {
      "^" + String($0)
    }
  }

  /// The units in ASCII, with the country of measures that differ: `US_gal/min`.
  ///
  /// It can be typed as well.
  public var textWithCountries: String {
    text {
      $0.symbolWithCountry
    } exponent: {
      "^" + String($0)
    }
  }

  /// The units as views show them: `m²`, `µm`, `°C`, `J/(kg K)`.
  public var viewText: String {
    text {
      $0.viewSymbol
    } exponent: {
      Self.raisedDigits($0)
    }
  }

  private func text(symbol: (Unit) -> String, exponent: (Int) -> String) -> String {
    let hasBar = powers.contains { $0.exponent > 0 }
    var above = ""
    var below = ""
    var belowCount = 0
    for power in powers {
      let isBelow = hasBar && power.exponent < 0
      let shown = isBelow ? -power.exponent : power.exponent
      var part = symbol(power.unit)
      // A bar that belongs to the unit's name: `L/100km`.
      if powers.count > 1 || shown != 1, part.utf8.contains(UInt8(ascii: "/")) {
        part = "(" + part + ")"
      }
      if shown != 1 { part += exponent(shown) }
      if isBelow {
        below += (below.isEmpty ? "" : " ") + part
        belowCount += 1
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
