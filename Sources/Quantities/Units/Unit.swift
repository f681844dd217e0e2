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
/// A unit is a place in a table, so that it costs a few bytes to keep and to compare.
public struct Unit: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case defined(UInt16)
    case currency(Currency)
  }

  let base: Base

  /// The prefix, if there is one.
  public let prefix: UnitPrefix?

  /// The unit of a line of the table.
  ///
  /// - Precondition: The prefix is one that the unit takes.
  init(index: Int, prefix: UnitPrefix? = nil) {
    base = .defined(UInt16(index))
    self.prefix = prefix
  }

  /// Creates the unit that a currency is.
  public init(_ currency: Currency) {
    base = .currency(currency)
    prefix = nil
  }

  /// Every unit of the table, without prefixes and currencies, in the table's order.
  ///
  /// - Complexity: O(*n*).
  public static var all: [Unit] { UnitTable.shared.definitions.indices.map { Unit(index: $0) } }

  /// The units with prefixes that belong in a list for people: `km`, `mg`, `kWh`, `MiB`.
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

  /// The symbol in ASCII, which can be typed again: `um`, `degC`, `ohm`.
  ///
  /// The surprise: a thousand tonnes are `kilotonne`, since `kt` could be knots.
  public var symbol: String {
    let symbol = (prefix?.symbol ?? "") + (definition?.symbol ?? currency?.code ?? "")
    guard prefix != nil, NameTrap.meanings(of: symbol) != nil else { return symbol }
    return names.first ?? symbol
  }

  /// The symbol as views show it: `µm`, `°C`, `Ω`.
  public var viewSymbol: String {
    (prefix?.viewSymbol ?? "") + (definition?.viewSymbol ?? currency?.code ?? "")
  }

  /// The names in English that the unit is read by, singular and plural, besides its symbol.
  public var names: [String] {
    guard let definition else { return [] }
    guard let prefix else { return definition.names }
    return definition.longSpellings.map { prefix.name + $0 }
  }

  /// What the unit measures.
  public var kind: QuantityKind { definition?.kind ?? .money }

  /// The exponents of the base dimensions.
  public var dimension: Dimension { definition?.dimension ?? Dimension(.money) }

  /// How many of its SI unit it is; of a scale, one of its degrees.
  public var factor: ConversionFactor {
    let factor = definition?.factor ?? .one
    guard let prefix else { return factor }
    return ConversionFactor(prefix.factor) * factor
  }

  /// The factor as its definition writes it, without the prefix: `231*0.0254**3`; nil of a currency.
  public var factorDefinition: String? { definition?.definition }

  /// The SI unit that the factor is of, in base units: `kg m^2/s^2`; nil of a currency.
  public var internationalUnitText: String? { definition?.unitText }

  /// Which prefixes the unit takes: none where it has one.
  public var prefixes: PrefixRule { prefix == nil ? definition?.prefixes ?? .none : .none }

  /// Where the factor is defined; nil of a currency.
  public var source: UnitSource? { definition?.source }

  /// Where a scale of temperature has its zero, in kelvins; nil for all other units.
  ///
  /// ```swift
  /// try Unit.named("degC").zero   // 5463/20
  /// try Unit.named("K").zero      // nil
  /// ```
  public var zero: Rational? { definition?.zero }

  /// Whether both are ratios of each other, so that one can take the other's place in a product:
  /// the same dimension, or of plain numbers the same kind, or the same currency.
  func merges(with other: Unit) -> Bool {
    if currency != nil || other.currency != nil { return self == other }
    guard dimension == other.dimension else { return false }
    return !dimension.isNone || kind == other.kind
  }

  /// Whether the unit is an angle in a plane.
  var isAngle: Bool { kind == .angle }

  /// Whether the unit counts turns and says no angle (rpm).
  var countsTurns: Bool { kind == .frequency && definition?.symbol == "rpm" }

  /// Whether the unit counts events by time, of which nobody knows whether they are turns.
  var isFrequency: Bool { kind == .frequency && !countsTurns }
}
