// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .name(let constant): constant.arabic
    case .search: "بحث"
    case .nothingFound: "لم يُعثر على شيء"
    case .measuredAreLeftOut: "الثوابت المقيسة، مثل ثابت الجاذبية، غير مدرجة لأنها ليست مضبوطة"
    }
  }
}

extension PhysicalConstant {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .caesiumFrequency: "تردد السيزيوم"
    case .speedOfLight: "سرعة الضوء"
    case .planck: "ثابت بلانك"
    case .elementaryCharge: "الشحنة الأولية"
    case .boltzmann: "ثابت بولتزمان"
    case .avogadro: "ثابت أفوجادرو"
    case .luminousEfficacy: "الفعالية الضيائية"
    case .reducedPlanck: "ثابت بلانك المخفض"
    case .gas: "ثابت الغازات"
    case .faraday: "ثابت فاراداي"
    case .stefanBoltzmann: "ثابت ستيفان وبولتزمان"
    case .josephson: "ثابت جوزيفسون"
    case .vonKlitzing: "ثابت فون كليتسينغ"
    case .standardGravity: "الجاذبية القياسية"
    case .standardAtmosphere: "الضغط الجوي القياسي"
    case .astronomicalUnit: "الوحدة الفلكية"
    case .lightYear: "السنة الضوئية"
    case .parsec: "الفرسخ الفلكي"
    }
  }
}

extension DatesText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .field(.from): "من"
    case .field(.to): "إلى"
    case .field(.years): "السنوات"
    case .field(.months): "الأشهر"
    case .field(.days): "الأيام"
    case .field(.workdays): "أيام العمل"
    case .field(.time): "الساعات والدقائق"
    case .countLastDay: "احتساب اليوم الأخير"
    case .difference: "الفرق"
    case .steps: "إضافة أو طرح"
    case .direction(.adding): "إضافة"
    case .direction(.subtracting): "طرح"
    case .result: "النتيجة"
    case .weekday(let weekday): weekday.arabic
    case .count(let count, .years): switch PluralCategory(count, in: .arabic) {
case .zero: "لا سنوات"
case .one: "سنة واحدة"
case .two: "سنتان"
case .few: "\(count) سنوات"
default: "\(count) سنة"
}
    case .count(let count, .months): switch PluralCategory(count, in: .arabic) {
case .zero: "لا أشهر"
case .one: "شهر واحد"
case .two: "شهران"
case .few: "\(count) أشهر"
case .many: "\(count) شهرًا"
default: "\(count) شهر"
}
    case .count(let count, .weeks): switch PluralCategory(count, in: .arabic) {
case .zero: "لا أسابيع"
case .one: "أسبوع واحد"
case .two: "أسبوعان"
case .few: "\(count) أسابيع"
case .many: "\(count) أسبوعًا"
default: "\(count) أسبوع"
}
    case .count(let count, .days): switch PluralCategory(count, in: .arabic) {
case .zero: "لا أيام"
case .one: "يوم واحد"
case .two: "يومان"
case .few: "\(count) أيام"
case .many: "\(count) يومًا"
default: "\(count) يوم"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .arabic) {
case .zero: "لا أيام عمل"
case .one: "يوم عمل واحد"
case .two: "يوما عمل"
case .few: "\(count) أيام عمل"
default: "\(count) يوم عمل"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .arabic) {
case .zero: "لا ساعات"
case .one: "ساعة واحدة"
case .two: "ساعتان"
case .few: "\(count) ساعات"
default: "\(count) ساعة"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .arabic) {
case .zero: "لا دقائق"
case .one: "دقيقة واحدة"
case .two: "دقيقتان"
case .few: "\(count) دقائق"
default: "\(count) دقيقة"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .arabic) {
case .zero: "لا ثوانٍ"
case .one: "ثانية واحدة"
case .two: "ثانيتان"
case .few: "\(count) ثوانٍ"
default: "\(count) ثانية"
}
    case .earlier(let text): text + " إلى الوراء"
    case .away(-1): "أمس"
    case .away(1): "غدًا"
    case .away(let days) where days < 0: if Int(days.magnitude) == 2 { "قبل يومين" } else { switch PluralCategory(Int(days.magnitude), in: .arabic) {
case .zero: "قبل لا أيام"
case .one: "قبل يوم واحد"
case .few: "قبل \(Int(days.magnitude)) أيام"
case .many: "قبل \(Int(days.magnitude)) يومًا"
default: "قبل \(Int(days.magnitude)) يوم"
} }
    case .away(let days): if Int(days.magnitude) == 2 { "بعد يومين" } else { switch PluralCategory(Int(days.magnitude), in: .arabic) {
case .zero: "بعد لا أيام"
case .one: "بعد يوم واحد"
case .few: "بعد \(Int(days.magnitude)) أيام"
case .many: "بعد \(Int(days.magnitude)) يومًا"
default: "بعد \(Int(days.magnitude)) يوم"
} }
    case .date(let moment): moment.description.isolated + "، " + moment.date.weekday.arabic
    case .problem(let problem): problem.arabic
    }
  }
}

extension Weekday {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .monday: "الاثنين"
    case .tuesday: "الثلاثاء"
    case .wednesday: "الأربعاء"
    case .thursday: "الخميس"
    case .friday: "الجمعة"
    case .saturday: "السبت"
    case .sunday: "الأحد"
    }
  }
}

extension DatesProblem {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .otherForm(let place): "المتوقع " + "YYYY-MM-DD".isolated + "، والخطأ عند الحرف \(place + 1)"
    case .noSuchYear: "تبدأ السنوات من " + "0001".isolated
    case .noSuchMonth: "الأشهر من 01 إلى 12"
    case .noSuchDay(let last): "أيام هذا الشهر من 01 إلى \(last)"
    case .noWholeNumber(let place): "المتوقع عدد صحيح، والخطأ عند الحرف \(place + 1)"
    case .tooMany: "\(DatesForm.countLimit) على الأكثر"
    case .noDuration: "المتوقع مدة مثل " + "7:45".isolated
    case .ambiguous(let one, let other): "اكتب " + "\(one)".isolated + " أو " + "\(other)".isolated
    case .beyondCalendar: "ليس بين " + "0001-01-01".isolated + " و" + "9999-12-31".isolated
    }
  }
}

extension CalculationError {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .divisionByZero: "القسمة على صفر"
    case .notReal: "النتيجة ليست عددًا حقيقيًا"
    case .outsideDomain: "خارج مجال تعريف الدالة"
    case .notInteger: "هذا للأعداد الصحيحة فقط"
    case .notFraction: "هذا للأعداد الصحيحة والكسور فقط"
    case .negativeShiftCount: "عدد خانات الإزاحة سالب"
    case .tooFewNumbers: "الأعداد في المكدس قليلة جدًا"
    case .stackFull: "المكدس ممتلئ"
    case .tooLarge: "النتيجة كبيرة جدًا"
    case .argumentTooLarge: "مُدخل الدالة كبير جدًا"
    case .tooSmall: "النتيجة قريبة جدًا من الصفر"
    case .tooManyDigits: "أرقام النتيجة الدقيقة كثيرة جدًا"
    case .tooMuchWork: "العملية الحسابية طويلة جدًا"
    case .undecided: "لا يمكن تحديد ما إذا كان عدد هنا يساوي صفرًا"
    case .notDifferentiable: "لا مشتقة هنا، أو لا تُعرف واحدة"
    case .notIntegrable: "لا يمكن إثبات تكامل هنا: قد تكون الدالة غير معرَّفة أو غير محدودة"
    case .notIsolated: "لا يمكن إثبات كل الجذور هنا: قد يكون عددها غير منته"
    case .notPolynomial: "solve".isolated + " لكثيرات الحدود فقط؛ يأخذ " + "roots(f, x, a, b)".isolated + " أي تعبير ومجالا"
    case .stopped: "أُوقفت"
    }
  }
}

extension Unavailable {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .latex(let command): "لا يُقرأ أمر " + "LaTeX".isolated + " " + Language.arabic.quoted(command, limit: 40)
    case .equation: "لحل معادلة اكتب " + "solve(x^2 = 4, x)".isolated
    case .complexNumber: "لا توجد أعداد مركبة؛ كل القيم حقيقية"
    case .matrix: "لا توجد مصفوفات؛ تُكتب القائمة " + "[1, 2, 3]".isolated
    case .calculus: "لا توجد نهايات؛ " + "roots(x^2 - 2, x, -5, 5)".isolated + " للجذور و" + "integral(x^2, x, 0, 1)".isolated + " للتكامل و" + "derivative(x^2, x, 3)".isolated + " للمشتقة"
    case .networkAddress: "لا تُقرأ عناوين الشبكات؛ للأعداد الصحيحة " + "and".isolated + " و" + "or".isolated + " و" + "<<".isolated
    case .colour(let digits): "لا تُقرأ الألوان؛ العدد هو " + ("0x" + digits).isolated
    case .dice: "لا يوجد نرد؛ في لوحة المفاتيح " + "Rand".isolated
    case .romanNumeral: "لا تُقرأ الأعداد الرومانية؛ يكتبها " + "to roman".isolated
    case .density: "تعتمد كتلة الحجم على ما بداخله؛ اضرب هكذا: " + "2 cups * 125 g/cup".isolated
    case .plot: "للمنحنيات أمر خاص بها: " + "exactly plot x^2".isolated
    case .measuredConstant(let name): Language.arabic.quoted(name, limit: 40) + " قيمة مقيسة وليست دقيقة؛ من الثوابت الدقيقة " + "planck".isolated + " و" + "avogadro".isolated
    }
  }
}

extension ExpressionError.Cause {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .empty: "لا شيء للحساب"
    case .missingOperand: "ينقص عدد"
    case .missingOperator: "تنقص علامة عملية"
    case .percentageAsRemainder: "تنقص علامة عملية بعد «" + "%".isolated + "»؛ لباقي القسمة استخدم «" + "mod".isolated + "»"
    case .unopenedBracket: "هذا القوس لم يُفتح"
    case .unclosedBracket: "هذا القوس لم يُغلق"
    case .otherNotation(let text): "يُكتب هذا هنا " + Language.arabic.quoted(text, limit: 40)
    case .severalCalculations: "في السطر عملية حسابية واحدة؛ اكتب ما بعد «" + ";".isolated + "» في السطر التالي"
    case .unknownName(let name, let suggestion?): "اسم غير معروف " + Language.arabic.quoted(name) + "؛ هل تقصد " + Language.arabic.quoted(suggestion) + "؟"
    case .unknownName(let name, nil): "اسم غير معروف " + Language.arabic.quoted(name)
    case .ambiguous(let one, let other): "قد يكون هذا " + one.isolated + " أو " + other.isolated + "؛ اكتب أحدهما"
    case .differentMarks(let number): "تُقرأ العلامات هنا على غير ما في " + Language.arabic.quoted(number) + "؛ اكتبهما بالطريقة نفسها"
    case .powerOfFunction(let function, let inverse?): "تُكتب القوة بعد الوسيط: " + (function + "(x)^2").isolated + "؛ والدالة العكسية هي " + Language.arabic.quoted(inverse)
    case .powerOfFunction(let function, nil): "تُكتب القوة بعد الوسيط: " + (function + "(x)^2").isolated
    case .roundedNumber: "يسبق «" + "≈".isolated + "» عددًا مقرّبًا لم يبقَ منه إلا هذه الأرقام"
    case .differentDigits: "أرقام العدد الواحد من كتابتين؛ اكتبها بواحدة منهما"
    case .differentCurrencies: "لا يمكن حساب عملتين معًا"
    case .ambiguousRoot: "يمكن قراءة هذا بطريقتين؛ ضع «" + "×".isolated + "» قبل الجذر"
    case .missingArgument(let function): Language.arabic.quoted(function) + " بلا وسيط قبل هذه الإشارة؛ اكتبه بين قوسين"
    case .missingCalculation: "لا توجد هذه العملية الحسابية"
    case .unknownCharacter(let text): "حرف غير متوقع " + Language.arabic.shown(text)
    case .needsWord: "يحتاج «" + ">>>".isolated + "» إلى كلمة، كالتي يعطيها " + "--word 64".isolated
    case .doesNotFit(let format) where format.isSigned: "لا يتسع له " + "\(format.bitWidth)".isolated + " بت بإشارة"
    case .doesNotFit(let format): "لا يتسع له " + "\(format.bitWidth)".isolated + " بت بلا إشارة"
    case .misplacedConversion: "لا يأتي هذا إلا في آخر السطر، وبعده «" + "hex".isolated + "» أو «" + "oct".isolated + "» أو «" + "bin".isolated + "» أو «" + "dec".isolated + "»"
    case .onlyWholeNumbers: "هذه الصيغة للأعداد الصحيحة فقط"
    case .malformedNumber: "ليس عددًا"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: switch PluralCategory(counts.lowerBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا على الأقل، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " وسيطين على الأقل، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط على الأقل، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا على الأقل، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط على الأقل، وليس \(given)"
}
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " \(counts.upperBound) وسيط، وليس \(given)"
}
    case .argumentCount(let function, let counts, let given): switch PluralCategory(counts.lowerBound, in: .arabic) {
case .one: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا أو وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا أو وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا أو \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا أو \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " وسيطًا واحدًا أو \(counts.upperBound) وسيط، وليس \(given)"
}
case .two: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " وسيطين أو وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " وسيطين أو وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " وسيطين أو \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " وسيطين أو \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " وسيطين أو \(counts.upperBound) وسيط، وليس \(given)"
}
case .few: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط أو وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط أو وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط أو \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط أو \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسائط أو \(counts.upperBound) وسيط، وليس \(given)"
}
case .many: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا أو وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا أو وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا أو \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا أو \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيطًا أو \(counts.upperBound) وسيط، وليس \(given)"
}
default: switch PluralCategory(counts.upperBound, in: .arabic) {
case .one: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط أو وسيطًا واحدًا، وليس \(given)"
case .two: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط أو وسيطين، وليس \(given)"
case .few: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط أو \(counts.upperBound) وسائط، وليس \(given)"
case .many: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط أو \(counts.upperBound) وسيطًا، وليس \(given)"
default: "تأخذ " + Language.arabic.quoted(function) + " \(counts.lowerBound) وسيط أو \(counts.upperBound) وسيط، وليس \(given)"
}
}
    case .misplacedComma: "لا تفصل الفاصلة أو الفاصلة المنقوطة إلا بين وسائط دالة"
    case .repeatedFactorial: "يمكن قراءة «" + "!!".isolated + "» بطريقتين؛ اكتب كما في " + "(3!)!".isolated
    case .misplacedEquals: "لا تأتي «" + "=".isolated + "» إلا بعد اسم، أو بعد دالة مع معاملاتها"
    case .reservedName(let name): "للاسم " + Language.arabic.quoted(name) + " معنى خاص به"
    case .repeatedParameter(let name): "معاملان باسم " + Language.arabic.quoted(name)
    case .tooManyParameters: switch PluralCategory(Worksheet.parameterLimit, in: .arabic) {
case .few: "أكثر من \(Worksheet.parameterLimit) معاملات"
case .many: "أكثر من \(Worksheet.parameterLimit) معاملًا"
default: "أكثر من \(Worksheet.parameterLimit) معامل"
}
    case .recursion(let name): "لا يمكن للدالة " + Language.arabic.quoted(name) + " أن تستخدم نفسها"
    case .noPreviousAnswer: "لا توجد نتيجة سابقة بعد"
    case .tooManyDefinitions: switch PluralCategory(Worksheet.definitionLimit, in: .arabic) {
case .few: "أكثر من \(Worksheet.definitionLimit) تعريفات، أو تعريفات طويلة جدًا"
case .many: "أكثر من \(Worksheet.definitionLimit) تعريفًا، أو تعريفات طويلة جدًا"
default: "أكثر من \(Worksheet.definitionLimit) تعريف، أو تعريفات طويلة جدًا"
}
    case .tooDeep: switch PluralCategory(MathExpression.depthLimit, in: .arabic) {
case .few: "أكثر من \(MathExpression.depthLimit) مستويات من الأقواس والإشارات والدوال"
default: "أكثر من \(MathExpression.depthLimit) مستوى من الأقواس والإشارات والدوال"
}
    case .tooLong: switch PluralCategory(MathExpression.lengthLimit, in: .arabic) {
case .few: "أطول من \(MathExpression.lengthLimit) بايتات"
case .many: "أطول من \(MathExpression.lengthLimit) بايتًا"
default: "أطول من \(MathExpression.lengthLimit) بايت"
}
    case .unit(let error): error.arabic
    case .malformedRate: "يُكتب السعر «\u{2068}rate 2026-11-20 1 EUR = 1.0823 USD\u{2069}»"
    case .missingUnit: "تنقص وحدة هنا"
    case .numberWithoutUnit: "العدد بعد كمية يحتاج إلى وحدته"
    case .onlyPlainNumbers(let name): Language.arabic.quoted(name) + " لا يقبل إلا أعدادًا بلا وحدة"
    case .notPlainNumber: "النتيجة ليست عددًا مجردًا"
    case .quantity(let error): error.arabic
    case .date(let error): error.arabic
    case .listAsNumber: "توجد قائمة حيث يلزم عدد؛ وحول العملية الحسابية يكتب \u{2068}( )\u{2069}"
    case .functionAsNumber(let name): Language.arabic.quoted(name) + " دالة، ووسائطها ناقصة"
    case .percentageNeeded(let word): "يلزم قبل " + Language.arabic.quoted(word) + " نسبة مئوية مثل \u{2068}20%\u{2069}"
    case .boundsNotWhole: "يجب أن يكون الحدان عددين صحيحين"
    case .misplacedWord(let word): Language.arabic.quoted(word) + " لا معنى له هنا"
    case .onlyInSheets(let word): Language.arabic.quoted(word) + " يشير إلى أسطر أعلاه لا توجد إلا في ورقة"
    case .nothingAbove(let word): "لا يوجد أعلاه ما يخص " + Language.arabic.quoted(word)
    case .lineBelow: "هذا السطر ليس أعلاه"
    case .noSuchLine: "لا يوجد سطر كهذا له قيمة"
    case .sheetTooLong: "تحتاج سطور هذه الورقة معًا إلى أكثر من \(Sheet.totalWork / 1_000_000_000) ثوانٍ"
    case .sheetTooLarge: "تحتاج نتائج هذه الورقة معًا إلى أكثر من \(Sheet.keptByteLimit / 1_000_000) ميغابايت"
    case .failedLine(let index): "في السطر \(index + 1) خطأ"
    case .definedBelow(let name, let line): Language.arabic.quoted(name) + " لا يُعرَّف إلا أسفله، في السطر \(line + 1)"
    case .unknownOption(let text): "خيار غير معروف " + Language.arabic.quoted(text) + "؛ الخيارات هي \u{2068}angle\u{2069} و\u{2068}places\u{2069} و\u{2068}digits\u{2069} و\u{2068}marks\u{2069}"
    case .calculation(let error): error.arabic
    case .powerOfBits(let error): error.arabic + "؛ أو الحصرية تُكتب " + Language.arabic.quoted("xor")
    case .unavailable(let feature): feature.arabic
    }
  }
}

extension HelpText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .heading(.touch): "بالأصابع"
    case .heading(.keyboard): "بلوحة المفاتيح"
    case .gesture(let gesture): gesture.arabic
    case .effect(let gesture): gesture.arabicEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "الأدلة والمرجع (بالإنجليزية)"
    }
  }
}

extension TouchGesture {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .swipeNumber: "السحب أفقيًا على العدد"
    case .holdNumber: "الضغط مطولًا على العدد"
    case .tapMark: "النقر على = أو ≈ بجانب العدد"
    case .slideOffKey: "تحريك الإصبع خارج المفتاح"
    case .typeWithThumbs: "الكتابة بالإبهامين"
    case .tapCalculation: "النقر على عملية في السجل"
    case .turnDevice: "تدوير الجهاز"
    }
  }
  /// The effect in Arabic.
  var arabicEffect: String {
    switch self {
    case .swipeNumber: "حذف الرقم الأخير"
    case .holdNumber: "النسخ واللصق وصيغ أخرى"
    case .tapMark: "كسر أو صيغة دقيقة أو عدد عشري"
    case .slideOffKey: "التراجع عن الضغط"
    case .typeWithThumbs: "تُحتسب كل ضغطة"
    case .tapCalculation: "إعادة استخدام نتيجتها"
    case .turnDevice: "لوحة المفاتيح الأخرى"
    }
  }
}

extension KeyName {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .add: "جمع"
    case .subtract: "طرح"
    case .multiply: "ضرب"
    case .divide: "قسمة"
    case .equals: "يساوي"
    case .percent: "بالمئة"
    case .changeSign: "تغيير الإشارة"
    case .decimalPoint: "الفاصلة العشرية"
    case .clear: "مسح"
    case .allClear: "مسح الكل"
    case .delete: "حذف"
    case .leftParenthesis: "فتح قوس"
    case .rightParenthesis: "إغلاق قوس"
    case .memoryClear: "مسح الذاكرة"
    case .memoryAdd: "إضافة إلى الذاكرة"
    case .memorySubtract: "طرح من الذاكرة"
    case .memoryRecall: "استرجاع من الذاكرة"
    case .secondFunctions: "الوظائف الثانية"
    case .square: "تربيع"
    case .cube: "تكعيب"
    case .xToThePowerOfY: "x أس y"
    case .yToThePowerOfX: "y أس x"
    case .eToThePowerOfX: "e أس x"
    case .tenToThePowerOfX: "10 أس x"
    case .twoToThePowerOfX: "2 أس x"
    case .reciprocal: "المقلوب"
    case .squareRoot: "الجذر التربيعي"
    case .cubeRoot: "الجذر التكعيبي"
    case .yThRootOfX: "الجذر من الدرجة y للعدد x"
    case .naturalLogarithm: "اللوغاريتم الطبيعي"
    case .logarithmBase10: "اللوغاريتم للأساس 10"
    case .logarithmBase2: "اللوغاريتم للأساس 2"
    case .logarithmBaseY: "اللوغاريتم للأساس y"
    case .factorial: "المضروب"
    case .sine: "الجيب"
    case .cosine: "جيب التمام"
    case .tangent: "الظل"
    case .inverseSine: "معكوس الجيب"
    case .inverseCosine: "معكوس جيب التمام"
    case .inverseTangent: "معكوس الظل"
    case .hyperbolicSine: "الجيب الزائدي"
    case .hyperbolicCosine: "جيب التمام الزائدي"
    case .hyperbolicTangent: "الظل الزائدي"
    case .inverseHyperbolicSine: "معكوس الجيب الزائدي"
    case .inverseHyperbolicCosine: "معكوس جيب التمام الزائدي"
    case .inverseHyperbolicTangent: "معكوس الظل الزائدي"
    case .eulersNumber: "عدد أويلر e"
    case .pi: "باي"
    case .enterExponent: "إدخال الأس"
    case .randomNumber: "عدد عشوائي"
    case .radians: "راديان"
    case .degrees: "درجات"
    case .remainder: "باقي القسمة"
    case .and: "و"
    case .or: "أو"
    case .exclusiveOr: "أو الحصرية"
    case .nand: "نفي و"
    case .nor: "نفي أو"
    case .shiftLeftBy: "إزاحة إلى اليسار بمقدار"
    case .shiftRightBy: "إزاحة إلى اليمين بمقدار"
    case .shiftRightWithZerosBy: "إزاحة إلى اليمين بأصفار بمقدار"
    case .divideWhole: "قسمة صحيحة"
    case .shiftLeft: "إزاحة إلى اليسار"
    case .shiftRight: "إزاحة إلى اليمين"
    case .onesComplement: "متمم الواحد"
    case .twosComplement: "متمم الاثنين"
    case .rotateLeft: "تدوير إلى اليسار"
    case .rotateRight: "تدوير إلى اليمين"
    case .rotateLeftThroughCarry: "تدوير إلى اليسار عبر المحمول"
    case .rotateRightThroughCarry: "تدوير إلى اليمين عبر المحمول"
    case .flipBytes: "عكس البايتات"
    case .flipWords: "عكس الكلمات"
    case .doubleZero: "صفران"
    case .doubleF: "حرفا F"
    case .binary: "ثنائي"
    case .octal: "ثماني"
    case .decimal: "عشري"
    case .hexadecimal: "سداسي عشري"
    case .bits8: "8 بت"
    case .bits16: "16 بت"
    case .bits32: "32 بت"
    case .bits64: "64 بت"
    case .signed: "بإشارة"
    case .unsigned: "بلا إشارة"
    case .enter: "إدخال"
    case .exchange: "تبديل x و y"
    case .rollUp: "تدوير المكدس لأعلى"
    case .rollDown: "تدوير المكدس لأسفل"
    case .drop: "إزالة x"
    }
  }
}

extension KeyboardText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .noKey(let key, let help?): Language.arabic.quoted(key) + " ليس مفتاحًا؛ " + help.isolated + " يعرض المفاتيح"
    case .noKey(let key, nil): Language.arabic.quoted(key) + " ليس مفتاحًا"
    case .doesNothing(let key, let help?): Language.arabic.quoted(key) + " لا يفعل شيئًا الآن؛ " + help.isolated + " يعرض المفاتيح"
    case .doesNothing(let key, nil): Language.arabic.quoted(key) + " لا يفعل شيئًا الآن"
    case .doesNothingHere(let key, let close): Language.arabic.quoted(key) + " لا يفعل شيئًا هنا؛ " + close.isolated + " للإغلاق"
    case .scientific(let key, let keypad?): Language.arabic.quoted(key) + " مفتاح علمي: " + keypad.isolated + " لإظهارها"
    case .scientific(let key, nil): Language.arabic.quoted(key) + " مفتاح علمي"
    case .secondFunctions: "للمفاتيح الآن وظائفها الثانية"
    case .noOpenParenthesis: "لا يوجد قوس مفتوح"
    case .wordIsFull(let bits): "لا تتسع \(bits) بت لأرقام أكثر"
    case .notInBase(let digit, let base): Language.arabic.quoted(digit) + " ليس رقمًا في الأساس \(base)"
    case .afterError(let undo?): "الخطأ ليس عددًا: أي رقم يبدأ من جديد، " + undo.isolated + " للرجوع"
    case .afterError(nil): "الخطأ ليس عددًا"
    case .nothingTyped(let undo?): "لا شيء مكتوب ليُحذف؛ " + undo.isolated + " للرجوع"
    case .nothingTyped(nil): "لا شيء مكتوب ليُحذف"
    case .nothingToCalculate: "لا شيء للحساب"
    case .takesPlace(let key, let number, let undo?): key.isolated + " حلّ محلّ " + number.isolated + "؛ " + undo.isolated + " للرجوع"
    case .takesPlace(let key, let number, nil): key.isolated + " حلّ محلّ " + number.isolated
    case .takenInside(let number, let undo?): number.isolated + " داخل القوس ولا يُضرب شيء؛ " + undo.isolated + " للرجوع"
    case .takenInside(let number, nil): number.isolated + " داخل القوس ولا يُضرب شيء"
    case .keysSay(let pressed, let typed, let line?): "المفاتيح تعني " + pressed.isolated + " لا " + typed.isolated + "؛ " + line.isolated + " لكتابتها في سطر"
    case .keysSay(let pressed, let typed, nil): "المفاتيح تعني " + pressed.isolated + " لا " + typed.isolated
    case .lineIsOpen(let enter, let escape): enter.isolated + " لأخذ السطر، " + escape.isolated + " لتركه"
    case .heading(let group): group.arabic
    case .about(let topic): topic.arabic
    case .way(let way): way.arabic
    case .tabKey: "Tab"
    case .spaceKey: "المسافة"
    }
  }
}

extension HelpGroup {
  /// The text in Arabic.
  var arabic: String {
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
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .history: "العمليات المنتهية، أحدثها أولًا. العملية المعدّلة تُحسب من جديد مع كل ما يستخدم نتيجتها."
    case .tape: "العمليات كما تطبعها آلة جمع: ⋄ هو المجموع حتى هناك. في الصدفة يطبعه الأمر exactly history --tape."
    case .units: "وحدات أحد سطري العرض. يجد البحث الرموز والأسماء."
    case .dates: "الأيام بين تاريخين، والتاريخ بعد سنوات وأشهر وأيام أو قبلها."
    case .commands: "كل ما يمكن فعله الآن مع مفاتيحه. ما يُكتب يُبحث عنه."
    case .constants: "ثوابت مضبوطة في الفيزياء والفلك. ما يُكتب يُبحث عنه في الأسماء والرموز والوحدات."
    case .memory: "العدد في الذاكرة والأعداد المخزّنة بجانبه."
    case .digits: "كل الأرقام المعروضة صحيحة. التمرير بعد النهاية يحسب ضعفها."
    case .settings: "ما يُغيَّر يسري فورًا ويُحفظ."
    }
  }
}

extension HelpWay {
  /// The text in Arabic.
  var arabic: String {
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

extension Message {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .key(let name): name.arabic
    case .command(let name): name.arabic
    case .part(let name): name.arabic
    case .setting(let name): name.arabic
    case .settingDescription(let name): name.arabicDescription
    case .settingGroup(let group): group.arabic
    case .settingValue(let value): value.arabic
    case .sentence(let sentence): sentence.arabic
    case .calculationReason(let error, nil): error.arabic
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .arabic) {
case .one: error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عدد واحد"
default: error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عددين"
}
    case .expressionReason(let cause): cause.arabic
    case .pasteReason(let reason): reason.arabic
    case .storageReason(let reason): reason.arabic
    case .historyReason(let reason): reason.arabic
    case .readingNote(let note): note.arabic
    case .settingReason(let reason): reason.arabic
    }
  }
}

extension KeypadMode {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .basic: "أساسية"
    case .scientific: "علمية"
    case .programmer: "المبرمج"
    }
  }
}

extension CommandName {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .undo: "تراجع"
    case .redo: "إعادة"
    case .cut: "قص"
    case .copy: "نسخ"
    case .copyLink: "نسخ الرابط"
    case .paste: "لصق"
    case .selectAll: "تحديد الكل"
    case .menu: "القائمة"
    case .more: "المزيد"
    case .back: "رجوع"
    case .close: "إغلاق"
    case .cancel: "إلغاء"
    case .done: "تم"
    case .help: "مساعدة"
    case .stop: "إيقاف"
    case .reload: "إعادة التحميل"
    case .quit: "إنهاء"
    case .about: "حول Exactly"
    case .openInExactly: "افتح في Exactly"
    case .basicKeypad: "لوحة المفاتيح الأساسية"
    case .scientificKeypad: "لوحة المفاتيح العلمية"
    case .programmerKeypad: "لوحة مفاتيح المبرمج"
    case .reversePolish: "التدوين البولندي العكسي"
    case .infix: "التدوين المعتاد"
    case .showDecimal: "النتيجة كعدد عشري"
    case .showFraction: "النتيجة ككسر"
    case .showExactForm: "النتيجة بالصيغة الدقيقة"
    case .moreDigits: "أرقام أكثر"
    case .largeType: "خط كبير"
    case .showSeparators: "إظهار فواصل الآلاف"
    case .hideSeparators: "إخفاء فواصل الآلاف"
    case .convert: "تحويل الوحدات"
    case .stopConverting: "إيقاف التحويل"
    case .swapUnits: "تبديل الوحدتين"
    case .otherUnit: "الكتابة في السطر الآخر"
    case .chooseUnits: "اختيار الوحدات"
    case .storeNumber: "حفظ العدد"
    case .showHistory: "إظهار السجل"
    case .showTape: "إظهار الشريط الورقي"
    case .showSheet: "الورقة"
    case .showDates: "إظهار التواريخ"
    case .showConstants: "إظهار الثوابت"
    case .showMemory: "إظهار الذاكرة"
    case .showSettings: "إظهار الإعدادات"
    case .reuseResult: "إعادة استخدام النتيجة"
    case .useNumber: "استخدام العدد"
    case .edit: "تحرير"
    case .label: "تسمية"
    case .remove: "إزالة"
    case .clearHistory: "مسح السجل"
    case .clearMemory: "مسح الذاكرة كلها"
    case .export: "تصدير"
    case .exportText: "تصدير كنص"
    case .newWindow: "نافذة جديدة"
    case .exportCSV: "تصدير كملف CSV"
    case .exportJSON: "تصدير كملف JSON"
    case .print: "طباعة"
    case .saveText: "حفظ كنص"
    case .keepHistory: "الاحتفاظ بالسجل"
    case .stopKeepingHistory: "إيقاف الاحتفاظ بالسجل"
    }
  }
}

extension PartName {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .result: "النتيجة"
    case .calculation: "العملية الحسابية"
    case .reading: "فُهمت هكذا"
    case .keypad: "لوحة المفاتيح"
    case .bits: "البتات"
    case .history: "السجل"
    case .tape: "الشريط الورقي"
    case .units: "الوحدات"
    case .belowAbsoluteZero: "تحت الصفر المطلق"
    case .recentConversions: "آخر التحويلات"
    case .unitCategories: "الفئات"
    case .unitSearch: "بحث عن وحدة"
    case .dates: "التواريخ"
    case .commands: "الأوامر"
    case .constants: "الثوابت"
    case .memory: "الذاكرة"
    case .settings: "الإعدادات"
    case .label: "الاسم"
    case .noCalculations: "لا توجد عمليات حسابية بعد"
    case .noUnits: "لا توجد وحدة كهذه"
    case .nothingInMemory: "لا شيء في الذاكرة"
    case .memoryIsSet: "توجد قيمة في الذاكرة"
    case .wraps: "تجاوز"
    case .wholePart: "الجزء الصحيح"
    case .isWaiting: "في انتظار عدد"
    case .isSelected: "محدد"
    case .subtotal: "المجموع الجزئي"
    case .exactly: "بالضبط"
    case .approximately: "تقريبًا"
    case .decimal: "عدد عشري"
    case .fraction: "كسر"
    case .exactForm: "صيغة دقيقة"
    case .error: "خطأ"
    case .calculating: "جارٍ الحساب…"
    case .stopped: "تم إيقاف الحساب"
    case .restarted: "أُعيد تشغيل الحاسبة واستُعيد حسابك"
    case .startedAnew: "أُعيد تشغيل الحاسبة وتعذّرت استعادة حسابك"
    case .newVersion: "يتوفر إصدار جديد"
    case .enterKey: "Enter"
    case .escapeKey: "Esc"
    case .backspaceKey: "Backspace"
    }
  }
}

extension SettingName {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .order: "ترتيب العمليات"
    case .angle: "الزوايا"
    case .reversePolish: "التدوين البولندي العكسي"
    case .digits: "الأرقام"
    case .places: "المنازل العشرية"
    case .numberMarks: "علامات الأعداد"
    case .notation: "طريقة الكتابة"
    case .grouping: "تجميع الأرقام"
    case .theme: "المظهر"
    case .language: "اللغة"
    case .keepHistory: "الاحتفاظ بالسجل"
    case .keepSession: "الاحتفاظ بالجلسة"
    }
  }
  /// The description in Arabic.
  var arabicDescription: String {
    switch self {
    case .order: "هل " + "2 + 3 × 4".isolated + " تساوي 14 أم 20 عند الحساب من اليسار إلى اليمين"
    case .angle: "الوحدة التي تُقاس بها الزوايا"
    case .reversePolish: "هل الناتج 5 عند كتابة 2 ثم إدخال ثم 3 ثم +، والأعداد في مكدس"
    case .digits: "أقصى عدد من الأرقام في النتيجة"
    case .places: "أقصى عدد من المنازل العشرية المعروضة، ويبقى العدد كاملًا"
    case .numberMarks: "الفاصلة العشرية وكيفية تجميع الأرقام"
    case .notation: "هل تُكتب النتائج بأس عشري"
    case .grouping: "هل تُجمّع الأرقام ثلاثة ثلاثة"
    case .theme: "هل الحاسبة فاتحة أم داكنة"
    case .language: "لغة جميع النصوص"
    case .keepHistory: "هل يُحتفظ بالعمليات الحسابية المنتهية"
    case .keepSession: "هل تتابع الحاسبة من حيث تُركت"
    }
  }
}

extension SettingGroup {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .calculating: "الحساب"
    case .numbers: "الأعداد"
    case .looks: "المظهر واللغة"
    case .keeping: "الحفظ"
    }
  }
}

extension SettingValue {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .precedence: "أولوية العمليات"
    case .leftToRight: "من اليسار إلى اليمين"
    case .radians: "راديان"
    case .degrees: "درجات"
    case .gradians: "غراد"
    case .automatic: "تلقائي"
    case .plain: "بلا أس"
    case .scientific: "علمية"
    case .engineering: "هندسية"
    case .thousands: "آلاف"
    case .noGrouping: "بلا تجميع"
    case .light: "فاتح"
    case .dark: "داكن"
    case .highContrast: "تباين عالٍ"
    case .on: "مفعّل"
    case .off: "معطّل"
    }
  }
}

extension UnitNameError {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "وحدة غير معروفة: " + Language.arabic.quoted(name)
    case .unknown(let name, let suggestions): "وحدة غير معروفة: " + Language.arabic.quoted(name) + "; " + suggestions.map { $0.isolated }.joined(separator: " أو ") + "?"
    case .ambiguous(let name, let meanings): Language.arabic.quoted(name) + " أكثر من وحدة واحدة: " + meanings.map { $0.isolated }.joined(separator: " أو ")
    }
  }
}

extension QuantityError {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "عدد مجرد وعدد مجرد تقيسان شيئين مختلفين؛ هل تقصد " + hint.isolated + "؟"
default: "عدد مجرد و" + right.text.isolated + " تقيسان شيئين مختلفين؛ هل تقصد " + hint.isolated + "؟"
}
default: switch right.isNone {
case true: left.text.isolated + " وعدد مجرد تقيسان شيئين مختلفين؛ هل تقصد " + hint.isolated + "؟"
default: left.text.isolated + " و" + right.text.isolated + " تقيسان شيئين مختلفين؛ هل تقصد " + hint.isolated + "؟"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "عدد مجرد وعدد مجرد تقيسان شيئين مختلفين"
default: "عدد مجرد و" + right.text.isolated + " تقيسان شيئين مختلفين"
}
default: switch right.isNone {
case true: left.text.isolated + " وعدد مجرد تقيسان شيئين مختلفين"
default: left.text.isolated + " و" + right.text.isolated + " تقيسان شيئين مختلفين"
}
}
    case .noUnit(let units): "ليس للعدد وحدة تُحوَّل إلى " + units.text.isolated
    case .exponentWithUnit: "ليس للأس وحدة"
    case .fractionalExponent(let units): "لن تكون أسس " + units.text.isolated + " أعدادًا صحيحة"
    case .exponentTooLarge: "أس الوحدة كبير جدًا"
    case .tooManyUnits: "الوحدات أكثر من اللازم"
    case .sumOfTemperatures: "لا تُجمع درجتا حرارة؛ الفرق هو \u{2068}K\u{2069} أو \u{2068}delta_degC\u{2069} أو \u{2068}delta_degF\u{2069}"
    case .productOfTemperature: "لا تُضرب درجة الحرارة ولا تُقسم؛ الفرق هو \u{2068}K\u{2069} أو \u{2068}delta_degC\u{2069} أو \u{2068}delta_degF\u{2069}"
    case .temperatureAndDifference: "درجة الحرارة ليست فرقًا بين درجتين"
    case .frequencyAndAngle: "يختلف \u{2068}Hz\u{2069} عن زاوية لكل زمن بمقدار 2π غير مؤكد؛ استعمل \u{2068}rpm\u{2069} أو \u{2068}turn/s\u{2069}"
    case .unitsNotDescending: "يجب أن تكون كل وحدة أصغر مما قبلها ومن النوع نفسه"
    case .moneyTimesUnits(let units, let price): "\u{2068}" + units.text + "\u{2069} ليس مبلغًا من المال؛ هل المقصود سعر بوحدة \u{2068}" + price.text + "\u{2069}؟"
    case .noRate(let from, let to, let day?): "لا يُعرف سعر صرف من " + from.code.isolated + " إلى " + to.code.isolated + " بتاريخ " + day.isolated
    case .noRate(let from, let to, nil): "لا يُعرف سعر صرف من " + from.code.isolated + " إلى " + to.code.isolated
    case .calculation(let error): error.arabic
    }
  }
}

extension DateError {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .noSuchDate: "لا يوجد تاريخ كهذا"
    case .unclear: "ينتهي هنا تاريخ؛ ضع مسافات حول علامة الطرح"
    case .noToday: "لا يُعرف أي يوم هو اليوم؛ اكتب تاريخه، مثل \u{2068}2026-11-22\u{2069}"
    case .noZone: "يلزم هنا وقت مع منطقته الزمنية، مثل \u{2068}2026-11-22 14:30 UTC\u{2069}"
    case .noSuchZone: "لا توجد هذه المنطقة الزمنية؛ أسماؤها مثل \u{2068}Europe/Berlin\u{2069}"
    case .noZoneTable: "لا تُعرف هنا مناطق زمنية؛ في لينكس توجد في الحزمة \u{2068}tzdata\u{2069}"
    case .damagedZone(let name): "لا يمكن قراءة ملف المنطقة الزمنية \u{2068}\(name)\u{2069}"
    case .dayOfNoRate: "on".isolated + " مع يوم خاص بأسعار صرف العملات"
    case .sumOfDates: "لا يُجمع تاريخان"
    case .productOfDate: "لا يأتي التاريخ إلا في جمع أو طرح"
    case .noTime: "بجانب التاريخ زمن بوحدته، مثل «\u{2068}3 days\u{2069}»"
    case .subtractedDate: "لا يُطرح تاريخ من زمن"
    case .notWholeDays: "بجانب التاريخ أيام صحيحة فقط"
    case .notWholeSteps: "بجانب التاريخ شهور وسنوات صحيحة فقط"
    case .beyondCalendar: "التواريخ من \u{2068}0001-01-01\u{2069} إلى \u{2068}9999-12-31\u{2069}"
    case .noDate: "يلزم هنا تاريخ، مثل \u{2068}2026-11-22\u{2069}"
    case .noSuchTime: "الدقائق والثواني أقل من \u{2068}60\u{2069}، والساعات مع \u{2068}am\u{2069} أو \u{2068}pm\u{2069} من \u{2068}1\u{2069} إلى \u{2068}12\u{2069}"
    case .timeOfDay: "مع الوقت من اليوم تُكتب مدة مثل \u{2068}5pm + 3 h\u{2069}، أو وقت آخر بعد علامة الطرح: \u{2068}5pm - 9am\u{2069}"
    case .laterTime: "الوقت بعد علامة الطرح متأخر عن الأول؛ بدّل بينهما، أو أضف \u{2068}24 h\u{2069} إلى الأول إن كان في اليوم التالي"
    case .notConvertible: "ليس للتاريخ وحدة؛ يمكن تحويله «\u{2068}to weekday\u{2069}» و«\u{2068}to week\u{2069}»"
    }
  }
}

extension PasteReason {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .noText: "لا يوجد نص"
    case .severalNumbers: "عدة أعداد؛ اكتب " + "sum(".isolated + " أو " + "mean(".isolated + " والصقها هناك"
    case .tooLong(let limit): switch PluralCategory(limit, in: .arabic) {
case .few: "أطول من \(limit) أحرف"
case .many: "أطول من \(limit) حرفًا"
default: "أطول من \(limit) حرف"
}
    case .notANumber(let text): Language.arabic.quoted(text) + " ليس عددًا"
    case .unfinished: "النص بلا نهاية"
    case .expression(let cause, let column?): "العمود \(column)، " + cause.arabic
    case .expression(let cause, nil): cause.arabic
    case .calculation(let error): error.arabic
    }
  }
}

extension StorageReason {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .noSpace: "لا توجد مساحة كافية"
    case .notPermitted: "هذا غير مسموح"
    case .unreadable: "لا يمكن قراءته"
    case .other(let detail) where detail.isEmpty: "حدث خطأ ما"
    case .other(let detail): detail.isolated
    }
  }
}

extension HistoryReason {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .gone: "هذه العملية الحسابية لم تعد في السجل"
    case .usesItself: "لا يمكن لعملية حسابية أن تستخدم نتيجتها"
    case .usesLater: "لا يمكن لعملية حسابية أن تستخدم إلا نتائج سابقة"
    case .usesUnknown: "العملية الحسابية المستخدمة ليست في السجل"
    case .unitsHaveNoValue: "لا قيمة لوحداتها أو تواريخها معًا"
    case .usesRemoved: "تنقص عملية حسابية مستخدمة"
    case .unreadable: "لا يمكن قراءة الصيغة"
    case .tooLong(let limit): switch PluralCategory(limit, in: .arabic) {
case .few: "أطول من \(limit) أحرف"
case .many: "أطول من \(limit) حرفًا"
default: "أطول من \(limit) حرف"
}
    case .expression(let cause): cause.arabic
    case .calculation(let error): error.arabic
    }
  }
}

extension SettingReason {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .noEqualsSign: "تنقص «" + "=".isolated + "»"
    case .unknownName(let name): "لا يوجد إعداد " + Language.arabic.quoted(name)
    case .unknownValue(let value, let setting): Language.arabic.quoted(value) + " ليست قيمة للإعداد " + setting.isolated
    }
  }
}

extension Sentence {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .nothingToUndo: "لا شيء للتراجع عنه"
    case .nothingToRedo: "لا شيء لإعادته"
    case .nothingToCopy: "لا شيء لنسخه"
    case .nothingToStore: "لا شيء لتخزينه"
    case .copied(let number): "تم نسخ " + number.isolated
    case .nothingToLink: "لا شيء لمشاركته برابط"
    case .linkCopied: "تم نسخ رابط هذا الحساب"
    case .pasted(let reading, .degrees): "تم لصق " + reading.isolated + "، الزوايا بالدرجات"
    case .pasted(let reading, .radians): "تم لصق " + reading.isolated + "، الزوايا بالراديان"
    case .pasted(let reading, .gradians): "تم لصق " + reading.isolated + "، الزوايا بالغراد"
    case .pasted(let reading, nil): "تم لصق " + reading.isolated
    case .answer(let text): text.isolated
    case .keysHaveNoUnits: "لا وحدات للمفاتيح: اكتب العملية سطرًا، مثل " + "+ 2 cm".isolated
    case .ratesTaken(let count): "أسعار الصرف المأخوذة: \(count)"
    case .ageOfRates(let days): "العمر بالأيام: \(days)"
    case .needsRates: "يلزم سعر صرف مكتوب أو ملصق: " + "rate 2026-11-20 1 EUR = 1.08 USD".isolated
    case .notPasted(let reason): "لم يتم اللصق: " + reason.arabic
    case .linked(let reading, .degrees): "من الرابط: " + reading.isolated + "، الزوايا بالدرجات"
    case .linked(let reading, .radians): "من الرابط: " + reading.isolated + "، الزوايا بالراديان"
    case .linked(let reading, .gradians): "من الرابط: " + reading.isolated + "، الزوايا بالغراد"
    case .linked(let reading, nil): "من الرابط: " + reading.isolated
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
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .arabic) {
case .zero: "لا تغييرات غير محفوظة: " + reason.arabic
case .one: "تغيير واحد لم يُحفظ بعد: " + reason.arabic
case .two: "تغييران لم يُحفظا بعد: " + reason.arabic
case .few: "\(changes) تغييرات لم تُحفظ بعد: " + reason.arabic
case .many: "\(changes) تغييرًا لم يُحفظ بعد: " + reason.arabic
default: "\(changes) تغيير لم يُحفظ بعد: " + reason.arabic
}
    case .historyNotRead(let reason): "لم يُقرأ السجل: " + reason.arabic
    case .settingsNotRead(let reason): "لم تُقرأ الإعدادات: " + reason.arabic
    case .settingsNotSaved(let reason): "لم تُحفظ الإعدادات: " + reason.arabic
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .arabic) {
case .zero: "لم يوضع أي سطر تالف جانبًا في " + place.isolated
case .one: "وُضع سطر تالف واحد جانبًا في " + place.isolated
case .two: "وُضع سطران تالفان جانبًا في " + place.isolated
case .few: "وُضعت \(lines) أسطر تالفة جانبًا في " + place.isolated
case .many: "وُضع \(lines) سطرًا تالفًا جانبًا في " + place.isolated
default: "وُضع \(lines) سطر تالف جانبًا في " + place.isolated
}
    case .sessionNotKept(let reason): "لم تُحفظ الجلسة: " + reason.arabic
    case .sessionNotRead(let reason): "لم تُقرأ الجلسة: " + reason.arabic
    case .sessionSetAside(let place): "تعذّرت قراءة الجلسة الأخيرة، وهي محفوظة في " + place.isolated
    case .approximately(let number): number.isolated + " تقريبًا"
    case .error(let error, nil): "خطأ: " + error.arabic
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .arabic) {
case .one: "خطأ: " + error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عدد واحد"
default: "خطأ: " + error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عددين"
}
    case .spokenError(let error, nil): "خطأ، " + error.arabic
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .arabic) {
case .one: "خطأ، " + error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عدد واحد"
default: "خطأ، " + error.arabic + ": تحتاج العملية " + demand.operation.isolated + " إلى عددين"
}
    case .failure(let calculation, let error): calculation.isolated + ": " + error.arabic
    case .wrapped(let exact, let bits, let word): exact.isolated + "، في \(bits) بت " + word.isolated
    case .wholePart(let word, let exact): exact.isolated + "، الجزء الصحيح " + word.isolated
    case .remainder(let quotient, let remainder): quotient.isolated + "، الباقي " + remainder.isolated
    case .cut(let number, let bits): number.isolated + "، مقتطع إلى \(bits) بت"
    case .bit(let bit, true): "البت \(bit)، 1"
    case .bit(let bit, false): "البت \(bit)، 0"
    case .carry(true): "المحمول 1"
    case .carry(false): "المحمول 0"
    case .calculations(let count): switch PluralCategory(count, in: .arabic) {
case .zero: "لا عمليات حسابية"
case .one: "عملية حسابية واحدة"
case .two: "عمليتان حسابيتان"
case .few: "\(count) عمليات حسابية"
default: "\(count) عملية حسابية"
}
    case .digits(let count): switch PluralCategory(count, in: .arabic) {
case .zero: "بلا أرقام"
case .one: "رقم واحد"
case .two: "رقمان"
case .few: "\(count) أرقام"
case .many: "\(count) رقمًا"
default: "\(count) رقم"
}
    case .greeting(let help, let quit): "اكتب عملية حسابية مثل " + "5+3".isolated + " ثم Enter؛ " + help.isolated + " للمساعدة، " + quit.isolated + " للإنهاء."
    case .notPressed(let character, let column): "لم يُضغط شيء: العمود \(column)، «" + character.isolated + "» ليس مفتاحًا"
    case .notRead(let cause, let column): "لم يُقرأ: العمود \(column)، " + cause.arabic
    case .wouldReplaceNumber(let column): "لم يُضغط شيء: العمود \(column) يحلّ محلّ عدد قبله"
    case .notListed(let text): "لا يوجد " + Language.arabic.quoted(text) + " في القائمة"
    case .unprintableNotPressed(let column): "لم يُضغط شيء: العمود \(column)، هذا الحرف ليس مفتاحًا"
    case .helpHint(let key): key.isolated + " للمساعدة"
    case .continues(let key): key.isolated + " للمتابعة"
    case .closes(let key): key.isolated + " للإغلاق"
    case .needs(let columns, let rows): "يلزم " + ("\(columns)" + "×" + "\(rows)").isolated
    case .losesSession(let key): "سيُفقد ما هو مخزّن أو قيد الحساب: " + key.isolated + " للإنهاء"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts.isolated
    }
  }
}

extension SheetExample {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .budget: "مثال: ميزانية; الإيجار; الطعام; الكهرباء; الهاتف"
    case .trip: "مثال: تقسيم رحلة; الفندق; الوقود; العشاء"
    case .invoice: "مثال: فاتورة; التصميم; الاستضافة"
    case .timesheet: "مثال: جدول ساعات العمل"
    case .loans: "مثال: قرضان"
    }
  }
}

extension SheetFaceWords {
  /// The text in Arabic.
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
    case .examples: "أمثلة"
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
    case .wasOtherText: "تغيّر الملف منذ ذلك الحين. يُفتح ما كُتب في ورقة جديدة، ويبقى الملف كما هو."
    case .recover: "استعادة"
    case .cannotOpen: "تعذّر فتح الملف"
    case .cannotSave: "تعذّر حفظ الملف"
    case .isNotText: "ليس نصًا بترميز UTF-8."
    case .hasOtherLineEnds: "فيه محارف لا تبقى بعد التحرير: NUL أو نهايات أسطر أنظمة أخرى."
    }
  }
}

extension SheetWords {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .arabic) {
case .zero: "لم تتغير أي نتيجة"
case .one: "تغيرت نتيجة واحدة"
case .two: "تغيرت نتيجتان"
case .few: "تغيرت \(count) نتائج"
default: "تغيرت \(count) نتيجة"
}
    case .line(let number): "السطر \(number)"
    case .equals(let number): "يساوي " + number.isolated + "، قيمة دقيقة"
    case .approximately(let number): "يساوي تقريبًا " + number.isolated
    case .failure(let reason): "خطأ، " + reason
    case .pending: "الحساب جارٍ"
    case .function: "دالة"
    case .graph: "رسم بياني"
    case .heading: "عنوان"
    case .blank: "فارغ"
    case .plus: "زائد"
    case .minus: "ناقص"
    case .times: "في"
    case .dividedBy: "على"
    case .toThePowerOf: "أس"
    case .percent: "بالمئة"
    case .definedAs: "هو"
    case .opensParenthesis: "قوس مفتوح"
    case .closesParenthesis: "قوس مغلق"
    case .sum(let number): "المجموع " + number.isolated
    case .average(let number): "المتوسط " + number.isolated
    case .count(let count): "العدد \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .arabic) {
case .one: "(سطر واحد)"
case .two: "(سطران)"
case .few: "(\(count) أسطر)"
case .many: "(\(count) سطرًا)"
default: "(\(count) سطر)"
}
    case .addedMarks(let marks): "تُقرأ أعداد هذه الورقة مثل " + marks.isolated + "؛ كما في السطر الأول"
    case .remark(let remark): remark.arabic
    case .failedLine(let number): "في السطر \(number) خطأ"
    case .nothingAbove: "لا شيء في الأعلى يُحسب"
    case .lineBelow: "السطر في الأسفل، والأسطر لا تقرأ إلا ما فوقها"
    case .noSuchLine: "ليس لذلك السطر قيمة"
    case .refusal(let refusal): refusal.arabic
    case .limit(.tooManyLines): "\(Sheet.lineLimit) سطر على الأكثر"
    case .limit(.tooLong): "\(Sheet.byteLimit) بايت على الأكثر"
    }
  }
}

extension ReadingNote {
  /// The text in Arabic.
  public var arabic: String {
    switch self {
    case .calories: "السعرة هنا " + "4.184 J".isolated + "؛ لسعرات الطعام اكتب " + "kcal".isolated
    case .pounds: "الباوند هنا وزن؛ والنقود تُكتب " + "£".isolated + " أو " + "GBP".isolated
    case .workdays: "من الاثنين إلى الجمعة دون اليوم الأول؛ العطل غير معروفة"
    case .addsPercentage: "يضيف النسبة المئوية؛ للحصة وحدها اكتب " + "`of`".isolated
    case .isNoDate: "حُسبت أعدادًا؛ يُكتب التاريخ " + "2026-12-20".isolated
    case .bits: "and".isolated + " و" + "or".isolated + " تعملان على البتات؛ والجمع بعلامة " + "+".isolated
    case .hoursAndMinutes: "5:12".isolated + " تعني " + "5 h 12 min".isolated + "؛ و" + "5 min 12 s".isolated + " تُكتب " + "0:05:12".isolated
    case .isDuration: "مدة؛ ووقت اليوم يُكتب " + "11pm + 8 h".isolated
    case .timesCancel: "الساعات والأيام تُختصر؛ للساعات في اليوم اقسم على العدد وحده"
    case .isNoShare: "النسبة بين قوسين عدد وليست حصة؛ احذف القوسين"
    case .beforeGregorian: "قبل " + "1582-10-15".isolated + " هذا تاريخ غريغوري لا يولياني"
    }
  }
}

extension SheetRemark {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .countsDefinitions(let lines): "يشمل " + Language.arabic.listed(lines) + "؛ سطر فارغ فوق البنود يستبعده"
    case .leavesOut(let lines): "لا يشمل " + Language.arabic.listed(lines)
    case .leavesOutPercentages(let lines, let sum): "لا يشمل " + Language.arabic.listed(lines) + "؛ يُحسب إذا كُتب " + ("`" + sum + "`").isolated
    case .takesOff(let lines): "يطرح " + Language.arabic.listed(lines)
    case .countsPercentages(let lines): "يشمل " + Language.arabic.listed(lines) + " من الأسطر أعلاه"
    case .countsDerived(let lines): "يشمل " + Language.arabic.listed(lines) + " وما حُسب منه أيضًا"
    case .addsBulleted(let lines): "يجمع " + Language.arabic.listed(lines) + "؛ الشرطة هنا بداية بند، والناقص يُكتب قبل العدد"
    case .adds(let lines): "يجمع " + Language.arabic.listed(lines) + "؛ وعلامة ناقص قبل المبلغ تطرحه"
    case .countsAboveTotal(let line): "يشمل أيضًا السطور فوق مجموع السطر رقم \(line)"
    case .leavesBlockAbove: "لا يشمل الأسطر التي فوق السطر الفارغ؛ " + "`grand total`".isolated + " يشمل الكل"
    case .countsAsMoney(let lines, let currency): "يحسب " + Language.arabic.listed(lines) + " على أنه " + currency.isolated
    case .note(let note): note.arabic
    case .totalsBlockAbove: "عن الكتلة التي فوق السطر الفارغ"
    case .text(let word, let name?): word.isolated + ": نص؛ هل تقصد " + name.isolated + "؟"
    case .text(let word, nil): word.isolated + " نص؛ لا شيء بهذا الاسم"
    case .radians: "بالراديان؛ للدرجات " + "sin(30°)".isolated + " أو في أعلى الورقة " + "# exactly: angle deg".isolated
    case .otherReading(let reading): "قُرئ هكذا: " + reading.isolated
    case .optionsTooLow: "الخيارات تسري في أعلى الورقة فقط، فوق السطر الأول"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in Arabic.
  var arabic: String {
    switch self {
    case .comment: "التعليق لا يُحسب"
    case .needsNumber: "يلزم عدد قبل هذا"
    case .needsOperation: "تلزم عملية قبل هذا"
    case .secondPoint: "فاصلة عشرية واحدة فقط"
    case .nothingToClear: "لا شيء هنا للمسح"
    case .nothingToDelete: "لا حرف قبل المؤشر"
    case .noOpenParenthesis: "لا قوس مفتوح"
    case .nothingToRepeat: "لا عملية لتكرارها"
    case .memory: "الورقة تحفظ الأعداد بأسماء: " + "a = 5".isolated
    case .random: "نتائج الورقة تعتمد على نصها وحده"
    case .reversedPower: "أساس القوة يأتي أولًا: " + "x^y".isolated
    case .otherKeypad: "هذا المفتاح من لوحة أخرى"
    }
  }
}

extension UnitCategory {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .angle: "الزاوية"
    case .area: "المساحة"
    case .currency: "العملة"
    case .data: "البيانات"
    case .energy: "الطاقة"
    case .force: "القوة"
    case .fuel: "استهلاك الوقود"
    case .length: "الطول"
    case .power: "القدرة"
    case .pressure: "الضغط"
    case .speed: "السرعة"
    case .temperature: "درجة الحرارة"
    case .time: "الزمن"
    case .volume: "الحجم"
    case .weight: "الوزن"
    case .other: "أخرى"
    }
  }
}

extension WrittenDate {
  static let arabic: [Name] = names(in: """
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر أمس اليوم غدًا
    """)
}

extension EverydayUnits {
  static let arabic: [Name] = names(in: """
    deg درجات
    rad راديان
    mrad ملّي راديان
    grad غراد
    arcmin دقائق قوسية
    arcsec ثوانٍ قوسية
    turn دورات
    mm^2 ملّيمترات مربعة
    cm^2 سنتيمترات مربعة
    m^2 أمتار مربعة
    are آر
    ha هكتارات
    km^2 كيلومترات مربعة
    in^2 بوصات مربعة
    ft^2 أقدام مربعة
    yd^2 ياردات مربعة
    acre فدادين إنجليزية
    mi^2 أميال مربعة
    tsubo تسوبو
    bit بتات
    B بايتات
    kbit كيلوبت
    kB كيلوبايت
    Kibit كيبيبت
    KiB كيبيبايت
    Mbit ميغابت
    MB ميغابايت
    Mibit ميبيبت
    MiB ميبيبايت
    Gbit غيغابت
    GB غيغابايت
    GiB غيبيبايت
    TB تيرابايت
    TiB تيبيبايت
    PB بيتابايت
    PiB بيبيبايت
    J جول
    kJ كيلوجول
    MJ ميغاجول
    cal سعرات
    kcal سعرات كبيرة
    Wh واط ساعة
    kWh كيلوواط ساعة
    MWh ميغاواط ساعة
    eV إلكترون فولت
    BTU وحدات حرارية بريطانية
    ftlbf أقدام رطل
    therm ثيرم
    erg إرغ
    N نيوتن
    kN كيلونيوتن
    dyn داين
    gf غرام قوة
    kgf كيلوغرام قوة
    ozf أونصة قوة
    lbf رطل قوة
    pdl باوندال
    kip كيب
    L/100km لترات لكل ١٠٠ كيلومتر
    kmpl كيلومترات لكل لتر
    mpg أميال لكل غالون أمريكي
    mpg_imp أميال لكل غالون إمبراطوري
    gal/100mi غالونات لكل ١٠٠ ميل
    nm نانومترات
    um ميكرومترات
    mm ملّيمترات
    cm سنتيمترات
    m أمتار
    km كيلومترات
    in بوصات
    ft أقدام
    yd ياردات
    mi أميال
    nmi أميال بحرية
    fathom قامات
    furlong فرلنغ
    point نقاط
    au وحدات فلكية
    ly سنوات ضوئية
    pc فراسخ فلكية
    mW ملّي واط
    W واط
    kW كيلوواط
    MW ميغاواط
    GW غيغاواط
    hp أحصنة ميكانيكية
    hp_metric أحصنة مترية
    BTU_h وحدات حرارية بريطانية في الساعة
    ftlbf_s أقدام رطل في الثانية
    Pa باسكال
    hPa هكتوباسكال
    kPa كيلوباسكال
    MPa ميغاباسكال
    mbar ملّي بار
    bar بار
    atm ضغط جوي
    at ضغط جوي تقني
    psi أرطال لكل بوصة مربعة
    torr تور
    mmHg ملّيمترات زئبق
    inHg بوصات زئبق
    m/s أمتار في الثانية
    km/h كيلومترات في الساعة
    mph أميال في الساعة
    ft/s أقدام في الثانية
    kn عقد
    min/km دقائق لكل كيلومتر
    min/mi دقائق لكل ميل
    c0 سرعة الضوء
    degC سلزيوس
    degF فهرنهايت
    K كلفن
    degR رانكن
    ns نانوثوانٍ
    us ميكروثوانٍ
    ms ملّي ثوانٍ
    s ثوانٍ
    min دقائق
    h ساعات
    d أيام
    week أسابيع
    month أشهر
    year سنوات
    decade عقود
    century قرون
    mL ملّيلترات
    cL سنتيلترات
    dL ديسيلترات
    L لترات
    hL هكتولترات
    cm^3 سنتيمترات مكعبة
    m^3 أمتار مكعبة
    tsp ملاعق صغيرة أمريكية
    tbsp ملاعق كبيرة أمريكية
    floz أونصات سائلة أمريكية
    cup أكواب أمريكية
    metric_cup أكواب مترية
    pt باينت أمريكي
    qt كوارت أمريكي
    gal غالونات أمريكية
    imp_floz أونصات سائلة إمبراطورية
    imp_pt باينت إمبراطوري
    imp_qt كوارت إمبراطوري
    imp_gal غالونات إمبراطورية
    in^3 بوصات مكعبة
    ft^3 أقدام مكعبة
    yd^3 ياردات مكعبة
    bbl براميل نفط
    ug ميكروغرامات
    mg ملّيغرامات
    g غرامات
    kg كيلوغرامات
    t أطنان مترية
    ct قراريط
    grain حبات
    oz أونصات
    lb أرطال
    st ستون
    short_ton أطنان أمريكية
    long_ton أطنان إمبراطورية
    ozt أونصات تروي
    """)
}
