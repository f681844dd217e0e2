import BigNumbers
import CalculatorModel
import ExactReals
import Quantities

extension HistoryResult {
  /// Creates the result of an expression: a number, a number with a unit, or a text that is not a number.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// let value = try worksheet.answer(to: "1 km / 3 to m").result!
  /// let result = HistoryResult(of: value)
  /// result.text        // "333.3333333333333"
  /// result.exactForm   // "1000/3"
  /// result.kind        // .quantity(unit: "m")
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value of the expression.
  ///   - unit: The unit of angles written without one where the closed form is read.
  ///   - words: The words in which it was calculated; nil for numbers of any size.
  ///   - wraps: Whether a step was truncated to its word.
  ///   - budget: The limit on the cost.
  public init(
    of value: ExpressionValue, angleUnit unit: AngleUnit = .radians, words: HistoryWords? = nil,
    wraps: Bool = false, within budget: Budget = Budget()
  ) {
    if let number = value.number {
      self.init(of: number, angleUnit: unit, words: words, wraps: wraps, within: budget)
      return
    }
    let answer = WrittenAnswer(value, in: AnswerFormat(), within: budget)
    if let text = answer.text, text.utf8.count <= Self.unitLimit {
      self.init(.text, text: text, isExact: answer.isExact)
    } else if let number = answer.decimal, let unit = answer.unit,
      unit.utf8.count < Self.unitLimit
    {
      let exact = WrittenAnswer(
        value, in: AnswerFormat(), exactForm: .fraction, needsDecimal: false, within: budget
      ).exact
      self.init(
        .quantity(unit: unit), text: number, isExact: answer.isExact,
        exactForm: exact.flatMap {
          $0 == number || $0.utf8.count > Self.exactFormLimit ? nil : $0
        })
    } else {
      self.init(failure: .calculation(answer.failure ?? .tooLarge))
    }
  }

  /// Creates the result of a typed line that is shown.
  init(_ answer: TypedAnswer) {
    self.init(
      answer.unit.map { .quantity(unit: $0) } ?? .text, text: answer.text, isExact: answer.isExact)
  }

  /// Returns the result with the user's marks, and its unit.
  func text(symbols: NumberSymbols) -> String {
    switch kind {
    case .number: symbols.text(ofNumber: text)
    case .quantity(let unit): symbols.text(ofNumber: text) + " " + unit
    case .text:
      // The words between numbers are units, and a date is not a number.
      text.split(separator: " ").map { word in
        Rational(decimal: word) == nil ? String(word) : symbols.text(ofNumber: String(word))
      }.joined(separator: " ")
    }
  }

  /// The unit; nil for a plain number and for text that is not a number.
  var unit: String? {
    if case .quantity(let unit) = kind { unit } else { nil }
  }

  /// The closed form as shown, with the result's unit.
  var exactFormText: String? {
    guard let unit else { return exactForm }
    return exactForm.map { $0 + " " + unit }
  }
}

extension TypedAnswer {
  /// Creates an answer that is kept as a result.
  init(_ value: ExpressionValue, of calculation: String, _ result: HistoryResult) {
    self.init(
      value, of: calculation, text: result.text, unit: result.unit, isExact: result.isExact)
  }

  /// Creates an answer from the exact text of its value; nil if that is not one, or a plain number.
  init?(_ text: String, of calculation: String) {
    var options = ReadingOptions()
    options.readsQuantities = true
    guard
      let value = try? MathExpression(text, options).result(
        in: .radians, exchangeRates: ExchangeRates(), within: .result
      ).value,
      value.number == nil
    else { return nil }
    self.init(value, of: calculation, HistoryResult(of: value))
  }
}

extension HistoryQuantities {
  /// Creates the rates to keep for an entry whose result changed because something it uses was edited.
  ///
  /// It may have a unit now and have had none before.
  init?(of entry: HistoryEntry, for result: HistoryResult) {
    if let quantities = entry.quantities {
      self = quantities
    } else if result.kind != .number {
      self.init()
    } else {
      return nil
    }
  }

  /// Creates the rates to keep for a calculation that was read with units and dates; nil if there are none, or
  /// too many exchange rates.
  init?(
    of expression: MathExpression, _ value: ExpressionValue,
    references: [HistoryEntry.ID: ExpressionValue]
  ) {
    guard
      expression.hasQuantities || value.number == nil
        || references.contains(where: { $0.value.number == nil })
    else { return nil }
    self.init(rates: value.rates)
  }
}
