import CalculatorModel
import Languages

extension Option {
  /// The summary of the option, in Arabic.
  package var arabic: String {
    switch self {
    case .digits: "الأرقام المعنوية في الإجابة: 1 إلى \(AnswerFormat.digitLimit) (16)"
    case .places:
      "بدل " + "--digits".isolated
        + "، الأرقام بعد الفاصلة: 0 إلى \(AnswerFormat.digitLimit)؛ وتُقرَّب الأنصاف "
        + "بعيدًا عن الصفر"
    case .exact:
      "الصيغة الدقيقة، مثل " + "√3/2".isolated + " أو " + "1/3".isolated + "، حيث توجد صيغة قصيرة"
    case .mixed:
      "مثل " + "--exact".isolated + "، مع كتابة " + "7/2".isolated + " هكذا " + "3 1/2".isolated
    case .explain: "كل خطوة من التعبير، وما أُثبت عنها"
    case .angle:
      "وحدة قياس الزوايا: " + "rad".isolated + " أو " + "deg".isolated + " أو " + "grad".isolated
        + " (" + "rad".isolated + ")"
    case .notation:
      "automatic".isolated + " (أو " + "auto".isolated + ") أو " + "plain".isolated
        + " (بلا أس) أو " + "scientific".isolated + " (" + "1.2e4".isolated + ") أو "
        + "engineering".isolated + " (" + "12e3".isolated + ")"
    case .grouping:
      "thousands".isolated + " (" + "1_234_567".isolated + "؛ ومع " + "--keys".isolated + " "
        + "1,234,567".isolated + ") أو " + "none".isolated
    case .base:
      "أعداد صحيحة بالأساس " + "2".isolated + " أو " + "8".isolated + " أو " + "10".isolated
        + " أو " + "16".isolated + "، بكل أرقامها"
    case .word:
      "يحسب بكلمات من " + "8".isolated + " أو " + "16".isolated + " أو " + "32".isolated + " أو "
        + "64".isolated + " بت، وتُقتطع إليها كل خطوة"
    case .signed: "للكلمات إشارة، كما من دون هذا الخيار"
    case .unsigned: "ليست للكلمات إشارة"
    case .json: "كائن " + "JSON".isolated + " واحد في كل سطر"
    case .csv: "سطر من القيم المفصولة بفواصل لكل منها، وأسماء الأعمدة أولًا"
    case .rates: "يحوّل النقود بأسعار ملف: date,from,to,rate,source"
    case .marks:
      "معنى العلامات في " + "1,234".isolated + " و" + "1.234".isolated + ": "
        + "1,234.5".isolated + " أو " + "1.234,5".isolated
    case .today: "اليوم الذي يعنيه today، مثل 2026-11-22"
    case .file: "يجيب عن أسطر ملف؛ والعلامة " + "-".isolated + " هي الإدخال القياسي"
    case .jobs:
      "كم خيطًا يجيب عن الأسطر: من 1 إلى \(Options.jobLimit) (بقدر ما يمكن تنفيذه في وقت واحد)"
    case .keys: "يضغط مفاتيح؛ والعلامة " + "-".isolated + " تقرأ تسلسلًا واحدًا في كل سطر"
    case .order:
      "precedence".isolated + " كما لدى " + "Apple".isolated + "، أو " + "left-to-right".isolated
    case .mode:
      "basic".isolated + " (9 أرقام) أو " + "scientific".isolated + " (16) أو "
        + "programmer".isolated + " (كلمات من 8 إلى 64 بت)"
    case .reversePolish: "الترميز البولندي العكسي: تأخذ العمليات أعدادها من مكدس"
    case .plain: "أسطر نصية بلا رموز تحكم، لقارئات الشاشة"
    case .new: "تبدأ بالصفر وذاكرة فارغة، لا من حيث انتهت السابقة"
    case .remove: "يزيل عملية حسابية؛ ويعرض " + "--json".isolated + " معرّفها"
    case .label: "يسمّي عملية حسابية بالكلمات التالية، أو يزيل اسمها"
    case .tape: "يطبع العمليات الحسابية كما تطبعها آلة جمع"
    case .clear: "يزيل كل العمليات الحسابية دون سؤال"
    case .off: "لا يحفظ عمليات حسابية من الآن"
    case .on: "يحفظ العمليات الحسابية من جديد"
    case .reset: "يعيدها كلها إلى ما كانت عليه أولًا"
    case .answers: "يطبع الإجابات وحدها، سطرًا لكل سطر من الورقة"
    case .write: "يحدّث الإجابات الموجودة في الملف"
    case .writeAll: "يكتب إجابة بعد كل سطر له إجابة"
    case .strip: "يزيل الإجابات من الملف"
    case .check: "يبيّن الإجابات الخاطئة في الملفات، ولا يغيّر شيئًا"
    case .completionScript:
      "يطبع ما يكمل هذا الأمر في " + "bash".isolated + " أو " + "zsh".isolated + " أو "
        + "fish".isolated
    case .manual: "يطبع صفحة الدليل من أجل " + "man".isolated
    case .version: "يطبع الإصدار"
    case .help: "يطبع هذه المساعدة"
    }
  }
}
