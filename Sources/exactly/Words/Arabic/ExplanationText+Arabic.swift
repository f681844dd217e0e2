import CalculatorModel
import Languages

extension ExplanationText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .nothingCalculated: "لا شيء يُحسب"
    case .moreSteps(let count): Self.moreStepsInArabic(count)
    case .noDecimal(let reason): "لا عدد عشريًا: " + reason.arabic
    case .noValue(let reason): "لا قيمة: " + reason.arabic
    case .exact: "دقيق"
    case .rounded: "مقرّب"
    case .roundedWithin(let bound): "مقرّب، والخطأ " + bound.isolated + " على الأكثر"
    case .noted(let note, let bound):
      Notice.written(note).arabic + "؛ والخطأ " + bound.isolated + " على الأكثر"
    case .converted(let unit, let other, let proof):
      "من \(Self.arabic(unit)) إلى \(Self.arabic(other))؛ " + proof.arabic
    case .measured(let unit, let proof): "الزاوية \(Self.arabic(in: unit))؛ " + proof.arabic
    }
  }

  private static func moreStepsInArabic(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .one: "… خطوة أخرى"
    case .two: "… خطوتان أخريان"
    case .zero, .few, .many, .other:
      "… " + count.arabicCount(few: "خطوات", many: "خطوة", other: "خطوة") + " أخرى"
    }
  }

  private static func arabic(_ unit: AngleUnit) -> String {
    switch unit {
    case .radians: "الراديان"
    case .degrees: "الدرجات"
    case .gradians: "الغراد"
    }
  }

  private static func arabic(in unit: AngleUnit) -> String {
    switch unit {
    case .radians: "بالراديان"
    case .degrees: "بالدرجات"
    case .gradians: "بالغراد"
    }
  }
}
