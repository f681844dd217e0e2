import BigNumbers
import CalendarDates
import Languages

extension DatesForm {
  /// Returns the remark beside a field: the weekday of its date and how far away it is, with the date if it was
  /// typed in words; or the problem.
  ///
  /// ```swift
  /// DatesForm(today: day).remark(on: .from, in: Catalogue(.english))   // "Sunday"
  /// ```
  public func remark(on field: Field, in catalogue: Catalogue) -> String {
    if let problem = problem(in: field) { return catalogue.text(DatesText.problem(problem)) }
    guard let moment = moment(in: field) else { return "" }
    // A date in words is shown with its digits.
    return remark(
      self[field] == moment.description ? .weekday(moment.date.weekday) : .date(moment),
      on: field, in: catalogue)
  }

  /// Returns a field's date with its weekday and how far away it is: `2026-12-25, Friday, in 33 days`; nil if
  /// it is not a date.
  public func dateText(of field: Field, in catalogue: Catalogue) -> String? {
    moment(in: field).map { remark(.date($0), on: field, in: catalogue) }
  }

  private func remark(_ text: DatesText, on field: Field, in catalogue: Catalogue) -> String {
    let text = catalogue.text(text)
    guard let away = daysAway(of: field), away != 0 else { return text }
    return text + Punctuation.pause.text(in: catalogue.language)
      + catalogue.text(DatesText.away(days: away))
  }

  /// Returns the difference in days, as shown and spoken: `32 days`, `32 days earlier`, `1 day, 4 hours`; nil
  /// if either is not a date.
  public func daysText(in catalogue: Catalogue) -> String? {
    guard let panel else { return nil }
    return text(
      of: [(panel.differenceInDays, .days)] + times(of: panel), orElse: .days, in: catalogue)
  }

  /// Returns the difference in years, months, weeks and days, without those that are zero; nil if there is none
  /// or it would say the same as ``daysText(in:)``.
  public func unitsText(in catalogue: Catalogue) -> String? {
    guard let panel else { return nil }
    let units = panel.difference
    guard units.years > 0 || units.months > 0 || units.weeks > 0 else { return nil }
    return text(
      of: [
        (units.years, .years), (units.months, .months), (units.weeks, .weeks), (units.days, .days),
      ] + times(of: panel), orElse: .days, in: catalogue)
  }

  /// Returns the days from Monday to Friday between the dates; nil if either is not a date.
  public func workdaysText(in catalogue: Catalogue) -> String? {
    panel.map { text(of: [($0.workdays, .workdays)], orElse: .workdays, in: catalogue) }
  }

  /// Returns the details of the difference besides the days, a line for each.
  public func detailsText(in catalogue: Catalogue) -> String? {
    guard let workdays = workdaysText(in: catalogue) else { return nil }
    return (unitsText(in: catalogue).map { $0 + "\n" } ?? "") + workdays
  }

  private func times(of panel: DatesPanel) -> [(Int, DatesText.Unit)] {
    let seconds = panel.remainingSeconds
    let whole = Int(exactly: (seconds.isNegative ? -seconds : seconds).rounded(.down)) ?? 0
    return [(whole / 3_600, .hours), (whole / 60 % 60, .minutes), (whole % 60, .seconds)]
  }

  private func text(
    of counts: [(Int, DatesText.Unit)], orElse unit: DatesText.Unit, in catalogue: Catalogue
  ) -> String {
    var text = ""
    for (count, unit) in counts where count != 0 {
      if !text.isEmpty { text += Punctuation.pause.text(in: catalogue.language) }
      text += catalogue.text(DatesText.count(Int(count.magnitude), unit))
    }
    if text.isEmpty { return catalogue.text(DatesText.count(0, unit)) }
    return panel?.isBackwards == true ? catalogue.text(DatesText.earlier(text)) : text
  }

  /// Returns the date that the steps lead to and its weekday, or the reason why there is none; nil if a field
  /// is wrong.
  public func resultText(in catalogue: Catalogue) -> String? {
    switch result {
    case .success(let date): catalogue.text(DatesText.date(date))
    case .failure(let problem): catalogue.text(DatesText.problem(problem))
    case nil: nil
    }
  }

  /// The difference in days in a form that other programs and lines can read: `-32`, `1 d 4 h`.
  public var daysToCopy: String? {
    guard let panel else { return nil }
    let times = zip(times(of: panel), ["h", "min", "s"]).filter { $0.0.0 != 0 }
    guard !times.isEmpty else { return panel.differenceInDays.description }
    let days = Int(panel.differenceInDays.magnitude)
    let parts = (days > 0 ? ["\(days) d"] : []) + times.map { "\($0.0.0) \($0.1)" }
    let text = parts.joined(separator: " ")
    return panel.isBackwards ? "-(" + text + ")" : text
  }

  /// The date that the steps lead to, in a form that other programs can read: `2027-02-22`.
  public var resultToCopy: String? {
    if case .success(let date)? = result { date.description } else { nil }
  }
}
