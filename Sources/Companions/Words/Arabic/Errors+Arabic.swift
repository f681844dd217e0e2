import BigNumbers
import Languages

extension DeciderError {
  /// The cause in Arabic.
  package var arabic: String {
    switch self {
    case .noOptions: "لا توجد خيارات للاختيار منها"
    case .tooManyOptions:
      "هناك أكثر من "
        + Decider.optionLimit.arabicCount(few: "خيارات", many: "خيارًا", other: "خيار")
    case .blankOption(let position): "الخيار \(position) فارغ"
    case .longOption(let position):
      "الخيار \(position) أطول من " + Decider.lengthLimit.arabicCharacters
    }
  }
}

extension OrderError {
  /// The cause in Arabic; text to be typed is in isolates.
  package var arabic: String {
    switch self {
    case .noItems: "الطلب فارغ"
    case .tooManyItems:
      "لا يزيد الطلب على "
        + OrderItem.orderLimit.arabicCount(few: "سلع", many: "سلعة", other: "سلعة")
    case .notAnItem:
      "تُكتب السلعة بالكمية ثم " + "x".isolated + " ثم السعر، مثل " + "3 x 19.99".isolated
    case .longItem: "لا تزيد السلعة على " + OrderItem.textLengthLimit.arabicCharacters
    case .notAPrice: "السعر عدد عشري بنقطة، مثل " + "19.99".isolated
    case .priceOutOfRange: "السعر من 0 إلى \(OrderItem.priceRange.upperBound.description)"
    case .priceTooPrecise:
      "لا يزيد السعر على "
        + OrderItem.priceDecimalPlaces.arabicCount(
          few: "منازل عشرية", many: "منزلة عشرية", other: "منزلة عشرية")
    case .quantityOutOfRange:
      "الكمية عدد صحيح من \(OrderItem.quantityRange.lowerBound)"
        + " إلى \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "لا يبدأ الاسم بأعداد أو علامات وحدها"
    case .blankName: "تحتاج السلعة إلى اسم"
    case .longName: "لا يزيد الاسم على " + OrderItem.nameLengthLimit.arabicCharacters
    }
  }
}

extension Int {
  /// The number of characters, in Arabic.
  fileprivate var arabicCharacters: String {
    arabicCount(few: "أحرف", many: "حرفًا", other: "حرف")
  }
}
