import CalendarDates
import Languages

extension DatesForm {
  /// The remark beside a field: the weekday of its date, with the date where it was typed in words; or the problem.
  ///
  /// ```swift
  /// DatesForm(today: day).remark(on: .from, in: Catalogue(.english))   // "Sunday"
  /// ```
  public func remark(on field: Field, in catalogue: Catalogue) -> String {
    if let problem = problem(in: field) { return catalogue.text(DatesText.problem(problem)) }
    guard let date = date(in: field) else { return "" }
    // A date in words is told with its digits.
    return catalogue.text(
      self[field] == date.description ? DatesText.weekday(date.weekday) : .date(date))
  }

  /// The difference in days, as it is seen and heard: `32 days`, `32 days earlier`; nil where one of both
  /// is no date.
  public func daysText(in catalogue: Catalogue) -> String? {
    guard let days = differenceInDays else { return nil }
    let text = catalogue.text(DatesText.count(Int(days.magnitude), .days))
    return days < 0 ? catalogue.text(DatesText.earlier(text)) : text
  }

  /// The difference in years, months, weeks and days, without those of which there are none; nil where
  /// there is none to tell or it would say the same as ``daysText(in:)``.
  public func unitsText(in catalogue: Catalogue) -> String? {
    guard let units = differenceInUnits,
      units.years > 0 || units.months > 0 || units.weeks > 0
    else { return nil }
    let counts: [(Int, DatesText.Unit)] = [
      (units.years, .years), (units.months, .months), (units.weeks, .weeks), (units.days, .days),
    ]
    var text = ""
    for (count, unit) in counts where count > 0 {
      if !text.isEmpty { text += catalogue.language.listSeparator }
      text += catalogue.text(DatesText.count(count, unit))
    }
    return units.isNegative ? catalogue.text(DatesText.earlier(text)) : text
  }

  /// The date that the steps lead to and its weekday, or why there is none; nil where a field is wrong.
  public func resultText(in catalogue: Catalogue) -> String? {
    switch result {
    case .success(let date): catalogue.text(DatesText.date(date))
    case .failure(let problem): catalogue.text(DatesText.problem(problem))
    case nil: nil
    }
  }

  /// The difference in days as other programs read it: `-32`.
  public var daysToCopy: String? { differenceInDays.map { $0.description } }

  /// The date that the steps lead to as other programs read it: `2027-02-22`.
  public var resultToCopy: String? {
    if case .success(let date)? = result { date.description } else { nil }
  }
}

extension Language {
  /// What stands between the parts of a list without “and”.
  var listSeparator: String {
    switch self {
    case .english, .german, .french, .spanish: ", "
    case .japanese: ""
    case .arabic: "، "
    }
  }
}
