import CalculatorPresentation
import CalendarDates
import CommandLineInterface
import Languages

extension PlainConversation {
  /// Answers `dates 2026-11-22 2026-12-24` with the time between two dates, `dates 2026-12-24` or `dates 25 Dec`
  /// with the time between today and a date, and `dates` with today's date.
  ///
  /// - Parameters:
  ///   - words: The dates.
  ///   - today: Today's date.
  /// - Returns: The reply, or a message that says which date is wrong, where and why.
  func dates(_ words: [Substring], today: CalendarDate = LocalTime.today) -> Reply {
    let catalogue = viewModel.catalogue
    var form = DatesForm(today: today, language: catalogue.language)
    // All words may be one date.
    var whole = form
    whole.enter(words.joined(separator: " "), in: .to)
    let isOne = words.count == 1 || whole.problem(in: .to) == nil
    let words = isOne && !words.isEmpty ? [Substring(whole[.to])] : words
    let fields: [DatesForm.Field] = isOne ? [.to] : [.from, .to]
    for (field, word) in zip(fields, words) {
      form.enter(String(word), in: field)
      if let problem = form.problem(in: field) {
        return Reply(lines: [
          catalogue.text(DatesText.field(field)) + catalogue.language.colon
            + catalogue.text(DatesText.problem(problem))
        ])
      }
    }
    let dates = [DatesForm.Field.from, .to].compactMap { field in
      form.moment(in: field).map {
        catalogue.text(DatesText.field(field)) + catalogue.language.colon
          + catalogue.text(DatesText.date($0))
      }
    }
    guard !words.isEmpty else { return Reply(lines: Array(dates.prefix(1))) }
    return Reply(
      lines: dates
        + [
          form.daysText(in: catalogue), form.unitsText(in: catalogue),
          form.workdaysText(in: catalogue),
        ].compactMap(\.self))
  }
}
