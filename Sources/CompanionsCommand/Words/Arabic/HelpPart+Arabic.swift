import Languages

extension HelpPart {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .summary: "ثلاثة تطبيقات صغيرة إلى جانب الحاسبة."
    case .option: "OPTION"
    case .item: "ITEM"
    case .number: "N"
    case .code: "CODE"
    case .menu: "في الطرفية: قائمة التطبيقات"
    case .fizzBuzz:
      "يعدّ حتى \(Options.usualCount) ويقول " + "Fizz".isolated + " و" + "Buzz".isolated + " و"
        + "FizzBuzz".isolated
    case .decide: "يطبع أحد الخيارات"
    case .order: "يطبع تكلفة الطلب:"
    case .count:
      "fizzbuzz".isolated
        + ": آخر عدد، من 1 إلى \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "order".isolated + ": رمز ترويجي"
    case .endOfOptions: "ما يليه خيارات للاختيار منها أو سلع"
    case .done: "تم التنفيذ"
    case .failed: "الوسائط خاطئة، أو القائمة بلا طرفية، أو فشل الإدخال أو الإخراج"
    }
  }
}
