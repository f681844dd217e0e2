import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .unknown(let name, let suggestions):
      "وحدة غير معروفة: " + Language.arabic.quoted(name)
        + (suggestions.isEmpty ? "" : "; " + suggestions.joined(separator: " أو ") + "?")
    case .ambiguous(let name, let meanings):
      Language.arabic.quoted(name) + " أكثر من وحدة واحدة: "
        + meanings.joined(separator: " أو ")
    }
  }
}

extension QuantityError {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.arabicName + " و" + right.arabicName + " تقيسان شيئين مختلفين"
        + (hint.map { "؛ هل تقصد " + $0 + "؟" } ?? "")
    case .noUnit(let units): "ليس للعدد وحدة تُحوَّل إلى \(units.text)"
    case .exponentWithUnit: "ليس للأس وحدة"
    case .fractionalExponent(let units): "لن تكون أسس \(units.text) أعدادًا صحيحة"
    case .exponentTooLarge: "أس الوحدة كبير جدًا"
    case .tooManyUnits: "الوحدات أكثر من اللازم"
    case .sumOfTemperatures: "لا تُجمع درجتا حرارة؛ الفرق هو K أو delta_degC أو delta_degF"
    case .productOfTemperature:
      "لا تُضرب درجة الحرارة ولا تُقسم؛ الفرق هو K أو delta_degC أو delta_degF"
    case .temperatureAndDifference: "درجة الحرارة ليست فرقًا بين درجتين"
    case .frequencyAndAngle: "يختلف Hz عن زاوية لكل زمن بمقدار 2π غير مؤكد؛ استعمل rpm أو turn/s"
    case .unitsNotDescending: "يجب أن تكون كل وحدة أصغر مما قبلها ومن النوع نفسه"
    case .noRate(let from, let to): "لا يُعرف سعر صرف من \(from.code) إلى \(to.code)"
    case .calculation(let error): error.arabic
    }
  }
}

extension DateError {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .noSuchDate: "لا يوجد تاريخ كهذا"
    case .unclear: "ينتهي هنا تاريخ؛ ضع مسافات حول علامة الطرح"
    case .noToday: "لا يُعرف أي يوم هو اليوم"
    case .sumOfDates: "لا يُجمع تاريخان"
    case .productOfDate: "لا يأتي التاريخ إلا في جمع أو طرح"
    case .noTime: "بجانب التاريخ زمن بوحدته، مثل «3 days»"
    case .subtractedDate: "لا يُطرح تاريخ من زمن"
    case .notWholeDays: "بجانب التاريخ أيام صحيحة فقط"
    case .notWholeSteps: "بجانب التاريخ شهور وسنوات صحيحة فقط"
    case .beyondCalendar: "التواريخ من 0001-01-01 إلى 9999-12-31"
    case .noDate: "يلزم هنا تاريخ، مثل 2026-11-22"
    case .notConvertible: "ليس للتاريخ وحدة؛ يمكن تحويله «to weekday» و«to week»"
    }
  }
}

extension UnitProduct {
  fileprivate var arabicName: String { isNone ? "عدد مجرد" : text }
}
