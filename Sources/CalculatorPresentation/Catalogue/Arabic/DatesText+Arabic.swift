import CalendarDates
import Languages

extension DatesText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .field(.from): "من"
    case .field(.to): "إلى"
    case .field(.years): "السنوات"
    case .field(.months): "الأشهر"
    case .field(.days): "الأيام"
    case .countLastDay: "احتساب اليوم الأخير"
    case .difference: "الفرق"
    case .steps: "إضافة أو طرح"
    case .direction(.adding): "إضافة"
    case .direction(.subtracting): "طرح"
    case .result: "النتيجة"
    case .weekday(let weekday): weekday.arabic
    case .count(let count, let unit): Self.arabic(count, unit)
    case .earlier(let text): text + " إلى الوراء"
    case .date(let date): date.description.isolated + "، " + date.weekday.arabic
    case .problem(let problem): problem.arabic
    }
  }

  private static func arabic(_ count: Int, _ unit: Unit) -> String {
    switch (PluralCategory(count, in: .arabic), unit) {
    case (.zero, .years): "لا سنوات"
    case (.zero, .months): "لا أشهر"
    case (.zero, .weeks): "لا أسابيع"
    case (.zero, .days): "لا أيام"
    case (.one, .years): "سنة واحدة"
    case (.one, .months): "شهر واحد"
    case (.one, .weeks): "أسبوع واحد"
    case (.one, .days): "يوم واحد"
    case (.two, .years): "سنتان"
    case (.two, .months): "شهران"
    case (.two, .weeks): "أسبوعان"
    case (.two, .days): "يومان"
    case (_, .years): count.arabicCount(few: "سنوات", many: "سنة", other: "سنة")
    case (_, .months): count.arabicCount(few: "أشهر", many: "شهرًا", other: "شهر")
    case (_, .weeks): count.arabicCount(few: "أسابيع", many: "أسبوعًا", other: "أسبوع")
    case (_, .days): count.arabicCount(few: "أيام", many: "يومًا", other: "يوم")
    }
  }
}

extension Weekday {
  /// The day's name in Arabic.
  fileprivate var arabic: String {
    switch self {
    case .monday: "الاثنين"
    case .tuesday: "الثلاثاء"
    case .wednesday: "الأربعاء"
    case .thursday: "الخميس"
    case .friday: "الجمعة"
    case .saturday: "السبت"
    case .sunday: "الأحد"
    }
  }
}

extension DatesProblem {
  /// The problem in Arabic.
  fileprivate var arabic: String {
    switch self {
    case .otherForm(let place):
      "المتوقع " + "YYYY-MM-DD".isolated + "، والخطأ عند الحرف \(place + 1)"
    case .noSuchYear: "تبدأ السنوات من " + "0001".isolated
    case .noSuchMonth: "الأشهر من 01 إلى 12"
    case .noSuchDay(let last): "أيام هذا الشهر من 01 إلى \(last)"
    case .noWholeNumber(let place): "المتوقع عدد صحيح، والخطأ عند الحرف \(place + 1)"
    case .tooMany: "\(DatesForm.countLimit) على الأكثر"
    case .beyondCalendar:
      "ليس بين " + "0001-01-01".isolated + " و" + "9999-12-31".isolated
    }
  }
}
