import BigNumbers
import ExactReals
import Quantities

/// Answers in a form that was asked for.
extension WrittenAnswer {
  /// Writes a value in a form.
  init(
    _ value: ExpressionValue, as form: NumberForm, in format: AnswerFormat,
    angleUnit: AngleUnit, within budget: Budget
  ) {
    let format = format.asked(by: form)
    if case .nearest(let step, let isFraction) = form {
      self.init(
        value, toNearest: step, asFraction: isFraction, in: format, angleUnit: angleUnit,
        within: budget)
      return
    }
    self.init(value, in: format, angleUnit: angleUnit, within: budget)
    // From here on, all digits of the number count, however many are shown elsewhere.
    guard failure == nil, let number = value.numberOfUnits else { return }
    do throws(CalculationError) {
      switch form {
      case .decimal, .scientific, .engineering, .plain, .digits, .places: break
      case .exact:
        let exact = WrittenAnswer(
          value, in: format, exactForm: .fraction, angleUnit: angleUnit, needsDecimal: false,
          within: budget)
        if let text = exact.exactText { write(exactly: text) }
      case _ where form.isOfTimes:
        try write(timeOf: value, as: form, within: budget)
      default:
        guard let number = try number.withoutDisguise(within: budget).rational else {
          throw form == .roman || form == .factors ? .notInteger : .notFraction
        }
        try budget.payForDigits(of: number.numerator)
        try budget.payForDigits(of: number.denominator)
        try write(number, as: form, within: budget)
      }
    } catch {
      self = WrittenAnswer()
      failure = error
    }
  }

  /// Writes the nearest multiple of a step, counted in the value's own unit or its last one.
  private init(
    _ value: ExpressionValue, toNearest step: Rational, asFraction: Bool, in format: AnswerFormat,
    angleUnit: AngleUnit, within budget: Budget
  ) {
    do throws(CalculationError) {
      let rounded = try value.rounded(toNearest: step, within: budget)
      self.init(rounded, in: format, angleUnit: angleUnit, within: budget)
      let (before, after) = (value.numbers, rounded.numbers)
      isExact = before.count == after.count
      for (old, new) in zip(before, after) where isExact {
        isExact = try old.compare(to: new, within: budget) == 0
      }
      if asFraction, let last = after.last?.rational, !last.isInteger {
        write(last.mixedText, inPlaceOfLastOf: rounded)
      }
    } catch {
      self.init()
      failure = error
    }
  }

  /// Writes a text in place of the number of the last unit.
  private mutating func write(_ number: String, inPlaceOfLastOf value: ExpressionValue) {
    switch value {
    case .mixed(let mixed):
      let words = mixed.parts.map { part in
        (part.number.rational?.numerator.description ?? "…") + " " + part.unit.symbol
      }
      let last = number + " " + (mixed.parts.last?.unit.symbol ?? "")
      text = (mixed.isNegative ? "-" : "") + (words.dropLast() + [last]).joined(separator: " ")
    default: text = unit.map { number + " " + $0 } ?? number
    }
  }

  private mutating func write(exactly number: String) {
    text = number
    isExact = true
  }

  private mutating func write(
    _ number: Rational, as form: NumberForm, within budget: Budget
  ) throws(CalculationError) {
    let plain: String
    switch form {
    case .fraction: plain = number.fractionText
    case .mixed: plain = number.mixedText
    case .repeating: plain = try number.repeatingText(within: budget)
    case .factors:
      guard number.isInteger else { throw .notInteger }
      plain = try PrimeFactors(of: number.numerator, within: budget).text
    case .roman:
      guard number.isInteger, let value = Int(exactly: number.numerator), 1...3_999 ~= value else {
        throw .outsideDomain
      }
      plain = Self.romanText(value)
    case .base(let base):
      let (text, isExact) = try number.text(base: base, within: budget)
      self.text = text
      self.isExact = isExact
      return
    case .float32, .float64:
      let (text, isExact) = number.floatingPointText(isDouble: form == .float64)
      self.text = text
      self.isExact = isExact
      return
    default: return
    }
    write(exactly: unit.map { plain + " " + $0 } ?? plain)
  }

  private static func romanText(_ value: Int) -> String {
    let numerals = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (value, "")
    for (number, numeral) in numerals {
      while rest >= number {
        text += numeral
        rest -= number
      }
    }
    return text
  }

  /// Writes a time, rounded to the minute or the thousandth of a second unless it is exact.
  private mutating func write(
    timeOf value: ExpressionValue, as form: NumberForm, within budget: Budget
  ) throws(CalculationError) {
    guard case .quantity(let quantity) = value,
      let seconds = try? quantity.converted(to: UnitProduct(.second), within: budget)
    else { throw .outsideDomain }
    let number = try seconds.number.withoutDisguise(within: budget)
    var hours = number.rational.map { $0 * Rational(1, over: 3_600) }
    isExact = number.rational.map { isWrittenExactly($0, as: form) } ?? false
    if !isExact {
      let step = form == .hours ? Rational(60) : Rational(1, over: 1_000)
      let count = try Real.round(.quotient(number, Real(step), within: budget), within: budget)
      hours = Rational(try count.integer(within: budget)) * step * Rational(1, over: 3_600)
    }
    guard let hours else { return }
    let time = TimeOfHours(hours: hours, form: form)
    text = form == .timeOfDay ? time.timeOfDay : time.text
    if form == .timeOfDay, !time.days.isZero { note = .onOtherDay(time.days) }
  }

  /// Whether a number of seconds is written exactly: whole minutes, or seconds with few decimals.
  private func isWrittenExactly(_ seconds: Rational, as form: NumberForm) -> Bool {
    form == .hours
      ? (seconds * Rational(1, over: 60)).isInteger
      : seconds.decimalPlaces.map { $0 <= 9 } ?? false
  }
}

extension AnswerFormat {
  /// Returns the format with the digits and the notation that a form asks for.
  func asked(by form: NumberForm) -> AnswerFormat {
    var format = self
    switch form {
    case .scientific: format.notation = .scientific
    case .engineering: format.notation = .engineering
    case .plain: format.notation = .plain
    case .digits(let count): format = format.rounding(to: .significantDigits(count))
    case .places(let count): format = format.rounding(to: .places(count))
    default: break
    }
    return format
  }
}

extension BigInt {
  fileprivate func parts(of divisor: Int) -> (BigInt, Int) {
    let whole = self / BigInt(divisor)
    return (whole, Int(truncatingIfNeeded: self - whole * BigInt(divisor)))
  }
}

extension Rational {
  var fractionText: String {
    isInteger ? numerator.description : numerator.description + "/" + denominator.description
  }

  fileprivate var mixedText: String {
    let whole = numerator.magnitude / denominator
    guard !isInteger, !whole.isZero else { return fractionText }
    let rest = numerator.magnitude - whole * denominator
    // `1 117/500` could be 1117/500.
    guard rest.description.utf8.count != 3 else { return fractionText }
    return (isNegative ? "-" : "") + whole.description + " " + rest.description + "/"
      + denominator.description
  }

  /// The most digits in a period.
  private static var periodLimit: Int { 10_000 }

  /// Returns the decimal with its period in parentheses, by long division.
  fileprivate func repeatingText(within budget: Budget) throws(CalculationError) -> String {
    let whole = numerator.magnitude / denominator
    var rest = numerator.magnitude - whole * denominator
    var text = (isNegative ? "-" : "") + whole.description
    guard !rest.isZero else { return text }
    text += "."
    // The twos and fives of the denominator give the digits before the period.
    var (odd, head) = (denominator, 0)
    var (twos, fives) = (odd.trailingZeroBitCount, 0)
    odd = odd >> twos
    while (odd % 5).isZero {
      odd /= 5
      fives += 1
    }
    twos = max(twos, fives)
    head = twos
    guard head <= Self.periodLimit else { throw .tooManyDigits }
    func takeDigit() -> String {
      rest = rest * 10
      let digit = rest / denominator
      rest -= digit * denominator
      return digit.description
    }
    for _ in 0..<head {
      try budget.pay(400)
      text += takeDigit()
    }
    guard odd > 1 else { return text }
    let start = rest
    text += "("
    var count = 0
    repeat {
      try budget.pay(400)
      text += takeDigit()
      count += 1
      guard count <= Self.periodLimit else { throw .tooManyDigits }
    } while rest != start
    return text + ")"
  }

  /// Returns the number with digits of a base, rounded where they don't end: `36#1S`, `0xA.8`.
  func text(
    base: Int, within budget: Budget
  ) throws(CalculationError) -> (text: String, isExact: Bool) {
    let radix = BigInt(base)
    let whole = numerator.magnitude / denominator
    var rest = numerator.magnitude - whole * denominator
    var digits = ""
    // As many digits after the point as sixteen decimals need.
    var left = base < 10 ? 54 : 16
    if denominator.trailingZeroBitCount == denominator.magnitudeBitWidth - 1, base & 1 == 0 {
      left = max(left, denominator.magnitudeBitWidth)
    }
    guard left <= 10_000 else { throw .tooManyDigits }
    while !rest.isZero, left > 0 {
      try budget.pay(400)
      rest = rest * radix
      let digit = rest / denominator
      rest -= digit * denominator
      digits += digit.text(radix: base, uppercase: true)
      left -= 1
    }
    let prefix = NumberBase(rawValue: base)?.prefix ?? "\(base)#"
    let text =
      (isNegative ? "-" : "") + prefix + whole.text(radix: base, uppercase: true)
      + (digits.isEmpty ? "" : "." + digits)
    return (text, rest.isZero)
  }

  /// Returns the bits of the nearest IEEE 754 floating-point number, and whether it is exact.
  fileprivate func floatingPointText(isDouble: Bool) -> (text: String, isExact: Bool) {
    func hex(_ bits: UInt64, _ count: Int) -> String {
      let digits = String(bits, radix: 16, uppercase: true)
      return "0x" + String(repeating: "0", count: count - digits.utf8.count) + digits
    }
    let (places, width) = isDouble ? (52, 64) : (23, 32)
    let bias = (1 << (width - places - 2)) - 1
    guard !isZero else { return (hex(0, width / 4), true) }
    // The exponent of the leading bit; subnormal numbers have that of the smallest normal one.
    var exponent = numerator.magnitudeBitWidth - denominator.magnitudeBitWidth
    if scaledMagnitude(byPowerOfTwo: -exponent) < 1 { exponent -= 1 }
    let unit = max(exponent, 1 - bias) - places
    let scaled = scaledMagnitude(byPowerOfTwo: -unit)
    let floor = scaled.numerator / scaled.denominator
    let rest = scaled - Rational(floor)
    let half = Rational(1, over: 2)
    let significand = rest > half || rest == half && floor.isOdd ? floor + 1 : floor
    // A significand that has carried into the next bit carries into the exponent.
    let biased = BigInt(unit + places + bias - 1) << places
    let magnitude = biased + significand
    let infinity = BigInt((1 << (width - places - 1)) - 1) << places
    let isFinite = magnitude < infinity
    var bits = UInt64(truncatingIfNeeded: isFinite ? magnitude : infinity)
    if isNegative { bits |= 1 << UInt64(width - 1) }
    return (hex(bits, width / 4), isFinite && rest.isZero)
  }

  private func scaledMagnitude(byPowerOfTwo exponent: Int) -> Rational {
    exponent < 0
      ? Rational(magnitude.numerator, over: magnitude.denominator << -exponent)
      : Rational(magnitude.numerator << exponent, over: magnitude.denominator)
  }
}

extension ExpressionValue {
  /// The number, whatever its units; nil if the value isn't a single number.
  fileprivate var numberOfUnits: Real? {
    switch self {
    case .number(let number), .percentage(let number): number
    case .quantity(let quantity): quantity.number
    default: nil
    }
  }

  /// The numbers of all its units.
  fileprivate var numbers: [Real] {
    if case .mixed(let mixed) = self {
      mixed.parts.map { $0.number }
    } else {
      numberOfUnits.map { [$0] } ?? []
    }
  }

  /// Returns the nearest multiple of a step of the last unit.
  fileprivate func rounded(
    toNearest step: Rational, within budget: Budget
  ) throws(CalculationError) -> ExpressionValue {
    do throws(QuantityError) {
      switch self {
      case .quantity(let quantity):
        return .quantity(try quantity.rounded(toNearest: step, within: budget))
      case .mixed(let mixed): return .mixed(try mixed.rounded(toNearest: step, within: budget))
      default: return self
      }
    } catch {
      throw error.calculationError
    }
  }
}
