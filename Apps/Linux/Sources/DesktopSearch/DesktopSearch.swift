import CalculatorModel
import CalculatorPresentation
import ExactReals
import Languages

/// A search that answers calculations typed into a desktop's search.
///
/// ```swift
/// let search = DesktopSearch(language: .english)
/// search.answer(to: "1/3*3")?.title     // "= 1"
/// search.answer(to: "sqrt(2)")?.title   // "≈ 1.414213562373095"
/// search.answer(to: "firefox")          // nil
/// ```
///
/// A text is read, calculated and rounded like an argument of the command `exactly`.
public struct DesktopSearch: Sendable {
  /// The maximum length of a text that is considered, in bytes.
  public static let lengthLimit = 1_000

  /// The maximum number of characters shown of a reading; a closed form is shown if both fit.
  public static let descriptionLimit = 200

  /// The work that an answer may cost, as a `Budget` counts it: about a fifth of a second.
  public static let work: Int64 = 200_000_000

  /// The time limit of a search by the clock, however slow the machine.
  public static let patience = Duration.seconds(1)

  private let catalogue: Catalogue

  /// Creates a search whose descriptions are in a language.
  public init(language: Language) {
    catalogue = Catalogue(language)
  }

  /// Returns the answer to a text, or nil if it is no calculation, has no value or would take too long.
  ///
  /// Words, lone names and lone numbers do not count as calculations: a user who searches for `e` or `7` wants
  /// something else. Neither do definitions.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - isOutdated: Asked every few milliseconds; `true` ends the search without an answer.
  /// - Returns: The answer.
  /// - Complexity: At most ``work``, and at most ``patience`` by the clock.
  public func answer(
    to text: String, isOutdated: @escaping () -> Bool = { false }
  ) -> SearchAnswer? {
    guard text.utf8.count <= Self.lengthLimit, Self.hasMoreThanWords(text) else { return nil }
    let deadline = ContinuousClock.now + Self.patience
    let budget = Budget(
      work: Self.work, shouldStop: { isOutdated() || ContinuousClock.now >= deadline })
    var worksheet = Worksheet()
    guard let line = try? worksheet.line(text), line.kind == .value,
      let expression = line.expression, expression.isCalculation,
      Self.hasMoreThanWords(expression.reading),
      let value = try? worksheet.answer(to: line, within: budget).result
    else { return nil }
    let written = WrittenAnswer(
      value, in: AnswerFormat(), exactForm: .fraction, angleUnit: worksheet.angleUnit,
      within: budget)
    guard let decimal = written.decimalText else { return nil }
    let inBase = line.answerBase.flatMap { base -> String? in
      guard let value = value.number else { return nil }
      return WrittenAnswer(
        value, in: AnswerFormat(), base: base, needsDecimal: false, within: budget
      )
      .exact
    }
    return SearchAnswer(
      expression: text, decimal: inBase ?? decimal,
      exactness: inBase != nil || written.isExact ? .exact : .rounded,
      description: description(of: expression, written, angleUnit: worksheet.angleUnit))
  }

  /// Whether a text has more than letters, spaces and signs: `2e` and `√π` do, but neither `pi e` nor `-e`.
  private static func hasMoreThanWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      !scalar.properties.isAlphabetic && !scalar.properties.isWhitespace && scalar != "-"
        && scalar != "−" && scalar != "+"
    }
  }

  private func description(
    of expression: MathExpression, _ written: WrittenAnswer, angleUnit: AngleUnit
  ) -> String {
    var text = expression.reading
    if text.count > Self.descriptionLimit { text = text.prefix(Self.descriptionLimit - 1) + "…" }
    if !written.isExact, let exact = written.exact, exact != text,
      text.count + exact.count < Self.descriptionLimit
    {
      text += " = " + exact
    }
    if expression.dependsOnAngleUnit {
      text += " · " + catalogue.text(.settingValue(angleUnit.settingValue))
    }
    return text
  }
}

extension AngleUnit {
  /// The unit as a value of the setting.
  fileprivate var settingValue: SettingValue {
    switch self {
    case .radians: .radians
    case .degrees: .degrees
    case .gradians: .gradians
    }
  }
}
