import Companions
import Languages

extension UsageReason {
  /// The reason in Arabic.
  package var arabic: String {
    switch self {
    case .unexpectedArgument(let text): "وسيط غير متوقع «" + text.isolated + "»"
    case .noApp(let text):
      "التطبيقات هي " + "fizzbuzz".isolated + " و" + "decide".isolated + " و" + "order".isolated
        + "، لا «" + text.isolated + "»"
    case .menuNeedsTerminal: "تحتاج القائمة إلى طرفية"
    case .item(let number, let error): "السلعة \(number): " + error.arabic
    }
  }
}
