import Languages

extension ConversationText {
  /// The text in Arabic; what is inserted stands in isolates.
  package var arabic: String {
    switch self {
    case .title: "التطبيقات المرافقة للحاسبة"
    case .numberOrName(let count): "1 إلى \(count) أو اسم"
    case .open: "فتح"
    case .back: "رجوع"
    case .quit: "إنهاء"
    case .enterKey: "Enter"
    case .code: "CODE"
    case .tea: "شاي"
    case .field(let name, let value): name + ": " + value.isolated
    case .none: "لا يوجد"
    case .notUnderstood: "لم يُفهم. يمكنك كتابة:"
    case .noSuchNumber: "لم تتم الإزالة: لا شيء بهذا الرقم"
    case .notRead(.tooLong(let limit)):
      "لم يُقرأ: السطر أطول من " + limit.arabicCount(few: "بايتات", many: "بايتًا", other: "بايت")
    case .notRead(.notUTF8): "لم يُقرأ: السطر ليس نصًا بترميز " + "UTF-8".isolated
    }
  }
}
