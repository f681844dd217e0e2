import Languages

extension SessionWord {
  /// The description of the word, in Arabic.
  package var arabic: String {
    switch self {
    case .help: "هذه المساعدة، أو مساعدة دالة أو كلمة"
    case .variables: "أسماء الأعداد وقيمها"
    case .functions: "كل الدوال والثوابت، ودوالك أولًا، أو ما يتعلق بكلمة"
    case .units: "كل الوحدات، أو ما يتعلق بكلمة"
    case .history: "الأسطر المكتوبة سابقًا، أو آخر " + "N".isolated + " منها"
    case .undo: "يتراجع عن آخر سطر غيّر شيئًا، أو عن آخر " + "N".isolated + " منها"
    case .reset: "ينسى كل الأسماء والإجابة؛ ويعيدها " + "undo".isolated
    case .digits: "يخبر بعدد الأرقام المعنوية المعروضة، أو يغيّره"
    case .places: "مثله للأرقام بعد الفاصلة"
    case .notation: "يكتب الإجابات " + Self.notations.isolated
    case .grouping: "يكتب " + "1_234_567".isolated + " بدل " + "1234567".isolated + "، أو لا"
    case .exact: "يعرض الصيغة الدقيقة وحدها حيث توجد صيغة قصيرة، أو الكسور هكذا " + "3 1/2".isolated
    case .degrees: "يقيس الزوايا بالدرجات"
    case .radians: "يقيس الزوايا بالراديان"
    case .gradians: "يقيس الزوايا بالغراد"
    case .preview: "يعرض أثناء الكتابة الإجابة حتى الآن، أو لا"
    case .clear: "يمسح الشاشة"
    case .quit: "ينهي الجلسة، مثل " + "Ctrl-D".isolated
    }
  }
}
