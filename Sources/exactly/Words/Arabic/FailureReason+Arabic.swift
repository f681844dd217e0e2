import CalculatorModel
import CalculatorPresentation
import Languages

extension FailureReason {
  /// The reason in Arabic.
  package var arabic: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).arabic
    case .calculation(let error, let demand): Message.calculationReason(error, demand).arabic
    case .unknownKey(let name): "مفتاح غير معروف «" + name.isolated + "»"
    case .severalKeys(let name): "قد تكون «" + name.isolated + "» عدة مفاتيح: ضع مسافات بينها"
    case .tooLong(let limit):
      "أطول من " + limit.arabicCount(few: "بايتات", many: "بايتًا", other: "بايت")
    case .notUTF8: "ليس نصًا بترميز " + "UTF-8".isolated
    case .meantCommand(let words):
      "هذا ليس تعبيرًا؛ هل تقصد «" + ("exactly " + words).isolated + "»؟"
    case .unknownOption(let name, let options):
      "خيار غير معروف «" + name.isolated + "»"
        + (options.isEmpty
          ? "" : "؛ هل تقصد " + options.map { $0.isolated }.joined(separator: " أو ") + "؟")
    case .noFile(let cause): Message.expressionReason(cause).arabic + "؛ ولا يوجد ملف بهذا الاسم"
    }
  }
}
