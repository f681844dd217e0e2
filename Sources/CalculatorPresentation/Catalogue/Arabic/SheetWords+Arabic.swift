import CalculatorModel
import Languages

extension SheetWords {
  /// The text in Arabic; inserted text is wrapped in isolates.
  package var arabic: String {
    switch self {
    case .changedAnswers(let count): Self.arabicChanges(count)
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
    case .countedLines(let count): "(" + Self.arabicLines(count) + ")"
    case .addedMarks(let marks):
      "تُقرأ أعداد هذه الورقة مثل " + marks.isolated + "؛ كما في السطر الأول"
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

  private static func arabicLines(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .one: "سطر واحد"
    case .two: "سطران"
    case .few: "\(count) أسطر"
    case .many: "\(count) سطرًا"
    case .zero, .other: "\(count) سطر"
    }
  }

  private static func arabicChanges(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لم تتغير أي نتيجة"
    case .one: "تغيرت نتيجة واحدة"
    case .two: "تغيرت نتيجتان"
    case .few: "تغيرت \(count) نتائج"
    case .many, .other: "تغيرت \(count) نتيجة"
    }
  }
}

extension SheetRemark {
  /// The remark in Arabic.
  fileprivate var arabic: String {
    switch self {
    case .countsDefinitions(let lines):
      "يشمل " + Language.arabic.listed(lines) + "؛ سطر فارغ فوق البنود يستبعده"
    case .leavesOut(let lines):
      "لا يشمل " + Language.arabic.listed(lines)
    case .leavesOutPercentages(let lines, let sum):
      "لا يشمل " + Language.arabic.listed(lines)
        + "؛ يُحسب إذا كُتب " + ("`" + sum + "`").isolated
    case .countsDerived(let lines):
      "يشمل " + Language.arabic.listed(lines) + " وما حُسب منه أيضًا"
    case .addsBulleted(let lines):
      "يجمع " + Language.arabic.listed(lines) + "؛ الشرطة هنا بداية بند، والناقص يُكتب قبل العدد"
    case .leavesBlockAbove:
      "لا يشمل الأسطر التي فوق السطر الفارغ؛ " + "`grand total`".isolated + " يشمل الكل"
    case .countsAsMoney(let lines, let currency):
      "يحسب " + Language.arabic.listed(lines) + " على أنه "
        + currency.isolated
    case .totalsBlockAbove: "عن الكتلة التي فوق السطر الفارغ"
    case .text(let word, let name?): word.isolated + ": نص؛ هل تقصد " + name.isolated + "؟"
    case .text(let word, nil): word.isolated + " نص؛ لا شيء بهذا الاسم"
    case .radians:
      "بالراديان؛ للدرجات " + "sin(30°)".isolated + " أو في أعلى الورقة "
        + "# exactly: angle deg".isolated
    case .otherReading(let reading): "قُرئ هكذا: " + reading.isolated
    case .optionsTooLow: "الخيارات تسري في أعلى الورقة فقط، فوق السطر الأول"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in Arabic.
  fileprivate var arabic: String {
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
