extension Int {
  /// Returns the number in digits with the counted noun: the plural after 3 to 10, the singular in the accusative
  /// after 11 to 99, and in the genitive after whole hundreds.
  package func arabicCount(few: String, many: String, other: String) -> String {
    switch PluralCategory(self, in: .arabic) {
    case .few: "\(self) " + few
    case .many: "\(self) " + many
    case .zero, .one, .two, .other: "\(self) " + other
    }
  }
}
