// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in Arabic.
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

extension CompanionsHelpPart {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .summary: "ثلاثة تطبيقات صغيرة إلى جانب الحاسبة."
    case .option: "OPTION"
    case .item: "ITEM"
    case .number: "N"
    case .code: "CODE"
    case .menu: "في الطرفية: قائمة التطبيقات"
    case .fizzBuzz: "يعدّ حتى \(Options.usualCount) ويقول " + "Fizz".isolated + " و" + "Buzz".isolated + " و" + "FizzBuzz".isolated
    case .decide: "يطبع أحد الخيارات"
    case .order: "يطبع تكلفة الطلب:"
    case .count: "fizzbuzz".isolated + ": آخر عدد، من 1 إلى \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "order".isolated + ": رمز ترويجي"
    case .endOfOptions: "ما يليه خيارات للاختيار منها أو سلع"
    case .done: "تم التنفيذ"
    case .failed: "الوسائط خاطئة، أو القائمة بلا طرفية، أو فشل الإدخال أو الإخراج"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .unexpectedArgument(let text): "وسيط غير متوقع «" + text.isolated + "»"
    case .noApp(let text): "التطبيقات هي " + "fizzbuzz".isolated + " و" + "decide".isolated + " و" + "order".isolated + "، لا «" + text.isolated + "»"
    case .menuNeedsTerminal: "تحتاج القائمة إلى طرفية"
    case .item(let number, let error): "السلعة \(number): " + error.arabic
    }
  }
}
