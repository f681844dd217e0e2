import Languages

extension NameText {
  /// The description of the name, in Arabic.
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
    case .function(.arctangent2):
      "زاوية النقطة " + "(x, y)".isolated + "، و" + "y".isolated + " أولًا"
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
    case .function(.permutations):
      "طرق اختيار " + "k".isolated + " من " + "n".isolated + " بالترتيب"
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
    case .function(.truncatedRemainder):
      "ما يبقى من " + "quot".isolated + "، بإشارة " + "a".isolated
    case .function(.hexadecimal):
      "حول السطر كله: الإجابة بالأساس " + "16".isolated + "، مثل " + "x to hex".isolated
    case .function(.octal):
      "حول السطر كله: الإجابة بالأساس " + "8".isolated + "، مثل " + "x to oct".isolated
    case .function(.binary):
      "حول السطر كله: الإجابة بالأساس " + "2".isolated + "، مثل " + "x to bin".isolated
    case .function(.decimal): "حول السطر كله: كل الأرقام بالأساس 10، مثل " + "x to dec".isolated
    case .function(.int8): "مقتطع إلى " + "8".isolated + " بت بإشارة"
    case .function(.int16): "مقتطع إلى " + "16".isolated + " بت بإشارة"
    case .function(.int32): "مقتطع إلى " + "32".isolated + " بت بإشارة"
    case .function(.int64): "مقتطع إلى " + "64".isolated + " بت بإشارة"
    case .function(.uint8): "مقتطع إلى " + "8".isolated + " بت بلا إشارة"
    case .function(.uint16): "مقتطع إلى " + "16".isolated + " بت بلا إشارة"
    case .function(.uint32): "مقتطع إلى " + "32".isolated + " بت بلا إشارة"
    case .function(.uint64): "مقتطع إلى " + "64".isolated + " بت بلا إشارة"
    case .function(.rotationLeft):
      "بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور " + "n".isolated + " خانات إلى اليسار"
    case .function(.rotationRight):
      "بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور " + "n".isolated + " خانات إلى اليمين"
    case .function(.byteswap): "بايتات كلمة بلا إشارة بالترتيب المعكوس"
    case .function(.population): "عدد البتات التي هي 1"
    case .example(let function):
      Self.function(function).arabic + ": " + function.description.equation.isolated
    case .constant(.pi): "محيط دائرة قطرها 1: " + "3.14159…".isolated
    case .constant(.tau): "2π".isolated + "، دورة كاملة: " + "6.28318…".isolated
    case .constant(.e): "أساس اللوغاريتمات الطبيعية: " + "2.71828…".isolated
    case .unit(.degrees):
      "زاوية بالدرجات، وكذلك " + "°".isolated + ": " + "sin(30 deg) = 0.5".isolated
    case .unit(.radians): "زاوية بالراديان: " + "sin(pi/6 rad) = 0.5".isolated
    case .unit(.gradians):
      "زاوية بالغراد، وكل 100 منها زاوية قائمة: " + "sin(100 grad) = 1".isolated
    case .date(.weekday): "يوم الأسبوع لتاريخ، والاثنين 1: \u{2068}weekday(2026-11-22) = 7\u{2069}"
    case .date(.week): "أسبوع التاريخ وفق ISO 8601: \u{2068}week(2026-11-22) = 47\u{2069}"
    case .date(.dayOfYear): "يوم السنة لتاريخ: \u{2068}dayofyear(2026-02-01) = 32\u{2069}"
    case .date(.workday):
      "التاريخ بعد عدد من أيام الاثنين إلى الجمعة: \u{2068}workday(2026-11-27; 5) = 2026-12-04\u{2069}"
    case .date(.workdays):
      "أيام الاثنين إلى الجمعة بين تاريخين: \u{2068}workdays(2026-11-27; 2026-12-04) = 5\u{2069}"
    case .today: "اليوم الحالي: \u{2068}today + 1 week\u{2069}"
    case .answer: "الإجابة التي قبل هذه، في الأنبوب وفي الجلسة"
    case .otherNames(let names): "؛ أو " + names.isolated
    case .either(let one, let other): one.isolated + " أو " + other.isolated
    }
  }
}
