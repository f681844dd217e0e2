import Languages

extension HistoryText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noCalculation(let id): "لا توجد عملية حسابية " + id.isolated
    case .removed(let count): Self.removedInArabic(count)
    case .unreadableLeft(let place): "ما تعذّرت قراءته ما زال في " + place.isolated
    case .isOn: "تُحفظ العمليات الحسابية من الآن"
    case .isOff:
      "لا تُحفظ عمليات حسابية من الآن؛ ويزيل " + "exactly history --clear".isolated + " ما سبقها"
    case .storage(let error): error.reason(in: .arabic)
    case .setAside(let count, let place):
      Self.setAsideInArabic(count) + " الآن في " + place.isolated
    }
  }

  private static func removedInArabic(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لم تُزل أي عملية حسابية"
    case .one: "أُزيلت عملية حسابية واحدة"
    case .two: "أُزيلت عمليتان حسابيتان"
    case .few: "أُزيلت \(count) عمليات حسابية"
    case .many, .other: "أُزيلت \(count) عملية حسابية"
    }
  }

  private static func setAsideInArabic(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .one: "تعذّرت قراءة سطر واحد من السجل، وهو"
    case .two: "تعذّرت قراءة سطرين من السجل، وهما"
    case .zero, .few, .many, .other:
      "تعذّرت قراءة " + count.arabicCount(few: "أسطر", many: "سطرًا", other: "سطر")
        + " من السجل، وهي"
    }
  }
}
