import Languages

extension CompanionText {
  /// The text in Arabic; inserted parts are in isolates.
  package var arabic: String {
    switch self {
    case .summary(.fizzBuzz):
      "يعدّ ويقول " + "Fizz".isolated + " أو " + "Buzz".isolated + " أو " + "FizzBuzz".isolated
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
