import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Units, dates and conversions in an expression's text.
extension ExpressionWriter {
  /// The strength with which a step of units or dates holds together.
  func strength(of step: QuantityStep) -> Strength {
    switch step {
    case .units(let units):
      // Next to a `/` several units need brackets; a single one is part of its number.
      style.brackets == .all || !units.isOneWord ? .product : .power
    case .unit(let units): units.isOneWord ? .atom : .product
    case .sum: style.brackets == .all ? .product : .power
    case .conversion, .conversionOnDay, .mixedConversion, .form, .percentageForm, .weekdayName,
      .clock:
      .conversion
    case .known(let value): value.isOneWord ? .atom : .product
    case .date, .instant, .time, .dateFunction: .atom
    }
  }

  /// Writes a step of units or dates.
  mutating func write(_ step: QuantityStep, _ operands: [Int], isFirst: Bool) {
    switch step {
    case .units(let units):
      let place: Place = units.single?.zero == nil ? .signed : .temperature
      let unit = units.textWithCountries(behindNumber: isTypedNumber(operands[0]))
      then(.part(operands[0], place, isFirst: isFirst), .text(" " + unit))
    case .unit(let units): text += units.textWithCountries(behindNumber: false)
    case .sum(let units):
      var next: [Task] = []
      for (position, unit) in units.enumerated() {
        if position > 0 { next.append(.text(" ")) }
        next.append(.part(operands[position], .signed, isFirst: isFirst && position == 0))
        next.append(.text(" " + unit.symbolWithCountry))
      }
      tasks.append(contentsOf: next.reversed())
    case .conversion(let units):
      then(.part(operands[0], .alone, isFirst: isFirst), .text(" → " + units.textWithCountries))
    case .conversionOnDay(let units, let day):
      then(
        .part(operands[0], .alone, isFirst: isFirst),
        .text(" → " + units.textWithCountries + " on " + day.description))
    case .mixedConversion(let units):
      then(
        .part(operands[0], .alone, isFirst: isFirst),
        .text(" → " + units.map { $0.symbolWithCountry }.joined(separator: " + ")))
    case .form(let form):
      let sign = if case .nearest = form { ", " } else { " → " }
      then(.part(operands[0], .alone, isFirst: isFirst), .text(sign + form.name))
    case .percentageForm:
      then(.part(operands[0], .alone, isFirst: isFirst), .text(" → %"))
    case .weekdayName:
      then(.part(operands[0], .alone, isFirst: isFirst), .text(" → weekday"))
    case .date(let date): text += date.description
    case .instant(let instant): text += instant.typedText
    case .clock(let target):
      then(.part(operands[0], .alone, isFirst: isFirst), .text(" → " + target.name))
    case .time(let time): text += time.text
    case .dateFunction(let function):
      let first = Task.part(operands[0], .alone, isFirst: true)
      if operands.count == 1 {
        then(.text(function.name + "("), first, .text(")"))
      } else {
        let second = Task.part(operands[1], .alone, isFirst: true)
        then(.text(function.name + "("), first, .text("; "), second, .text(")"))
      }
    case .known(let value): text += written(value)
    }
  }
}

extension ExpressionWriter {
  /// Whether a part is a single number with nothing around it.
  private func isTypedNumber(_ index: Int) -> Bool {
    switch steps[index].kind {
    case .number, .based: parts[index].strength == .atom
    default: false
    }
  }
}

extension UnitProduct {
  /// Whether its text is one unit, without a separator.
  fileprivate var isOneWord: Bool { powers.count == 1 && !text.utf8.contains(0x2F) }
}

extension ExpressionValue {
  fileprivate var isOneWord: Bool {
    switch self {
    case .date, .instant: true
    case .formed: (time?.days).map { $0.isZero } ?? false
    default: false
    }
  }
}

extension ExpressionWriter {
  /// A known value, as it can be typed.
  private func written(_ value: ExpressionValue) -> String {
    switch value {
    case .number(let number), .percentage(let number): return written(number)
    case .formed(let inner, _): return value.time?.text ?? written(inner)
    case .list(let elements):
      return "[" + elements.map { written($0) }.joined(separator: style.separator) + "]"
    case .quantity(let quantity): return written(quantity.number) + " " + quantity.units.text
    case .sum(let mixed), .mixed(let mixed):
      let parts = mixed.parts.map { written($0.number) + " " + $0.unit.symbol }
      let sign = mixed.isNegative ? style.minusSign : ""
      // After a unit a bracket would be a factor, or the argument of `lb`.
      guard parts.contains(where: { $0.utf8.first == UInt8(ascii: "(") }) else {
        return sign + parts.joined(separator: " ")
      }
      return sign + "(" + parts.joined(separator: " + ") + ")"
    case .date(let date): return date.description
    case .instant(let instant): return instant.typedText
    case .interval(let from, let to):
      return to.description + " " + style.minusSign + " " + from.description
    case .difference, .weekday, .week: return "…"
    }
  }

  private func written(_ number: Real) -> String {
    let number = WrittenNumber(Operand(value: number, digits: nil), in: style)
    return number.strength < .sign || number.strength == .product
      ? "(" + number.text + ")" : number.text
  }
}

extension Step.Kind {
  /// A value that was not typed.
  static func known(_ value: ExpressionValue) -> Step.Kind {
    guard case .number(let number) = value else { return .quantity(.known(value)) }
    return .number(Operand(value: number, digits: nil), of: nil)
  }
}
