import Languages

extension SheetFaceText {
  /// The text in Arabic; what is inserted stands in isolates.
  var arabic: String {
    switch self {
    case .untitled: "بلا عنوان"
    case .save: "حفظ"
    case .more: "الصيغة الدقيقة ومنازل أكثر"
    case .writeAnswers: "كتابة النتائج في النص"
    case .keypad: "المفاتيح على الشاشة"
    case .redraw: "إعادة الرسم"
    case .move: "التنقل"
    case .moveByWord: "التنقل بكلمة"
    case .moveToEnd: "إلى البداية أو النهاية"
    case .select: "التحديد"
    case .complete: "إكمال اسم"
    case .changeNumber: "تغيير العدد عند المؤشر"
    case .refer: "النقر على نتيجة يستعملها في السطر"
    case .saved(let name): "حُفظ باسم " + name.isolated
    case .answersWritten: "كُتبت النتائج في النص"
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .nothingToRedo: "لا شيء لإعادته"
    case .nothingSelected: "لم يُحدَّد شيء"
    case .noNameBegins: "لا اسم يبدأ هكذا"
    case .nothingMore: "ليس للسطر نتيجة"
    case .unfinishedPaste: "لم ينته اللصق؛ ولم يؤخذ منه شيء"
    case .fileName: "اسم الملف"
    case .unsaved: "هناك تغييرات لم تُحفظ"
    case .hasChanged: "تغيّر الملف منذ قراءته"
    case .exists(let name): "يوجد ملف باسم " + name.isolated
    case .recovered: "ما كُتب من قبل ولم يُحفظ ما زال موجودًا"
    case .discard: "تجاهل"
    case .overwrite: "استبدال"
    case .recover: "استرجاع"
    }
  }
}
