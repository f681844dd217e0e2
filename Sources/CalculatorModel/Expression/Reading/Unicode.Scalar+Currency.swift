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
