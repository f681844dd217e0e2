/// A line of the list that units are chosen from.
public struct UnitRow: Hashable, Sendable {
  /// What choosing the line does.
  public enum Kind: Hashable, Sendable {
    /// Nothing: it is the heading of those below.
    case heading
    /// Gives a line of the display the unit.
    case unit(ConversionUnit)
    /// Shows a pair that was used before, by its place.
    case recent(Int)
    /// Shows the last pair of a category, and its units.
    case category(UnitCategory)
  }

  /// What the line does.
  public let kind: Kind

  /// What it is called.
  public let name: String

  /// What stands at its other end: a unit's symbol.
  public let symbol: String

  /// Whether it is what the display shows now.
  public let isChosen: Bool

  init(_ kind: Kind, _ name: String, symbol: String = "", isChosen: Bool = false) {
    (self.kind, self.name, self.symbol, self.isChosen) = (kind, name, symbol, isChosen)
  }

  /// What names the line to programs: `unit km`; empty of a heading.
  public var id: String {
    switch kind {
    case .heading: ""
    case .unit(let unit): "unit " + unit.id
    case .recent(let index): "recent \(index)"
    case .category(let category): "category " + category.name
    }
  }

  /// Whether the line brings other units to choose from, and does not end the choice.
  public var isCategory: Bool {
    if case .category = kind { true } else { false }
  }

  /// Whether the line is a heading.
  public var isHeading: Bool { kind == .heading }
}
