import CalculatorPresentation
import Languages

/// A line of the dates panel.
enum DatesLine: CaseIterable, Hashable, Sendable {
  case from
  case to
  case countsLastDay
  case days
  case units
  case workdays
  case direction
  case addedYears
  case addedMonths
  case addedDays
  case addedWorkdays
  case addedTime
  case result

  /// The field that is typed in the line; nil if there is none.
  var field: DatesForm.Field? {
    switch self {
    case .from: .from
    case .to: .to
    case .addedYears: .years
    case .addedMonths: .months
    case .addedDays: .days
    case .addedWorkdays: .workdays
    case .addedTime: .time
    case .countsLastDay, .days, .units, .workdays, .direction, .result: nil
    }
  }

  /// Returns the line's content for a form.
  func line(of form: DatesForm, in catalogue: Catalogue) -> PanelContent.Line {
    func text(_ text: DatesText) -> String { catalogue.text(text) }
    switch self {
    case .from, .to, .addedYears, .addedMonths, .addedDays, .addedWorkdays, .addedTime:
      guard let field else { return PanelContent.Line(text: "") }
      let label = text(.field(field))
      if let text = form.dateText(of: field, in: catalogue), let moment = form.moment(in: field) {
        return PanelContent.Line(text: label, details: [text, "\(moment)"])
      }
      return PanelContent.Line(
        text: "  " + label, details: [form[field].isEmpty ? "0" : form[field]])
    case .countsLastDay:
      let value = catalogue.text(.settingValue(form.countsLastDay ? .on : .off))
      return PanelContent.Line(
        text: text(.countLastDay), details: ["‹ " + value + " ›", value])
    case .days:
      return PanelContent.Line(
        text: text(.difference), details: [form.daysText(in: catalogue) ?? ""], isHeading: true)
    case .units:
      return PanelContent.Line(text: "", details: [form.unitsText(in: catalogue) ?? ""])
    case .workdays:
      return PanelContent.Line(text: "", details: [form.workdaysText(in: catalogue) ?? ""])
    case .direction:
      let value = text(.direction(form.direction))
      return PanelContent.Line(text: text(.steps), details: ["‹ " + value + " ›", value])
    case .result:
      return PanelContent.Line(
        text: text(.result),
        details: [form.resultText(in: catalogue) ?? "", form.resultToCopy ?? ""], isHeading: true)
    }
  }
}
