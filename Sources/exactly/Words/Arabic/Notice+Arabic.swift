import CalculatorModel
import Languages

extension Notice {
  /// What is said in Arabic.
  package var arabic: String {
    switch self {
    case .readAs(let reading): "فُهمت هكذا: " + reading.isolated
    case .written(.exactnessUndecided): "لا يمكن تحديد ما إذا كانت هذه هي القيمة الدقيقة"
    case .written(.certainDigits(let count)):
      "المؤكد فقط " + count.arabicCount(few: "أرقام", many: "رقمًا", other: "رقم")
    case .readAsAnd(let reading, let note):
      Notice.readAs(reading).arabic + "؛ " + Notice.written(note).arabic
    case .noExactForm: "لا توجد صيغة دقيقة قصيرة؛ هذا مقرّب"
    case .historyNotWritten(let error): "لم يُكتب السجل: \(error.reason(in: .arabic))"
    case .notInHistory(let count, let error):
      Self.notInHistoryInArabic(count) + ": " + error.reason(in: .arabic)
    case .linesNotRead(let error): "تعذّرت قراءة الأسطر المكتوبة سابقًا: \(error.reason(in: .arabic))"
    case .linesNotKept(let error): "لا تُحفظ الأسطر: \(error.reason(in: .arabic))"
    }
  }
}
