import CalculatorModel
import CalculatorPresentation
import ExactReals
import Languages

/// Answers what is typed into the search of a desktop, where it is a calculation.
///
/// ```swift
/// let search = DesktopSearch(language: .english)
/// search.answer(to: "1/3*3")?.title     // "= 1"
/// search.answer(to: "sqrt(2)")?.title   // "≈ 1.414213562373095"
/// search.answer(to: "firefox")          // nil
/// ```
///
/// A text is read, calculated and rounded as an argument of the command `exactly` is.
public struct DesktopSearch: Sendable {
  /// The most bytes of a text that is looked at.
  public static let lengthLimit = 1_000

  /// The most characters of a reading that are shown; a closed form is shown where both fit.
  public static let descriptionLimit = 200

  /// The work that an answer may cost, as a `Budget` counts it: about a fifth of a second.
  public static let work: Int64 = 200_000_000

  /// How long a search goes on by the clock, on a machine however slow.
  public static let patience = Duration.seconds(1)

  private let catalogue: Catalogue

  /// Creates a search whose descriptions are in a language.
  public init(language: Language) {
    catalogue = Catalogue(language)
  }

  /// The answer to a text; nil where it is no calculation, has no value or would take too long.
  ///
  /// Words and lone names and numbers are no calculations: whoever searches `e` or `7` looks for something
  /// else. Nor are definitions.
  ///
  /// - Parameters:
  ///   - text: What was typed.
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

  /// Whether a text is more than letters, spaces and a sign before them: `2e` and `√π`, but neither `pi e`
  /// nor `-e`.
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
  /// What the unit is called.
  fileprivate var settingValue: SettingValue {
    switch self {
    case .radians: .radians
    case .degrees: .degrees
    case .gradians: .gradians
    }
  }
}
