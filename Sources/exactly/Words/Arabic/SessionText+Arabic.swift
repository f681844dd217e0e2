import Languages

extension SessionText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .greeting(let version):
      "exactly ".isolated + version.isolated + ": تعبير ثم " + "Enter".isolated + "؛ "
        + "?".isolated + " للمساعدة، " + "quit".isolated + " للخروج."
    case .nothingCalled(let name):
      "لا شيء باسم «" + name.isolated + "»؛ ويسرد " + "functions".isolated + " ما هو موجود"
    case .ownNumber: "عدد عرّفته أنت"
    case .isOwnNumber(let name): name.isolated + " عدد عرّفته أنت"
    case .takesLong(let name): "كتابة " + name.isolated + " تستغرق وقتًا طويلًا"
    case .forgot(let count): Self.forgotInArabic(count)
    case .anglesIn(.radians): "الزوايا بالراديان"
    case .anglesIn(.degrees): "الزوايا بالدرجات"
    case .anglesIn(.gradians): "الزوايا بالغراد"
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .undone(let line): "تم التراجع عن: " + line.isolated
    case .noNames: "لا أعداد مسمّاة بعد: " + "x = 3".isolated + " يعطي اسمًا لعدد"
    case .error(let reason): "خطأ: \(reason)"
    case .notOneOf(let word, let choices, let text):
      "يكون " + word.isolated + " واحدًا من " + choices.isolated + "، لا «" + text.isolated + "»"
    case .notInRange(let word, let range, let text):
      "يأخذ " + word.isolated + " عددًا من \(range.lowerBound) إلى \(range.upperBound)، لا «"
        + text.isolated + "»"
    case .standsAlone(let word, let text):
      "تُكتب " + word.isolated + " وحدها، من دون «" + text.isolated + "»"
    case .settingsAlone(let first, let text):
      "تُكتب الإعدادات من دون «" + first.isolated + "»: " + text.isolated
    case .noUnit(let word):
      "لا وحدة فيها «" + word.isolated + "»؛ ويسرد " + "units".isolated + " كل الوحدات"
    case .noFunction(let word): "لا دالة في اسمها أو وصفها «" + word.isolated + "»"
    case .isNumberNow(let name, let other):
      "صارت «" + name.isolated + "» عددًا ولم تعد من كلمات الجلسة"
        + (other.map { "؛ و" + $0.isolated + " ما زالت منها" } ?? "")
    case .calculation:
      "عملية حسابية؛ " + "=".isolated + " علامة الإجابة الدقيقة، و" + "≈".isolated
        + " علامة المقرّبة"
    case .namesNumber: "يسمّي عددًا"
    case .namesFunction: "يسمّي دالة"
    case .answerBefore: "الإجابة السابقة"
    case .openLine:
      "السطر الذي فيه قوس مفتوح، أو ينتهي بعلامة عملية أو " + "\\".isolated + "، يستمر في الذي تحته"
    case .arrowKeys: "↑, ↓".isolated
    case .linesBefore: "الأسطر التي تبدأ بما قبل المؤشر؛ ويبحث " + "Ctrl-R".isolated + " فيها كلها"
    case .completesName: "يكمل اسمًا، أو يسرد الأسماء الموجودة"
    case .givesUp: "يتخلى عن سطر، أو يوقف عملية حسابية"
    }
  }
}
