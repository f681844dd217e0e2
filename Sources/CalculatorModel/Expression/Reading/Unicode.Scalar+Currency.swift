import Quantities

extension Unicode.Scalar {
  /// Whether it is a currency sign that people write next to numbers.
  package var isCurrency: Bool {
    switch self {
    case "$", "€", "£", "¥", "₹": true
    default: false
    }
  }

  /// The currency that the sign is read as; nil for other signs.
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
