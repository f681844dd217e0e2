// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .companions: "التطبيقات المرافقة"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "مساعد القرار"
    case .orderSummary: "ملخص الطلب"
    }
  }
}

extension CompanionText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .summary(.fizzBuzz): "يعدّ ويقول " + "Fizz".isolated + " أو " + "Buzz".isolated + " أو " + "FizzBuzz".isolated
    case .summary(.decider): "يختار أحد خياراتك"
    case .summary(.orderSummary): "يجمع مبلغ الطلب مع الخصم والضريبة"
    case .game: "لعبة " + "Fizz Buzz".isolated
    case .next: "التالي"
    case .decide: "اتخاذ القرار"
    case .newOption: "خيار جديد"
    case .yes: "نعم"
    case .no: "لا"
    case .maybe: "ربما"
    case .notDecided(let error): "لم يُتخذ قرار: " + error.arabic
    case .optionNotAdded(let error): "لم تتم الإضافة: " + error.arabic
    case .newItem: "سلعة جديدة"
    case .coffee: "قهوة"
    case .tea: "شاي"
    case .item(let number): "سلعة \(number)"
    case .promoCode: "الرمز الترويجي"
    case .subtotal: "المجموع الفرعي"
    case .discount: "الخصم"
    case .tax: "الضريبة"
    case .total: "الإجمالي"
    case .orderIsEmpty: "الطلب فارغ"
    case .noDiscount: "لا خصم لهذا الرمز الترويجي"
    case .itemNotAdded(let error): "لم تتم الإضافة: " + error.arabic
    case .add: "إضافة"
    case .remove: "إزالة"
    case .removeNamed(let name): "إزالة " + name.isolated
    }
  }
}

extension DeciderError {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noOptions: "لا توجد خيارات للاختيار منها"
    case .tooManyOptions: switch PluralCategory(Decider.optionLimit, in: .arabic) {
case .few: "هناك أكثر من \(Decider.optionLimit) خيارات"
case .many: "هناك أكثر من \(Decider.optionLimit) خيارًا"
default: "هناك أكثر من \(Decider.optionLimit) خيار"
}
    case .blankOption(let position): "الخيار \(position) فارغ"
    case .longOption(let position): switch PluralCategory(Decider.lengthLimit, in: .arabic) {
case .few: "الخيار \(position) أطول من \(Decider.lengthLimit) أحرف"
case .many: "الخيار \(position) أطول من \(Decider.lengthLimit) حرفًا"
default: "الخيار \(position) أطول من \(Decider.lengthLimit) حرف"
}
    }
  }
}

extension OrderError {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noItems: "الطلب فارغ"
    case .tooManyItems: switch PluralCategory(OrderItem.orderLimit, in: .arabic) {
case .few: "لا يزيد الطلب على \(OrderItem.orderLimit) سلع"
default: "لا يزيد الطلب على \(OrderItem.orderLimit) سلعة"
}
    case .notAnItem: "تُكتب السلعة بالكمية ثم " + "x".isolated + " ثم السعر، مثل " + "3 x 19.99".isolated
    case .longItem: switch PluralCategory(OrderItem.textLengthLimit, in: .arabic) {
case .few: "لا تزيد السلعة على \(OrderItem.textLengthLimit) أحرف"
case .many: "لا تزيد السلعة على \(OrderItem.textLengthLimit) حرفًا"
default: "لا تزيد السلعة على \(OrderItem.textLengthLimit) حرف"
}
    case .notAPrice: "السعر عدد عشري بنقطة، مثل " + "19.99".isolated
    case .priceOutOfRange: "السعر من 0 إلى \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: switch PluralCategory(OrderItem.priceDecimalPlaces, in: .arabic) {
case .few: "لا يزيد السعر على \(OrderItem.priceDecimalPlaces) منازل عشرية"
default: "لا يزيد السعر على \(OrderItem.priceDecimalPlaces) منزلة عشرية"
}
    case .quantityOutOfRange: "الكمية عدد صحيح من \(OrderItem.quantityRange.lowerBound) إلى \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "لا يبدأ الاسم بأعداد أو علامات وحدها"
    case .blankName: "تحتاج السلعة إلى اسم"
    case .longName: switch PluralCategory(OrderItem.nameLengthLimit, in: .arabic) {
case .few: "لا يزيد الاسم على \(OrderItem.nameLengthLimit) أحرف"
case .many: "لا يزيد الاسم على \(OrderItem.nameLengthLimit) حرفًا"
default: "لا يزيد الاسم على \(OrderItem.nameLengthLimit) حرف"
}
    }
  }
}
