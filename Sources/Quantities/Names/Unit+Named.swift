extension Unit {
  /// The longest name that is looked up, in bytes.
  static let nameLimit = 48

  /// Returns the unit of a symbol or a name.
  ///
  /// ```swift
  /// try Unit.named("km").symbol           // "km"
  /// try Unit.named("Kilometres").symbol   // "km"
  /// try Unit.named("°C").symbol           // "degC"
  /// try Unit.named("ton")                 // throws ambiguous: t, short_ton or long_ton
  /// try Unit.named("kmeter")              // throws unknown: symbols go on symbols
  /// ```
  ///
  /// A unit's own name comes before all others, then currencies, then prefixes: prefix symbols with unit
  /// symbols, prefix names with unit names, and never two prefixes. Names longer than three letters are
  /// read in any case if none matches exactly: `Grad` is a gigaradian. `µ`, `μ` and `u` are micro.
  ///
  /// - Throws: ``UnitNameError``, for a name that is no unit or more than one.
  /// - Complexity: O(1), or O(units) if the name is unknown.
  public static func named(_ text: some StringProtocol) throws(UnitNameError) -> Unit {
    guard text.utf8.count <= nameLimit else { throw .unknown(String(text), suggestions: []) }
    let name = withOneSignForOneMeaning(text)
    if let unit = try known(name) { return unit }
    let suggestions = NameTrap.suggestions(for: name) ?? inAnotherCase(name)
    throw .unknown(String(text), suggestions: suggestions)
  }

  /// Creates the unit of a symbol or a name as ``named(_:)`` reads it; nil if that is an error.
  ///
  /// It doesn't look for suggestions, which would take longer than everything else.
  ///
  /// - Complexity: O(1).
  public init?(named text: some StringProtocol) {
    guard text.utf8.count <= Self.nameLimit,
      let unit = try? Self.known(Self.withOneSignForOneMeaning(text))
    else { return nil }
    self = unit
  }

  /// Returns the unit of a name; nil if it is unknown.
  private static func known(_ name: String) throws(UnitNameError) -> Unit? {
    if let index = UnitTable.shared.index(of: name) { return Unit(index: index) }
    if let unit = withCountry(name) { return unit }
    if let currency = Currency(code: name) ?? Currency(name: name) { return Unit(currency) }
    if let meanings = NameTrap.meanings(of: name) { throw .ambiguous(name, meanings: meanings) }
    if let unit = withPrefixSymbol(name) ?? everyday(name) { return unit }
    if let index = UnitTable.shared.index(ignoringCaseOf: name) { return Unit(index: index) }
    return withPrefixName(name)
  }

  /// Returns the unit of an everyday short form that is no symbol and appears in no list of names.
  private static func everyday(_ name: String) -> Unit? {
    switch name {
    case "sec", "secs": second
    case "mins": minute
    case "kgs", "kilos": withPrefixSymbol("kg")
    case "mcg": withPrefixSymbol("ug")
    case "gms": UnitTable.shared.index(of: "g").map { Unit(index: $0) }
    default: nil
    }
  }

  /// Creates the unit of a name of several words, joined by `_`: `fl_oz`, `imperial_gallon`.
  ///
  /// - Complexity: O(1).
  package init?(joinedWords name: String) {
    guard name.utf8.count <= Self.nameLimit else { return nil }
    if let index = UnitTable.shared.index(ignoringCaseOf: name) {
      self.init(index: index)
    } else if let currency = Currency(name: name) {
      self.init(currency)
    } else if let unit = Self.ofCountry(name) {
      self = unit
    } else {
      return nil
    }
  }

  /// All spellings of units without a prefix, for finding those close to an unknown name.
  public static var spellings: [String] {
    UnitTable.shared.definitions.flatMap { $0.spellings }
  }

  private static func withPrefixSymbol(_ name: String) -> Unit? {
    for prefix in UnitPrefix.allCases {
      for symbol in [prefix.symbol, prefix.viewSymbol] where name.hasPrefix(symbol) {
        var rest = String(name.dropFirst(symbol.count))
        // After a prefix a `b` is a bit (IEEE 1541).
        if rest == "b", prefix.isAboveOne { rest = "bit" }
        guard let index = UnitTable.shared.index(of: rest) else { continue }
        let definition = UnitTable.shared.definitions[index]
        if definition.prefixes.allows(prefix), definition.shortSpellings.contains(rest) {
          return Unit(index: index, prefix: prefix)
        }
      }
    }
    return nil
  }

  private static func withPrefixName(_ name: String) -> Unit? {
    let folded = name.withoutCase
    for prefix in UnitPrefix.allCases where folded.hasPrefix(prefix.name) {
      let rest = String(name.dropFirst(prefix.name.count))
      guard let index = UnitTable.shared.index(ignoringCaseOf: rest) else { continue }
      let definition = UnitTable.shared.definitions[index]
      let isLong = definition.longSpellings.contains { $0.withoutCase == rest.withoutCase }
      if definition.prefixes.allows(prefix), isLong { return Unit(index: index, prefix: prefix) }
    }
    return nil
  }

  /// Returns the symbols that the name would be in another case: `kWh` for `KWH`, `EUR` for `eur`.
  private static func inAnotherCase(_ name: String) -> [String] {
    let folded = name.withoutCase
    guard folded.utf8.count <= 12 else { return [] }
    var symbols: [String] = []
    // Variants of a unit have the same symbol.
    func add(_ symbol: String) {
      if !symbols.contains(symbol) { symbols.append(symbol) }
    }
    if let currency = Currency.inAnotherCase(name) { symbols.append(currency.code) }
    for (index, definition) in UnitTable.shared.definitions.enumerated() {
      for short in definition.shortSpellings {
        let end = short.withoutCase
        guard folded.hasSuffix(end) else { continue }
        let start = String(folded.dropLast(end.count))
        if start.isEmpty { add(Unit(index: index).symbol) }
        for prefix in UnitPrefix.allCases
        where definition.prefixes.allows(prefix) && prefix.symbol.withoutCase == start {
          add(Unit(index: index, prefix: prefix).symbol)
        }
      }
    }
    return symbols
  }

  /// Returns the name with a single character for each sign that Unicode has twice.
  private static func withOneSignForOneMeaning(_ text: some StringProtocol) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3bc: name.append("\u{b5}")
      case 0x2126: name.append("\u{3a9}")
      case 0x212b: name.append("\u{c5}")
      case 0x212a: name.append("K")
      case 0xba: name.append("\u{b0}")
      case 0x2103:
        name.append("\u{b0}")
        name.append("C")
      case 0x2109:
        name.append("\u{b0}")
        name.append("F")
      default: name.append(scalar)
      }
    }
    return String(name)
  }
}
