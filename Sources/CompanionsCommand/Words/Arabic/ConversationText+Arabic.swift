import Languages

extension ConversationText {
  /// The text in Arabic; inserted parts are in isolates.
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
    }
  }
}
