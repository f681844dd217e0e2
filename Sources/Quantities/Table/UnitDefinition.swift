import BigNumbers

/// A line of the table of units.
struct UnitDefinition: Sendable {
  let symbol: String
  let names: [String]
  let viewSymbol: String
  let kind: QuantityKind
  let unitText: String
  let dimension: Dimension
  let definition: String
  let factor: ConversionFactor
  let prefixes: PrefixRule
  let source: UnitSource

  /// The scale's zero, in kelvins; nil for a unit that is a ratio.
  let zero: Rational?

  /// Creates a definition from its cells, which come with the program: one that cannot be read is a mistake
  /// in the table.
  init(cells: [String], in section: UnitTable.Section) {
    guard (6...7).contains(cells.count), let factor = ConversionFactor(definition: cells[3]),
      let prefixes = PrefixRule(rawValue: cells[4]), let source = UnitSource(rawValue: cells[5])
    else { preconditionFailure("Unreadable line in the table of units") }
    symbol = cells[0]
    var names: [String] = []
    for name in cells[1].split(separator: ",") {
      names.append(String(name.first == " " ? name.dropFirst() : name))
    }
    self.names = names
    viewSymbol = cells[2].isEmpty ? cells[0] : cells[2]
    kind = section.kind
    unitText = section.unitText
    dimension = section.dimension
    definition = cells[3]
    self.factor = factor
    self.prefixes = prefixes
    self.source = source
    zero = cells.count == 7 ? ConversionFactor(definition: cells[6])?.rational : nil
  }

  /// All spellings of the unit: its symbol, its names, and its display symbol unless that could be another
  /// unit: `a` is not an are.
  var spellings: [String] {
    let isOwn = viewSymbol.utf8.contains { $0 >= 0x80 } || viewSymbol == "%"
    return (isOwn ? [symbol, viewSymbol] : [symbol]) + names
  }

  /// The spellings that can have a prefix symbol.
  var shortSpellings: [String] {
    spellings.filter { $0 == symbol || $0 == viewSymbol || $0.utf8.count <= 3 }
  }

  /// The spellings that can have a prefix name: `kilobar`, but not `kilom`.
  var longSpellings: [String] {
    names.filter { $0.utf8.count > 3 } + (symbol.utf8.count >= 3 ? [symbol] : [])
  }
}
