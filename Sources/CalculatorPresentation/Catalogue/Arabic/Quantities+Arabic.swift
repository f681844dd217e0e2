import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .unknown(let name, let suggestions):
      "وحدة غير معروفة: " + Language.arabic.quoted(name)
        + (suggestions.isEmpty
          ? "" : "; " + suggestions.map { $0.isolated }.joined(separator: " أو ") + "?")
    case .ambiguous(let name, let meanings):
      Language.arabic.quoted(name) + " أكثر من وحدة واحدة: "
        + meanings.map { $0.isolated }.joined(separator: " أو ")
    }
  }
}

extension QuantityError {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.arabicName + " و" + right.arabicName + " تقيسان شيئين مختلفين"
        + (hint.map { "؛ هل تقصد " + $0.isolated + "؟" } ?? "")
    case .noUnit(let units): "ليس للعدد وحدة تُحوَّل إلى \(units.text.isolated)"
    case .exponentWithUnit: "ليس للأس وحدة"
    case .fractionalExponent(let units): "لن تكون أسس \(units.text.isolated) أعدادًا صحيحة"
    case .exponentTooLarge: "أس الوحدة كبير جدًا"
    case .tooManyUnits: "الوحدات أكثر من اللازم"
    case .sumOfTemperatures:
      "لا تُجمع درجتا حرارة؛ الفرق هو \u{2068}K\u{2069} أو \u{2068}delta_degC\u{2069} أو \u{2068}delta_degF\u{2069}"
    case .productOfTemperature:
      "لا تُضرب درجة الحرارة ولا تُقسم؛ الفرق هو \u{2068}K\u{2069} أو \u{2068}delta_degC\u{2069} أو \u{2068}delta_degF\u{2069}"
    case .temperatureAndDifference: "درجة الحرارة ليست فرقًا بين درجتين"
    case .frequencyAndAngle:
      "يختلف \u{2068}Hz\u{2069} عن زاوية لكل زمن بمقدار 2π غير مؤكد؛ استعمل \u{2068}rpm\u{2069} أو \u{2068}turn/s\u{2069}"
    case .unitsNotDescending: "يجب أن تكون كل وحدة أصغر مما قبلها ومن النوع نفسه"
    case .moneyTimesUnits(let units, let price):
      "\u{2068}\(units.text)\u{2069} ليس مبلغًا من المال؛ هل المقصود سعر بوحدة \u{2068}\(price.text)\u{2069}؟"
    case .noRate(let from, let to, let day):
      "لا يُعرف سعر صرف من \(from.code.isolated) إلى \(to.code.isolated)"
        + (day.map { " بتاريخ " + $0.isolated } ?? "")
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
    case .noToday: "لا يُعرف أي يوم هو اليوم؛ اكتب تاريخه، مثل \u{2068}2026-11-22\u{2069}"
    case .noZone:
      "يلزم هنا وقت مع منطقته الزمنية، مثل \u{2068}2026-11-22 14:30 UTC\u{2069}"
    case .noSuchZone:
      "لا توجد هذه المنطقة الزمنية؛ أسماؤها مثل \u{2068}Europe/Berlin\u{2069}"
    case .noZoneTable:
      "لا تُعرف هنا مناطق زمنية؛ في لينكس توجد في الحزمة \u{2068}tzdata\u{2069}"
    case .damagedZone(let name):
      "لا يمكن قراءة ملف المنطقة الزمنية \u{2068}\(name)\u{2069}"
    case .dayOfNoRate: "\("on".isolated) مع يوم خاص بأسعار صرف العملات"
    case .sumOfDates: "لا يُجمع تاريخان"
    case .productOfDate: "لا يأتي التاريخ إلا في جمع أو طرح"
    case .noTime: "بجانب التاريخ زمن بوحدته، مثل «\u{2068}3 days\u{2069}»"
    case .subtractedDate: "لا يُطرح تاريخ من زمن"
    case .notWholeDays: "بجانب التاريخ أيام صحيحة فقط"
    case .notWholeSteps: "بجانب التاريخ شهور وسنوات صحيحة فقط"
    case .beyondCalendar: "التواريخ من \u{2068}0001-01-01\u{2069} إلى \u{2068}9999-12-31\u{2069}"
    case .noDate: "يلزم هنا تاريخ، مثل \u{2068}2026-11-22\u{2069}"
    case .noSuchTime:
      "الدقائق والثواني أقل من \u{2068}60\u{2069}، والساعات مع \u{2068}am\u{2069} أو \u{2068}pm\u{2069} من \u{2068}1\u{2069} إلى \u{2068}12\u{2069}"
    case .timeOfDay:
      "مع الوقت من اليوم تُكتب مدة مثل \u{2068}5pm + 3 h\u{2069}، أو وقت آخر بعد علامة الطرح: \u{2068}5pm - 9am\u{2069}"
    case .laterTime:
      "الوقت بعد علامة الطرح متأخر عن الأول؛ بدّل بينهما، أو أضف \u{2068}24 h\u{2069} إلى الأول إن كان في اليوم التالي"
    case .notConvertible:
      "ليس للتاريخ وحدة؛ يمكن تحويله «\u{2068}to weekday\u{2069}» و«\u{2068}to week\u{2069}»"
    }
  }
}

extension UnitProduct {
  fileprivate var arabicName: String { isNone ? "عدد مجرد" : text.isolated }
}
