extension SheetFileWords {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .newSheet: "ورقة جديدة"
    case .openSheet: "فتح ورقة…"
    case .save: "حفظ"
    case .saveAs: "حفظ باسم…"
    case .untitled: "بلا عنوان"
    case .text: "الورقة"
    case .answers: "النتائج"
    case .more: "المزيد من النتيجة"
    case .savesChanges: "هل تريد حفظ التغييرات؟"
    case .losesChanges: "ما لا يُحفظ يضيع."
    case .discard: "تجاهل"
    case .hasChanged: "تغيّر الملف على القرص"
    case .losesTheirs:
      "غيّره غيرك أو حذفه. استبداله يُضيع ما كُتب فيه."
    case .replace: "استبدال"
    case .recoversText: "هل تريد استعادة ما كُتب؟"
    case .wasNotSaved: "انتهى البرنامج قبل حفظه."
    case .recover: "استعادة"
    case .cannotOpen: "تعذّر فتح الملف"
    case .cannotSave: "تعذّر حفظ الملف"
    case .isNotText: "ليس نصًا بترميز UTF-8."
    case .hasOtherLineEnds:
      "فيه محارف لا تبقى بعد التحرير: NUL أو نهايات أسطر أنظمة أخرى."
    }
  }
}
