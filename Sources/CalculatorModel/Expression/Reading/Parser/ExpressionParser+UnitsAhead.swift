/// Whether units follow at the token, checked by reading ahead in a copy of the parser.
extension ExpressionParser {
  /// Whether units begin here, after an operand.
  @inline(never)
  var beginsUnits: Bool {
    guard readsQuantities, !isExponent else { return false }
    switch token.kind {
    case .unit, .powerOfUnit: return true
    // `x′` is no number of feet.
    case .prime: return tokenBefore == .placeOfUnit
    case .angleUnit: return isAmongUnits
    default: return false
    }
  }

  /// Whether the unit of an angle is one of several: `rad/s`, `30° 15'`.
  @inline(never)
  var isAmongUnits: Bool {
    guard readsQuantities, !isExponent else { return false }
    var rest = self
    guard (try? rest.advance()) != nil else { return false }
    switch rest.token.kind {
    case .unit, .powerOfUnit, .prime: return true
    case .number where rest.token.range.lowerBound > token.range.upperBound || isDegreeSign:
      return true
    case .operation(.division): return rest.beginsUnitBehindSign
    case .number, .power, .superscript:
      // `30 deg^2` is a number; only `30 deg^2/s` has a unit.
      rest = self
      guard (try? rest.parsePower(isAfterDegree: false)) != nil else { return false }
      return rest.token.isUnit
        || rest.token.kind == .operation(.division) && rest.beginsUnitBehindSign
    default: return false
    }
  }

  /// Whether the token is `°`, which minutes may follow without a space: `30°15′`.
  var isDegreeSign: Bool { lexer.text[token.range].elementsEqual("°".utf8) }

  /// Whether the sign in the token is followed by a unit, or by a bracket with units.
  var beginsUnitBehindSign: Bool {
    var rest = self
    guard (try? rest.advance()) != nil else { return false }
    if rest.token.isUnit { return true }
    guard rest.token.kind == .openingBracket, (try? rest.advance()) != nil else { return false }
    return rest.token.isUnit
  }
}
