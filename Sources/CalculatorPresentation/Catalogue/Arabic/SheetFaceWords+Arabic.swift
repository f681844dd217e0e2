import Languages

extension SheetFaceWords {
  /// The text in Arabic; inserted text is wrapped in isolates.
  package var arabic: String {
    switch self {
    case .untitled: "بلا عنوان"
    case .newSheet: "ورقة جديدة"
    case .openSheet: "فتح ورقة…"
    case .save: "حفظ"
    case .saveAs: "حفظ باسم…"
    case .fileName: "اسم الملف"
    case .text: "الورقة"
    case .answers: "النتائج"
    case .more: "الصيغة الدقيقة ومنازل أكثر"
    case .writeAnswers: "كتابة النتائج في النص"
    case .updateAnswers: "تحديث النتائج في النص"
    case .removeAnswers: "إزالة النتائج من النص"
    case .timesheetExample: "مثال: جدول ساعات العمل"
    case .keypad: "المفاتيح على الشاشة"
    case .redraw: "إعادة الرسم"
    case .move: "التنقل"
    case .moveByWord: "التنقل بكلمة"
    case .moveToEnd: "إلى البداية أو النهاية"
    case .select: "التحديد"
    case .complete: "إكمال اسم"
    case .changeNumber: "تغيير العدد عند المؤشر"
    case .dragNumber: "اضغط المفتاح مطوّلًا واسحب عددًا لتغييره"
    case .refer: "النقر على نتيجة يستعملها في السطر"
    case .saved(let name): "حُفظ باسم " + name.isolated
    case .answersWritten: "كُتبت النتائج في النص"
    case .answersUpdated: "النتائج في النص محدّثة"
    case .answersRemoved: "لا نتائج في النص"
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .nothingToRedo: "لا شيء لإعادته"
    case .nothingSelected: "لم يُحدَّد شيء"
    case .noNameBegins: "لا اسم يبدأ هكذا"
    case .nothingMore: "ليس للسطر نتيجة"
    case .unfinishedPaste: "لم ينته اللصق؛ ولم يؤخذ منه شيء"
    case .savesChanges: "هل تريد حفظ التغييرات؟"
    case .losesChanges: "ما لا يُحفظ يضيع."
    case .discard: "تجاهل"
    case .hasChanged: "تغيّر الملف منذ قراءته"
    case .losesTheirs: "غيّره غيرك أو حذفه. استبداله يُضيع ما كُتب فيه."
    case .overwrite: "استبدال"
    case .exists(let name): "يوجد ملف باسم " + name.isolated
    case .recoversText: "هل تريد استعادة ما كُتب؟"
    case .wasNotSaved: "انتهى البرنامج قبل حفظه."
    case .wasOtherText:
      "تغيّر الملف منذ ذلك الحين. يُفتح ما كُتب في ورقة جديدة، ويبقى الملف كما هو."
    case .recover: "استعادة"
    case .cannotOpen: "تعذّر فتح الملف"
    case .cannotSave: "تعذّر حفظ الملف"
    case .isNotText: "ليس نصًا بترميز UTF-8."
    case .hasOtherLineEnds: "فيه محارف لا تبقى بعد التحرير: NUL أو نهايات أسطر أنظمة أخرى."
    }
  }
}
