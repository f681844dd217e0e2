import ExactReals
import Quantities

/// Two units, one of which has the typed number, and the pairs used before.
///
/// ```swift
/// var conversion = UnitConversion()                    // inches to centimetres
/// try conversion.result(of: 5).rational                // 127/10
/// conversion.swap()                                    // centimetres to inches
/// try conversion.result(of: 5).rational                // 250/127
/// ```
///
/// Nothing is rounded on the way: converting there and back returns the same number.
public struct UnitConversion: Hashable, Sendable {
  /// One of the two lines of the display.
  public enum Line: CaseIterable, Hashable, Sendable {
    case upper
    case lower

    /// Creates the line with a name, or nil.
    public init?(name: some StringProtocol) {
      guard let line = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = line
    }

    /// The name for programs: `upper` or `lower`.
    public var name: String { self == .upper ? "upper" : "lower" }

    /// The other line.
    public var other: Line { self == .upper ? .lower : .upper }
  }

  /// Two units that were converted into each other.
  public struct Pair: Hashable, Sendable {
    /// The unit of the upper line.
    public let upper: ConversionUnit
    /// The unit of the lower line.
    public let lower: ConversionUnit

    /// Whether it is the pair of two units, in either order.
    func has(_ first: ConversionUnit, _ second: ConversionUnit) -> Bool {
      self == Pair(upper: first, lower: second) || self == Pair(upper: second, lower: first)
    }
  }

  /// The number of pairs remembered besides the current one.
  public static let recentLimit = 8

  /// The current units.
  public private(set) var pair: Pair

  /// The line that the keys type into.
  public internal(set) var marked = Line.upper

  /// The pairs used before, the most recent first, each once.
  public private(set) var recent: [Pair] = []

  /// Creates the conversion of a pair; nil for units that measure different things.
  public init?(upper: ConversionUnit, lower: ConversionUnit) {
    guard upper.converts(to: lower) else { return nil }
    pair = Pair(upper: upper, lower: lower)
  }

  /// Creates the conversion to begin with: inches to centimetres.
  public init() {
    let units = UnitCategory.length.units
    let inch = EverydayUnits.unit(id: "in") ?? units[0]
    pair = Pair(upper: inch, lower: inch.partner)
  }

  /// Returns the unit of a line.
  public func unit(of line: Line) -> ConversionUnit {
    line == .upper ? pair.upper : pair.lower
  }

  /// Returns the exact number of the other line if the marked one has this number.
  ///
  /// - Parameters:
  ///   - number: The number of the marked line.
  ///   - rates: The exchange rates for converting money.
  ///   - budget: The limit on the cost.
  /// - Returns: The number.
  /// - Throws: `QuantityError` of the calculation, as for 0 miles per gallon in litres per 100 km, which is a
  ///   division by zero; if no exchange rate is known; or if the budget is used up.
  public func result(
    of number: Real, using rates: ExchangeRates = ExchangeRates(), within budget: Budget = .result
  ) throws(QuantityError) -> Real {
    try quantity(of: number, using: rates, within: budget).number
  }

  /// Returns the exact number of the other line with its unit, and with the exchange rates that it depends on.
  ///
  /// - Throws: As ``result(of:using:within:)`` does.
  func quantity(
    of number: Real, using rates: ExchangeRates, within budget: Budget = .result
  ) throws(QuantityError) -> Quantity {
    try Quantity(number, in: unit(of: marked).units, within: budget)
      .converted(to: unit(of: marked.other).units, using: rates, within: budget)
  }

  /// Swaps the units; the number stays with the marked line.
  public mutating func swap() {
    pair = Pair(upper: pair.lower, lower: pair.upper)
  }

  /// Changes the unit of a line.
  ///
  /// If it is the other line's unit, the two are swapped; if the other one measures something else, it becomes
  /// the unit last used with the new one, or the usual one.
  public mutating func choose(_ unit: ConversionUnit, for line: Line) {
    let old = self.unit(of: line)
    var other = self.unit(of: line.other)
    guard unit != old else { return }
    if unit == other {
      other = old
    } else if unit.category != other.category || !unit.converts(to: other) {
      other = recentPartner(of: unit) ?? unit.partner
    }
    show(line == .upper ? Pair(upper: unit, lower: other) : Pair(upper: other, lower: unit))
  }

  /// Shows the last pair of a category, or the one to begin with.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - currencies: The available units of money.
  public mutating func choose(_ category: UnitCategory, currencies: [ConversionUnit] = []) {
    guard pair.upper.category != category else { return }
    if let last = recent.first(where: { $0.upper.category == category }) { return show(last) }
    if category == .currency {
      guard currencies.count > 1 else { return }
      return show(Pair(upper: currencies[0], lower: currencies[1]))
    }
    let usual = EverydayUnits.sections.first { $0.category == category }?.pair
    guard let unit = usual?.first ?? category.units.first else { return }
    show(Pair(upper: unit, lower: usual?.last ?? unit.partner))
  }

  /// Shows a pair of ``recent`` again.
  public mutating func chooseRecent(at index: Int) {
    if recent.indices.contains(index) { show(recent[index]) }
  }

  /// Adds pairs as used before; those beyond the limit and repeated ones are left out.
  mutating func remember(_ pairs: [Pair]) {
    for pair in pairs where recent.count < Self.recentLimit {
      let isKnown = recent.contains { $0.has(pair.upper, pair.lower) }
      if !isKnown, !self.pair.has(pair.upper, pair.lower) { recent.append(pair) }
    }
  }

  private mutating func show(_ next: Pair) {
    let old = pair
    pair = next
    recent.removeAll { $0.has(next.upper, next.lower) || $0.has(old.upper, old.lower) }
    if !next.has(old.upper, old.lower) { recent.insert(old, at: 0) }
    if recent.count > Self.recentLimit { recent.removeLast() }
  }

  private func recentPartner(of unit: ConversionUnit) -> ConversionUnit? {
    for pair in recent {
      if pair.upper == unit { return pair.lower }
      if pair.lower == unit { return pair.upper }
    }
    return nil
  }
}
