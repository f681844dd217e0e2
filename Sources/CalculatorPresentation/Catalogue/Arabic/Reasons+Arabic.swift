import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .noText: "لا يوجد نص"
    case .tooLong(let limit):
      "أطول من " + limit.arabicCount(few: "أحرف", many: "حرفًا", other: "حرف")
    case .notANumber(let text): Language.arabic.quoted(text) + " ليس عددًا"
    case .unfinished: "النص بلا نهاية"
    case .expression(let cause, let column):
      (column.map { "العمود \($0)، " } ?? "") + cause.arabic
    case .calculation(let error): error.arabic
    }
  }
}

extension StorageReason {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .noSpace: "لا توجد مساحة كافية"
    case .notPermitted: "هذا غير مسموح"
    case .unreadable: "لا يمكن قراءته"
    case .other(let detail): detail.isEmpty ? "حدث خطأ ما" : detail.isolated
    }
  }
}

extension HistoryReason {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .gone: "هذه العملية الحسابية لم تعد في السجل"
    case .usesItself: "لا يمكن لعملية حسابية أن تستخدم نتيجتها"
    case .usesLater: "لا يمكن لعملية حسابية أن تستخدم إلا نتائج سابقة"
    case .usesUnknown: "العملية الحسابية المستخدمة ليست في السجل"
    case .unitsHaveNoValue: "لا قيمة لوحداتها أو تواريخها معًا"
    case .usesRemoved: "تنقص عملية حسابية مستخدمة"
    case .unreadable: "لا يمكن قراءة الصيغة"
    case .tooLong(let limit):
      "أطول من " + limit.arabicCount(few: "أحرف", many: "حرفًا", other: "حرف")
    case .expression(let cause): cause.arabic
    case .calculation(let error): error.arabic
    }
  }
}

extension SettingReason {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .noEqualsSign: "تنقص «" + "=".isolated + "»"
    case .unknownName(let name): "لا يوجد إعداد " + Language.arabic.quoted(name)
    case .unknownValue(let value, let setting):
      Language.arabic.quoted(value) + " ليست قيمة للإعداد " + setting.isolated
    }
  }
}
