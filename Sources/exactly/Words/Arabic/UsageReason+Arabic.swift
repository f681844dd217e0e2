import Languages

extension UsageReason {
  /// The reason in Arabic.
  package var arabic: String {
    switch self {
    case .givenTwice(let option): "ورد " + option.isolated + " مرتين"
    case .excluded(let one, let other): "لا يجتمع " + one.isolated + " مع " + other.isolated
    case .needs(let option, let other): "يُستخدم " + option.isolated + " مع " + other.isolated
    case .notOneOf(let option, let choices, let text):
      "يكون " + option.isolated + " واحدًا من " + choices.joined(separator: ", ").isolated + "، لا «"
        + text.isolated + "»"
    case .noIdentifier(let option):
      "يأخذ " + option.isolated + " 16 رقمًا سداسيًا عشريًا كما يعرضها " + "--json".isolated
    case .noExpressionBeside(let option): "لا يأتي تعبير مع " + option.isolated
    case .noSettingBeside(let option): "لا يأتي اسم إعداد مع " + option.isolated
    case .noDate(let option, let text):
      option.isolated + " تاريخ مثل \u{2068}2026-11-22\u{2069}، وليس «" + text.isolated + "»"
    case .malformedRate(let file, let line):
      file.isolated + "، السطر \(line): السعر هو \u{2068}date,from,to,rate,source\u{2069}، مثل "
        + "2026-11-20,EUR,USD,1.0823,ECB".isolated
    case .tooManyRates(let file, let limit): file.isolated + ": أكثر من \(limit) سعر"
    case .ratesTooLong(let file, let limit): file.isolated + ": أكثر من \(limit) بايت"
    case .isForExpressions(let option): "يُستخدم " + option.isolated + " مع التعبيرات"
    case .isForOneExpression(let option):
      "يُستخدم " + option.isolated + " مع تعبير واحد يُعطى كوسيط"
    case .isForExpressionsAndKeys(let option):
      "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated
        + "؛ وفي الحاسبة إعداد بهذا الاسم"
    case .isForObjects(let option):
      "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated + " و"
        + "history".isolated + " و" + "sheet".isolated
    case .isForRecords(let option):
      "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated + " و"
        + "history".isolated
    case .isForKeys(let option): "يُستخدم " + option.isolated + " مع المفاتيح"
    case .isForTerminals(let option): "يُستخدم " + option.isolated + " مع الحاسبة في الطرفية"
    case .sessionWithExpression(let line):
      "لا يأتي تعبير مع " + "repl".isolated + ": احذف «" + "repl".isolated + "»، أو اكتب «"
        + line.isolated + "» في الجلسة"
    case .sheetNeedsFile:
      "يحتاج " + "sheet".isolated + " إلى اسم ملف؛ و" + "-".isolated + " هو الدخل القياسي"
    case .oneSheet:
      "يطبع " + "sheet".isolated + " ملفًا واحدًا؛ وتُكتب عدة ملفات مع " + "--write".isolated
        + " و" + "--write-all".isolated + " و" + "--strip".isolated + " و" + "--check".isolated
    case .historyStandsAlone: "تُكتب " + "history".isolated + " وحدها أو مع خياراتها"
    case .noSetting(let name, let names):
      "لا يوجد إعداد «" + name.isolated + "»؛ والإعدادات هي " + names.isolated
    case .noValue(let setting, let values, let text):
      "«" + text.isolated + "» ليست قيمة للإعداد " + setting.isolated + "؛ والقيم هي "
        + values.isolated
    case .ratesTask(let text):
      "rates".isolated + " لا يعرف «" + text.isolated + "»، بل " + "import FILE".isolated + " و"
        + "clear".isolated
    case .noHelp(let name, let tasks):
      "لا توجد مساعدة عن «" + name.isolated + "»، بل عن " + tasks.isolated + " وعن كل ما يسرده "
        + "exactly functions".isolated
    }
  }
}
