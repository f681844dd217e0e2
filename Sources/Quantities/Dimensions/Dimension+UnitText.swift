extension Dimension {
  private static let unitSymbols: [String] = ["m", "kg", "s", "A", "K", "mol", "cd", "bit"]

  /// Returns the SI unit of a base dimension, in ASCII; nil for money, which has none.
  static func unitSymbol(of base: Base) -> String? {
    base == .money ? nil : unitSymbols[base.rawValue]
  }

  /// Creates the dimension of a product of base units in the notation of the table: `kg m^2/(A s^3)`,
  /// `1/s`, `1`.
  init?(unitText: String) {
    self = .none
    var isBelow = false
    for part in unitText.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" }) {
      // A part is a unit, or two around the only bar.
      for (index, unit) in part.split(separator: "/", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { isBelow = true }
        guard !unit.isEmpty, unit != "1" else { continue }
        let pieces = unit.split(separator: "^")
        guard let symbol = Self.unitSymbols.firstIndex(of: String(pieces[0])),
          let base = Base(rawValue: symbol),
          let exponent = pieces.count == 2 ? Int(String(pieces[1])) : 1
        else { return nil }
        self = self + Dimension(base) * (isBelow ? -exponent : exponent)
      }
    }
  }
}
