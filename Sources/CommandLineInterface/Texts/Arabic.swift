// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (انظر " + ("\(command)" + " --help").isolated + ")"
    }
  }
}

extension LineRefusal {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .tooLong(let limit): switch PluralCategory(limit, in: .arabic) {
case .few: "لم يُقرأ: السطر أطول من \(limit) بايتات"
case .many: "لم يُقرأ: السطر أطول من \(limit) بايتًا"
default: "لم يُقرأ: السطر أطول من \(limit) بايت"
}
    case .notUTF8: "لم يُقرأ: السطر ليس نصًا بترميز " + "UTF-8".isolated
    }
  }
}

extension OptionRefusal {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .unknown(let name, let other?): "خيار غير معروف «" + name.isolated + "»؛ هل تقصد «" + other.isolated + "»؟"
    case .unknown(let name, nil): "خيار غير معروف «" + name.isolated + "»"
    case .takesNoValue(let option): "لا يأخذ " + option.isolated + " قيمة"
    case .needsValue(let option): "يحتاج " + option.isolated + " إلى قيمة"
    case .notInRange(let option, let range, let text): "يأخذ " + option.isolated + " عددًا من \(range.lowerBound) إلى \(range.upperBound)، لا «" + text.isolated + "»"
    case .isFor(let option, let task): "يُستخدم " + option.isolated + " مع " + task.isolated
    }
  }
}

extension ProgressText {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .calculating: "جارٍ الحساب (" + "Ctrl-C".isolated + " يوقفه)"
    }
  }
}

extension HelpTitle {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .usage: "الاستخدام"
    case .options: "الخيارات"
    case .exitStatus: "حالة الخروج"
    }
  }
}

extension EditingText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .search(let text): "بحث «" + text.isolated + "»:"
    case .notFound(let text): "لم يُعثر على «" + text.isolated + "»:"
    case .more(let count): "و\(count) غير ذلك"
    }
  }
}

extension SystemError {
  /// The text in Arabic.
  package var arabic: String {
    switch action {
    case .open(let name): name.isolated + ": " + cause.arabic
    case .read: "تعذّرت قراءة الإدخال: " + cause.arabic
    case .write: "تعذّرت الكتابة: " + cause.arabic
    case .wait: "تعذّر انتظار الإدخال: " + cause.arabic
    }
  }
}

extension SystemCause {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .noFile: "الملف غير موجود"
    case .notPermitted: "لا يوجد إذن"
    case .isFolder: "هذا مجلد"
    case .noSpace: "لم تبق مساحة على الجهاز"
    case .other(let text): text.isolated
    }
  }
}
