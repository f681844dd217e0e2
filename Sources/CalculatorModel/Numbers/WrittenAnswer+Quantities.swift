import BigNumbers
import CalendarDates
import ExactReals
import Quantities

extension WrittenAnswer {
  /// Writes the value of an expression.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// let result = try worksheet.answer(to: "5 ft + 3 in to cm").result
  /// let answer = result.map { WrittenAnswer($0, in: AnswerFormat()) }
  /// answer?.decimal       // "160.02"
  /// answer?.unit          // "cm"
  /// answer?.decimalText   // "160.02 cm"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The precision and notation of numbers.
  ///   - exactForm: The style of closed forms; nil if they are not asked for.
  ///   - angleUnit: The unit of angles without a unit, for reading closed forms.
  ///   - needsDecimal: Whether the decimal is needed even if there is a closed form.
  ///   - budget: The limit on the cost; ``AnswerFormat/work`` is enough.
  public init(
    _ value: ExpressionValue, in format: AnswerFormat, exactForm: ExactFormStyle? = nil,
    angleUnit: AngleUnit = .radians, needsDecimal: Bool = true, within budget: Budget = Budget()
  ) {
    switch value {
    case .list(let elements):
      self.init()
      write(elements, in: format, exactForm: exactForm, angleUnit, within: budget)
    case .number(let number):
      self.init(
        number, in: format, exactForm: exactForm, angleUnit: angleUnit,
        needsDecimal: needsDecimal, within: budget)
    case .percentage(let number):
      self.init(
        number, in: format, exactForm: exactForm, angleUnit: angleUnit,
        needsDecimal: true, within: budget)
      do throws(CalculationError) {
        let hundredfold = try Real.product(number, 100, within: budget)
        let shown = WrittenAnswer(.number(hundredfold), in: format, within: budget)
        percentText = shown.decimal.map { $0 + "%" }
      } catch {
        failure = error
      }
    case .formed(let value, let form):
      self.init(value, as: form, in: format, angleUnit: angleUnit, within: budget)
    case .quantity(let quantity):
      // An angle with a unit doesn't depend on the angle unit.
      self.init(
        quantity.number, in: format, exactForm: exactForm, needsDecimal: needsDecimal,
        within: budget)
      unit = quantity.units.text
      if note == nil, (try? quantity.isBelowAbsoluteZero(within: budget)) == true {
        note = .belowAbsoluteZero
      }
    case .sum(let sum):
      do throws(QuantityError) {
        self.init(
          .quantity(try Quantity(mixed: sum.parts, within: budget)), in: format,
          exactForm: exactForm, needsDecimal: needsDecimal, within: budget)
      } catch {
        self.init()
        failure = error.calculationError
      }
    case .interval(let from, let to):
      self.init(
        Real(to.days(since: from)), in: format, exactForm: exactForm, needsDecimal: needsDecimal,
        within: budget)
      unit = "d"
    case .mixed(let mixed):
      self.init()
      write(mixed, in: format, exactForm: exactForm, within: budget)
    case .date(let date): self.init(exactly: date.description)
    case .instant(let instant):
      self.init(exactly: instant.description)
      isExact = instant.hasExactText
    case .difference(let difference): self.init(exactly: difference.text)
    case .weekday(let day): self.init(exactly: day.englishName)
    case .week(let week): self.init(exactly: week.description)
    }
  }

  private init(exactly text: String) {
    self.init()
    self.text = text
    isExact = true
  }

  /// The answer with its digits and its unit; nil if there are no digits.
  public var decimalText: String? { text ?? percentText ?? decimal.map { withUnit($0) } }

  /// The answer in closed form with its unit; nil if there is none.
  public var exactText: String? { text ?? percentText ?? exact.map { withUnit($0) } }

  /// The answer in closed form if there is one, otherwise with its digits; nil if there is neither.
  public var shownText: String? { text ?? percentText ?? (exact ?? decimal).map { withUnit($0) } }

  private func withUnit(_ number: String) -> String {
    guard let unit else { return number }
    return number + " " + unit
  }

  /// Writes a list, whose values may be percentages and quantities: `[1, 2.5 m]`.
  private mutating func write(
    _ elements: [ExpressionValue], in format: AnswerFormat, exactForm: ExactFormStyle?,
    _ angleUnit: AngleUnit, within budget: Budget
  ) {
    isExact = true
    var texts: [String] = []
    for element in elements {
      let answer = WrittenAnswer(
        element, in: format, exactForm: exactForm, angleUnit: angleUnit,
        needsDecimal: exactForm == nil, within: budget)
      isExact = isExact && (answer.exact != nil || answer.isExact)
      note = note ?? answer.note
      failure = failure ?? answer.failure
      texts.append(answer.shownText ?? "…")
    }
    text = failure == nil ? "[" + texts.joined(separator: ", ") + "]" : nil
  }

  /// Writes a quantity in several units.
  private mutating func write(
    _ mixed: MixedQuantity, in format: AnswerFormat, exactForm: ExactFormStyle?,
    within budget: Budget
  ) {
    var numbers = mixed.parts.map { $0.number }
    guard let last = numbers.popLast() else { return }
    var answer = WrittenAnswer(
      last, in: format, exactForm: exactForm, needsDecimal: exactForm == nil, within: budget)
    if answer.exact == nil, roundsToNextUnit(last, mixed.parts, in: format, within: budget) {
      for place in numbers.indices.reversed() {
        // A part before the last is a whole number.
        guard let whole = numbers[place].rational else { break }
        numbers[place] = Real(whole + 1)
        let ratio = place == 0 ? nil : Self.ratio(mixed.parts[place - 1], mixed.parts[place])
        guard let ratio, numbers[place].rational == ratio else { break }
        numbers[place] = 0
      }
      answer = WrittenAnswer(0, in: format, within: budget)
      answer.isExact = false
    }
    note = answer.note
    failure = answer.failure
    isExact = answer.exact != nil || answer.isExact
    guard let rest = answer.exact ?? answer.decimal else { return }
    var words: [String] = []
    for (number, part) in zip(numbers, mixed.parts) {
      // The parts before the last are whole.
      words.append((number.rational?.numerator.description ?? "…") + " " + part.unit.symbol)
    }
    words.append(rest + " " + (mixed.parts.last?.unit.symbol ?? ""))
    text = (mixed.isNegative ? "-" : "") + words.joined(separator: " ")
  }

  /// Whether the last number, once rounded, makes up one of the unit before it.
  private func roundsToNextUnit(
    _ last: Real, _ parts: [MixedQuantity.Part], in format: AnswerFormat, within budget: Budget
  ) -> Bool {
    guard parts.count > 1, let ratio = Self.ratio(parts[parts.count - 2], parts[parts.count - 1])
    else { return false }
    var plain = format
    plain.notation = .automatic
    plain.groupingMark = nil
    guard let text = WrittenAnswer(last, in: plain, within: budget).decimal else { return false }
    return Rational(decimal: text).map { $0 >= ratio } ?? false
  }

  /// Returns how many of a part's unit make one of the unit before; nil if that is no fraction.
  private static func ratio(
    _ larger: MixedQuantity.Part, _ smaller: MixedQuantity.Part
  ) -> Rational? {
    let factor = larger.unit.factor / smaller.unit.factor
    return factor.piPower == 0 ? factor.rational : nil
  }
}

extension QuantityError {
  /// The reason why a calculation with numbers had no value; a sum that was read has no other error.
  var calculationError: CalculationError {
    if case .calculation(let error) = self { error } else { .tooLarge }
  }
}

extension CalendarDifference {
  /// The difference in the syntax of expressions: `4 month 30 d`, with the remainder in days.
  public var text: String {
    var words: [String] = []
    if units.contains(.years) { words.append("\(years) year") }
    if units.contains(.months) { words.append("\(months) month") }
    if units.contains(.weeks) { words.append("\(weeks) week") }
    if units.contains(.days) || remainingDays > 0 {
      words.append("\(units.contains(.days) ? days : remainingDays) d")
    }
    return (isNegative ? "-" : "") + words.joined(separator: " ")
  }
}

extension Weekday {
  /// The day's name in English, as in answers: `Sunday`.
  public var englishName: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
