extension Unicode.Scalar {
  /// Whether it is the sign of a currency that people write beside numbers.
  package var isCurrency: Bool {
    switch self {
    case "$", "€", "£", "¥", "₹": true
    default: false
    }
  }
}
