import CalculatorPresentation
import CalendarDates

/// The panel of dates.
struct DatesPart {
  private let form: DatesForm
  private let needsToday: Bool
  private let catalogue: Catalogue

  init(_ dates: DatesEntry, catalogue: Catalogue) {
    form = dates.form
    needsToday = dates.needsToday
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.member("needsToday", needsToday)
    json.list("fields", of: DatesForm.Field.allCases) { json, field in
      json.member("name", field.name)
      json.member("label", text(.field(field)))
      json.member("value", form[field])
      json.member("remark", form.remark(on: field, in: catalogue))
      json.member("isWrong", form.problem(in: field) != nil)
      json.member("date", form.date(in: field)?.description)
    }
    json.member("countLastDay", text(.countLastDay))
    json.member("countsLastDay", form.countsLastDay)
    json.member("difference", text(.difference))
    json.member("days", form.daysText(in: catalogue))
    json.member("details", form.detailsText(in: catalogue))
    json.member("daysToCopy", form.daysToCopy)
    json.member("steps", text(.steps))
    json.member("add", text(.direction(.adding)))
    json.member("subtract", text(.direction(.subtracting)))
    json.member("isAdding", form.direction == .adding)
    json.member("resultLabel", text(.result))
    json.member("result", form.resultText(in: catalogue))
    json.member("resultToCopy", form.resultToCopy)
    json.member("use", catalogue.text(.command(.useNumber)))
  }

  private func text(_ text: DatesText) -> String { catalogue.text(text) }
}
