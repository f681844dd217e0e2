import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in Arabic; inserted text is wrapped in isolates.
  var arabic: String {
    switch self {
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .nothingToRedo: "لا شيء لإعادته"
    case .nothingToCopy: "لا شيء لنسخه"
    case .nothingToStore: "لا شيء لتخزينه"
    case .copied(let number): "تم نسخ " + number.isolated
    case .nothingToLink: "لا شيء لمشاركته برابط"
    case .linkCopied: "تم نسخ رابط هذا الحساب"
    case .pasted(let reading, let unit): "تم لصق " + reading.isolated + Self.angles(in: unit)
    case .answer(let text): text.isolated
    case .keysHaveNoUnits: "لا وحدات للمفاتيح: اكتب العملية سطرًا، مثل " + "+ 2 cm".isolated
    case .ratesTaken(let count): "أسعار الصرف المأخوذة: \(count)"
    case .ageOfRates(let days): "العمر بالأيام: \(days)"
    case .needsRates:
      "يلزم سعر صرف مكتوب أو ملصق: \("rate 2026-11-20 1 EUR = 1.08 USD".isolated)"
    case .notPasted(let reason): "لم يتم اللصق: " + reason.arabic
    case .linked(let reading, let unit): "من الرابط: " + reading.isolated + Self.angles(in: unit)
    case .notLinked(let reason): "لم يُتَّبع الرابط: " + reason.arabic
    case .stored(let number): "حُفظ " + number.isolated
    case .memoryIsFull: "لا مكان لعدد آخر"
    case .noOtherForm: "لا كسر ولا صيغة دقيقة قصيرة"
    case .noMoreDigits: "حساب أرقام أكثر يستغرق وقتًا طويلًا جدًا"
    case .orderIs(.precedence): "الضرب والقسمة أولًا الآن"
    case .orderIs(.leftToRight): "يُحسب كل شيء الآن من اليسار إلى اليمين"
    case .separators(areShown: true): "تظهر فواصل الآلاف الآن"
    case .separators(areShown: false): "الأعداد بلا فواصل آلاف الآن"
    case .notationIsReversePolish(true): "تأخذ العمليات أعدادها الآن من مكدس"
    case .notationIsReversePolish(false): "تُكتب العمليات الآن بين الأعداد"
    case .anglesAreIn(.radians): "الزوايا الآن بالراديان"
    case .anglesAreIn(.degrees): "الزوايا الآن بالدرجات"
    case .anglesAreIn(.gradians): "الزوايا الآن بالغراد"
    case .baseIs(let base): "الأعداد الآن بالأساس \(base.rawValue)"
    case .wordsHave(let bits): "للكلمات الآن \(bits) بت"
    case .wordsAreSigned(true): "للكلمات الآن إشارة"
    case .wordsAreSigned(false): "ليس للكلمات الآن إشارة"
    case .historyIsOff: "السجل معطّل"
    case .historyIsOn: "السجل مفعّل"
    case .historyIsCleared: "تم مسح السجل"
    case .calculationIsRemoved: "تمت إزالة العملية الحسابية"
    case .notKept(let changes, let reason): Self.notKept(changes) + ": " + reason.arabic
    case .historyNotRead(let reason): "لم يُقرأ السجل: " + reason.arabic
    case .settingsNotRead(let reason): "لم تُقرأ الإعدادات: " + reason.arabic
    case .settingsNotSaved(let reason): "لم تُحفظ الإعدادات: " + reason.arabic
    case .setAside(let lines, let place): Self.setAside(lines) + " في " + place.isolated
    case .sessionNotKept(let reason): "لم تُحفظ الجلسة: " + reason.arabic
    case .sessionNotRead(let reason): "لم تُقرأ الجلسة: " + reason.arabic
    case .sessionSetAside(let place): "تعذّرت قراءة الجلسة الأخيرة، وهي محفوظة في " + place.isolated
    case .approximately(let number): number.isolated + " تقريبًا"
    case .error(let error, let demand): "خطأ: " + error.arabic(demand)
    case .spokenError(let error, let demand): "خطأ، " + error.arabic(demand)
    case .failure(let calculation, let error): calculation.isolated + ": " + error.arabic
    case .wrapped(let exact, let bits, let word):
      exact.isolated + "، في \(bits) بت " + word.isolated
    case .wholePart(let word, let exact): exact.isolated + "، الجزء الصحيح " + word.isolated
    case .remainder(let quotient, let remainder):
      quotient.isolated + "، الباقي " + remainder.isolated
    case .cut(let number, let bits): number.isolated + "، مقتطع إلى \(bits) بت"
    case .bit(let bit, let isSet): "البت \(bit)، " + (isSet ? "1" : "0")
    case .carry(let isSet): "المحمول " + (isSet ? "1" : "0")
    case .calculations(let count): Self.calculations(count)
    case .digits(let count): Self.digits(count)
    case .greeting(let help, let quit):
      "اكتب عملية حسابية مثل " + "5+3".isolated + " ثم Enter؛ " + help.isolated + " للمساعدة، "
        + quit.isolated + " للإنهاء."
    case .notPressed(let character, let column):
      "لم يُضغط شيء: العمود \(column)، «" + character.isolated + "» ليس مفتاحًا"
    case .notRead(let cause, let column):
      "لم يُقرأ: العمود \(column)، " + cause.arabic
    case .wouldReplaceNumber(let column):
      "لم يُضغط شيء: العمود \(column) يحلّ محلّ عدد قبله"
    case .notListed(let text): "لا يوجد " + Language.arabic.quoted(text) + " في القائمة"
    case .unprintableNotPressed(let column):
      "لم يُضغط شيء: العمود \(column)، هذا الحرف ليس مفتاحًا"
    case .helpHint(let key): key.isolated + " للمساعدة"
    case .continues(let key): key.isolated + " للمتابعة"
    case .closes(let key): key.isolated + " للإغلاق"
    case .needs(let columns, let rows): "يلزم " + "\(columns)×\(rows)".isolated
    case .losesSession(let key): "سيُفقد ما هو مخزّن أو قيد الحساب: " + key.isolated + " للإنهاء"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts.isolated
    }
  }

  private static func setAside(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لم يوضع أي سطر تالف جانبًا"
    case .one: "وُضع سطر تالف واحد جانبًا"
    case .two: "وُضع سطران تالفان جانبًا"
    case .few: "وُضعت \(count) أسطر تالفة جانبًا"
    case .many: "وُضع \(count) سطرًا تالفًا جانبًا"
    case .other: "وُضع \(count) سطر تالف جانبًا"
    }
  }

  private static func notKept(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لا تغييرات غير محفوظة"
    case .one: "تغيير واحد لم يُحفظ بعد"
    case .two: "تغييران لم يُحفظا بعد"
    case .few: "\(count) تغييرات لم تُحفظ بعد"
    case .many: "\(count) تغييرًا لم يُحفظ بعد"
    case .other: "\(count) تغيير لم يُحفظ بعد"
    }
  }

  private static func calculations(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لا عمليات حسابية"
    case .one: "عملية حسابية واحدة"
    case .two: "عمليتان حسابيتان"
    case .few: "\(count) عمليات حسابية"
    case .many, .other: "\(count) عملية حسابية"
    }
  }

  private static func digits(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "بلا أرقام"
    case .one: "رقم واحد"
    case .two: "رقمان"
    case .few: "\(count) أرقام"
    case .many: "\(count) رقمًا"
    case .other: "\(count) رقم"
    }
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: "، الزوايا بالدرجات"
    case .radians: "، الزوايا بالراديان"
    case .gradians: "، الزوايا بالغراد"
    case nil: ""
    }
  }
}
