// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .digits: "الأرقام المعنوية في الإجابة: 1 إلى \(AnswerFormat.digitLimit) (16)"
    case .places: "بدل " + "--digits".isolated + "، الأرقام بعد الفاصلة: 0 إلى \(AnswerFormat.digitLimit)؛ وتُقرَّب الأنصاف بعيدًا عن الصفر"
    case .exact: "الصيغة الدقيقة، مثل " + "√3/2".isolated + " أو " + "1/3".isolated + "، حيث توجد صيغة قصيرة"
    case .mixed: "مثل " + "--exact".isolated + "، مع كتابة " + "7/2".isolated + " هكذا " + "3 1/2".isolated
    case .explain: "كل خطوة من التعبير، وما أُثبت عنها"
    case .angle: "وحدة قياس الزوايا: " + "rad".isolated + " أو " + "deg".isolated + " أو " + "grad".isolated + " (" + "rad".isolated + ")"
    case .notation: "automatic".isolated + " (أو " + "auto".isolated + ") أو " + "plain".isolated + " (بلا أس) أو " + "scientific".isolated + " (" + "1.2e4".isolated + ") أو " + "engineering".isolated + " (" + "12e3".isolated + ")"
    case .grouping: "thousands".isolated + " (" + "1_234_567".isolated + "؛ ومع " + "--keys".isolated + " " + "1,234,567".isolated + ") أو " + "none".isolated
    case .base: "أعداد صحيحة بالأساس " + "2".isolated + " أو " + "8".isolated + " أو " + "10".isolated + " أو " + "16".isolated + "، بكل أرقامها"
    case .word: "يحسب بكلمات من " + "8".isolated + " أو " + "16".isolated + " أو " + "32".isolated + " أو " + "64".isolated + " بت، وتُقتطع إليها كل خطوة"
    case .signed: "للكلمات إشارة، كما من دون هذا الخيار"
    case .unsigned: "ليست للكلمات إشارة"
    case .json: "كائن " + "JSON".isolated + " واحد في كل سطر"
    case .csv: "سطر من القيم المفصولة بفواصل لكل منها، وأسماء الأعمدة أولًا"
    case .rates: "يحوّل النقود بأسعار ملف: date,from,to,rate,source"
    case .marks: "معنى العلامات في " + "1,234".isolated + " و" + "1.234".isolated + ": " + "1,234.5".isolated + " أو " + "1.234,5".isolated
    case .today: "اليوم الذي يعنيه today، مثل 2026-11-22"
    case .file: "يجيب عن أسطر ملف؛ والعلامة " + "-".isolated + " هي الإدخال القياسي"
    case .jobs: "كم خيطًا يجيب عن الأسطر: من 1 إلى \(Options.jobLimit) (بقدر ما يمكن تنفيذه في وقت واحد)"
    case .keys: "يضغط مفاتيح؛ والعلامة " + "-".isolated + " تقرأ تسلسلًا واحدًا في كل سطر"
    case .order: "precedence".isolated + " كما لدى " + "Apple".isolated + "، أو " + "left-to-right".isolated
    case .mode: "basic".isolated + " (9 أرقام) أو " + "scientific".isolated + " (16) أو " + "programmer".isolated + " (كلمات من 8 إلى 64 بت)"
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
    case .from: "الطرف الأيسر للرسم (" + "-10".isolated + ")"
    case .to: "الطرف الأيمن للرسم (" + "10".isolated + ")"
    case .bottom: "أسفل الرسم (يُختار بحسب القيم)"
    case .top: "أعلى الرسم (يُختار بحسب القيم)"
    case .size: "أعمدة النقاط وصفوفها، مثل " + "800x500".isolated + " وهو المعتاد؛ يطبع " + "SVG".isolated
    case .count: "يطبع عدد النقاط المرسومة والفارغة وغير المحسومة"
    case .completionScript: "يطبع ما يكمل هذا الأمر في " + "bash".isolated + " أو " + "zsh".isolated + " أو " + "fish".isolated
    case .manual: "يطبع صفحة الدليل من أجل " + "man".isolated
    case .version: "يطبع الإصدار"
    case .help: "يطبع هذه المساعدة"
    }
  }
}

extension SessionWord {
  /// The text in Arabic.
  var arabic: String {
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

extension ExplanationText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .nothingCalculated: "لا شيء يُحسب"
    case .moreSteps(let count): switch PluralCategory(count, in: .arabic) {
case .one: "… خطوة أخرى"
case .two: "… خطوتان أخريان"
default: switch PluralCategory(count, in: .arabic) {
case .few: "… \(count) خطوات أخرى"
default: "… \(count) خطوة أخرى"
}
}
    case .noDecimal(let reason): "لا عدد عشريًا: " + reason.arabic
    case .noValue(let reason): "لا قيمة: " + reason.arabic
    case .exact: "دقيق"
    case .rounded: "مقرّب"
    case .roundedWithin(let bound): "مقرّب، والخطأ " + bound.isolated + " على الأكثر"
    case .noted(let note, let bound): Notice.written(note).arabic + "؛ والخطأ " + bound.isolated + " على الأكثر"
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "من الراديان إلى الراديان؛ " + proof.arabic
case .degrees: "من الراديان إلى الدرجات؛ " + proof.arabic
default: "من الراديان إلى الغراد؛ " + proof.arabic
}
case .degrees: switch other {
case .radians: "من الدرجات إلى الراديان؛ " + proof.arabic
case .degrees: "من الدرجات إلى الدرجات؛ " + proof.arabic
default: "من الدرجات إلى الغراد؛ " + proof.arabic
}
default: switch other {
case .radians: "من الغراد إلى الراديان؛ " + proof.arabic
case .degrees: "من الغراد إلى الدرجات؛ " + proof.arabic
default: "من الغراد إلى الغراد؛ " + proof.arabic
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "الزاوية بالراديان؛ " + proof.arabic
case .degrees: "الزاوية بالدرجات؛ " + proof.arabic
default: "الزاوية بالغراد؛ " + proof.arabic
}
    }
  }
}

extension FailureReason {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).arabic
    case .calculation(let error, let demand): Message.calculationReason(error, demand).arabic
    case .unknownKey(let name): "مفتاح غير معروف «" + name.isolated + "»"
    case .severalKeys(let name): "قد تكون «" + name.isolated + "» عدة مفاتيح: ضع مسافات بينها"
    case .tooLong(let limit): switch PluralCategory(limit, in: .arabic) {
case .few: "أطول من \(limit) بايتات"
case .many: "أطول من \(limit) بايتًا"
default: "أطول من \(limit) بايت"
}
    case .notUTF8: "ليس نصًا بترميز " + "UTF-8".isolated
    case .meantCommand(let words): "هذا ليس تعبيرًا؛ هل تقصد «" + ("exactly " + "\(words)").isolated + "»؟"
    case .unknownOption(let name, let options) where options.isEmpty: "خيار غير معروف «" + name.isolated + "»"
    case .unknownOption(let name, let options): "خيار غير معروف «" + name.isolated + "»؛ هل تقصد " + options.map { $0.isolated }.joined(separator: " أو ") + "؟"
    case .noFile(let cause): Message.expressionReason(cause).arabic + "؛ ولا يوجد ملف بهذا الاسم"
    }
  }
}

extension HelpPart {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .summary: "حاسبة بمفاتيح " + "Apple".isolated + " لا تُخطئ في أي رقم"
    case .inTerminal: "في الطرفية: الحاسبة بملء الشاشة؛ وإلا فتعبير واحد وإجابة واحدة في كل سطر"
    case .expression: "الإجابة: " + "exactly '1/3 + 1/6'".isolated + " يطبع " + "0.5".isolated
    case .file: "إجابات أسطر ملف؛ وكذلك " + "--file FILE".isolated
    case .keys: "يضغط مفاتيح الحاسبة ويطبع ما تعرضه"
    case .task(.repl): "جلسة تعبيرات، مع متغيرات وتحرير للأسطر"
    case .task(.functions): "يسرد كل الدوال والثوابت، أو ما يتعلق بكلمة"
    case .task(.units): "يسرد كل الوحدات، أو ما يتعلق بكلمة"
    case .task(.sheet): "يحسب ملفًا تستخدم أسطره بعضها بعضًا، أي ورقة حساب"
    case .task(.plot): "يرسم دوال " + "x".isolated + ": المنحنيات وكل ما ثبت عنها"
    case .task(.history): "يسرد العمليات الحسابية المحفوظة؛ ويغيّرها أيضًا بالخيارات"
    case .task(.settings): "يسرد الإعدادات؛ ومع اسم وقيمة يغيّر أحدها"
    case .task(.rates): "يحفظ أسعار الصرف من ملفات البنك المركزي الأوروبي أو غيرها"
    case .task(.help): "هذه المساعدة؛ ومع اسم مساعدة مهمة أو دالة أو ثابت"
    case .title(.repl): "جلسة تعبيرات في الطرفية"
    case .title(.functions): "كل دوال التعبيرات وثوابتها"
    case .title(.units): "كل وحدات التعبيرات"
    case .title(.sheet): "ورقة حساب: أسطر نصية مع إجاباتها"
    case .title(.plot): "منحنيات مع جذورها وقيمها القصوى وأقطابها وقفزاتها وثقوبها"
    case .title(.history): "العمليات الحسابية المحفوظة، أقدمها أولًا"
    case .title(.settings): "إعدادات الحاسبة ذات المفاتيح"
    case .title(.rates): "أسعار الصرف المحفوظة لتحويل المال"
    case .title(.help): "مساعدة الأمر أو مهمة أو اسم"
    case .examplesTitle: "أمثلة"
    case .expressionsTitle: "التعبيرات"
    case .keysTitle: "المفاتيح"
    case .linesTitle: "الأسطر"
    case .keptTitle: "ما يُحفظ"
    case .plotsTitle: "ما يُعرض"
    case .namesTitle: "الأسماء"
    case .fiftyDigits: "خمسون رقمًا، آخرها مقرّب"
    case .twoAnswers: "3".isolated + " ثم " + "18.84955592153876".isolated
    case .jsonAnswer: "القراءة والعدد العشري والكسر"
    case .steps: "كل خطوة، وما أُثبت عنها"
    case .fileAnswers: "إجابات أسطر ملف"
    case .taskHelp: "مساعدة مهمة واحدة"
    case .language: "+ - * / ^".isolated + " أو " + "− × ÷ √".isolated + "، والأقواس، والأعداد العشرية، والأسس (" + "1e-3".isolated + ")، والعلامة " + "_".isolated + " بين الأرقام، والمضروب (" + "5!".isolated + ")، والدرجات (" + "30°".isolated + ")، والنسب المئوية (" + "200 + 10%".isolated + " تساوي 220، " + "200 * 10%".isolated + " تساوي 20)، والضرب بلا علامة (" + "2pi".isolated + ")، والدوال والثوابت بأسمائها، والعلامة " + "#".isolated + " للتعليقات."
    case .naming: "في الأنبوب وفي الجلسة يسمّي " + "x = 3".isolated + " عددًا، ويسمّي " + "f(x) = x^2 + 1".isolated + " دالة، والإجابة السابقة هي " + "ans".isolated + " أو " + "_".isolated + "."
    case .exactness: "الأعداد دقيقة؛ وإذا كانت أرقام الإجابة أكثر مما يُعرض فآخرها مقرّب."
    case .keySequences: "0".isolated + " إلى " + "9".isolated + " والعلامات " + ". + - * / = % +/- C AC DEL".isolated + " وأسماء مثل " + "sqrt".isolated + " و" + "x^y".isolated + ". يجوز وصلها حيث لا يمكن فصلها إلا بطريقة واحدة: " + "2+3=".isolated + " لكن " + "5 +/- =".isolated + "."
    case .answered: "أُجيب عن كل شيء"
    case .noValue: "شيء ما بلا قيمة، أو رُفض سطر من المدخلات"
    case .unreadable: "تعذّرت قراءة المدخلات، أو الخيارات خاطئة"
    case .session: "يجيب سطرًا بعد سطر، حتى " + "quit".isolated + " أو " + "Ctrl-D".isolated
    case .functions: "سطر لكل منها: الاسم ومعناه ومثال"
    case .units: "سطر لكل منها: الرمز والأسماء والقيمة الدقيقة والمصدر"
    case .unitsAbout: "ما في سطره الكلمة"
    case .rates: "يسرد أحدث سعر لكل عملة"
    case .ratesImport: "يأخذ أسعار ملف: " + "XML".isolated + " أو " + "CSV".isolated + " من البنك المركزي الأوروبي، أو أسطر " + "date,from,to,rate,source".isolated + "؛ و" + "-".isolated + " هو الدخل القياسي"
    case .ratesClear: "ينساها"
    case .importsRates: "الملف كما يُنزَّل"
    case .importsRatesOfToday: "أسعار اليوم"
    case .unitsOfPressure: "وحدات الضغط"
    case .functionsAbout: "ما في اسمه أو وصفه الكلمة"
    case .commandHelp: "مساعدة الأمر"
    case .nameHelp: "مساعدة مهمة، أو معنى دالة أو ثابت"
    case .sheet: "يفتح الورقة أو يطبعها مع إجاباتها (" + "--plain".isolated + ")؛ " + "-".isolated + " هو الدخل القياسي"
    case .sheetChange: "يغيّر الإجابات في الملفات؛ وكذلك " + "--write-all".isolated + " و" + "--strip".isolated
    case .sheetCheck: "يبيّن الإجابات الخاطئة في الملفات"
    case .plot: "يرسم حتى ست دوال في " + "x".isolated + "؛ ويمكن أن يسبق كلًّا منها " + "y =".isolated
    case .plotBetween: "من " + "A".isolated + " إلى " + "B".isolated + " (من " + "-10".isolated + " إلى " + "10".isolated + ")"
    case .history: "يسرد العمليات الحسابية"
    case .label: "يسمّي عملية حسابية؛ وبلا كلمات يزيل اسمها"
    case .settings: "يسرد الإعدادات والقيم الممكنة لكل منها"
    case .setting: "يطبع قيمة إعداد"
    case .change: "يغيّر إعدادًا"
    case .lines: "يسمّي " + "x = 3".isolated + " عددًا، ويسمّي " + "f(x) = x^2 + 1".isolated + " دالة، والإجابة السابقة هي " + "ans".isolated + ". ويسرد " + "?".isolated + " ما بقي. تسبق " + "=".isolated + " ما هو دقيق، و" + "≈".isolated + " ما هو مقرّب."
    case .sheetLines: "يسمّي " + "rent = 1200".isolated + " عددًا تستخدمه الأسطر التالية. و" + "total".isolated + " للأسطر التي فوقه حتى سطر فارغ، و" + "ans".isolated + " الإجابة السابقة، و" + "line 3".isolated + " إجابة السطر الثالث. ويبدأ " + "#".isolated + " تعليقًا. وفي ملف " + "Markdown (.md)".isolated + " لا تُحسب إلا الكتل الموسومة " + "exactly".isolated + "، وكلها ورقة واحدة."
    case .sheetAnswers: "تأتي الإجابة في سطرها بعد " + "#".isolated + ": " + "=".isolated + " قبل الدقيق و" + "≈".isolated + " قبل المقرّب و" + "!".isolated + " قبل سبب غيابها. وما كُتب بأرقام أقل يحتفظ بعددها."
    case .kept: "يُحفظ ما يحسبه شخص في الطرفية حتى " + "history --off".isolated + ": التعبيرات والخيار " + "--keys".isolated + " مما أُعطي كوسائط، وأسطر الجلسة، وعمليات الحاسبة نفسها. ولا تحفظ الأنابيب والملفات شيئًا."
    case .plots: "كل جذر أو قيمة قصوى أو قطب أو قفزة أو ثقب أو فجوة في القائمة مُثبت، ولا يوجد غيرها؛ وحيث تعذّر تتبّع المنحنى يُذكر ذلك. لا تُرسم النقاط إلا حيث ثبت مرور المنحنى. الصورة في الطرفية بنقاط بريل، وفي غيرها " + "SVG".isolated + "."
    case .names: "لا تتبع التعبيرات والخيار " + "--keys".isolated + " الإعدادات، بل لها خيارات."
    case .beginsSession: "يبدأ جلسة"
    case .sessionInDegrees: "جلسة بالدرجات وبـ30 رقمًا"
    case .functionsWithRoot: "الدوال التي في سطرها " + "root".isolated
    case .functionHelp: "معنى دالة، مع مثال"
    case .sheetWithAnswers: "الورقة مع إجاباتها"
    case .sheetInCI: "في نص برمجي: الحالة 1 إذا كانت إجابة خاطئة"
    case .plotAsPicture: "صورة لصفحة أو مستند"
    case .plotOfTwo: "منحنيان"
    case .plotInWords: "الوصف وجدول بالقيم"
    case .historyForPrograms: "للبرامج، مع معرّف كل عملية حسابية"
    case .historyForSpreadsheet: "لجدول حسابات"
    case .tapeForPrinter: "لطباعته"
    case .namesCalculation: "يسمّي عملية حسابية"
    case .leftToRight: "2 + 3 × 4".isolated + " تساوي 20 على المفاتيح من الآن"
    case .notationAtFirst: "يطبع " + "automatic".isolated + " حتى يُغيَّر"
    }
  }
}

extension HistoryText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noCalculation(let id): "لا توجد عملية حسابية " + id.isolated
    case .removed(let count): switch PluralCategory(count, in: .arabic) {
case .zero: "لم تُزل أي عملية حسابية"
case .one: "أُزيلت عملية حسابية واحدة"
case .two: "أُزيلت عمليتان حسابيتان"
case .few: "أُزيلت \(count) عمليات حسابية"
default: "أُزيلت \(count) عملية حسابية"
}
    case .unreadableLeft(let place): "ما تعذّرت قراءته ما زال في " + place.isolated
    case .isOn: "تُحفظ العمليات الحسابية من الآن"
    case .isOff: "لا تُحفظ عمليات حسابية من الآن؛ ويزيل " + "exactly history --clear".isolated + " ما سبقها"
    case .storage(let error): error.reason(in: .arabic)
    case .setAside(let count, let place): switch PluralCategory(count, in: .arabic) {
case .one: "تعذّرت قراءة سطر واحد من السجل، وهو الآن في " + place.isolated
case .two: "تعذّرت قراءة سطرين من السجل، وهما الآن في " + place.isolated
default: switch PluralCategory(count, in: .arabic) {
case .few: "تعذّرت قراءة \(count) أسطر من السجل، وهي الآن في " + place.isolated
case .many: "تعذّرت قراءة \(count) سطرًا من السجل، وهي الآن في " + place.isolated
default: "تعذّرت قراءة \(count) سطر من السجل، وهي الآن في " + place.isolated
}
}
    }
  }
}

extension NameText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .function(.squareRoot): "الجذر التربيعي، وكذلك " + "√".isolated
    case .function(.cubeRoot): "الجذر التكعيبي، وكذلك " + "∛".isolated
    case .function(.root): "الجذر من الدرجة " + "n".isolated + " للعدد " + "x".isolated
    case .function(.power): "القوة، وكذلك " + "^".isolated + " و" + "**".isolated
    case .function(.exponential): "قوة للعدد " + "e".isolated
    case .function(.naturalLogarithm): "اللوغاريتم الطبيعي، للأساس " + "e".isolated
    case .function(.logarithm): "اللوغاريتم للأساس 10، كما على مفتاح الحاسبة، أو لأساس يُعطى ثانيًا"
    case .function(.binaryLogarithm): "اللوغاريتم للأساس 2"
    case .function(.decimalLogarithm): "اللوغاريتم للأساس 10"
    case .function(.exponentialLessOne): "e^x − 1".isolated
    case .function(.logarithmOfOneMore): "ln(1 + x)".isolated
    case .function(.sine): "جيب زاوية"
    case .function(.cosine): "جيب تمام زاوية"
    case .function(.tangent): "ظل زاوية"
    case .function(.secant): "قاطع زاوية، " + "1/cos".isolated
    case .function(.cosecant): "قاطع تمام زاوية، " + "1/sin".isolated
    case .function(.cotangent): "ظل تمام زاوية، " + "1/tan".isolated
    case .function(.arcsine): "الزاوية من جيبها"
    case .function(.arccosine): "الزاوية من جيب تمامها"
    case .function(.arctangent): "الزاوية من ظلها"
    case .function(.arctangent2): "زاوية النقطة " + "(x, y)".isolated + "، و" + "y".isolated + " أولًا"
    case .function(.hyperbolicSine): "الجيب الزائدي"
    case .function(.hyperbolicCosine): "جيب التمام الزائدي"
    case .function(.hyperbolicTangent): "الظل الزائدي"
    case .function(.hyperbolicSecant): "القاطع الزائدي، " + "1/cosh".isolated
    case .function(.hyperbolicCosecant): "قاطع التمام الزائدي، " + "1/sinh".isolated
    case .function(.hyperbolicCotangent): "ظل التمام الزائدي، " + "1/tanh".isolated
    case .function(.areaSine): "معكوس " + "sinh".isolated
    case .function(.areaCosine): "معكوس " + "cosh".isolated + "، غير سالب"
    case .function(.areaTangent): "معكوس " + "tanh".isolated
    case .function(.areaSecant): "معكوس " + "sech".isolated + "، غير سالب"
    case .function(.areaCosecant): "معكوس " + "csch".isolated
    case .function(.areaCotangent): "معكوس " + "coth".isolated
    case .function(.factorial): "المضروب، وكذلك " + "!".isolated
    case .function(.gamma): "دالة غاما، " + "(x − 1)!".isolated
    case .function(.logarithmOfGamma): "ln |gamma(x)|".isolated
    case .function(.combinations): "طرق اختيار " + "k".isolated + " من " + "n".isolated
    case .function(.permutations): "طرق اختيار " + "k".isolated + " من " + "n".isolated + " بالترتيب"
    case .function(.fibonacci): "عدد من متتالية فيبوناتشي"
    case .function(.absolute): "البعد عن الصفر"
    case .function(.sign): "−1".isolated + " أو 0 أو 1 بحسب الإشارة"
    case .function(.floor): "العدد الصحيح الأدنى مباشرة"
    case .function(.ceiling): "العدد الصحيح الأعلى مباشرة"
    case .function(.round): "أقرب عدد صحيح، أو إلى عدد من المنازل؛ والأنصاف بعيدًا عن الصفر"
    case .function(.truncation): "الجزء الصحيح"
    case .function(.fraction): "ما يتبقى بعد " + "trunc".isolated
    case .function(.remainder): "باقٍ بإشارة المقسوم عليه، ويوضع بينهما أيضًا: " + "8 mod 3".isolated
    case .function(.greatestCommonDivisor): "القاسم المشترك الأكبر"
    case .function(.leastCommonMultiple): "المضاعف المشترك الأصغر"
    case .function(.minimum): "أصغرها كلها"
    case .function(.maximum): "أكبرها كلها"
    case .function(.hypotenuse): "√(x² + y² + …)".isolated
    case .function(.sum): "المجموع، لقائمة أيضًا، وعلى k: sum(1/k, k, 1, 9)"
    case .function(.product): "حاصل الضرب، لقائمة أيضًا، وعلى k: product(k, k, 1, 9)"
    case .function(.mean): "المتوسط، لقائمة أيضًا"
    case .function(.median): "الوسيط، لقائمة أيضًا"
    case .function(.mode): "الأكثر تكرارًا، في قائمة أيضًا"
    case .function(.count): "كم عددها"
    case .function(.variance): "تباين عينة، لقائمة أيضًا، بالقسمة على n − 1"
    case .function(.populationVariance): "تباين الكل، بالقسمة على n"
    case .function(.standardDeviation): "الانحراف المعياري لعينة، √var"
    case .function(.populationStandardDeviation): "الانحراف المعياري للكل، √varp"
    case .function(.geometricMean): "المتوسط الهندسي"
    case .function(.harmonicMean): "المتوسط التوافقي"
    case .function(.rootMeanSquare): "جذر متوسط المربعات"
    case .function(.quantile): "ما يقع دونه الجزء p من الأعداد، باستيفاء عند (n − 1)p"
    case .function(.quotient): "حاصل القسمة الصحيح، نحو الصفر"
    case .function(.truncatedRemainder): "ما يبقى من " + "quot".isolated + "، بإشارة " + "a".isolated
    case .function(.derivative): "مشتقة تعبير في x عند a"
    case .function(.integral): "تكامل تعبير في x من a إلى b"
    case .function(.roots): "الأعداد من a إلى b التي يكون عندها تعبير في x صفرًا"
    case .function(.solve): "حلول معادلة في x طرفاها كثيرا حدود"
    case .function(.hexadecimal): "حول السطر كله: الإجابة بالأساس " + "16".isolated + "، مثل " + "x to hex".isolated
    case .function(.octal): "حول السطر كله: الإجابة بالأساس " + "8".isolated + "، مثل " + "x to oct".isolated
    case .function(.binary): "حول السطر كله: الإجابة بالأساس " + "2".isolated + "، مثل " + "x to bin".isolated
    case .function(.decimal): "حول السطر كله: كل الأرقام بالأساس 10، مثل " + "x to dec".isolated
    case .function(.int8): "مقتطع إلى " + "8".isolated + " بت بإشارة"
    case .function(.int16): "مقتطع إلى " + "16".isolated + " بت بإشارة"
    case .function(.int32): "مقتطع إلى " + "32".isolated + " بت بإشارة"
    case .function(.int64): "مقتطع إلى " + "64".isolated + " بت بإشارة"
    case .function(.uint8): "مقتطع إلى " + "8".isolated + " بت بلا إشارة"
    case .function(.uint16): "مقتطع إلى " + "16".isolated + " بت بلا إشارة"
    case .function(.uint32): "مقتطع إلى " + "32".isolated + " بت بلا إشارة"
    case .function(.uint64): "مقتطع إلى " + "64".isolated + " بت بلا إشارة"
    case .function(.rotationLeft): "بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور " + "n".isolated + " خانات إلى اليسار"
    case .function(.rotationRight): "بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور " + "n".isolated + " خانات إلى اليمين"
    case .function(.byteswap): "بايتات كلمة بلا إشارة بالترتيب المعكوس"
    case .function(.population): "عدد البتات التي هي 1"
    case .example(let function): Self.function(function).arabic + ": " + function.description.equation.isolated
    case .constant(.pi): "محيط دائرة قطرها 1: " + "3.14159…".isolated
    case .constant(.tau): "2π".isolated + "، دورة كاملة: " + "6.28318…".isolated
    case .constant(.e): "أساس اللوغاريتمات الطبيعية: " + "2.71828…".isolated
    case .unit(.degrees): "زاوية بالدرجات، وكذلك " + "°".isolated + ": " + "sin(30 deg) = 0.5".isolated
    case .unit(.radians): "زاوية بالراديان: " + "sin(pi/6 rad) = 0.5".isolated
    case .unit(.gradians): "زاوية بالغراد، وكل 100 منها زاوية قائمة: " + "sin(100 grad) = 1".isolated
    case .date(.weekday): "يوم الأسبوع لتاريخ، والاثنين 1: \u{2068}weekday(2026-11-22) = 7\u{2069}"
    case .date(.week): "أسبوع التاريخ وفق ISO 8601: \u{2068}week(2026-11-22) = 47\u{2069}"
    case .date(.dayOfYear): "يوم السنة لتاريخ: \u{2068}dayofyear(2026-02-01) = 32\u{2069}"
    case .date(.workday): "التاريخ بعد عدد من أيام الاثنين إلى الجمعة: \u{2068}workday(2026-11-27; 5) = 2026-12-04\u{2069}"
    case .date(.workdays): "أيام الاثنين إلى الجمعة بين تاريخين: \u{2068}workdays(2026-11-27; 2026-12-04) = 5\u{2069}"
    case .today: "اليوم الحالي: \u{2068}today + 1 week\u{2069}"
    case .answer: "الإجابة التي قبل هذه، في الأنبوب وفي الجلسة"
    case .otherNames(let names): "؛ أو " + names.isolated
    case .either(let one, let other): one.isolated + " أو " + other.isolated
    }
  }
}

extension Notice {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .readAs(let reading): "فُهمت هكذا: " + reading.isolated
    case .written(.exactnessUndecided): "لا يمكن تحديد ما إذا كانت هذه هي القيمة الدقيقة"
    case .written(.belowAbsoluteZero): "هذا تحت الصفر المطلق"
    case .written(.onOtherDay(1)): "في اليوم التالي"
    case .written(.onOtherDay(-1)): "في اليوم السابق"
    case .written(.onOtherDay(let days)) where days.isNegative: "قبل ذلك بعدد أيام: \(days.magnitude)"
    case .written(.onOtherDay(let days)): "بعد ذلك بعدد أيام: \(days)"
    case .written(.certainDigits(let count)): switch PluralCategory(count, in: .arabic) {
case .few: "المؤكد فقط \(count) أرقام"
case .many: "المؤكد فقط \(count) رقمًا"
default: "المؤكد فقط \(count) رقم"
}
    case .both(let one, let other): one.arabic + "؛ " + other.arabic
    case .note(let note): Message.readingNote(note).arabic
    case .zones(let version): "المناطق الزمنية من " + ("tzdata " + "\(version)").isolated
    case .anglesInRadians: "الزوايا هنا بالراديان؛ والزاوية بالدرجات هي " + "30°".isolated + " أو " + "30 deg".isolated
    case .ignoredDigits(let count, let limit): switch PluralCategory(count, in: .arabic) {
case .few: switch PluralCategory(limit, in: .arabic) {
case .few: "تُرك \(count) أرقام: لا يزيد العدد على \(limit) أرقام في لوحة المفاتيح هذه"
case .many: "تُرك \(count) أرقام: لا يزيد العدد على \(limit) رقمًا في لوحة المفاتيح هذه"
default: "تُرك \(count) أرقام: لا يزيد العدد على \(limit) رقم في لوحة المفاتيح هذه"
}
case .many: switch PluralCategory(limit, in: .arabic) {
case .few: "تُرك \(count) رقمًا: لا يزيد العدد على \(limit) أرقام في لوحة المفاتيح هذه"
case .many: "تُرك \(count) رقمًا: لا يزيد العدد على \(limit) رقمًا في لوحة المفاتيح هذه"
default: "تُرك \(count) رقمًا: لا يزيد العدد على \(limit) رقم في لوحة المفاتيح هذه"
}
default: switch PluralCategory(limit, in: .arabic) {
case .few: "تُرك \(count) رقم: لا يزيد العدد على \(limit) أرقام في لوحة المفاتيح هذه"
case .many: "تُرك \(count) رقم: لا يزيد العدد على \(limit) رقمًا في لوحة المفاتيح هذه"
default: "تُرك \(count) رقم: لا يزيد العدد على \(limit) رقم في لوحة المفاتيح هذه"
}
}
    case .digitsDoNotFit(let count, let bits, let base): switch PluralCategory(count, in: .arabic) {
case .few: "تُرك \(count) أرقام: ليس من الأساس \(base) أو لا تتسع له \(bits) بت"
case .many: "تُرك \(count) رقمًا: ليس من الأساس \(base) أو لا تتسع له \(bits) بت"
default: "تُرك \(count) رقم: ليس من الأساس \(base) أو لا تتسع له \(bits) بت"
}
    case .keysWithoutEffect(let keys): "بلا أثر هنا: " + keys.map { $0.isolated }.joined(separator: "، ")
    case .wraps(let format): "تجاوزت إحدى الخطوات " + "\(format.bitWidth)".isolated + " بت فاقتُطعت إليها"
    case .rates(let rates, let days?): "بسعر " + rates.map { $0.isolated }.joined(separator: "، ") + "؛ عمره بالأيام: \(days)"
    case .rates(let rates, nil): "بسعر " + rates.map { $0.isolated }.joined(separator: "، ")
    case .noExactForm: "لا توجد صيغة دقيقة قصيرة؛ هذا مقرّب"
    case .historyNotWritten(let error): "لم يُكتب السجل: " + error.reason(in: .arabic)
    case .notInHistory(let count, let error): switch PluralCategory(count, in: .arabic) {
case .one: "عملية حسابية واحدة ليست في السجل: " + error.reason(in: .arabic)
case .two: "عمليتان حسابيتان ليستا في السجل: " + error.reason(in: .arabic)
case .few: "\(count) عمليات حسابية ليست في السجل: " + error.reason(in: .arabic)
default: "\(count) عملية حسابية ليست في السجل: " + error.reason(in: .arabic)
}
    case .linesNotRead(let error): "تعذّرت قراءة الأسطر المكتوبة سابقًا: " + error.reason(in: .arabic)
    case .linesNotKept(let error): "لا تُحفظ الأسطر: " + error.reason(in: .arabic)
    case .settingNotUnderstood(let path, let problem): path.isolated + "، السطر \(problem.line): " + Message.settingReason(SettingReason(problem.cause)).arabic
    case .nothingToCalculate: "لا شيء لحسابه؛ جرّب " + "exactly '1/3 + 1/6'".isolated + " أو " + "exactly --help".isolated
    }
  }
}

extension OptionScope {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .keys: "للمفاتيح:"
    case .terminal: "في الطرفية:"
    case .task(let task): "مع " + task.rawValue.isolated + ":"
    }
  }
}

extension PlotText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .title(let functions, let from, let to): functions.isolated + " من " + from.isolated + " إلى " + to.isolated
    case .height(let bottom, let top): "الارتفاع من " + bottom.isolated + " إلى " + top.isolated
    case .noRoots: "بلا جذور"
    case .roots(let list): "الجذور: " + list.isolated
    case .maxima(let list): "القيم العظمى: " + list.isolated
    case .minima(let list): "القيم الصغرى: " + list.isolated
    case .poles(let list): "الأقطاب: " + list.isolated
    case .jumps(let list): "القفزات: " + list.isolated
    case .holes(let list): "الثقوب: " + list.isolated
    case .gaps(let list): "غير معرّفة: " + list.isolated
    case .levels(let list): "ثابتة: " + list.isolated
    case .undecided(let list): "غير محسوم: " + list.isolated
    case .noCrossings: "لا تقاطعات"
    case .crossings(let list): "تقاطعات: " + list.isolated
    case .same(let list): "متطابقتان: " + list.isolated
    case .touching(let number): number.isolated + " (يمسّ)"
    }
  }
}

extension SessionMessage {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .greeting(let version): "exactly ".isolated + version.isolated + ": تعبير ثم " + "Enter".isolated + "؛ " + "?".isolated + " للمساعدة، " + "quit".isolated + " للخروج."
    case .nothingCalled(let name): "لا شيء باسم «" + name.isolated + "»؛ ويسرد " + "functions".isolated + " ما هو موجود"
    case .ownNumber: "عدد عرّفته أنت"
    case .isOwnNumber(let name): name.isolated + " عدد عرّفته أنت"
    case .takesLong(let name): "كتابة " + name.isolated + " تستغرق وقتًا طويلًا"
    case .forgot(let count): switch PluralCategory(count, in: .arabic) {
case .zero: "لا أسماء لتُنسى"
case .one: "نُسي اسم واحد"
case .two: "نُسي اسمان"
case .few: "نُسي \(count) أسماء"
case .many: "نُسي \(count) اسمًا"
default: "نُسي \(count) اسم"
}
    case .anglesIn(.radians): "الزوايا بالراديان"
    case .anglesIn(.degrees): "الزوايا بالدرجات"
    case .anglesIn(.gradians): "الزوايا بالغراد"
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .undone(let line): "تم التراجع عن: " + line.isolated
    case .noNames: "لا أعداد مسمّاة بعد: " + "x = 3".isolated + " يعطي اسمًا لعدد"
    case .error(let reason): "خطأ: \(reason)"
    case .notOneOf(let word, let choices, let text): "يكون " + word.isolated + " واحدًا من " + choices.isolated + "، لا «" + text.isolated + "»"
    case .notInRange(let word, let range, let text): "يأخذ " + word.isolated + " عددًا من \(range.lowerBound) إلى \(range.upperBound)، لا «" + text.isolated + "»"
    case .standsAlone(let word, let text): "تُكتب " + word.isolated + " وحدها، من دون «" + text.isolated + "»"
    case .settingsAlone(let first, let text): "تُكتب الإعدادات من دون «" + first.isolated + "»: " + text.isolated
    case .noUnit(let word): "لا وحدة فيها «" + word.isolated + "»؛ ويسرد " + "units".isolated + " كل الوحدات"
    case .noFunction(let word): "لا دالة في اسمها أو وصفها «" + word.isolated + "»"
    case .isNumberNow(let name, let other?): "صارت «" + name.isolated + "» عددًا ولم تعد من كلمات الجلسة؛ و" + other.isolated + " ما زالت منها"
    case .isNumberNow(let name, nil): "صارت «" + name.isolated + "» عددًا ولم تعد من كلمات الجلسة"
    case .calculation: "عملية حسابية؛ " + "=".isolated + " علامة الإجابة الدقيقة، و" + "≈".isolated + " علامة المقرّبة"
    case .namesNumber: "يسمّي عددًا"
    case .namesFunction: "يسمّي دالة"
    case .answerBefore: "الإجابة السابقة"
    case .openLine: "السطر الذي فيه قوس مفتوح، أو ينتهي بعلامة عملية أو " + "\\".isolated + "، يستمر في الذي تحته"
    case .arrowKeys: "↑, ↓".isolated
    case .linesBefore: "الأسطر التي تبدأ بما قبل المؤشر؛ ويبحث " + "Ctrl-R".isolated + " فيها كلها"
    case .completesName: "يكمل اسمًا، أو يسرد الأسماء الموجودة"
    case .givesUp: "يتخلى عن سطر، أو يوقف عملية حسابية"
    }
  }
}

extension SheetMessage {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .wrong(let found, let expected): "هو «" + found.isolated + "» وينبغي أن يكون «" + expected.isolated + "»"
    case .stale(let found): "هو «" + found.isolated + "» وينبغي ألا يكون شيء"
    case .untold(let reason, let answer): reason.arabic + "؛ ولا يوجد تعليق إجابة يقول «" + answer.isolated + "»"
    case .limit(.tooManyLines): switch PluralCategory(Sheet.lineLimit, in: .arabic) {
case .few: "أكثر من \(Sheet.lineLimit) أسطر"
case .many: "أكثر من \(Sheet.lineLimit) سطرًا"
default: "أكثر من \(Sheet.lineLimit) سطر"
}
    case .limit(.tooLong): switch PluralCategory(Sheet.byteLimit, in: .arabic) {
case .few: "أكثر من \(Sheet.byteLimit) بايتات"
case .many: "أكثر من \(Sheet.byteLimit) بايتًا"
default: "أكثر من \(Sheet.byteLimit) بايت"
}
    case .hasChanged: "تغيّر منذ قراءته؛ ولم يُكتب شيء"
    }
  }
}

extension UsageReason {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .givenTwice(let option): "ورد " + option.isolated + " مرتين"
    case .excluded(let one, let other): "لا يجتمع " + one.isolated + " مع " + other.isolated
    case .needs(let option, let other): "يُستخدم " + option.isolated + " مع " + other.isolated
    case .notOneOf(let option, let choices, let text): "يكون " + option.isolated + " واحدًا من " + choices.joined(separator: ", ").isolated + "، لا «" + text.isolated + "»"
    case .noIdentifier(let option): "يأخذ " + option.isolated + " 16 رقمًا سداسيًا عشريًا كما يعرضها " + "--json".isolated
    case .noExpressionBeside(let option): "لا يأتي تعبير مع " + option.isolated
    case .noSettingBeside(let option): "لا يأتي اسم إعداد مع " + option.isolated
    case .noDate(let option, let text): option.isolated + " تاريخ مثل \u{2068}2026-11-22\u{2069}، وليس «" + text.isolated + "»"
    case .malformedRate(let file, let line): file.isolated + "، السطر \(line): السعر هو \u{2068}date,from,to,rate,source\u{2069}، مثل " + "2026-11-20,EUR,USD,1.0823,ECB".isolated
    case .tooManyRates(let file, let limit): file.isolated + ": أكثر من \(limit) سعر"
    case .ratesTooLong(let file, let limit): file.isolated + ": أكثر من \(limit) بايت"
    case .isForExpressions(let option): "يُستخدم " + option.isolated + " مع التعبيرات"
    case .isForOneExpression(let option): "يُستخدم " + option.isolated + " مع تعبير واحد يُعطى كوسيط"
    case .isForExpressionsAndKeys(let option): "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated + "؛ وفي الحاسبة إعداد بهذا الاسم"
    case .isForObjects(let option): "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated + " و" + "history".isolated + " و" + "sheet".isolated + " و" + "plot".isolated
    case .isForRecords(let option): "يُستخدم " + option.isolated + " مع التعبيرات و" + "--keys".isolated + " و" + "history".isolated
    case .isForKeys(let option): "يُستخدم " + option.isolated + " مع المفاتيح"
    case .isForTerminals(let option): "يُستخدم " + option.isolated + " مع الحاسبة في الطرفية"
    case .sessionWithExpression(let line): "لا يأتي تعبير مع " + "repl".isolated + ": احذف «" + "repl".isolated + "»، أو اكتب «" + line.isolated + "» في الجلسة"
    case .sheetNeedsFile: "يحتاج " + "sheet".isolated + " إلى اسم ملف؛ و" + "-".isolated + " هو الدخل القياسي"
    case .oneSheet: "يطبع " + "sheet".isolated + " ملفًا واحدًا؛ وتُكتب عدة ملفات مع " + "--write".isolated + " و" + "--write-all".isolated + " و" + "--strip".isolated + " و" + "--check".isolated
    case .plotNeedsFunction: "يحتاج " + "plot".isolated + " إلى دالة في " + "x".isolated + " مثل " + "sin(x)/x".isolated
    case .noSize(let option, let limit, let text): "يأخذ " + option.isolated + " أعمدة وصفوفًا من 1 إلى \(limit) مثل " + "800x500".isolated + "، لا «" + text.isolated + "»"
    case .notBelow(let one, let other): "يجب أن يكون " + one.isolated + " أصغر من " + other.isolated
    case .noFraction(let option, let text): "يأخذ " + option.isolated + " كسرًا أو عددًا عشريًا، لا «" + text.isolated + "»"
    case .tooManyCurves(let limit): "في الرسم حتى \(limit) من المنحنيات"
    case .tooNarrow: "الفترة ضيقة جدًا: يشترك طرفاها في أكثر من 16 رقمًا"
    case .notPlotted(let function): "لا تُرسم «" + function.isolated + "»: تُرسم الدوال الأولية والتقريب و" + "min".isolated + " و" + "max".isolated + " فقط"
    case .onlyFunctions(let relation): "لا تُرسم «" + relation.isolated + "»: تُرسم " + "y = f(x)".isolated + " فقط، مثل " + "x^2 - 2".isolated
    case .historyStandsAlone: "تُكتب " + "history".isolated + " وحدها أو مع خياراتها"
    case .noSetting(let name, let names): "لا يوجد إعداد «" + name.isolated + "»؛ والإعدادات هي " + names.isolated
    case .noValue(let setting, let values, let text): "«" + text.isolated + "» ليست قيمة للإعداد " + setting.isolated + "؛ والقيم هي " + values.isolated
    case .ratesTask(let text): "rates".isolated + " لا يعرف «" + text.isolated + "»، بل " + "import FILE".isolated + " و" + "clear".isolated
    case .noHelp(let name, let tasks): "لا توجد مساعدة عن «" + name.isolated + "»، بل عن " + tasks.isolated + " وعن كل ما يسرده " + "exactly functions".isolated
    }
  }
}
