import BigNumbers

/// A unit of measure, with its prefix if it has one: `m`, `km`, `KiB`, `EUR`.
///
/// ```swift
/// let mile = try Unit.named("miles")
/// mile.symbol             // "mi"
/// mile.factor.rational    // 201168/125
/// mile.source?.name       // "yard and pound agreement 1959"
/// ```
///
/// A unit is an index into a table, so that it is cheap to store and to compare.
public struct Unit: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case defined(UInt16)
    case currency(Currency)
  }

  let base: Base

  /// The prefix, if there is one.
  public let prefix: UnitPrefix?

  /// Creates the unit of a row of the table.
  ///
  /// - Precondition: The unit accepts the prefix.
  init(index: Int, prefix: UnitPrefix? = nil) {
    base = .defined(UInt16(index))
    self.prefix = prefix
  }

  /// Creates the unit of a currency.
  public init(_ currency: Currency) {
    base = .currency(currency)
    prefix = nil
  }

  /// All units of the table, without prefixes and currencies, in the table's order.
  ///
  /// - Complexity: O(*n*).
  public static var all: [Unit] { UnitTable.shared.definitions.indices.map { Unit(index: $0) } }

  /// The units with prefixes that belong in a list for users: `km`, `mg`, `kWh`, `MiB`.
  ///
  /// - Complexity: O(*n*).
  public static var everydayPrefixed: [Unit] {
    let text = UnitTable.prefixed.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return text.split(separator: " ").compactMap { try? named($0) }
  }

  var definition: UnitDefinition? {
    guard case .defined(let index) = base else { return nil }
    return UnitTable.shared.definitions[Int(index)]
  }

  /// The currency, if the unit is one.
  public var currency: Currency? {
    guard case .currency(let currency) = base else { return nil }
    return currency
  }

  /// The symbol in ASCII, which can be typed: `um`, `degC`, `ohm`.
  ///
  /// Perhaps surprisingly, a thousand tonnes are `kilotonne`, since `kt` could be knots.
  public var symbol: String {
    let symbol = (prefix?.symbol ?? "") + (definition?.symbol ?? currency?.code ?? "")
    guard prefix != nil, NameTrap.meanings(of: symbol) != nil else { return symbol }
    return names.first ?? symbol
  }

  /// The symbol for display: `µm`, `°C`, `Ω`.
  public var viewSymbol: String {
    (prefix?.viewSymbol ?? "") + (definition?.viewSymbol ?? currency?.code ?? "")
  }

  /// The English names of the unit, singular and plural, besides its symbol.
  public var names: [String] {
    guard let definition else { return [] }
    guard let prefix else { return definition.names }
    return definition.longSpellings.map { prefix.name + $0 }
  }

  /// The kind of quantity that the unit measures.
  public var kind: QuantityKind { definition?.kind ?? .money }

  /// The exponents of the base dimensions.
  public var dimension: Dimension { definition?.dimension ?? Dimension(.money) }

  /// The value of the unit in its SI unit; for a scale, that of one degree.
  public var factor: ConversionFactor {
    let factor = definition?.factor ?? .one
    guard let prefix else { return factor }
    return ConversionFactor(prefix.factor) * factor
  }

  /// The factor in the notation of its definition, without the prefix: `231*0.0254**3`; nil for a currency.
  public var factorDefinition: String? { definition?.definition }

  /// The SI unit that the factor refers to, in base units: `kg m^2/s^2`; nil for a currency.
  public var internationalUnitText: String? { definition?.unitText }

  /// The prefixes that the unit accepts: none if it has one.
  public var prefixes: PrefixRule { prefix == nil ? definition?.prefixes ?? .none : .none }

  /// The source of the factor; nil for a currency.
  public var source: UnitSource? { definition?.source }

  /// The zero of a temperature scale, in kelvins; nil for all other units.
  ///
  /// ```swift
  /// try Unit.named("degC").zero   // 5463/20
  /// try Unit.named("K").zero      // nil
  /// ```
  public var zero: Rational? { definition?.zero }

  /// Whether both units are ratios of each other, so that one can replace the other in a product: they have
  /// the same dimension, for plain numbers the same kind, or the same currency.
  func merges(with other: Unit) -> Bool {
    if currency != nil || other.currency != nil { return self == other }
    guard dimension == other.dimension else { return false }
    return !dimension.isNone || kind == other.kind
  }

  /// Whether the unit is a plane angle.
  var isAngle: Bool { kind == .angle }

  /// Whether the unit counts turns without being an angle (rpm).
  var countsTurns: Bool { kind == .frequency && definition?.symbol == "rpm" }

  /// Whether the unit counts events per time, which may or may not be turns.
  var isFrequency: Bool { kind == .frequency && !countsTurns }
}

extension Unit {
  /// Whether a name may become a unit's as more of it is typed.
  ///
  /// ```swift
  /// Unit.isBeginningOfName("kilom")   // true
  /// Unit.isBeginningOfName("qq")      // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of units.
  public static func isBeginningOfName(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    if spellings.contains(where: { $0.hasPrefix(name) }) { return true }
    return UnitPrefix.allCases.contains { prefix in
      if prefix.name.hasPrefix(name) { return true }
      guard name.hasPrefix(prefix.name) else { return false }
      let rest = name.dropFirst(prefix.name.count)
      return spellings.contains { $0.hasPrefix(rest) }
    }
  }
}
