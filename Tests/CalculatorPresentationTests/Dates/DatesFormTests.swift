import CalculatorModel
import CalculatorPresentation
import CalendarDates
import Testing

@Suite struct DatesFormTests {
  private let english = Catalogue(.english)

  private func form(_ from: String = "2026-11-22", _ to: String? = nil) throws -> DatesForm {
    var form = DatesForm(today: try CalendarDate("2026-11-22"))
    form.enter(from, in: .from)
    form.enter(to ?? from, in: .to)
    return form
  }

  @Test func beginsWithToday() throws {
    let form = DatesForm(today: try CalendarDate("2026-11-22"))
    #expect(form[.from] == "2026-11-22")
    #expect(form[.to] == "2026-11-22")
    #expect(form.daysText(in: english) == "0 days")
    #expect(form.unitsText(in: english) == nil)
    #expect(form.resultText(in: english) == "2026-11-22, Sunday")
  }

  @Test(
    "The difference in days, and in years, months, weeks and days",
    arguments: [
      ("2026-11-22", "2026-11-23", "1 day", nil),
      ("2026-11-22", "2026-12-24", "32 days", "1 month, 2 days"),
      ("2026-12-24", "2026-11-22", "32 days earlier", "1 month, 2 days earlier"),
      ("2019-07-31", "2019-12-30", "152 days", "4 months, 4 weeks, 2 days"),
      ("2025-01-01", "2026-01-01", "365 days", "1 year"),
      ("0001-01-01", "9999-12-31", "3652058 days", "9998 years, 11 months, 4 weeks, 2 days"),
    ])
  func differs(from: String, to: String, days: String, units: String?) throws {
    let form = try form(from, to)
    #expect(form.daysText(in: english) == days)
    #expect(form.unitsText(in: english) == units)
  }

  @Test(
    "A date may be typed as in a line, and is told with its digits and how far away it is",
    arguments: [
      ("25 Dec", "33 days", "2026-12-25, Friday, in 33 days"),
      ("27 Nov 2026", "5 days", "2026-11-27, Friday, in 5 days"),
      ("next friday", "5 days", "2026-11-27, Friday, in 5 days"),
      ("01.12.2026", "9 days", "2026-12-01, Tuesday, in 9 days"),
      ("today + 3 weeks", "21 days", "2026-12-13, Sunday, in 21 days"),
      ("2026-11-23", "1 day", "Monday, tomorrow"),
      ("2026-11-21", "1 day earlier", "Saturday, yesterday"),
      ("2026-11-20", "2 days earlier", "Friday, 2 days ago"),
      ("2026-11-22 14:30", "14 hours, 30 minutes", "Sunday"),
      ("25 Dec 9:00", "33 days, 9 hours", "2026-12-25 09:00, Friday, in 33 days"),
      ("12/25/2026", "33 days", "2026-12-25, Friday, in 33 days"),
    ])
  func readsDatesInWords(text: String, days: String, remark: String) throws {
    let form = try form("2026-11-22", text)
    #expect(form.daysText(in: english) == days)
    #expect(form.remark(on: .to, in: english) == remark)
  }

  @Test(
    "A date may be typed as the person's language writes it",
    arguments: [
      (Language.german, "25. Dezember 2026", "2026-12-25"), (.german, "3. Dez.", "2026-12-03"),
      (.german, "25.12.2026", "2026-12-25"), (.english, "2026-2-5", "2026-02-05"),
      (.german, "25.12.", "2026-12-25"),
      (.german, "5/6/2026", "2026-06-05"), (.german, "morgen", "2026-11-23"),
      (.german, "25. März 2027 14:30", "2027-03-25 14:30"),
      (.french, "le 25 décembre", "2026-12-25"),
      (.french, "1 fevr. 2027", "2027-02-01"), (.french, "demain", "2026-11-23"),
      (.spanish, "25 de diciembre de 2026", "2026-12-25"), (.spanish, "hoy", "2026-11-22"),
      (.japanese, "2026年12月25日", "2026-12-25"), (.japanese, "12月25日", "2026-12-25"),
      (.japanese, "明日", "2026-11-23"), (.arabic, "٢٥ ديسمبر ٢٠٢٦", "2026-12-25"),
      (.arabic, "غدا", "2026-11-23"), (.english, "25 décembre", "2026-12-25"),
    ])
  func readsDatesOfTheLanguage(language: Language, text: String, moment: String) throws {
    var form = try form()
    form.language = language
    form.enter(text, in: .to)
    #expect(form.moment(in: .to)?.description == moment)
  }

  @Test(arguments: [
    "5 + 3", "soon", "30 février", "jui 5", "14:30", "2026-11-22 14:30:00.5",
  ])
  func whatIsNoDateIsAProblem(text: String) throws {
    let form = try form("2026-11-22", text)
    #expect(form.differenceInDays == nil && form.problem(in: .to) != nil)
  }

  @Test func dayAndMonthThatMayChangePlacesAreRefused() throws {
    let form = try form("2026-11-22", "5/6/2026")
    #expect(form.remark(on: .to, in: english) == "write 2026-06-05 or 2026-05-06")
  }

  @Test(
    "Times of day count in whole days and what they leave over",
    arguments: [
      ("2026-11-22 14:30", "2026-11-23 10:00", "19 hours, 30 minutes", "19 h 30 min"),
      ("2026-11-23 10:00", "2026-11-22 14:30", "19 hours, 30 minutes earlier", "-(19 h 30 min)"),
      (
        "2026-11-22 10:00", "2026-12-24 14:30:05", "32 days, 4 hours, 30 minutes, 5 seconds",
        "32 d 4 h 30 min 5 s"
      ),
      ("2026-11-22 14:30", "2026-11-22 14:30", "0 days", "0"),
      ("2026-11-22 09:00", "2026-11-23 09:00", "1 day", "1"),
    ])
  func timesOfDay(from: String, to: String, days: String, copied: String) throws {
    let form = try form(from, to)
    #expect(form.daysText(in: english) == days)
    #expect(form.daysToCopy == copied)
  }

  @Test func workdaysAreCountedAndAdded() throws {
    var form = try form("2026-11-20", "2026-12-24")
    #expect(form.workdaysText(in: english) == "24 workdays")
    form.countsLastDay = true
    #expect(form.workdaysText(in: english) == "25 workdays")
    form.enter("5", in: .workdays)
    #expect(form.resultToCopy == "2026-11-27")
    form.enter("7:45", in: .time)
    #expect(form.resultText(in: english) == "2026-11-27 07:45, Friday")
    form.enter("2026-11-20 20:00", in: .from)
    #expect(form.resultToCopy == "2026-11-28 03:45")
    form.turnDirection()
    #expect(form.resultToCopy == "2026-11-13 12:15")
    form.step(.time, by: 1)
    #expect(form[.time] == "8:45")
    form.enter("soon", in: .time)
    #expect(form.remark(on: .time, in: english) == "expected a duration such as 7:45")
    #expect(form.result == nil)
  }

  @Test func thePartOfADayIsTakenAsAnOperand() throws {
    let viewModel = CalculatorViewModel()
    viewModel.useDays(of: try form("2026-11-22 6:00", "2026-11-23 12:00"))
    #expect(viewModel.displayText == "1.25")
  }

  @Test func countsTheLastDay() throws {
    var form = try form("2026-01-01", "2026-12-31")
    form.countsLastDay = true
    #expect(form.daysText(in: english) == "365 days")
    #expect(form.unitsText(in: english) == "1 year")
  }

  @Test func addsAndSubtractsTheLargeUnitsFirst() throws {
    var form = try form("2026-01-31")
    form.enter("1", in: .months)
    form.enter("1", in: .days)
    #expect(form.resultToCopy == "2026-03-01")
    form.turnDirection()
    #expect(form.resultToCopy == "2025-12-30")
    form.enter("2026", in: .years)
    #expect(form.result == .failure(.beyondCalendar))
    #expect(form.resultToCopy == nil)
    #expect(form.resultText(in: english) == "not between 0001-01-01 and 9999-12-31")
  }

  @Test(
    "A wrong field says why and where, and nothing is made of it",
    arguments: [
      (DatesForm.Field.to, "2026-02-30", "days of this month are 01 to 28", 8),
      (.to, "2026-13-01", "months are 01 to 12", 5),
      (.to, "0000-01-01", "years start at 0001", 0),
      (.to, "2026-2-x", "expected YYYY-MM-DD; error at character 7", 6),
      (.to, "", "expected YYYY-MM-DD; error at character 1", 0),
      (.months, "3x", "expected a whole number; error at character 2", 1),
      (.days, "-1", "expected a whole number; error at character 1", 0),
      (.years, "99999999999999999999999", "at most 9999999", 0),
    ])
  func problems(field: DatesForm.Field, text: String, reason: String, place: Int) throws {
    var form = try form()
    form.enter(text, in: field)
    #expect(form.remark(on: field, in: english) == reason)
    #expect(form.problem(in: field)?.place == place)
    #expect((form.differenceInDays == nil) == field.isDate)
    #expect((form.result == nil) == !field.isDate)
  }

  @Test func aLongTextIsCut() throws {
    var form = try form()
    form.enter(String(repeating: "9", count: 1_000_000), in: .from)
    #expect(form[.from].count == DatesForm.lengthLimit)
    #expect(form.problem(in: .from) == .otherForm(place: 4))
  }

  @Test func arrowsStepAndStopAtTheEnds() throws {
    var form = try form("9999-12-30")
    form.step(.from, by: 1)
    form.step(.from, by: 1)
    #expect(form[.from] == "9999-12-31")
    form.step(.days, by: -1)
    #expect(form.count(in: .days) == 0)
    form.step(.days, by: 2)
    #expect(form.count(in: .days) == 2)
    form.enter("x", in: .days)
    form.step(.days, by: 1)
    #expect(form[.days] == "x")
  }

  @Test func theDaysAreTakenAsAnOperandAndUndone() throws {
    let viewModel = CalculatorViewModel()
    viewModel.press(.digit(.seven))
    viewModel.press(.operation(.multiplication))
    viewModel.useDays(of: try form("2026-12-24", "2026-11-22"))
    #expect(viewModel.displayText == "−32")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "−224")
    viewModel.undo()
    viewModel.undo()
    #expect(viewModel.displayText == "7")
  }

  @Test func daysAreCutToAWordAsOtherNumbersAre() throws {
    let viewModel = CalculatorViewModel(mode: .programmer)
    viewModel.press(.wordSize(.bits8))
    viewModel.useDays(of: try form("2026-01-01", "2027-01-01"))
    #expect(viewModel.displayText == "109")
  }
}
