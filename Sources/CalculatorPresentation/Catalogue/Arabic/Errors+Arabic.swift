import BigNumbers
import CalculatorModel
import ExactReals
import Languages

extension CalculationError {
  /// The reason in Arabic.
  var arabic: String {
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
    case .stopped: "أُوقفت"
    }
  }

  /// Returns the reason in Arabic, with the operation that found too few numbers.
  func arabic(_ demand: StackDemand?) -> String {
    guard let demand else { return arabic }
    return arabic + ": تحتاج العملية " + demand.operation.isolated
      + (demand.count == 1 ? " إلى عدد واحد" : " إلى عددين")
  }
}

extension ExpressionError.Cause {
  /// The reason in Arabic.
  var arabic: String {
    switch self {
    case .empty: "لا شيء للحساب"
    case .missingOperand: "ينقص عدد"
    case .missingOperator: "تنقص علامة عملية"
    case .percentageAsRemainder:
      "تنقص علامة عملية بعد «" + "%".isolated + "»؛ لباقي القسمة استخدم «" + "mod".isolated + "»"
    case .unopenedBracket: "هذا القوس لم يُفتح"
    case .unclosedBracket: "هذا القوس لم يُغلق"
    case .otherNotation(let text): "يُكتب هذا هنا " + Language.arabic.quoted(text, limit: 40)
    case .unavailable(let feature):
      switch feature {
      case .latex(let command):
        "لا يُقرأ أمر " + "LaTeX".isolated + " " + Language.arabic.quoted(command, limit: 40)
      case .equation:
        "لا تُحل المعادلات؛ اكتب قيمة المجهول، مثل " + "sqrt(4)".isolated + " عن "
          + "x^2 = 4".isolated
      case .complexNumber: "لا توجد أعداد مركبة؛ كل القيم حقيقية"
      case .matrix: "لا توجد مصفوفات؛ تُكتب القائمة " + "[1, 2, 3]".isolated
      case .calculus:
        "لا توجد تكاملات ولا مشتقات ولا نهايات؛ " + "sum(k^2, k, 1, 10)".isolated + " تجمع حدودًا"
      case .networkAddress:
        "لا تُقرأ عناوين الشبكات؛ للأعداد الصحيحة " + "and".isolated + " و" + "or".isolated
          + " و" + "<<".isolated
      case .colour(let digits): "لا تُقرأ الألوان؛ العدد هو " + ("0x" + digits).isolated
      case .dice: "لا يوجد نرد؛ في لوحة المفاتيح " + "Rand".isolated
      case .romanNumeral: "لا تُقرأ الأعداد الرومانية؛ يكتبها " + "to roman".isolated
      case .measuredConstant(let name):
        Language.arabic.quoted(name, limit: 40) + " قيمة مقيسة وليست دقيقة؛ من الثوابت الدقيقة "
          + "planck".isolated + " و" + "avogadro".isolated
      }
    case .severalCalculations:
      "في السطر عملية حسابية واحدة؛ اكتب ما بعد «" + ";".isolated + "» في السطر التالي"
    case .unknownName(let name, let suggestion):
      "اسم غير معروف " + Language.arabic.quoted(name)
        + (suggestion.map { "؛ هل تقصد " + Language.arabic.quoted($0) + "؟" } ?? "")
    case .ambiguous(let one, let other):
      "قد يكون هذا " + one.isolated + " أو " + other.isolated + "؛ اكتب أحدهما"
    case .differentMarks(let number):
      "تُقرأ العلامات هنا على غير ما في " + Language.arabic.quoted(number)
        + "؛ اكتبهما بالطريقة نفسها"
    case .powerOfFunction(let function, let inverse):
      "تُكتب القوة بعد الوسيط: " + (function + "(x)^2").isolated
        + (inverse.map { "؛ والدالة العكسية هي " + Language.arabic.quoted($0) } ?? "")
    case .roundedNumber:
      "يسبق «" + "≈".isolated + "» عددًا مقرّبًا لم يبقَ منه إلا هذه الأرقام"
    case .differentDigits: "أرقام العدد الواحد من كتابتين؛ اكتبها بواحدة منهما"
    case .differentCurrencies: "لا يمكن حساب عملتين معًا"
    case .ambiguousRoot: "يمكن قراءة هذا بطريقتين؛ ضع «" + "×".isolated + "» قبل الجذر"
    case .missingArgument(let function):
      Language.arabic.quoted(function) + " بلا وسيط قبل هذه الإشارة؛ اكتبه بين قوسين"
    case .missingCalculation: "لا توجد هذه العملية الحسابية"
    case .unknownCharacter(let text): "حرف غير متوقع " + Language.arabic.shown(text)
    case .needsWord:
      "يحتاج «" + ">>>".isolated + "» إلى كلمة، كالتي يعطيها " + "--word 64".isolated
    case .doesNotFit(let format):
      "لا يتسع له " + "\(format.bitWidth)".isolated + " بت "
        + (format.isSigned ? "بإشارة" : "بلا إشارة")
    case .misplacedConversion:
      "لا يأتي هذا إلا في آخر السطر، وبعده «" + "hex".isolated + "» أو «" + "oct".isolated
        + "» أو «"
        + "bin".isolated + "» أو «" + "dec".isolated + "»"
    case .onlyWholeNumbers: "هذه الصيغة للأعداد الصحيحة فقط"
    case .malformedNumber: "ليس عددًا"
    case .argumentCount(let function, let counts, let given):
      "تأخذ " + Language.arabic.quoted(function) + " " + Self.arabic(counts) + "، وليس \(given)"
    case .misplacedComma: "لا تفصل الفاصلة أو الفاصلة المنقوطة إلا بين وسائط دالة"
    case .repeatedFactorial:
      "يمكن قراءة «" + "!!".isolated + "» بطريقتين؛ اكتب كما في " + "(3!)!".isolated
    case .misplacedEquals:
      "لا تأتي «" + "=".isolated + "» إلا بعد اسم، أو بعد دالة مع معاملاتها"
    case .reservedName(let name): "للاسم " + Language.arabic.quoted(name) + " معنى خاص به"
    case .repeatedParameter(let name): "معاملان باسم " + Language.arabic.quoted(name)
    case .tooManyParameters:
      "أكثر من "
        + Worksheet.parameterLimit.arabicCount(few: "معاملات", many: "معاملًا", other: "معامل")
    case .recursion(let name):
      "لا يمكن للدالة " + Language.arabic.quoted(name) + " أن تستخدم نفسها"
    case .noPreviousAnswer: "لا توجد نتيجة سابقة بعد"
    case .tooManyDefinitions:
      "أكثر من "
        + Worksheet.definitionLimit.arabicCount(few: "تعريفات", many: "تعريفًا", other: "تعريف")
        + "، أو تعريفات طويلة جدًا"
    case .tooDeep:
      "أكثر من "
        + MathExpression.depthLimit.arabicCount(
          few: "مستويات", many: "مستوى", other: "مستوى") + " من الأقواس والإشارات والدوال"
    case .tooLong:
      "أطول من "
        + MathExpression.lengthLimit.arabicCount(few: "بايتات", many: "بايتًا", other: "بايت")
    case .unit(let error): error.arabic
    case .malformedRate: "يُكتب السعر «\u{2068}rate 2026-11-20 1 EUR = 1.0823 USD\u{2069}»"
    case .missingUnit: "تنقص وحدة هنا"
    case .numberWithoutUnit: "العدد بعد كمية يحتاج إلى وحدته"
    case .onlyPlainNumbers(let name):
      Language.arabic.quoted(name) + " لا يقبل إلا أعدادًا بلا وحدة"
    case .notPlainNumber: "النتيجة ليست عددًا مجردًا"
    case .quantity(let error): error.arabic
    case .date(let error): error.arabic
    case .listAsNumber:
      "توجد قائمة حيث يلزم عدد؛ وحول العملية الحسابية يكتب \u{2068}( )\u{2069}"
    case .functionAsNumber(let name):
      Language.arabic.quoted(name) + " دالة، ووسائطها ناقصة"
    case .percentageNeeded(let word):
      "يلزم قبل " + Language.arabic.quoted(word) + " نسبة مئوية مثل \u{2068}20%\u{2069}"
    case .boundsNotWhole:
      "يجب أن يكون الحدان عددين صحيحين"
    case .misplacedWord(let word):
      Language.arabic.quoted(word) + " لا معنى له هنا"
    case .onlyInSheets(let word):
      Language.arabic.quoted(word) + " يشير إلى أسطر أعلاه لا توجد إلا في ورقة"
    case .nothingAbove(let word):
      "لا يوجد أعلاه ما يخص " + Language.arabic.quoted(word)
    case .lineBelow:
      "هذا السطر ليس أعلاه"
    case .noSuchLine:
      "لا يوجد سطر كهذا له قيمة"
    case .sheetTooLong:
      "تحتاج سطور هذه الورقة معًا إلى أكثر من \(Sheet.totalWork / 1_000_000_000) ثوانٍ"
    case .sheetTooLarge:
      "تحتاج نتائج هذه الورقة معًا إلى أكثر من \(Sheet.keptByteLimit / 1_000_000) ميغابايت"
    case .failedLine(let index):
      "في السطر \(index + 1) خطأ"
    case .definedBelow(let name, let line):
      Language.arabic.quoted(name) + " لا يُعرَّف إلا أسفله، في السطر \(line + 1)"
    case .unknownOption(let text):
      "خيار غير معروف " + Language.arabic.quoted(text)
        + "؛ الخيارات هي \u{2068}angle\u{2069} و\u{2068}places\u{2069} و\u{2068}digits\u{2069} "
        + "و\u{2068}marks\u{2069}"
    case .calculation(let error): error.arabic
    case .powerOfBits(let error):
      error.arabic + "؛ أو الحصرية تُكتب " + Language.arabic.quoted("xor")
    }
  }

  private static func arabic(_ counts: ClosedRange<Int>) -> String {
    let (least, most) = (counts.lowerBound, counts.upperBound)
    if least == most { return arabicArguments(most) }
    if most == Int.max { return arabicArguments(least) + " على الأقل" }
    return arabicArguments(least) + " أو " + arabicArguments(most)
  }

  private static func arabicArguments(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .one: "وسيطًا واحدًا"
    case .two: "وسيطين"
    default: count.arabicCount(few: "وسائط", many: "وسيطًا", other: "وسيط")
    }
  }
}
