import Quantities

extension Unicode.Scalar {
  /// Whether it is the sign of a currency that people write beside numbers.
  package var isCurrency: Bool {
    switch self {
    case "$", "€", "£", "¥", "₹": true
    default: false
    }
  }

  /// The currency that the sign is taken for; nil of other signs.
  var currency: Currency? {
    switch self {
    case "$": Currency(code: "USD")
    case "€": Currency(code: "EUR")
    case "£": Currency(code: "GBP")
    case "¥": Currency(code: "JPY")
    case "₹": Currency(code: "INR")
    default: nil
    }
  }
}

extension Currency {
  /// The currency whose sign stands in a line before its comment; nil where there is none.
  init?(signIn line: String) {
    guard line.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "$") }) else { return nil }
    for scalar in line.unicodeScalars {
      if scalar == "#" { return nil }
      if let currency = scalar.currency {
        self = currency
        return
      }
    }
    return nil
  }
}
