import BigNumbers
import ExactReals
import Quantities

/// Calculations with durations typed with colons, and with times of day.
extension QuantityArithmetic {
  /// The value of a time as it was typed.
  func value(of time: TimeOfHours) throws(QuantityFailure) -> ExpressionValue {
    let quantity = try QuantityFailure.measured { () throws(QuantityError) in
      try Quantity(Real(time.hours), in: UnitProduct(.hour), within: budget)
    }
    return .formed(.quantity(quantity), time.form)
  }

  /// The result of a step with a time among its operands.
  ///
  /// If the result is a time, it is written like the operands: `1:45 * 2`, but not `7:45 * 20 EUR/h`.
  func resultOfTimes(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    if operands.contains(where: { $0.date != nil && !$0.isTime }),
      operands.contains(where: { $0.holds(.timeOfDay) })
    {
      throw QuantityFailure(.date(.timeOfDay))
    }
    if let time = operands.timeWithoutSeconds { throw QuantityFailure(time) }
    let form =
      operands.contains { $0.holds(.timeOfDay) }
      ? try formBesideTimeOfDay(of: step, operands)
      : operands.contains { $0.holds(.hoursWithSeconds) } ? .hoursWithSeconds : .hours
    let value = try result(of: step, operands.map { $0.withoutTimes })
    guard case .quantity(let quantity) = value, quantity.dimension == Dimension(.time) else {
      return value
    }
    if form == .hours, case .operation = step, let hours = value.hours?.rational {
      if hours.isNegative, operands.contains(where: { $0.holds(.timeOfDay) }) {
        // `end - start`, perhaps across midnight.
        throw QuantityFailure(.date(.laterTime))
      }
      let isBeyond =
        hours < -9 && operands.areTimesOfOneDay
        || (hours.isNegative || hours >= 24) && operands.isTimeAndDuration
      if isBeyond { return .formed(value, .hoursBeyondMidnight) }
    }
    return quantity.written(form)
  }

  /// The form of a step's result with a time of day among its operands.
  ///
  /// In a difference with a time of day, one without `am` or `pm` is a time of day as well: in `17:30 - 9am`.
  private func formBesideTimeOfDay(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> NumberForm {
    let areTimes = operands.map { $0.holds(.timeOfDay) }
    switch step {
    case .operation(.subtraction) where areTimes[0] || operands[0].isTime:
      return areTimes[1] || operands[1].isTime ? .hours : .timeOfDay
    case .operation(.addition) where areTimes[0] != areTimes[1]: return .timeOfDay
    case .function(.minimum, _), .function(.maximum, _): return .timeOfDay
    default: throw QuantityFailure(.date(.timeOfDay))
    }
  }
}

extension Array where Element == ExpressionValue {
  /// The error for a time such as `48:20` beside one with seconds, which may be minutes; nil if there is none.
  fileprivate var timeWithoutSeconds: ExpressionError.Cause? {
    guard contains(where: { $0.holds(.hoursWithSeconds) }) else { return nil }
    for value in flatMap({ $0.elements ?? [$0] }) {
      guard value.holds(.hours), let hours = value.hours?.rational, !hours.isNegative, hours < 60,
        case let minutes = hours * 60, minutes.isInteger
      else { continue }
      let time = TimeOfHours(hours: hours * Rational(1, over: 60), form: .hoursWithSeconds).text
      return .ambiguous(time, TimeOfHours(hours: hours, form: .hours).text + ":00")
    }
    return nil
  }

  /// Whether they are a time below 24 hours and a duration with a unit: `23:00` and `8 h`.
  fileprivate var isTimeAndDuration: Bool {
    count == 2 && count { $0.isTime } == 1
      && contains {
        $0.holds(.hoursBeyondMidnight)
          || $0.holds(.hours) && $0.hours?.rational.map { !$0.isNegative && $0 < 24 } == true
      }
  }

  /// Whether they are two times from 0:00 to 24:00.
  fileprivate var areTimesOfOneDay: Bool {
    count == 2
      && allSatisfy { value in
        value.isTime && value.hours?.rational.map { !$0.isNegative && $0 <= 24 } == true
      }
  }
}

extension ExpressionValue {
  /// The number of hours of a time.
  fileprivate var hours: Real? {
    guard case .quantity(let quantity) = isTime ? withoutTimes : self else { return nil }
    return try? quantity.converted(to: UnitProduct(.hour)).number
  }

  /// Whether it is written as a time.
  var isTime: Bool {
    if case .formed(_, let form) = self { form.isOfTimes } else { false }
  }

  /// Whether it is written as a time, or is a list that contains one.
  var holdsTime: Bool {
    switch self {
    case .formed(_, let form): form.isOfTimes
    case .list(let elements): elements.contains { $0.isTime }
    default: false
    }
  }

  /// Whether it has a form, or is a list that contains a value with it.
  fileprivate func holds(_ form: NumberForm) -> Bool {
    switch self {
    case .formed(_, let other): other == form
    case .list(let elements): elements.contains { $0.holds(form) }
    default: false
    }
  }

  /// The value with times replaced by their quantities.
  fileprivate var withoutTimes: ExpressionValue {
    switch self {
    case .formed(let value, let form) where form.isOfTimes: value
    case .list(let elements): .list(elements.map { $0.withoutTimes })
    default: self
    }
  }

  /// The time to be written; nil if it is none, or no rational number of hours.
  var time: TimeOfHours? {
    guard case .formed(.quantity(let quantity), let form) = self, form.isOfTimes,
      let hours = try? quantity.converted(to: UnitProduct(.hour)).number.rational
    else { return nil }
    return TimeOfHours(hours: hours, form: form)
  }
}

extension MathExpression {
  /// A value in the form of a time, if a pace in minutes makes it one: `7:30/mile * 3 mile` is `0:22:30`.
  func writtenAsTime(_ value: ExpressionValue) -> ExpressionValue {
    // `1:28.4`
    if case .formed(.quantity(let quantity), .hours) = value,
      steps.last?.kind.isTypedTime == true
    {
      return quantity.written(.hours)
    }
    guard case .quantity(let quantity) = value, quantity.dimension == Dimension(.time) else {
      return value
    }
    var form: NumberForm?
    for step in steps {
      switch step.kind {
      case .quantity(.time(let time)) where time.form != .timeOfDay: form = form ?? time.form
      case .quantity(.conversion), .quantity(.mixedConversion): return value
      default: break
      }
    }
    return form.map { quantity.written($0) } ?? value
  }
}

extension Step.Kind {
  /// Whether it is a time as it was typed.
  fileprivate var isTypedTime: Bool {
    if case .quantity(.time) = self { true } else { false }
  }
}

extension Quantity {
  /// The time in a form, with its seconds unless it is a whole number of minutes.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - isTyped: Whether it is that of times as they were typed, which may be meant as minutes and seconds.
  /// - Returns: The time.
  func written(_ form: NumberForm, isTyped: Bool = true) -> ExpressionValue {
    let minutes = try? converted(to: UnitProduct(.minute)).number.rational
    let hasSeconds = form == .hours && minutes?.isInteger != true
    guard hasSeconds else { return .formed(.quantity(self), form) }
    return .formed(.quantity(self), isTyped ? .hoursToTheSecond : .hoursWithSeconds)
  }
}
