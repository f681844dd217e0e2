import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Languages

extension Notice {
  /// The notice in Arabic.
  package var arabic: String {
    switch self {
    case .readAs(let reading): "فُهمت هكذا: " + reading.isolated
    case .written(.exactnessUndecided): "لا يمكن تحديد ما إذا كانت هذه هي القيمة الدقيقة"
    case .written(.belowAbsoluteZero): "هذا تحت الصفر المطلق"
    case .written(.onOtherDay(let days)):
      days == 1
        ? "في اليوم التالي"
        : days == -1
          ? "في اليوم السابق"
          : days.isNegative ? "قبل ذلك بعدد أيام: \(days.magnitude)" : "بعد ذلك بعدد أيام: \(days)"
    case .written(.certainDigits(let count)):
      "المؤكد فقط " + count.arabicCount(few: "أرقام", many: "رقمًا", other: "رقم")
    case .both(let one, let other): one.arabic + "؛ " + other.arabic
    case .noHolidays: "من الاثنين إلى الجمعة؛ العطل غير معروفة"
    case .zones(let version): "المناطق الزمنية من " + "tzdata \(version)".isolated
    case .anglesInRadians:
      "الزوايا هنا بالراديان؛ والزاوية بالدرجات هي " + "30°".isolated + " أو " + "30 deg".isolated
    case .ignoredDigits(let count, let limit):
      "تُرك " + count.arabicCount(few: "أرقام", many: "رقمًا", other: "رقم")
        + ": لا يزيد العدد على " + limit.arabicCount(few: "أرقام", many: "رقمًا", other: "رقم")
        + " في لوحة المفاتيح هذه"
    case .digitsDoNotFit(let count, let bits, let base):
      "تُرك " + count.arabicCount(few: "أرقام", many: "رقمًا", other: "رقم")
        + ": ليس من الأساس \(base) أو لا تتسع له \(bits) بت"
    case .keysWithoutEffect(let keys):
      "بلا أثر هنا: " + keys.map { $0.isolated }.joined(separator: "، ")
    case .wraps(let format):
      "تجاوزت إحدى الخطوات " + "\(format.bitWidth)".isolated + " بت فاقتُطعت إليها"
    case .rates(let rates, let days):
      "بسعر " + rates.map { $0.isolated }.joined(separator: "، ")
        + (days.map { days in "؛ عمره بالأيام: \(days)" } ?? "")
    case .noExactForm: "لا توجد صيغة دقيقة قصيرة؛ هذا مقرّب"
    case .historyNotWritten(let error): "لم يُكتب السجل: \(error.reason(in: .arabic))"
    case .notInHistory(let count, let error):
      Self.notInHistoryInArabic(count) + ": " + error.reason(in: .arabic)
    case .linesNotRead(let error): "تعذّرت قراءة الأسطر المكتوبة سابقًا: \(error.reason(in: .arabic))"
    case .linesNotKept(let error): "لا تُحفظ الأسطر: \(error.reason(in: .arabic))"
    case .settingNotUnderstood(let path, let problem):
      path.isolated + "، السطر \(problem.line): "
        + Message.settingReason(SettingReason(problem.cause)).arabic
    case .nothingToCalculate:
      "لا شيء لحسابه؛ جرّب " + "exactly '1/3 + 1/6'".isolated + " أو " + "exactly --help".isolated
    }
  }
}
