import CalculatorModel
import Languages

extension SheetText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .wrong(let found, let expected):
      "هو «" + found.isolated + "» وينبغي أن يكون «" + expected.isolated + "»"
    case .stale(let found): "هو «" + found.isolated + "» وينبغي ألا يكون شيء"
    case .untold(let reason, let answer):
      reason.arabic + "؛ ولا يوجد تعليق إجابة يقول «" + answer.isolated + "»"
    case .limit(.tooManyLines):
      "أكثر من " + Sheet.lineLimit.arabicCount(few: "أسطر", many: "سطرًا", other: "سطر")
    case .limit(.tooLong):
      "أكثر من " + Sheet.byteLimit.arabicCount(few: "بايتات", many: "بايتًا", other: "بايت")
    case .hasChanged: "تغيّر منذ قراءته؛ ولم يُكتب شيء"
    }
  }
}
