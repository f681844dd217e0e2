import CalendarDates
import Quantities

extension MathExpression {
  /// The expression with the current offsets of its time zones: `2026-07-01T14:30:00+02:00 → UTC+9`.
  ///
  /// Kept this way, it has the same value when it is calculated again, even if the zone's rules have changed or are
  /// unknown.
  package var withFixedZones: MathExpression {
    guard steps.contains(where: { $0.kind.hasZone }) else { return self }
    var fixed = self
    // A day later the zone may have another offset, so the answer itself is kept.
    if steps.contains(where: { $0.kind.isOfCalendar }) {
      guard let value = try? result(exchangeRates: ExchangeRates()).value else { return self }
      fixed.steps = [Step(.known(value.withFixedZone))]
      return fixed
    }
    for index in steps.indices {
      switch steps[index].kind {
      case .quantity(.instant(let instant)):
        fixed.steps[index].kind = .quantity(.instant(instant.withFixedZone))
      case .quantity(.known(let value)):
        fixed.steps[index].kind = .quantity(.known(value.withFixedZone))
      case .quantity(.clock(.zone(let zone))):
        // The steps are postfix, and this one ends a line, so everything before it is converted.
        var operand = self
        operand.steps = Array(steps[..<index])
        guard
          case .instant(let instant)? = try? operand.result(exchangeRates: ExchangeRates()).value,
          let moved = try? instant.moved(to: zone), let zone = moved.withFixedZone.zone
        else { continue }
        fixed.steps[index].kind = .quantity(.clock(.zone(zone)))
      default: break
      }
    }
    return fixed
  }
}

extension Step.Kind {
  fileprivate var hasZone: Bool {
    switch self {
    case .quantity(.instant(let instant)), .quantity(.known(.instant(let instant))):
      instant.zone != nil
    case .quantity(.clock(.zone)): true
    default: false
    }
  }

  /// Whether it is a date, or a time in days or longer units.
  fileprivate var isOfCalendar: Bool {
    switch self {
    case .quantity(.date), .quantity(.dateFunction): true
    case .quantity(.units(let units)): units.single?.calendarUnit != nil
    case .quantity(.sum(let units)): units.contains { $0.calendarUnit != nil }
    default: false
    }
  }
}

extension ExpressionValue {
  fileprivate var withFixedZone: ExpressionValue {
    if case .instant(let instant) = self { .instant(instant.withFixedZone) } else { self }
  }
}
