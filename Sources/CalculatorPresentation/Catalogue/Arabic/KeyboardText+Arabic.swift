import Languages

extension KeyboardText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noKey(let key, let help):
      Language.arabic.quoted(key) + " ليس مفتاحًا"
        + (help.map { "؛ " + $0.isolated + " يعرض المفاتيح" } ?? "")
    case .doesNothing(let key, let help):
      Language.arabic.quoted(key) + " لا يفعل شيئًا الآن"
        + (help.map { "؛ " + $0.isolated + " يعرض المفاتيح" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.arabic.quoted(key) + " لا يفعل شيئًا هنا؛ " + close.isolated + " للإغلاق"
    case .scientific(let key, let keypad):
      Language.arabic.quoted(key) + " مفتاح علمي"
        + (keypad.map { ": " + $0.isolated + " لإظهارها" } ?? "")
    case .secondFunctions: "للمفاتيح الآن وظائفها الثانية"
    case .noOpenParenthesis: "لا يوجد قوس مفتوح"
    case .wordIsFull(let bits): "لا تتسع \(bits) بت لأرقام أكثر"
    case .notInBase(let digit, let base):
      Language.arabic.quoted(digit) + " ليس رقمًا في الأساس \(base)"
    case .afterError(let undo):
      "الخطأ ليس عددًا" + (undo.map { ": أي رقم يبدأ من جديد، " + $0.isolated + " للرجوع" } ?? "")
    case .nothingTyped(let undo):
      "لا شيء مكتوب ليُحذف" + (undo.map { "؛ " + $0.isolated + " للرجوع" } ?? "")
    case .nothingToCalculate: "لا شيء للحساب"
    case .takesPlace(let key, let number, let undo):
      key.isolated + " حلّ محلّ " + number.isolated
        + (undo.map { "؛ " + $0.isolated + " للرجوع" } ?? "")
    case .takenInside(let number, let undo):
      number.isolated + " داخل القوس ولا يُضرب شيء"
        + (undo.map { "؛ " + $0.isolated + " للرجوع" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "المفاتيح تعني " + pressed.isolated + " لا " + typed.isolated
        + (line.map { "؛ " + $0.isolated + " لكتابتها في سطر" } ?? "")
    case .lineIsOpen(let enter, let escape):
      enter.isolated + " لأخذ السطر، " + escape.isolated + " لتركه"
    case .heading(let group): group.arabic
    case .about(let topic): topic.arabic
    case .way(let way): way.arabic
    case .tabKey: "Tab"
    case .spaceKey: "المسافة"
    }
  }
}

extension HelpGroup {
  fileprivate var arabic: String {
    switch self {
    case .calculate: "الحساب"
    case .correct: "التصحيح"
    case .show: "عرض العدد بشكل آخر"
    case .keep: "الحفظ وإعادة الاستخدام"
    case .functions: "الدوال"
    case .adjust: "الضبط"
    case .finish: "المساعدة والإنهاء"
    }
  }
}

extension HelpTopic {
  fileprivate var arabic: String {
    switch self {
    case .history:
      "العمليات المنتهية، أحدثها أولًا. العملية المعدّلة تُحسب من جديد مع كل ما يستخدم نتيجتها."
    case .tape:
      "العمليات كما تطبعها آلة جمع: ⋄ هو المجموع حتى هناك. في الصدفة يطبعه الأمر "
        + "exactly history --tape."
    case .units: "وحدات أحد سطري العرض. يجد البحث الرموز والأسماء."
    case .dates:
      "الأيام بين تاريخين، والتاريخ بعد سنوات وأشهر وأيام أو قبلها."
    case .commands: "كل ما يمكن فعله الآن مع مفاتيحه. ما يُكتب يُبحث عنه."
    case .constants:
      "ثوابت مضبوطة في الفيزياء والفلك. ما يُكتب يُبحث عنه في الأسماء والرموز والوحدات."
    case .memory: "العدد في الذاكرة والأعداد المخزّنة بجانبه."
    case .digits: "كل الأرقام المعروضة صحيحة. التمرير بعد النهاية يحسب ضعفها."
    case .settings: "ما يُغيَّر يسري فورًا ويُحفظ."
    }
  }
}

extension HelpWay {
  fileprivate var arabic: String {
    switch self {
    case .typeLine: "كتابة عملية في سطر"
    case .chooseLine: "اختيار سطر"
    case .scroll: "التمرير"
    case .changeValue: "القيمة التالية أو السابقة"
    case .otherLine: "وحدات السطر الآخر"
    case .chooseBit: "اختيار بت"
    case .turnBit: "قلب البت"
    case .toTheList: "المفاتيح للقائمة"
    case .toTheCalculator: "المفاتيح للحاسبة"
    }
  }
}
