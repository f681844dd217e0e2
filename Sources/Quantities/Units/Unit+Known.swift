extension Unit {
  /// Returns the unit with a symbol that is in the table.
  static func known(_ symbol: String) -> Unit {
    guard let index = UnitTable.shared.index(of: symbol) else {
      preconditionFailure("No such unit in the table")
    }
    return Unit(index: index)
  }

  /// Returns the SI unit of a base dimension; nil for money.
  static func international(_ base: Dimension.Base) -> Unit? {
    guard let symbol = Dimension.unitSymbol(of: base) else { return nil }
    guard symbol == "kg" else { return known(symbol) }
    let gram = known("g")
    guard case .defined(let index) = gram.base else { return nil }
    return Unit(index: Int(index), prefix: .kilo)
  }

  /// The unit of differences on this scale: `delta_degC`, `delta_degF`, or the kelvin.
  package var difference: Unit {
    switch definition?.symbol {
    case "degC": .known("delta_degC")
    case "degF": .known("delta_degF")
    default: .known("K")
    }
  }

  /// Whether the unit is a difference of temperatures, never a temperature.
  var isDifference: Bool {
    definition?.symbol == "delta_degC" || definition?.symbol == "delta_degF"
  }
}

extension Unit {
  /// The second, the minute and the hour.
  package static let second = known("s")
  package static let minute = known("min")
  package static let inch = known("in")
  package static let hour = known("h")

  /// The unit of a following number without one, as in `5'11`, `1h30`, `1m75` and `9 st 4 to kg`, and how many
  /// make one of this unit.
  package var partLeftUnnamed: (unit: Unit, count: Int)? {
    guard prefix == nil else { return nil }
    switch symbol {
    case "ft": return (Self.known("in"), 12)
    case "h": return (.minute, 60)
    case "m": return Unit(named: "cm").map { ($0, 100) }
    case "st": return (Self.known("lb"), 14)
    default: return nil
    }
  }

  /// Whether it is a time unit of an hour or longer.
  package var isLongerThanMinute: Bool {
    kind == .time && prefix == nil && (symbol == "h" || symbol == "d" || symbol == "week")
  }
}
