### Language: arabic, العربية, right to left
### Locales: ar-EG, ar-SA, ar

## Languages Punctuation package

Punctuation-colon = { ": " }
Punctuation-comma = { "، " }
Punctuation-pause = { "، " }
Punctuation-fullStop = .
Punctuation-gap = { " " }
Punctuation-quotation = «{ ISOLATED($text) }»

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = بحث
ConstantsText-nothingFound = لم يُعثر على شيء
ConstantsText-measuredAreLeftOut = الثوابت المقيسة، مثل ثابت الجاذبية، غير مدرجة لأنها ليست مضبوطة

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = تردد السيزيوم
PhysicalConstant-speedOfLight = سرعة الضوء
PhysicalConstant-planck = ثابت بلانك
PhysicalConstant-elementaryCharge = الشحنة الأولية
PhysicalConstant-boltzmann = ثابت بولتزمان
PhysicalConstant-avogadro = ثابت أفوجادرو
PhysicalConstant-luminousEfficacy = الفعالية الضيائية
PhysicalConstant-reducedPlanck = ثابت بلانك المخفض
PhysicalConstant-gas = ثابت الغازات
PhysicalConstant-faraday = ثابت فاراداي
PhysicalConstant-stefanBoltzmann = ثابت ستيفان وبولتزمان
PhysicalConstant-josephson = ثابت جوزيفسون
PhysicalConstant-vonKlitzing = ثابت فون كليتسينغ
PhysicalConstant-standardGravity = الجاذبية القياسية
PhysicalConstant-standardAtmosphere = الضغط الجوي القياسي
PhysicalConstant-astronomicalUnit = الوحدة الفلكية
PhysicalConstant-lightYear = السنة الضوئية
PhysicalConstant-parsec = الفرسخ الفلكي

## CalculatorPresentation DatesText package

DatesText-field-from = من
DatesText-field-to = إلى
DatesText-field-years = السنوات
DatesText-field-months = الأشهر
DatesText-field-days = الأيام
DatesText-field-workdays = أيام العمل
DatesText-field-time = الساعات والدقائق
DatesText-countLastDay = احتساب اليوم الأخير
DatesText-difference = الفرق
DatesText-steps = إضافة أو طرح
DatesText-direction-adding = إضافة
DatesText-direction-subtracting = طرح
DatesText-result = النتيجة
DatesText-weekday = { $weekday }
DatesText-count-years = { $count ->
        [zero] لا سنوات
        [one] سنة واحدة
        [two] سنتان
        [few] { $count } سنوات
        *[other] { $count } سنة
    }
DatesText-count-months = { $count ->
        [zero] لا أشهر
        [one] شهر واحد
        [two] شهران
        [few] { $count } أشهر
        [many] { $count } شهرًا
        *[other] { $count } شهر
    }
DatesText-count-weeks = { $count ->
        [zero] لا أسابيع
        [one] أسبوع واحد
        [two] أسبوعان
        [few] { $count } أسابيع
        [many] { $count } أسبوعًا
        *[other] { $count } أسبوع
    }
DatesText-count-days = { $count ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $count } أيام
        [many] { $count } يومًا
        *[other] { $count } يوم
    }
DatesText-count-workdays = { $count ->
        [zero] لا أيام عمل
        [one] يوم عمل واحد
        [two] يوما عمل
        [few] { $count } أيام عمل
        *[other] { $count } يوم عمل
    }
DatesText-count-hours = { $count ->
        [zero] لا ساعات
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $count } ساعات
        *[other] { $count } ساعة
    }
DatesText-count-minutes = { $count ->
        [zero] لا دقائق
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
        *[other] { $count } دقيقة
    }
DatesText-count-seconds = { $count ->
        [zero] لا ثوانٍ
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        *[other] { $count } ثانية
    }
DatesText-earlier = { $text } إلى الوراء
DatesText-away-minus1 = أمس
DatesText-away-1 = غدًا
DatesText-away = قبل { $days ->
        [2] يومين
        [zero] لا أيام
        [one] يوم واحد
        [few] { $days } أيام
        [many] { $days } يومًا
        *[other] { $days } يوم
    }
DatesText-away-2 = بعد { $days ->
        [2] يومين
        [zero] لا أيام
        [one] يوم واحد
        [few] { $days } أيام
        [many] { $days } يومًا
        *[other] { $days } يوم
    }
DatesText-date = { $isolated }، { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = الاثنين
Weekday-tuesday = الثلاثاء
Weekday-wednesday = الأربعاء
Weekday-thursday = الخميس
Weekday-friday = الجمعة
Weekday-saturday = السبت
Weekday-sunday = الأحد

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = المتوقع { ISOLATED("YYYY-MM-DD") }، والخطأ عند الحرف { $place }
DatesProblem-noSuchYear = تبدأ السنوات من { ISOLATED("0001") }
DatesProblem-noSuchMonth = الأشهر من 01 إلى 12
DatesProblem-noSuchDay = أيام هذا الشهر من 01 إلى { $last }
DatesProblem-noWholeNumber = المتوقع عدد صحيح، والخطأ عند الحرف { $place }
DatesProblem-tooMany = { $countLimit } على الأكثر
DatesProblem-noDuration = المتوقع مدة مثل { ISOLATED("7:45") }
DatesProblem-ambiguous = اكتب { ISOLATED($one) } أو { ISOLATED($other) }
DatesProblem-beyondCalendar = ليس بين { ISOLATED("0001-01-01") } و{ ISOLATED("9999-12-31") }

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = القسمة على صفر
CalculationError-notReal = النتيجة ليست عددًا حقيقيًا
CalculationError-outsideDomain = خارج مجال تعريف الدالة
CalculationError-notInteger = هذا للأعداد الصحيحة فقط
CalculationError-notFraction = هذا للأعداد الصحيحة والكسور فقط
CalculationError-negativeShiftCount = عدد خانات الإزاحة سالب
CalculationError-tooFewNumbers = الأعداد في المكدس قليلة جدًا
CalculationError-stackFull = المكدس ممتلئ
CalculationError-tooLarge = النتيجة كبيرة جدًا
CalculationError-argumentTooLarge = مُدخل الدالة كبير جدًا
CalculationError-tooSmall = النتيجة قريبة جدًا من الصفر
CalculationError-tooManyDigits = أرقام النتيجة الدقيقة كثيرة جدًا
CalculationError-tooMuchWork = العملية الحسابية طويلة جدًا
CalculationError-undecided = لا يمكن تحديد ما إذا كان عدد هنا يساوي صفرًا
CalculationError-notDifferentiable = لا مشتقة هنا، أو لا تُعرف واحدة
CalculationError-notIntegrable = لا يمكن إثبات تكامل هنا: قد تكون الدالة غير معرَّفة أو غير محدودة
CalculationError-notIsolated = لا يمكن إثبات كل الجذور هنا: قد يكون عددها غير منته
CalculationError-notPolynomial = { ISOLATED("solve") } لكثيرات الحدود فقط؛ يأخذ { ISOLATED("roots(f, x, a, b)") } أي تعبير ومجالا
CalculationError-stopped = أُوقفت

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = لا يُقرأ أمر { ISOLATED("LaTeX") } { QUOTED($command, limit: 40) }
Unavailable-equation = لحل معادلة اكتب { ISOLATED("solve(x^2 = 4, x)") }
Unavailable-complexNumber = لا توجد أعداد مركبة؛ كل القيم حقيقية
Unavailable-matrix = لا توجد مصفوفات؛ تُكتب القائمة { ISOLATED("[1, 2, 3]") }
Unavailable-calculus = لا توجد نهايات؛ { ISOLATED("roots(x^2 - 2, x, -5, 5)") } للجذور و{ ISOLATED("integral(x^2, x, 0, 1)") } للتكامل و{ ISOLATED("derivative(x^2, x, 3)") } للمشتقة
Unavailable-networkAddress = لا تُقرأ عناوين الشبكات؛ للأعداد الصحيحة { ISOLATED("and") } و{ ISOLATED("or") } و{ ISOLATED("<<") }
Unavailable-colour = لا تُقرأ الألوان؛ العدد هو { ISOLATED("0x", $digits) }
Unavailable-dice = لا يوجد نرد؛ في لوحة المفاتيح { ISOLATED("Rand") }
Unavailable-romanNumeral = لا تُقرأ الأعداد الرومانية؛ يكتبها { ISOLATED("to roman") }
Unavailable-density = تعتمد كتلة الحجم على ما بداخله؛ اضرب هكذا: { ISOLATED("2 cups * 125 g/cup") }
Unavailable-plot = للمنحنيات أمر خاص بها: { ISOLATED("exactly plot x^2") }
Unavailable-measuredConstant = { QUOTED($name, limit: 40) } قيمة مقيسة وليست دقيقة؛ من الثوابت الدقيقة { ISOLATED("planck") } و{ ISOLATED("avogadro") }

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = لا شيء للحساب
ExpressionError-Cause-missingOperand = ينقص عدد
ExpressionError-Cause-missingOperator = تنقص علامة عملية
ExpressionError-Cause-percentageAsRemainder = تنقص علامة عملية بعد «{ ISOLATED("%") }»؛ لباقي القسمة استخدم «{ ISOLATED("mod") }»
ExpressionError-Cause-unopenedBracket = هذا القوس لم يُفتح
ExpressionError-Cause-unclosedBracket = هذا القوس لم يُغلق
ExpressionError-Cause-otherNotation = يُكتب هذا هنا { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = في السطر عملية حسابية واحدة؛ اكتب ما بعد «{ ISOLATED(";") }» في السطر التالي
ExpressionError-Cause-unknownName = اسم غير معروف { QUOTED($name) }؛ هل تقصد { QUOTED($suggestion) }؟
ExpressionError-Cause-unknownName-alone = اسم غير معروف { QUOTED($name) }
ExpressionError-Cause-ambiguous = قد يكون هذا { ISOLATED($one) } أو { ISOLATED($other) }؛ اكتب أحدهما
ExpressionError-Cause-differentMarks = تُقرأ العلامات هنا على غير ما في { QUOTED($number) }؛ اكتبهما بالطريقة نفسها
ExpressionError-Cause-powerOfFunction = تُكتب القوة بعد الوسيط: { ISOLATED($function, "(x)^2") }؛ والدالة العكسية هي { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = تُكتب القوة بعد الوسيط: { ISOLATED($function, "(x)^2") }
ExpressionError-Cause-roundedNumber = يسبق «{ ISOLATED("≈") }» عددًا مقرّبًا لم يبقَ منه إلا هذه الأرقام
ExpressionError-Cause-differentDigits = أرقام العدد الواحد من كتابتين؛ اكتبها بواحدة منهما
ExpressionError-Cause-differentCurrencies = لا يمكن حساب عملتين معًا
ExpressionError-Cause-ambiguousRoot = يمكن قراءة هذا بطريقتين؛ ضع «{ ISOLATED("×") }» قبل الجذر
ExpressionError-Cause-missingArgument = { QUOTED($function) } بلا وسيط قبل هذه الإشارة؛ اكتبه بين قوسين
ExpressionError-Cause-missingCalculation = لا توجد هذه العملية الحسابية
ExpressionError-Cause-unknownCharacter = حرف غير متوقع { SHOWN($text) }
ExpressionError-Cause-needsWord = يحتاج «{ ISOLATED(">>>") }» إلى كلمة، كالتي يعطيها { ISOLATED("--word 64") }
ExpressionError-Cause-doesNotFit = لا يتسع له { ISOLATED($bitWidth) } بت بإشارة
ExpressionError-Cause-doesNotFit-2 = لا يتسع له { ISOLATED($bitWidth) } بت بلا إشارة
ExpressionError-Cause-misplacedConversion = لا يأتي هذا إلا في آخر السطر، وبعده «{ ISOLATED("hex") }» أو «{ ISOLATED("oct") }» أو «{ ISOLATED("bin") }» أو «{ ISOLATED("dec") }»
ExpressionError-Cause-onlyWholeNumbers = هذه الصيغة للأعداد الصحيحة فقط
ExpressionError-Cause-malformedNumber = ليس عددًا
ExpressionError-Cause-argumentCount = تأخذ { QUOTED($function) } { $least ->
        [one] وسيطًا واحدًا
        [two] وسيطين
        [few] { $least } وسائط
        [many] { $least } وسيطًا
        *[other] { $least } وسيط
    } على الأقل، وليس { $given }
ExpressionError-Cause-argumentCount-2 = تأخذ { QUOTED($function) } { $most ->
        [one] وسيطًا واحدًا
        [two] وسيطين
        [few] { $most } وسائط
        [many] { $most } وسيطًا
        *[other] { $most } وسيط
    }، وليس { $given }
ExpressionError-Cause-argumentCount-3 = تأخذ { QUOTED($function) } { $least ->
        [one] وسيطًا واحدًا
        [two] وسيطين
        [few] { $least } وسائط
        [many] { $least } وسيطًا
        *[other] { $least } وسيط
    } أو { $most ->
        [one] وسيطًا واحدًا
        [two] وسيطين
        [few] { $most } وسائط
        [many] { $most } وسيطًا
        *[other] { $most } وسيط
    }، وليس { $given }
ExpressionError-Cause-misplacedComma = لا تفصل الفاصلة أو الفاصلة المنقوطة إلا بين وسائط دالة
ExpressionError-Cause-repeatedFactorial = يمكن قراءة «{ ISOLATED("!!") }» بطريقتين؛ اكتب كما في { ISOLATED("(3!)!") }
ExpressionError-Cause-misplacedEquals = لا تأتي «{ ISOLATED("=") }» إلا بعد اسم، أو بعد دالة مع معاملاتها
ExpressionError-Cause-reservedName = للاسم { QUOTED($name) } معنى خاص به
ExpressionError-Cause-repeatedParameter = معاملان باسم { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = أكثر من { $parameterLimit ->
        [few] { $parameterLimit } معاملات
        [many] { $parameterLimit } معاملًا
        *[other] { $parameterLimit } معامل
    }
ExpressionError-Cause-recursion = لا يمكن للدالة { QUOTED($name) } أن تستخدم نفسها
ExpressionError-Cause-noPreviousAnswer = لا توجد نتيجة سابقة بعد
ExpressionError-Cause-tooManyDefinitions = أكثر من { $definitionLimit ->
        [few] { $definitionLimit } تعريفات
        [many] { $definitionLimit } تعريفًا
        *[other] { $definitionLimit } تعريف
    }، أو تعريفات طويلة جدًا
ExpressionError-Cause-tooDeep = أكثر من { $depthLimit ->
        [few] { $depthLimit } مستويات
        *[other] { $depthLimit } مستوى
    } من الأقواس والإشارات والدوال
ExpressionError-Cause-tooLong = أطول من { $lengthLimit ->
        [few] { $lengthLimit } بايتات
        [many] { $lengthLimit } بايتًا
        *[other] { $lengthLimit } بايت
    }
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = يُكتب السعر «⁨rate 2026-11-20 1 EUR = 1.0823 USD⁩»
ExpressionError-Cause-missingUnit = تنقص وحدة هنا
ExpressionError-Cause-numberWithoutUnit = العدد بعد كمية يحتاج إلى وحدته
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } لا يقبل إلا أعدادًا بلا وحدة
ExpressionError-Cause-notPlainNumber = النتيجة ليست عددًا مجردًا
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = توجد قائمة حيث يلزم عدد؛ وحول العملية الحسابية يكتب ⁨( )⁩
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } دالة، ووسائطها ناقصة
ExpressionError-Cause-percentageNeeded = يلزم قبل { QUOTED($word) } نسبة مئوية مثل ⁨20%⁩
ExpressionError-Cause-boundsNotWhole = يجب أن يكون الحدان عددين صحيحين
ExpressionError-Cause-misplacedWord = { QUOTED($word) } لا معنى له هنا
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } يشير إلى أسطر أعلاه لا توجد إلا في ورقة
ExpressionError-Cause-nothingAbove = لا يوجد أعلاه ما يخص { QUOTED($word) }
ExpressionError-Cause-lineBelow = هذا السطر ليس أعلاه
ExpressionError-Cause-noSuchLine = لا يوجد سطر كهذا له قيمة
ExpressionError-Cause-sheetTooLong = تحتاج سطور هذه الورقة معًا إلى أكثر من { $limit } ثوانٍ
ExpressionError-Cause-sheetTooLarge = تحتاج نتائج هذه الورقة معًا إلى أكثر من { $limit } ميغابايت
ExpressionError-Cause-failedLine = في السطر { $index } خطأ
ExpressionError-Cause-definedBelow = { QUOTED($name) } لا يُعرَّف إلا أسفله، في السطر { $line }
ExpressionError-Cause-unknownOption = خيار غير معروف { QUOTED($text) }؛ الخيارات هي ⁨angle⁩ و⁨places⁩ و⁨digits⁩ و⁨marks⁩
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }؛ أو الحصرية تُكتب { QUOTED("xor") }
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = بالأصابع
HelpText-heading-keyboard = بلوحة المفاتيح
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Ctrl+{ $key }
HelpText-documentation = الأدلة والمرجع (بالإنجليزية)

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = السحب أفقيًا على العدد
    .effect = حذف الرقم الأخير
TouchGesture-holdNumber = الضغط مطولًا على العدد
    .effect = النسخ واللصق وصيغ أخرى
TouchGesture-tapMark = النقر على = أو ≈ بجانب العدد
    .effect = كسر أو صيغة دقيقة أو عدد عشري
TouchGesture-slideOffKey = تحريك الإصبع خارج المفتاح
    .effect = التراجع عن الضغط
TouchGesture-typeWithThumbs = الكتابة بالإبهامين
    .effect = تُحتسب كل ضغطة
TouchGesture-tapCalculation = النقر على عملية في السجل
    .effect = إعادة استخدام نتيجتها
TouchGesture-turnDevice = تدوير الجهاز
    .effect = لوحة المفاتيح الأخرى

## CalculatorPresentation KeyName

KeyName-add = جمع
KeyName-subtract = طرح
KeyName-multiply = ضرب
KeyName-divide = قسمة
KeyName-equals = يساوي
KeyName-percent = بالمئة
KeyName-changeSign = تغيير الإشارة
KeyName-decimalPoint = الفاصلة العشرية
KeyName-clear = مسح
KeyName-allClear = مسح الكل
KeyName-delete = حذف
KeyName-leftParenthesis = فتح قوس
KeyName-rightParenthesis = إغلاق قوس
KeyName-memoryClear = مسح الذاكرة
KeyName-memoryAdd = إضافة إلى الذاكرة
KeyName-memorySubtract = طرح من الذاكرة
KeyName-memoryRecall = استرجاع من الذاكرة
KeyName-secondFunctions = الوظائف الثانية
KeyName-square = تربيع
KeyName-cube = تكعيب
KeyName-xToThePowerOfY = x أس y
KeyName-yToThePowerOfX = y أس x
KeyName-eToThePowerOfX = e أس x
KeyName-tenToThePowerOfX = 10 أس x
KeyName-twoToThePowerOfX = 2 أس x
KeyName-reciprocal = المقلوب
KeyName-squareRoot = الجذر التربيعي
KeyName-cubeRoot = الجذر التكعيبي
KeyName-yThRootOfX = الجذر من الدرجة y للعدد x
KeyName-naturalLogarithm = اللوغاريتم الطبيعي
KeyName-logarithmBase10 = اللوغاريتم للأساس 10
KeyName-logarithmBase2 = اللوغاريتم للأساس 2
KeyName-logarithmBaseY = اللوغاريتم للأساس y
KeyName-factorial = المضروب
KeyName-sine = الجيب
KeyName-cosine = جيب التمام
KeyName-tangent = الظل
KeyName-inverseSine = معكوس الجيب
KeyName-inverseCosine = معكوس جيب التمام
KeyName-inverseTangent = معكوس الظل
KeyName-hyperbolicSine = الجيب الزائدي
KeyName-hyperbolicCosine = جيب التمام الزائدي
KeyName-hyperbolicTangent = الظل الزائدي
KeyName-inverseHyperbolicSine = معكوس الجيب الزائدي
KeyName-inverseHyperbolicCosine = معكوس جيب التمام الزائدي
KeyName-inverseHyperbolicTangent = معكوس الظل الزائدي
KeyName-eulersNumber = عدد أويلر e
KeyName-pi = باي
KeyName-enterExponent = إدخال الأس
KeyName-randomNumber = عدد عشوائي
KeyName-radians = راديان
KeyName-degrees = درجات
KeyName-remainder = باقي القسمة
KeyName-and = و
KeyName-or = أو
KeyName-exclusiveOr = أو الحصرية
KeyName-nand = نفي و
KeyName-nor = نفي أو
KeyName-shiftLeftBy = إزاحة إلى اليسار بمقدار
KeyName-shiftRightBy = إزاحة إلى اليمين بمقدار
KeyName-shiftRightWithZerosBy = إزاحة إلى اليمين بأصفار بمقدار
KeyName-divideWhole = قسمة صحيحة
KeyName-shiftLeft = إزاحة إلى اليسار
KeyName-shiftRight = إزاحة إلى اليمين
KeyName-onesComplement = متمم الواحد
KeyName-twosComplement = متمم الاثنين
KeyName-rotateLeft = تدوير إلى اليسار
KeyName-rotateRight = تدوير إلى اليمين
KeyName-rotateLeftThroughCarry = تدوير إلى اليسار عبر المحمول
KeyName-rotateRightThroughCarry = تدوير إلى اليمين عبر المحمول
KeyName-flipBytes = عكس البايتات
KeyName-flipWords = عكس الكلمات
KeyName-doubleZero = صفران
KeyName-doubleF = حرفا F
KeyName-binary = ثنائي
KeyName-octal = ثماني
KeyName-decimal = عشري
KeyName-hexadecimal = سداسي عشري
KeyName-bits8 = 8 بت
KeyName-bits16 = 16 بت
KeyName-bits32 = 32 بت
KeyName-bits64 = 64 بت
KeyName-signed = بإشارة
KeyName-unsigned = بلا إشارة
KeyName-enter = إدخال
KeyName-exchange = تبديل x و y
KeyName-rollUp = تدوير المكدس لأعلى
KeyName-rollDown = تدوير المكدس لأسفل
KeyName-drop = إزالة x

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) } ليس مفتاحًا؛ { ISOLATED($help) } يعرض المفاتيح
KeyboardText-noKey-alone = { QUOTED($key) } ليس مفتاحًا
KeyboardText-doesNothing = { QUOTED($key) } لا يفعل شيئًا الآن؛ { ISOLATED($help) } يعرض المفاتيح
KeyboardText-doesNothing-alone = { QUOTED($key) } لا يفعل شيئًا الآن
KeyboardText-doesNothingHere = { QUOTED($key) } لا يفعل شيئًا هنا؛ { ISOLATED($close) } للإغلاق
KeyboardText-scientific = { QUOTED($key) } مفتاح علمي: { ISOLATED($keypad) } لإظهارها
KeyboardText-scientific-alone = { QUOTED($key) } مفتاح علمي
KeyboardText-secondFunctions = للمفاتيح الآن وظائفها الثانية
KeyboardText-noOpenParenthesis = لا يوجد قوس مفتوح
KeyboardText-wordIsFull = لا تتسع { $bits } بت لأرقام أكثر
KeyboardText-notInBase = { QUOTED($digit) } ليس رقمًا في الأساس { $base }
KeyboardText-afterError = الخطأ ليس عددًا: أي رقم يبدأ من جديد، { ISOLATED($undo) } للرجوع
KeyboardText-afterError-alone = الخطأ ليس عددًا
KeyboardText-nothingTyped = لا شيء مكتوب ليُحذف؛ { ISOLATED($undo) } للرجوع
KeyboardText-nothingTyped-alone = لا شيء مكتوب ليُحذف
KeyboardText-nothingToCalculate = لا شيء للحساب
KeyboardText-takesPlace = { ISOLATED($key) } حلّ محلّ { ISOLATED($number) }؛ { ISOLATED($undo) } للرجوع
KeyboardText-takesPlace-alone = { ISOLATED($key) } حلّ محلّ { ISOLATED($number) }
KeyboardText-takenInside = { ISOLATED($number) } داخل القوس ولا يُضرب شيء؛ { ISOLATED($undo) } للرجوع
KeyboardText-takenInside-alone = { ISOLATED($number) } داخل القوس ولا يُضرب شيء
KeyboardText-keysSay = المفاتيح تعني { ISOLATED($pressed) } لا { ISOLATED($typed) }؛ { ISOLATED($line) } لكتابتها في سطر
KeyboardText-keysSay-alone = المفاتيح تعني { ISOLATED($pressed) } لا { ISOLATED($typed) }
KeyboardText-lineIsOpen = { ISOLATED($enter) } لأخذ السطر، { ISOLATED($escape) } لتركه
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tab
KeyboardText-spaceKey = المسافة

## CalculatorPresentation HelpGroup

HelpGroup-calculate = الحساب
HelpGroup-correct = التصحيح
HelpGroup-show = عرض العدد بشكل آخر
HelpGroup-keep = الحفظ وإعادة الاستخدام
HelpGroup-functions = الدوال
HelpGroup-adjust = الضبط
HelpGroup-finish = المساعدة والإنهاء

## CalculatorPresentation HelpTopic

HelpTopic-history = العمليات المنتهية، أحدثها أولًا. العملية المعدّلة تُحسب من جديد مع كل ما يستخدم نتيجتها.
HelpTopic-tape = العمليات كما تطبعها آلة جمع: ⋄ هو المجموع حتى هناك. في الصدفة يطبعه الأمر exactly history --tape.
HelpTopic-units = وحدات أحد سطري العرض. يجد البحث الرموز والأسماء.
HelpTopic-dates = الأيام بين تاريخين، والتاريخ بعد سنوات وأشهر وأيام أو قبلها.
HelpTopic-commands = كل ما يمكن فعله الآن مع مفاتيحه. ما يُكتب يُبحث عنه.
HelpTopic-constants = ثوابت مضبوطة في الفيزياء والفلك. ما يُكتب يُبحث عنه في الأسماء والرموز والوحدات.
HelpTopic-memory = العدد في الذاكرة والأعداد المخزّنة بجانبه.
HelpTopic-digits = كل الأرقام المعروضة صحيحة. التمرير بعد النهاية يحسب ضعفها.
HelpTopic-settings = ما يُغيَّر يسري فورًا ويُحفظ.

## CalculatorPresentation HelpWay

HelpWay-typeLine = كتابة عملية في سطر
HelpWay-chooseLine = اختيار سطر
HelpWay-scroll = التمرير
HelpWay-changeValue = القيمة التالية أو السابقة
HelpWay-otherLine = وحدات السطر الآخر
HelpWay-chooseBit = اختيار بت
HelpWay-turnBit = قلب البت
HelpWay-toTheList = المفاتيح للقائمة
HelpWay-toTheCalculator = المفاتيح للحاسبة

## CalculatorPresentation Message package

Message-key = { $name }
Message-command = { $name }
Message-part = { $name }
Message-setting = { $name }
Message-settingDescription = { $name }
Message-settingGroup = { $group }
Message-settingValue = { $value }
Message-sentence = { $sentence }
Message-calculationReason-alone = { $error }
Message-calculationReason = { $error }: تحتاج العملية { ISOLATED($operation) } { $count ->
        [one] إلى عدد واحد
        *[other] إلى عددين
    }
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = أساسية
KeypadMode-scientific = علمية
KeypadMode-programmer = المبرمج

## CalculatorPresentation CommandName

CommandName-undo = تراجع
CommandName-redo = إعادة
CommandName-cut = قص
CommandName-copy = نسخ
CommandName-copyLink = نسخ الرابط
CommandName-paste = لصق
CommandName-selectAll = تحديد الكل
CommandName-menu = القائمة
CommandName-more = المزيد
CommandName-back = رجوع
CommandName-close = إغلاق
CommandName-cancel = إلغاء
CommandName-done = تم
CommandName-help = مساعدة
CommandName-stop = إيقاف
CommandName-reload = إعادة التحميل
CommandName-quit = إنهاء
CommandName-about = حول Exactly
CommandName-openInExactly = افتح في Exactly
CommandName-basicKeypad = لوحة المفاتيح الأساسية
CommandName-scientificKeypad = لوحة المفاتيح العلمية
CommandName-programmerKeypad = لوحة مفاتيح المبرمج
CommandName-reversePolish = التدوين البولندي العكسي
CommandName-infix = التدوين المعتاد
CommandName-showDecimal = النتيجة كعدد عشري
CommandName-showFraction = النتيجة ككسر
CommandName-showExactForm = النتيجة بالصيغة الدقيقة
CommandName-moreDigits = أرقام أكثر
CommandName-largeType = خط كبير
CommandName-showSeparators = إظهار فواصل الآلاف
CommandName-hideSeparators = إخفاء فواصل الآلاف
CommandName-convert = تحويل الوحدات
CommandName-stopConverting = إيقاف التحويل
CommandName-swapUnits = تبديل الوحدتين
CommandName-otherUnit = الكتابة في السطر الآخر
CommandName-chooseUnits = اختيار الوحدات
CommandName-storeNumber = حفظ العدد
CommandName-showHistory = إظهار السجل
CommandName-showTape = إظهار الشريط الورقي
CommandName-showSheet = الورقة
CommandName-showDates = إظهار التواريخ
CommandName-showConstants = إظهار الثوابت
CommandName-showMemory = إظهار الذاكرة
CommandName-showSettings = إظهار الإعدادات
CommandName-reuseResult = إعادة استخدام النتيجة
CommandName-useNumber = استخدام العدد
CommandName-edit = تحرير
CommandName-label = تسمية
CommandName-remove = إزالة
CommandName-clearHistory = مسح السجل
CommandName-clearMemory = مسح الذاكرة كلها
CommandName-export = تصدير
CommandName-exportText = تصدير كنص
CommandName-newWindow = نافذة جديدة
CommandName-exportCSV = تصدير كملف CSV
CommandName-exportJSON = تصدير كملف JSON
CommandName-print = طباعة
CommandName-saveText = حفظ كنص
CommandName-keepHistory = الاحتفاظ بالسجل
CommandName-stopKeepingHistory = إيقاف الاحتفاظ بالسجل

## CalculatorPresentation PartName

PartName-result = النتيجة
PartName-calculation = العملية الحسابية
PartName-reading = فُهمت هكذا
PartName-keypad = لوحة المفاتيح
PartName-bits = البتات
PartName-history = السجل
PartName-tape = الشريط الورقي
PartName-units = الوحدات
PartName-belowAbsoluteZero = تحت الصفر المطلق
PartName-recentConversions = آخر التحويلات
PartName-unitCategories = الفئات
PartName-unitSearch = بحث عن وحدة
PartName-dates = التواريخ
PartName-commands = الأوامر
PartName-constants = الثوابت
PartName-memory = الذاكرة
PartName-settings = الإعدادات
PartName-label = الاسم
PartName-noCalculations = لا توجد عمليات حسابية بعد
PartName-noUnits = لا توجد وحدة كهذه
PartName-nothingInMemory = لا شيء في الذاكرة
PartName-memoryIsSet = توجد قيمة في الذاكرة
PartName-wraps = تجاوز
PartName-wholePart = الجزء الصحيح
PartName-isWaiting = في انتظار عدد
PartName-isSelected = محدد
PartName-subtotal = المجموع الجزئي
PartName-exactly = بالضبط
PartName-approximately = تقريبًا
PartName-decimal = عدد عشري
PartName-fraction = كسر
PartName-exactForm = صيغة دقيقة
PartName-error = خطأ
PartName-calculating = جارٍ الحساب…
PartName-stopped = تم إيقاف الحساب
PartName-restarted = أُعيد تشغيل الحاسبة واستُعيد حسابك
PartName-startedAnew = أُعيد تشغيل الحاسبة وتعذّرت استعادة حسابك
PartName-newVersion = يتوفر إصدار جديد
PartName-enterKey = Enter
PartName-escapeKey = Esc
PartName-backspaceKey = Backspace

## CalculatorPresentation SettingName

SettingName-order = ترتيب العمليات
    .description = هل { ISOLATED("2 + 3 × 4") } تساوي 14 أم 20 عند الحساب من اليسار إلى اليمين
SettingName-angle = الزوايا
    .description = الوحدة التي تُقاس بها الزوايا
SettingName-reversePolish = التدوين البولندي العكسي
    .description = هل الناتج 5 عند كتابة 2 ثم إدخال ثم 3 ثم +، والأعداد في مكدس
SettingName-digits = الأرقام
    .description = أقصى عدد من الأرقام في النتيجة
SettingName-places = المنازل العشرية
    .description = أقصى عدد من المنازل العشرية المعروضة، ويبقى العدد كاملًا
SettingName-numberMarks = علامات الأعداد
    .description = الفاصلة العشرية وكيفية تجميع الأرقام
SettingName-notation = طريقة الكتابة
    .description = هل تُكتب النتائج بأس عشري
SettingName-grouping = تجميع الأرقام
    .description = هل تُجمّع الأرقام ثلاثة ثلاثة
SettingName-theme = المظهر
    .description = هل الحاسبة فاتحة أم داكنة
SettingName-language = اللغة
    .description = لغة جميع النصوص
SettingName-keepHistory = الاحتفاظ بالسجل
    .description = هل يُحتفظ بالعمليات الحسابية المنتهية
SettingName-keepSession = الاحتفاظ بالجلسة
    .description = هل تتابع الحاسبة من حيث تُركت

## CalculatorPresentation SettingGroup

SettingGroup-calculating = الحساب
SettingGroup-numbers = الأعداد
SettingGroup-looks = المظهر واللغة
SettingGroup-keeping = الحفظ

## CalculatorPresentation SettingValue

SettingValue-precedence = أولوية العمليات
SettingValue-leftToRight = من اليسار إلى اليمين
SettingValue-radians = راديان
SettingValue-degrees = درجات
SettingValue-gradians = غراد
SettingValue-automatic = تلقائي
SettingValue-plain = بلا أس
SettingValue-scientific = علمية
SettingValue-engineering = هندسية
SettingValue-thousands = آلاف
SettingValue-noGrouping = بلا تجميع
SettingValue-light = فاتح
SettingValue-dark = داكن
SettingValue-highContrast = تباين عالٍ
SettingValue-on = مفعّل
SettingValue-off = معطّل

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = وحدة غير معروفة: { QUOTED($name) }
UnitNameError-unknown-2 = وحدة غير معروفة: { QUOTED($name) }; { JOINED($suggestions, separator: " أو ", each: "isolated") }?
UnitNameError-ambiguous = { QUOTED($name) } أكثر من وحدة واحدة: { JOINED($meanings, separator: " أو ", each: "isolated") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] عدد مجرد
        *[other] { ISOLATED($left) }
    } و{ $rightIsPlain ->
        [true] عدد مجرد
        *[other] { ISOLATED($right) }
    } تقيسان شيئين مختلفين؛ هل تقصد { ISOLATED($hint) }؟
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] عدد مجرد
        *[other] { ISOLATED($left) }
    } و{ $rightIsPlain ->
        [true] عدد مجرد
        *[other] { ISOLATED($right) }
    } تقيسان شيئين مختلفين
QuantityError-noUnit = ليس للعدد وحدة تُحوَّل إلى { ISOLATED($units) }
QuantityError-exponentWithUnit = ليس للأس وحدة
QuantityError-fractionalExponent = لن تكون أسس { ISOLATED($units) } أعدادًا صحيحة
QuantityError-exponentTooLarge = أس الوحدة كبير جدًا
QuantityError-tooManyUnits = الوحدات أكثر من اللازم
QuantityError-sumOfTemperatures = لا تُجمع درجتا حرارة؛ الفرق هو ⁨K⁩ أو ⁨delta_degC⁩ أو ⁨delta_degF⁩
QuantityError-productOfTemperature = لا تُضرب درجة الحرارة ولا تُقسم؛ الفرق هو ⁨K⁩ أو ⁨delta_degC⁩ أو ⁨delta_degF⁩
QuantityError-temperatureAndDifference = درجة الحرارة ليست فرقًا بين درجتين
QuantityError-frequencyAndAngle = يختلف ⁨Hz⁩ عن زاوية لكل زمن بمقدار 2π غير مؤكد؛ استعمل ⁨rpm⁩ أو ⁨turn/s⁩
QuantityError-unitsNotDescending = يجب أن تكون كل وحدة أصغر مما قبلها ومن النوع نفسه
QuantityError-moneyTimesUnits = ⁨{ $units }⁩ ليس مبلغًا من المال؛ هل المقصود سعر بوحدة ⁨{ $price }⁩؟
QuantityError-noRate = لا يُعرف سعر صرف من { ISOLATED($code) } إلى { ISOLATED($code2) } بتاريخ { ISOLATED($day) }
QuantityError-noRate-alone = لا يُعرف سعر صرف من { ISOLATED($code) } إلى { ISOLATED($code2) }
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = لا يوجد تاريخ كهذا
DateError-unclear = ينتهي هنا تاريخ؛ ضع مسافات حول علامة الطرح
DateError-noToday = لا يُعرف أي يوم هو اليوم؛ اكتب تاريخه، مثل ⁨2026-11-22⁩
DateError-noZone = يلزم هنا وقت مع منطقته الزمنية، مثل ⁨2026-11-22 14:30 UTC⁩
DateError-noSuchZone = لا توجد هذه المنطقة الزمنية؛ أسماؤها مثل ⁨Europe/Berlin⁩
DateError-noZoneTable = لا تُعرف هنا مناطق زمنية؛ في لينكس توجد في الحزمة ⁨tzdata⁩
DateError-damagedZone = لا يمكن قراءة ملف المنطقة الزمنية ⁨{ $name }⁩
DateError-dayOfNoRate = { ISOLATED("on") } مع يوم خاص بأسعار صرف العملات
DateError-sumOfDates = لا يُجمع تاريخان
DateError-productOfDate = لا يأتي التاريخ إلا في جمع أو طرح
DateError-noTime = بجانب التاريخ زمن بوحدته، مثل «⁨3 days⁩»
DateError-subtractedDate = لا يُطرح تاريخ من زمن
DateError-notWholeDays = بجانب التاريخ أيام صحيحة فقط
DateError-notWholeSteps = بجانب التاريخ شهور وسنوات صحيحة فقط
DateError-beyondCalendar = التواريخ من ⁨0001-01-01⁩ إلى ⁨9999-12-31⁩
DateError-noDate = يلزم هنا تاريخ، مثل ⁨2026-11-22⁩
DateError-noSuchTime = الدقائق والثواني أقل من ⁨60⁩، والساعات مع ⁨am⁩ أو ⁨pm⁩ من ⁨1⁩ إلى ⁨12⁩
DateError-timeOfDay = مع الوقت من اليوم تُكتب مدة مثل ⁨5pm + 3 h⁩، أو وقت آخر بعد علامة الطرح: ⁨5pm - 9am⁩
DateError-laterTime = الوقت بعد علامة الطرح متأخر عن الأول؛ بدّل بينهما، أو أضف ⁨24 h⁩ إلى الأول إن كان في اليوم التالي
DateError-notConvertible = ليس للتاريخ وحدة؛ يمكن تحويله «⁨to weekday⁩» و«⁨to week⁩»

## CalculatorPresentation PasteReason

PasteReason-noText = لا يوجد نص
PasteReason-severalNumbers = عدة أعداد؛ اكتب { ISOLATED("sum(") } أو { ISOLATED("mean(") } والصقها هناك
PasteReason-tooLong = أطول من { $limit ->
        [few] { $limit } أحرف
        [many] { $limit } حرفًا
        *[other] { $limit } حرف
    }
PasteReason-notANumber = { QUOTED($text) } ليس عددًا
PasteReason-unfinished = النص بلا نهاية
PasteReason-expression = العمود { $column }، { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = لا توجد مساحة كافية
StorageReason-notPermitted = هذا غير مسموح
StorageReason-unreadable = لا يمكن قراءته
StorageReason-other = حدث خطأ ما
StorageReason-other-2 = { ISOLATED($detail) }

## CalculatorPresentation HistoryReason

HistoryReason-gone = هذه العملية الحسابية لم تعد في السجل
HistoryReason-usesItself = لا يمكن لعملية حسابية أن تستخدم نتيجتها
HistoryReason-usesLater = لا يمكن لعملية حسابية أن تستخدم إلا نتائج سابقة
HistoryReason-usesUnknown = العملية الحسابية المستخدمة ليست في السجل
HistoryReason-unitsHaveNoValue = لا قيمة لوحداتها أو تواريخها معًا
HistoryReason-usesRemoved = تنقص عملية حسابية مستخدمة
HistoryReason-unreadable = لا يمكن قراءة الصيغة
HistoryReason-tooLong = أطول من { $limit ->
        [few] { $limit } أحرف
        [many] { $limit } حرفًا
        *[other] { $limit } حرف
    }
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = تنقص «{ ISOLATED("=") }»
SettingReason-unknownName = لا يوجد إعداد { QUOTED($name) }
SettingReason-unknownValue = { QUOTED($value) } ليست قيمة للإعداد { ISOLATED($setting) }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = لا شيء للتراجع عنه
Sentence-nothingToRedo = لا شيء لإعادته
Sentence-nothingToCopy = لا شيء لنسخه
Sentence-nothingToStore = لا شيء لتخزينه
Sentence-copied = تم نسخ { ISOLATED($number) }
Sentence-nothingToLink = لا شيء لمشاركته برابط
Sentence-linkCopied = تم نسخ رابط هذا الحساب
Sentence-pasted-degrees = تم لصق { ISOLATED($reading) }، الزوايا بالدرجات
Sentence-pasted-radians = تم لصق { ISOLATED($reading) }، الزوايا بالراديان
Sentence-pasted-gradians = تم لصق { ISOLATED($reading) }، الزوايا بالغراد
Sentence-pasted-alone = تم لصق { ISOLATED($reading) }
Sentence-answer = { ISOLATED($text) }
Sentence-keysHaveNoUnits = لا وحدات للمفاتيح: اكتب العملية سطرًا، مثل { ISOLATED("+ 2 cm") }
Sentence-ratesTaken = أسعار الصرف المأخوذة: { $count }
Sentence-ageOfRates = العمر بالأيام: { $days }
Sentence-needsRates = يلزم سعر صرف مكتوب أو ملصق: { ISOLATED("rate 2026-11-20 1 EUR = 1.08 USD") }
Sentence-notPasted = لم يتم اللصق: { $reason }
Sentence-linked-degrees = من الرابط: { ISOLATED($reading) }، الزوايا بالدرجات
Sentence-linked-radians = من الرابط: { ISOLATED($reading) }، الزوايا بالراديان
Sentence-linked-gradians = من الرابط: { ISOLATED($reading) }، الزوايا بالغراد
Sentence-linked-alone = من الرابط: { ISOLATED($reading) }
Sentence-notLinked = لم يُتَّبع الرابط: { $reason }
Sentence-stored = حُفظ { ISOLATED($number) }
Sentence-memoryIsFull = لا مكان لعدد آخر
Sentence-noOtherForm = لا كسر ولا صيغة دقيقة قصيرة
Sentence-noMoreDigits = حساب أرقام أكثر يستغرق وقتًا طويلًا جدًا
Sentence-orderIs-precedence = الضرب والقسمة أولًا الآن
Sentence-orderIs-leftToRight = يُحسب كل شيء الآن من اليسار إلى اليمين
Sentence-separators-true = تظهر فواصل الآلاف الآن
Sentence-separators-false = الأعداد بلا فواصل آلاف الآن
Sentence-notationIsReversePolish-true = تأخذ العمليات أعدادها الآن من مكدس
Sentence-notationIsReversePolish-false = تُكتب العمليات الآن بين الأعداد
Sentence-anglesAreIn-radians = الزوايا الآن بالراديان
Sentence-anglesAreIn-degrees = الزوايا الآن بالدرجات
Sentence-anglesAreIn-gradians = الزوايا الآن بالغراد
Sentence-baseIs = الأعداد الآن بالأساس { $base }
Sentence-wordsHave = للكلمات الآن { $bits } بت
Sentence-wordsAreSigned-true = للكلمات الآن إشارة
Sentence-wordsAreSigned-false = ليس للكلمات الآن إشارة
Sentence-historyIsOff = السجل معطّل
Sentence-historyIsOn = السجل مفعّل
Sentence-historyIsCleared = تم مسح السجل
Sentence-calculationIsRemoved = تمت إزالة العملية الحسابية
Sentence-notKept = { $changes ->
        [zero] لا تغييرات غير محفوظة
        [one] تغيير واحد لم يُحفظ بعد
        [two] تغييران لم يُحفظا بعد
        [few] { $changes } تغييرات لم تُحفظ بعد
        [many] { $changes } تغييرًا لم يُحفظ بعد
        *[other] { $changes } تغيير لم يُحفظ بعد
    }: { $reason }
Sentence-historyNotRead = لم يُقرأ السجل: { $reason }
Sentence-settingsNotRead = لم تُقرأ الإعدادات: { $reason }
Sentence-settingsNotSaved = لم تُحفظ الإعدادات: { $reason }
Sentence-setAside = { $lines ->
        [zero] لم يوضع أي سطر تالف جانبًا
        [one] وُضع سطر تالف واحد جانبًا
        [two] وُضع سطران تالفان جانبًا
        [few] وُضعت { $lines } أسطر تالفة جانبًا
        [many] وُضع { $lines } سطرًا تالفًا جانبًا
        *[other] وُضع { $lines } سطر تالف جانبًا
    } في { ISOLATED($place) }
Sentence-sessionNotKept = لم تُحفظ الجلسة: { $reason }
Sentence-sessionNotRead = لم تُقرأ الجلسة: { $reason }
Sentence-sessionSetAside = تعذّرت قراءة الجلسة الأخيرة، وهي محفوظة في { ISOLATED($place) }
Sentence-approximately = { ISOLATED($number) } تقريبًا
Sentence-error-alone = خطأ: { $error }
Sentence-error = خطأ: { $error }: تحتاج العملية { ISOLATED($operation) } { $count ->
        [one] إلى عدد واحد
        *[other] إلى عددين
    }
Sentence-spokenError-alone = خطأ، { $error }
Sentence-spokenError = خطأ، { $error }: تحتاج العملية { ISOLATED($operation) } { $count ->
        [one] إلى عدد واحد
        *[other] إلى عددين
    }
Sentence-failure = { ISOLATED($calculation) }: { $error }
Sentence-wrapped = { ISOLATED($exact) }، في { $bits } بت { ISOLATED($word) }
Sentence-wholePart = { ISOLATED($exact) }، الجزء الصحيح { ISOLATED($word) }
Sentence-remainder = { ISOLATED($quotient) }، الباقي { ISOLATED($remainder) }
Sentence-cut = { ISOLATED($number) }، مقتطع إلى { $bits } بت
Sentence-bit-true = البت { $bit }، 1
Sentence-bit-false = البت { $bit }، 0
Sentence-carry-true = المحمول 1
Sentence-carry-false = المحمول 0
Sentence-calculations = { $count ->
        [zero] لا عمليات حسابية
        [one] عملية حسابية واحدة
        [two] عمليتان حسابيتان
        [few] { $count } عمليات حسابية
        *[other] { $count } عملية حسابية
    }
Sentence-digits = { $count ->
        [zero] بلا أرقام
        [one] رقم واحد
        [two] رقمان
        [few] { $count } أرقام
        [many] { $count } رقمًا
        *[other] { $count } رقم
    }
Sentence-greeting = اكتب عملية حسابية مثل { ISOLATED("5+3") } ثم Enter؛ { ISOLATED($help) } للمساعدة، { ISOLATED($quit) } للإنهاء.
Sentence-notPressed = لم يُضغط شيء: العمود { $column }، «{ ISOLATED($character) }» ليس مفتاحًا
Sentence-notRead = لم يُقرأ: العمود { $column }، { $cause }
Sentence-wouldReplaceNumber = لم يُضغط شيء: العمود { $column } يحلّ محلّ عدد قبله
Sentence-notListed = لا يوجد { QUOTED($text) } في القائمة
Sentence-unprintableNotPressed = لم يُضغط شيء: العمود { $column }، هذا الحرف ليس مفتاحًا
Sentence-helpHint = { ISOLATED($key) } للمساعدة
Sentence-continues = { ISOLATED($key) } للمتابعة
Sentence-closes = { ISOLATED($key) } للإغلاق
Sentence-needs = يلزم { ISOLATED($columns, "×", $rows) }
Sentence-losesSession = سيُفقد ما هو مخزّن أو قيد الحساب: { ISOLATED($key) } للإنهاء
Sentence-shortcuts = { $name }: { ISOLATED($shortcuts) }

## CalculatorPresentation SheetExample package

SheetExample-budget = مثال: ميزانية; الإيجار; الطعام; الكهرباء; الهاتف
SheetExample-trip = مثال: تقسيم رحلة; الفندق; الوقود; العشاء
SheetExample-invoice = مثال: فاتورة; التصميم; الاستضافة
SheetExample-timesheet = مثال: جدول ساعات العمل
SheetExample-loans = مثال: قرضان

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = بلا عنوان
SheetFaceWords-newSheet = ورقة جديدة
SheetFaceWords-openSheet = فتح ورقة…
SheetFaceWords-save = حفظ
SheetFaceWords-saveAs = حفظ باسم…
SheetFaceWords-fileName = اسم الملف
SheetFaceWords-text = الورقة
SheetFaceWords-answers = النتائج
SheetFaceWords-more = الصيغة الدقيقة ومنازل أكثر
SheetFaceWords-writeAnswers = كتابة النتائج في النص
SheetFaceWords-updateAnswers = تحديث النتائج في النص
SheetFaceWords-removeAnswers = إزالة النتائج من النص
SheetFaceWords-examples = أمثلة
SheetFaceWords-keypad = المفاتيح على الشاشة
SheetFaceWords-redraw = إعادة الرسم
SheetFaceWords-move = التنقل
SheetFaceWords-moveByWord = التنقل بكلمة
SheetFaceWords-moveToEnd = إلى البداية أو النهاية
SheetFaceWords-select = التحديد
SheetFaceWords-complete = إكمال اسم
SheetFaceWords-changeNumber = تغيير العدد عند المؤشر
SheetFaceWords-dragNumber = اضغط المفتاح مطوّلًا واسحب عددًا لتغييره
SheetFaceWords-refer = النقر على نتيجة يستعملها في السطر
SheetFaceWords-saved = حُفظ باسم { ISOLATED($name) }
SheetFaceWords-answersWritten = كُتبت النتائج في النص
SheetFaceWords-answersUpdated = النتائج في النص محدّثة
SheetFaceWords-answersRemoved = لا نتائج في النص
SheetFaceWords-nothingToUndo = لا شيء للتراجع عنه
SheetFaceWords-nothingToRedo = لا شيء لإعادته
SheetFaceWords-nothingSelected = لم يُحدَّد شيء
SheetFaceWords-noNameBegins = لا اسم يبدأ هكذا
SheetFaceWords-nothingMore = ليس للسطر نتيجة
SheetFaceWords-unfinishedPaste = لم ينته اللصق؛ ولم يؤخذ منه شيء
SheetFaceWords-savesChanges = هل تريد حفظ التغييرات؟
SheetFaceWords-losesChanges = ما لا يُحفظ يضيع.
SheetFaceWords-discard = تجاهل
SheetFaceWords-hasChanged = تغيّر الملف منذ قراءته
SheetFaceWords-losesTheirs = غيّره غيرك أو حذفه. استبداله يُضيع ما كُتب فيه.
SheetFaceWords-overwrite = استبدال
SheetFaceWords-exists = يوجد ملف باسم { ISOLATED($name) }
SheetFaceWords-recoversText = هل تريد استعادة ما كُتب؟
SheetFaceWords-wasNotSaved = انتهى البرنامج قبل حفظه.
SheetFaceWords-wasOtherText = تغيّر الملف منذ ذلك الحين. يُفتح ما كُتب في ورقة جديدة، ويبقى الملف كما هو.
SheetFaceWords-recover = استعادة
SheetFaceWords-cannotOpen = تعذّر فتح الملف
SheetFaceWords-cannotSave = تعذّر حفظ الملف
SheetFaceWords-isNotText = ليس نصًا بترميز UTF-8.
SheetFaceWords-hasOtherLineEnds = فيه محارف لا تبقى بعد التحرير: NUL أو نهايات أسطر أنظمة أخرى.

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count ->
        [zero] لم تتغير أي نتيجة
        [one] تغيرت نتيجة واحدة
        [two] تغيرت نتيجتان
        [few] تغيرت { $count } نتائج
        *[other] تغيرت { $count } نتيجة
    }
SheetWords-line = السطر { $number }
SheetWords-equals = يساوي { ISOLATED($number) }، قيمة دقيقة
SheetWords-approximately = يساوي تقريبًا { ISOLATED($number) }
SheetWords-failure = خطأ، { $reason }
SheetWords-pending = الحساب جارٍ
SheetWords-function = دالة
SheetWords-graph = رسم بياني
SheetWords-heading = عنوان
SheetWords-blank = فارغ
SheetWords-plus = زائد
SheetWords-minus = ناقص
SheetWords-times = في
SheetWords-dividedBy = على
SheetWords-toThePowerOf = أس
SheetWords-percent = بالمئة
SheetWords-definedAs = هو
SheetWords-opensParenthesis = قوس مفتوح
SheetWords-closesParenthesis = قوس مغلق
SheetWords-sum = المجموع { ISOLATED($number) }
SheetWords-average = المتوسط { ISOLATED($number) }
SheetWords-count = العدد { $count }
SheetWords-countedLines = ({ $count ->
        [one] سطر واحد
        [two] سطران
        [few] { $count } أسطر
        [many] { $count } سطرًا
        *[other] { $count } سطر
    })
SheetWords-addedMarks = تُقرأ أعداد هذه الورقة مثل { ISOLATED($marks) }؛ كما في السطر الأول
SheetWords-remark = { $remark }
SheetWords-failedLine = في السطر { $number } خطأ
SheetWords-nothingAbove = لا شيء في الأعلى يُحسب
SheetWords-lineBelow = السطر في الأسفل، والأسطر لا تقرأ إلا ما فوقها
SheetWords-noSuchLine = ليس لذلك السطر قيمة
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = { $lineLimit } سطر على الأكثر
SheetWords-limit-tooLong = { $byteLimit } بايت على الأكثر

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = السعرة هنا { ISOLATED("4.184 J") }؛ لسعرات الطعام اكتب { ISOLATED("kcal") }
ReadingNote-pounds = الباوند هنا وزن؛ والنقود تُكتب { ISOLATED("£") } أو { ISOLATED("GBP") }
ReadingNote-workdays = من الاثنين إلى الجمعة دون اليوم الأول؛ العطل غير معروفة
ReadingNote-addsPercentage = يضيف النسبة المئوية؛ للحصة وحدها اكتب { ISOLATED("`of`") }
ReadingNote-isNoDate = حُسبت أعدادًا؛ يُكتب التاريخ { ISOLATED("2026-12-20") }
ReadingNote-bits = { ISOLATED("and") } و{ ISOLATED("or") } تعملان على البتات؛ والجمع بعلامة { ISOLATED("+") }
ReadingNote-hoursAndMinutes = { ISOLATED("5:12") } تعني { ISOLATED("5 h 12 min") }؛ و{ ISOLATED("5 min 12 s") } تُكتب { ISOLATED("0:05:12") }
ReadingNote-isDuration = مدة؛ ووقت اليوم يُكتب { ISOLATED("11pm + 8 h") }
ReadingNote-timesCancel = الساعات والأيام تُختصر؛ للساعات في اليوم اقسم على العدد وحده
ReadingNote-isNoShare = النسبة بين قوسين عدد وليست حصة؛ احذف القوسين
ReadingNote-beforeGregorian = قبل { ISOLATED("1582-10-15") } هذا تاريخ غريغوري لا يولياني

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = يشمل { LINES($lines) }؛ سطر فارغ فوق البنود يستبعده
SheetRemark-leavesOut = لا يشمل { LINES($lines) }
SheetRemark-leavesOutPercentages = لا يشمل { LINES($lines) }؛ يُحسب إذا كُتب { ISOLATED("`", $sum, "`") }
SheetRemark-takesOff = يطرح { LINES($lines) }
SheetRemark-countsPercentages = يشمل { LINES($lines) } من الأسطر أعلاه
SheetRemark-countsDerived = يشمل { LINES($lines) } وما حُسب منه أيضًا
SheetRemark-addsBulleted = يجمع { LINES($lines) }؛ الشرطة هنا بداية بند، والناقص يُكتب قبل العدد
SheetRemark-adds = يجمع { LINES($lines) }؛ وعلامة ناقص قبل المبلغ تطرحه
SheetRemark-countsAboveTotal = يشمل أيضًا السطور فوق مجموع السطر رقم { $line }
SheetRemark-leavesBlockAbove = لا يشمل الأسطر التي فوق السطر الفارغ؛ { ISOLATED("`grand total`") } يشمل الكل
SheetRemark-countsAsMoney = يحسب { LINES($lines) } على أنه { ISOLATED($currency) }
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = عن الكتلة التي فوق السطر الفارغ
SheetRemark-text = { ISOLATED($word) }: نص؛ هل تقصد { ISOLATED($name) }؟
SheetRemark-text-alone = { ISOLATED($word) } نص؛ لا شيء بهذا الاسم
SheetRemark-radians = بالراديان؛ للدرجات { ISOLATED("sin(30°)") } أو في أعلى الورقة { ISOLATED("# exactly: angle deg") }
SheetRemark-otherReading = قُرئ هكذا: { ISOLATED($reading) }
SheetRemark-optionsTooLow = الخيارات تسري في أعلى الورقة فقط، فوق السطر الأول

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = التعليق لا يُحسب
SheetKeyRefusal-needsNumber = يلزم عدد قبل هذا
SheetKeyRefusal-needsOperation = تلزم عملية قبل هذا
SheetKeyRefusal-secondPoint = فاصلة عشرية واحدة فقط
SheetKeyRefusal-nothingToClear = لا شيء هنا للمسح
SheetKeyRefusal-nothingToDelete = لا حرف قبل المؤشر
SheetKeyRefusal-noOpenParenthesis = لا قوس مفتوح
SheetKeyRefusal-nothingToRepeat = لا عملية لتكرارها
SheetKeyRefusal-memory = الورقة تحفظ الأعداد بأسماء: { ISOLATED("a = 5") }
SheetKeyRefusal-random = نتائج الورقة تعتمد على نصها وحده
SheetKeyRefusal-reversedPower = أساس القوة يأتي أولًا: { ISOLATED("x^y") }
SheetKeyRefusal-otherKeypad = هذا المفتاح من لوحة أخرى

## CalculatorPresentation UnitCategory package

UnitCategory-angle = الزاوية
UnitCategory-area = المساحة
UnitCategory-currency = العملة
UnitCategory-data = البيانات
UnitCategory-energy = الطاقة
UnitCategory-force = القوة
UnitCategory-fuel = استهلاك الوقود
UnitCategory-length = الطول
UnitCategory-power = القدرة
UnitCategory-pressure = الضغط
UnitCategory-speed = السرعة
UnitCategory-temperature = درجة الحرارة
UnitCategory-time = الزمن
UnitCategory-volume = الحجم
UnitCategory-weight = الوزن
UnitCategory-other = أخرى

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason } (انظر { ISOLATED($command, " --help") })

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = لم يُقرأ: السطر أطول من { $limit ->
        [few] { $limit } بايتات
        [many] { $limit } بايتًا
        *[other] { $limit } بايت
    }
LineRefusal-notUTF8 = لم يُقرأ: السطر ليس نصًا بترميز { ISOLATED("UTF-8") }

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = خيار غير معروف «{ ISOLATED($name) }»؛ هل تقصد «{ ISOLATED($other) }»؟
OptionRefusal-unknown-alone = خيار غير معروف «{ ISOLATED($name) }»
OptionRefusal-takesNoValue = لا يأخذ { ISOLATED($option) } قيمة
OptionRefusal-needsValue = يحتاج { ISOLATED($option) } إلى قيمة
OptionRefusal-notInRange = يأخذ { ISOLATED($option) } عددًا من { $least } إلى { $most }، لا «{ ISOLATED($text) }»
OptionRefusal-isFor = يُستخدم { ISOLATED($option) } مع { ISOLATED($task) }

## CommandLineInterface ProgressText

ProgressText-calculating = جارٍ الحساب ({ ISOLATED("Ctrl-C") } يوقفه)

## CommandLineInterface HelpTitle package

HelpTitle-usage = الاستخدام
HelpTitle-options = الخيارات
HelpTitle-exitStatus = حالة الخروج

## CommandLineInterface EditingText package

EditingText-search = بحث «{ ISOLATED($text) }»:
EditingText-notFound = لم يُعثر على «{ ISOLATED($text) }»:
EditingText-more = و{ $count } غير ذلك

## CommandLineInterface SystemError package by action

SystemError-open = { ISOLATED($name) }: { $cause }
SystemError-read = تعذّرت قراءة الإدخال: { $cause }
SystemError-write = تعذّرت الكتابة: { $cause }
SystemError-wait = تعذّر انتظار الإدخال: { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = الملف غير موجود
SystemCause-notPermitted = لا يوجد إذن
SystemCause-isFolder = هذا مجلد
SystemCause-noSpace = لم تبق مساحة على الجهاز
SystemCause-other = { ISOLATED($text) }

## exactly Option

Option-digits = الأرقام المعنوية في الإجابة: 1 إلى { $digitLimit } (16)
Option-places = بدل { ISOLATED("--digits") }، الأرقام بعد الفاصلة: 0 إلى { $digitLimit }؛ وتُقرَّب الأنصاف بعيدًا عن الصفر
Option-exact = الصيغة الدقيقة، مثل { ISOLATED("√3/2") } أو { ISOLATED("1/3") }، حيث توجد صيغة قصيرة
Option-mixed = مثل { ISOLATED("--exact") }، مع كتابة { ISOLATED("7/2") } هكذا { ISOLATED("3 1/2") }
Option-explain = كل خطوة من التعبير، وما أُثبت عنها
Option-angle = وحدة قياس الزوايا: { ISOLATED("rad") } أو { ISOLATED("deg") } أو { ISOLATED("grad") } ({ ISOLATED("rad") })
Option-notation = { ISOLATED("automatic") } (أو { ISOLATED("auto") }) أو { ISOLATED("plain") } (بلا أس) أو { ISOLATED("scientific") } ({ ISOLATED("1.2e4") }) أو { ISOLATED("engineering") } ({ ISOLATED("12e3") })
Option-grouping = { ISOLATED("thousands") } ({ ISOLATED("1_234_567") }؛ ومع { ISOLATED("--keys") } { ISOLATED("1,234,567") }) أو { ISOLATED("none") }
Option-base = أعداد صحيحة بالأساس { ISOLATED("2") } أو { ISOLATED("8") } أو { ISOLATED("10") } أو { ISOLATED("16") }، بكل أرقامها
Option-word = يحسب بكلمات من { ISOLATED("8") } أو { ISOLATED("16") } أو { ISOLATED("32") } أو { ISOLATED("64") } بت، وتُقتطع إليها كل خطوة
Option-signed = للكلمات إشارة، كما من دون هذا الخيار
Option-unsigned = ليست للكلمات إشارة
Option-json = كائن { ISOLATED("JSON") } واحد في كل سطر
Option-csv = سطر من القيم المفصولة بفواصل لكل منها، وأسماء الأعمدة أولًا
Option-rates = يحوّل النقود بأسعار ملف: date,from,to,rate,source
Option-marks = معنى العلامات في { ISOLATED("1,234") } و{ ISOLATED("1.234") }: { ISOLATED("1,234.5") } أو { ISOLATED("1.234,5") }
Option-today = اليوم الذي يعنيه today، مثل 2026-11-22
Option-file = يجيب عن أسطر ملف؛ والعلامة { ISOLATED("-") } هي الإدخال القياسي
Option-jobs = كم خيطًا يجيب عن الأسطر: من 1 إلى { $jobLimit } (بقدر ما يمكن تنفيذه في وقت واحد)
Option-keys = يضغط مفاتيح؛ والعلامة { ISOLATED("-") } تقرأ تسلسلًا واحدًا في كل سطر
Option-order = { ISOLATED("precedence") } كما لدى { ISOLATED("Apple") }، أو { ISOLATED("left-to-right") }
Option-mode = { ISOLATED("basic") } (9 أرقام) أو { ISOLATED("scientific") } (16) أو { ISOLATED("programmer") } (كلمات من 8 إلى 64 بت)
Option-reversePolish = الترميز البولندي العكسي: تأخذ العمليات أعدادها من مكدس
Option-plain = أسطر نصية بلا رموز تحكم، لقارئات الشاشة
Option-new = تبدأ بالصفر وذاكرة فارغة، لا من حيث انتهت السابقة
Option-remove = يزيل عملية حسابية؛ ويعرض { ISOLATED("--json") } معرّفها
Option-label = يسمّي عملية حسابية بالكلمات التالية، أو يزيل اسمها
Option-tape = يطبع العمليات الحسابية كما تطبعها آلة جمع
Option-clear = يزيل كل العمليات الحسابية دون سؤال
Option-off = لا يحفظ عمليات حسابية من الآن
Option-on = يحفظ العمليات الحسابية من جديد
Option-reset = يعيدها كلها إلى ما كانت عليه أولًا
Option-answers = يطبع الإجابات وحدها، سطرًا لكل سطر من الورقة
Option-write = يحدّث الإجابات الموجودة في الملف
Option-writeAll = يكتب إجابة بعد كل سطر له إجابة
Option-strip = يزيل الإجابات من الملف
Option-check = يبيّن الإجابات الخاطئة في الملفات، ولا يغيّر شيئًا
Option-from = الطرف الأيسر للرسم ({ ISOLATED("-10") })
Option-to = الطرف الأيمن للرسم ({ ISOLATED("10") })
Option-bottom = أسفل الرسم (يُختار بحسب القيم)
Option-top = أعلى الرسم (يُختار بحسب القيم)
Option-size = أعمدة النقاط وصفوفها، مثل { ISOLATED("800x500") } وهو المعتاد؛ يطبع { ISOLATED("SVG") }
Option-count = يطبع عدد النقاط المرسومة والفارغة وغير المحسومة
Option-completionScript = يطبع ما يكمل هذا الأمر في { ISOLATED("bash") } أو { ISOLATED("zsh") } أو { ISOLATED("fish") }
Option-manual = يطبع صفحة الدليل من أجل { ISOLATED("man") }
Option-version = يطبع الإصدار
Option-help = يطبع هذه المساعدة

## exactly SessionWord

SessionWord-help = هذه المساعدة، أو مساعدة دالة أو كلمة
SessionWord-variables = أسماء الأعداد وقيمها
SessionWord-functions = كل الدوال والثوابت، ودوالك أولًا، أو ما يتعلق بكلمة
SessionWord-units = كل الوحدات، أو ما يتعلق بكلمة
SessionWord-history = الأسطر المكتوبة سابقًا، أو آخر { ISOLATED("N") } منها
SessionWord-undo = يتراجع عن آخر سطر غيّر شيئًا، أو عن آخر { ISOLATED("N") } منها
SessionWord-reset = ينسى كل الأسماء والإجابة؛ ويعيدها { ISOLATED("undo") }
SessionWord-digits = يخبر بعدد الأرقام المعنوية المعروضة، أو يغيّره
SessionWord-places = مثله للأرقام بعد الفاصلة
SessionWord-notation = يكتب الإجابات { ISOLATED($notations) }
SessionWord-grouping = يكتب { ISOLATED("1_234_567") } بدل { ISOLATED("1234567") }، أو لا
SessionWord-exact = يعرض الصيغة الدقيقة وحدها حيث توجد صيغة قصيرة، أو الكسور هكذا { ISOLATED("3 1/2") }
SessionWord-degrees = يقيس الزوايا بالدرجات
SessionWord-radians = يقيس الزوايا بالراديان
SessionWord-gradians = يقيس الزوايا بالغراد
SessionWord-preview = يعرض أثناء الكتابة الإجابة حتى الآن، أو لا
SessionWord-clear = يمسح الشاشة
SessionWord-quit = ينهي الجلسة، مثل { ISOLATED("Ctrl-D") }

## exactly ExplanationText package

ExplanationText-nothingCalculated = لا شيء يُحسب
ExplanationText-moreSteps = { $count ->
        [one] … خطوة أخرى
        [two] … خطوتان أخريان
        *[other] … { $count ->
        [few] { $count } خطوات
        *[other] { $count } خطوة
    } أخرى
    }
ExplanationText-noDecimal = لا عدد عشريًا: { $reason }
ExplanationText-noValue = لا قيمة: { $reason }
ExplanationText-exact = دقيق
ExplanationText-rounded = مقرّب
ExplanationText-roundedWithin = مقرّب، والخطأ { ISOLATED($bound) } على الأكثر
ExplanationText-noted = { $note }؛ والخطأ { ISOLATED($bound) } على الأكثر
ExplanationText-converted = من { $unit ->
        [radians] الراديان
        [degrees] الدرجات
        *[gradians] الغراد
    } إلى { $other ->
        [radians] الراديان
        [degrees] الدرجات
        *[gradians] الغراد
    }؛ { $proof }
ExplanationText-measured = الزاوية { $unit ->
        [radians] بالراديان
        [degrees] بالدرجات
        *[gradians] بالغراد
    }؛ { $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = مفتاح غير معروف «{ ISOLATED($name) }»
FailureReason-severalKeys = قد تكون «{ ISOLATED($name) }» عدة مفاتيح: ضع مسافات بينها
FailureReason-tooLong = أطول من { $limit ->
        [few] { $limit } بايتات
        [many] { $limit } بايتًا
        *[other] { $limit } بايت
    }
FailureReason-notUTF8 = ليس نصًا بترميز { ISOLATED("UTF-8") }
FailureReason-meantCommand = هذا ليس تعبيرًا؛ هل تقصد «{ ISOLATED("exactly ", $words) }»؟
FailureReason-unknownOption = خيار غير معروف «{ ISOLATED($name) }»
FailureReason-unknownOption-2 = خيار غير معروف «{ ISOLATED($name) }»؛ هل تقصد { JOINED($options, separator: " أو ", each: "isolated") }؟
FailureReason-noFile = { $cause }؛ ولا يوجد ملف بهذا الاسم

## exactly HelpPart package

HelpPart-summary = حاسبة بمفاتيح { ISOLATED("Apple") } لا تُخطئ في أي رقم
HelpPart-inTerminal = في الطرفية: الحاسبة بملء الشاشة؛ وإلا فتعبير واحد وإجابة واحدة في كل سطر
HelpPart-expression = الإجابة: { ISOLATED("exactly '1/3 + 1/6'") } يطبع { ISOLATED("0.5") }
HelpPart-file = إجابات أسطر ملف؛ وكذلك { ISOLATED("--file FILE") }
HelpPart-keys = يضغط مفاتيح الحاسبة ويطبع ما تعرضه
HelpPart-task-repl = جلسة تعبيرات، مع متغيرات وتحرير للأسطر
HelpPart-task-functions = يسرد كل الدوال والثوابت، أو ما يتعلق بكلمة
HelpPart-task-units = يسرد كل الوحدات، أو ما يتعلق بكلمة
HelpPart-task-sheet = يحسب ملفًا تستخدم أسطره بعضها بعضًا، أي ورقة حساب
HelpPart-task-plot = يرسم دوال { ISOLATED("x") }: المنحنيات وكل ما ثبت عنها
HelpPart-task-history = يسرد العمليات الحسابية المحفوظة؛ ويغيّرها أيضًا بالخيارات
HelpPart-task-settings = يسرد الإعدادات؛ ومع اسم وقيمة يغيّر أحدها
HelpPart-task-rates = يحفظ أسعار الصرف من ملفات البنك المركزي الأوروبي أو غيرها
HelpPart-task-help = هذه المساعدة؛ ومع اسم مساعدة مهمة أو دالة أو ثابت
HelpPart-title-repl = جلسة تعبيرات في الطرفية
HelpPart-title-functions = كل دوال التعبيرات وثوابتها
HelpPart-title-units = كل وحدات التعبيرات
HelpPart-title-sheet = ورقة حساب: أسطر نصية مع إجاباتها
HelpPart-title-plot = منحنيات مع جذورها وقيمها القصوى وأقطابها وقفزاتها وثقوبها
HelpPart-title-history = العمليات الحسابية المحفوظة، أقدمها أولًا
HelpPart-title-settings = إعدادات الحاسبة ذات المفاتيح
HelpPart-title-rates = أسعار الصرف المحفوظة لتحويل المال
HelpPart-title-help = مساعدة الأمر أو مهمة أو اسم
HelpPart-examplesTitle = أمثلة
HelpPart-expressionsTitle = التعبيرات
HelpPart-keysTitle = المفاتيح
HelpPart-linesTitle = الأسطر
HelpPart-keptTitle = ما يُحفظ
HelpPart-plotsTitle = ما يُعرض
HelpPart-namesTitle = الأسماء
HelpPart-fiftyDigits = خمسون رقمًا، آخرها مقرّب
HelpPart-twoAnswers = { ISOLATED("3") } ثم { ISOLATED("18.84955592153876") }
HelpPart-jsonAnswer = القراءة والعدد العشري والكسر
HelpPart-steps = كل خطوة، وما أُثبت عنها
HelpPart-fileAnswers = إجابات أسطر ملف
HelpPart-taskHelp = مساعدة مهمة واحدة
HelpPart-language = { ISOLATED("+ - * / ^") } أو { ISOLATED("− × ÷ √") }، والأقواس، والأعداد العشرية، والأسس ({ ISOLATED("1e-3") })، والعلامة { ISOLATED("_") } بين الأرقام، والمضروب ({ ISOLATED("5!") })، والدرجات ({ ISOLATED("30°") })، والنسب المئوية ({ ISOLATED("200 + 10%") } تساوي 220، { ISOLATED("200 * 10%") } تساوي 20)، والضرب بلا علامة ({ ISOLATED("2pi") })، والدوال والثوابت بأسمائها، والعلامة { ISOLATED("#") } للتعليقات.
HelpPart-naming = في الأنبوب وفي الجلسة يسمّي { ISOLATED("x = 3") } عددًا، ويسمّي { ISOLATED("f(x) = x^2 + 1") } دالة، والإجابة السابقة هي { ISOLATED("ans") } أو { ISOLATED("_") }.
HelpPart-exactness = الأعداد دقيقة؛ وإذا كانت أرقام الإجابة أكثر مما يُعرض فآخرها مقرّب.
HelpPart-keySequences = { ISOLATED("0") } إلى { ISOLATED("9") } والعلامات { ISOLATED(". + - * / = % +/- C AC DEL") } وأسماء مثل { ISOLATED("sqrt") } و{ ISOLATED("x^y") }. يجوز وصلها حيث لا يمكن فصلها إلا بطريقة واحدة: { ISOLATED("2+3=") } لكن { ISOLATED("5 +/- =") }.
HelpPart-answered = أُجيب عن كل شيء
HelpPart-noValue = شيء ما بلا قيمة، أو رُفض سطر من المدخلات
HelpPart-unreadable = تعذّرت قراءة المدخلات، أو الخيارات خاطئة
HelpPart-session = يجيب سطرًا بعد سطر، حتى { ISOLATED("quit") } أو { ISOLATED("Ctrl-D") }
HelpPart-functions = سطر لكل منها: الاسم ومعناه ومثال
HelpPart-units = سطر لكل منها: الرمز والأسماء والقيمة الدقيقة والمصدر
HelpPart-unitsAbout = ما في سطره الكلمة
HelpPart-rates = يسرد أحدث سعر لكل عملة
HelpPart-ratesImport = يأخذ أسعار ملف: { ISOLATED("XML") } أو { ISOLATED("CSV") } من البنك المركزي الأوروبي، أو أسطر { ISOLATED("date,from,to,rate,source") }؛ و{ ISOLATED("-") } هو الدخل القياسي
HelpPart-ratesClear = ينساها
HelpPart-importsRates = الملف كما يُنزَّل
HelpPart-importsRatesOfToday = أسعار اليوم
HelpPart-unitsOfPressure = وحدات الضغط
HelpPart-functionsAbout = ما في اسمه أو وصفه الكلمة
HelpPart-commandHelp = مساعدة الأمر
HelpPart-nameHelp = مساعدة مهمة، أو معنى دالة أو ثابت
HelpPart-sheet = يفتح الورقة أو يطبعها مع إجاباتها ({ ISOLATED("--plain") })؛ { ISOLATED("-") } هو الدخل القياسي
HelpPart-sheetChange = يغيّر الإجابات في الملفات؛ وكذلك { ISOLATED("--write-all") } و{ ISOLATED("--strip") }
HelpPart-sheetCheck = يبيّن الإجابات الخاطئة في الملفات
HelpPart-plot = يرسم حتى ست دوال في { ISOLATED("x") }؛ ويمكن أن يسبق كلًّا منها { ISOLATED("y =") }
HelpPart-plotBetween = من { ISOLATED("A") } إلى { ISOLATED("B") } (من { ISOLATED("-10") } إلى { ISOLATED("10") })
HelpPart-history = يسرد العمليات الحسابية
HelpPart-label = يسمّي عملية حسابية؛ وبلا كلمات يزيل اسمها
HelpPart-settings = يسرد الإعدادات والقيم الممكنة لكل منها
HelpPart-setting = يطبع قيمة إعداد
HelpPart-change = يغيّر إعدادًا
HelpPart-lines = يسمّي { ISOLATED("x = 3") } عددًا، ويسمّي { ISOLATED("f(x) = x^2 + 1") } دالة، والإجابة السابقة هي { ISOLATED("ans") }. ويسرد { ISOLATED("?") } ما بقي. تسبق { ISOLATED("=") } ما هو دقيق، و{ ISOLATED("≈") } ما هو مقرّب.
HelpPart-sheetLines = يسمّي { ISOLATED("rent = 1200") } عددًا تستخدمه الأسطر التالية. و{ ISOLATED("total") } للأسطر التي فوقه حتى سطر فارغ، و{ ISOLATED("ans") } الإجابة السابقة، و{ ISOLATED("line 3") } إجابة السطر الثالث. ويبدأ { ISOLATED("#") } تعليقًا. وفي ملف { ISOLATED("Markdown (.md)") } لا تُحسب إلا الكتل الموسومة { ISOLATED("exactly") }، وكلها ورقة واحدة.
HelpPart-sheetAnswers = تأتي الإجابة في سطرها بعد { ISOLATED("#") }: { ISOLATED("=") } قبل الدقيق و{ ISOLATED("≈") } قبل المقرّب و{ ISOLATED("!") } قبل سبب غيابها. وما كُتب بأرقام أقل يحتفظ بعددها.
HelpPart-kept = يُحفظ ما يحسبه شخص في الطرفية حتى { ISOLATED("history --off") }: التعبيرات والخيار { ISOLATED("--keys") } مما أُعطي كوسائط، وأسطر الجلسة، وعمليات الحاسبة نفسها. ولا تحفظ الأنابيب والملفات شيئًا.
HelpPart-plots = كل جذر أو قيمة قصوى أو قطب أو قفزة أو ثقب أو فجوة في القائمة مُثبت، ولا يوجد غيرها؛ وحيث تعذّر تتبّع المنحنى يُذكر ذلك. لا تُرسم النقاط إلا حيث ثبت مرور المنحنى. الصورة في الطرفية بنقاط بريل، وفي غيرها { ISOLATED("SVG") }.
HelpPart-names = لا تتبع التعبيرات والخيار { ISOLATED("--keys") } الإعدادات، بل لها خيارات.
HelpPart-beginsSession = يبدأ جلسة
HelpPart-sessionInDegrees = جلسة بالدرجات وبـ30 رقمًا
HelpPart-functionsWithRoot = الدوال التي في سطرها { ISOLATED("root") }
HelpPart-functionHelp = معنى دالة، مع مثال
HelpPart-sheetWithAnswers = الورقة مع إجاباتها
HelpPart-sheetInCI = في نص برمجي: الحالة 1 إذا كانت إجابة خاطئة
HelpPart-plotAsPicture = صورة لصفحة أو مستند
HelpPart-plotOfTwo = منحنيان
HelpPart-plotInWords = الوصف وجدول بالقيم
HelpPart-historyForPrograms = للبرامج، مع معرّف كل عملية حسابية
HelpPart-historyForSpreadsheet = لجدول حسابات
HelpPart-tapeForPrinter = لطباعته
HelpPart-namesCalculation = يسمّي عملية حسابية
HelpPart-leftToRight = { ISOLATED("2 + 3 × 4") } تساوي 20 على المفاتيح من الآن
HelpPart-notationAtFirst = يطبع { ISOLATED("automatic") } حتى يُغيَّر

## exactly HistoryText package

HistoryText-noCalculation = لا توجد عملية حسابية { ISOLATED($id) }
HistoryText-removed = { $count ->
        [zero] لم تُزل أي عملية حسابية
        [one] أُزيلت عملية حسابية واحدة
        [two] أُزيلت عمليتان حسابيتان
        [few] أُزيلت { $count } عمليات حسابية
        *[other] أُزيلت { $count } عملية حسابية
    }
HistoryText-unreadableLeft = ما تعذّرت قراءته ما زال في { ISOLATED($place) }
HistoryText-isOn = تُحفظ العمليات الحسابية من الآن
HistoryText-isOff = لا تُحفظ عمليات حسابية من الآن؛ ويزيل { ISOLATED("exactly history --clear") } ما سبقها
HistoryText-storage = { $error }
HistoryText-setAside = { $count ->
        [one] تعذّرت قراءة سطر واحد من السجل، وهو
        [two] تعذّرت قراءة سطرين من السجل، وهما
        *[other] تعذّرت قراءة { $count ->
        [few] { $count } أسطر
        [many] { $count } سطرًا
        *[other] { $count } سطر
    } من السجل، وهي
    } الآن في { ISOLATED($place) }

## exactly NameText package

NameText-function-squareRoot = الجذر التربيعي، وكذلك { ISOLATED("√") }
NameText-function-cubeRoot = الجذر التكعيبي، وكذلك { ISOLATED("∛") }
NameText-function-root = الجذر من الدرجة { ISOLATED("n") } للعدد { ISOLATED("x") }
NameText-function-power = القوة، وكذلك { ISOLATED("^") } و{ ISOLATED("**") }
NameText-function-exponential = قوة للعدد { ISOLATED("e") }
NameText-function-naturalLogarithm = اللوغاريتم الطبيعي، للأساس { ISOLATED("e") }
NameText-function-logarithm = اللوغاريتم للأساس 10، كما على مفتاح الحاسبة، أو لأساس يُعطى ثانيًا
NameText-function-binaryLogarithm = اللوغاريتم للأساس 2
NameText-function-decimalLogarithm = اللوغاريتم للأساس 10
NameText-function-exponentialLessOne = { ISOLATED("e^x − 1") }
NameText-function-logarithmOfOneMore = { ISOLATED("ln(1 + x)") }
NameText-function-sine = جيب زاوية
NameText-function-cosine = جيب تمام زاوية
NameText-function-tangent = ظل زاوية
NameText-function-secant = قاطع زاوية، { ISOLATED("1/cos") }
NameText-function-cosecant = قاطع تمام زاوية، { ISOLATED("1/sin") }
NameText-function-cotangent = ظل تمام زاوية، { ISOLATED("1/tan") }
NameText-function-arcsine = الزاوية من جيبها
NameText-function-arccosine = الزاوية من جيب تمامها
NameText-function-arctangent = الزاوية من ظلها
NameText-function-arctangent2 = زاوية النقطة { ISOLATED("(x, y)") }، و{ ISOLATED("y") } أولًا
NameText-function-hyperbolicSine = الجيب الزائدي
NameText-function-hyperbolicCosine = جيب التمام الزائدي
NameText-function-hyperbolicTangent = الظل الزائدي
NameText-function-hyperbolicSecant = القاطع الزائدي، { ISOLATED("1/cosh") }
NameText-function-hyperbolicCosecant = قاطع التمام الزائدي، { ISOLATED("1/sinh") }
NameText-function-hyperbolicCotangent = ظل التمام الزائدي، { ISOLATED("1/tanh") }
NameText-function-areaSine = معكوس { ISOLATED("sinh") }
NameText-function-areaCosine = معكوس { ISOLATED("cosh") }، غير سالب
NameText-function-areaTangent = معكوس { ISOLATED("tanh") }
NameText-function-areaSecant = معكوس { ISOLATED("sech") }، غير سالب
NameText-function-areaCosecant = معكوس { ISOLATED("csch") }
NameText-function-areaCotangent = معكوس { ISOLATED("coth") }
NameText-function-factorial = المضروب، وكذلك { ISOLATED("!") }
NameText-function-gamma = دالة غاما، { ISOLATED("(x − 1)!") }
NameText-function-logarithmOfGamma = { ISOLATED("ln |gamma(x)|") }
NameText-function-combinations = طرق اختيار { ISOLATED("k") } من { ISOLATED("n") }
NameText-function-permutations = طرق اختيار { ISOLATED("k") } من { ISOLATED("n") } بالترتيب
NameText-function-fibonacci = عدد من متتالية فيبوناتشي
NameText-function-absolute = البعد عن الصفر
NameText-function-sign = { ISOLATED("−1") } أو 0 أو 1 بحسب الإشارة
NameText-function-floor = العدد الصحيح الأدنى مباشرة
NameText-function-ceiling = العدد الصحيح الأعلى مباشرة
NameText-function-round = أقرب عدد صحيح، أو إلى عدد من المنازل؛ والأنصاف بعيدًا عن الصفر
NameText-function-truncation = الجزء الصحيح
NameText-function-fraction = ما يتبقى بعد { ISOLATED("trunc") }
NameText-function-remainder = باقٍ بإشارة المقسوم عليه، ويوضع بينهما أيضًا: { ISOLATED("8 mod 3") }
NameText-function-greatestCommonDivisor = القاسم المشترك الأكبر
NameText-function-leastCommonMultiple = المضاعف المشترك الأصغر
NameText-function-minimum = أصغرها كلها
NameText-function-maximum = أكبرها كلها
NameText-function-hypotenuse = { ISOLATED("√(x² + y² + …)") }
NameText-function-sum = المجموع، لقائمة أيضًا، وعلى k: sum(1/k, k, 1, 9)
NameText-function-product = حاصل الضرب، لقائمة أيضًا، وعلى k: product(k, k, 1, 9)
NameText-function-mean = المتوسط، لقائمة أيضًا
NameText-function-median = الوسيط، لقائمة أيضًا
NameText-function-mode = الأكثر تكرارًا، في قائمة أيضًا
NameText-function-count = كم عددها
NameText-function-variance = تباين عينة، لقائمة أيضًا، بالقسمة على n − 1
NameText-function-populationVariance = تباين الكل، بالقسمة على n
NameText-function-standardDeviation = الانحراف المعياري لعينة، √var
NameText-function-populationStandardDeviation = الانحراف المعياري للكل، √varp
NameText-function-geometricMean = المتوسط الهندسي
NameText-function-harmonicMean = المتوسط التوافقي
NameText-function-rootMeanSquare = جذر متوسط المربعات
NameText-function-quantile = ما يقع دونه الجزء p من الأعداد، باستيفاء عند (n − 1)p
NameText-function-quotient = حاصل القسمة الصحيح، نحو الصفر
NameText-function-truncatedRemainder = ما يبقى من { ISOLATED("quot") }، بإشارة { ISOLATED("a") }
NameText-function-derivative = مشتقة تعبير في x عند a
NameText-function-integral = تكامل تعبير في x من a إلى b
NameText-function-roots = الأعداد من a إلى b التي يكون عندها تعبير في x صفرًا
NameText-function-solve = حلول معادلة في x طرفاها كثيرا حدود
NameText-function-hexadecimal = حول السطر كله: الإجابة بالأساس { ISOLATED("16") }، مثل { ISOLATED("x to hex") }
NameText-function-octal = حول السطر كله: الإجابة بالأساس { ISOLATED("8") }، مثل { ISOLATED("x to oct") }
NameText-function-binary = حول السطر كله: الإجابة بالأساس { ISOLATED("2") }، مثل { ISOLATED("x to bin") }
NameText-function-decimal = حول السطر كله: كل الأرقام بالأساس 10، مثل { ISOLATED("x to dec") }
NameText-function-int8 = مقتطع إلى { ISOLATED("8") } بت بإشارة
NameText-function-int16 = مقتطع إلى { ISOLATED("16") } بت بإشارة
NameText-function-int32 = مقتطع إلى { ISOLATED("32") } بت بإشارة
NameText-function-int64 = مقتطع إلى { ISOLATED("64") } بت بإشارة
NameText-function-uint8 = مقتطع إلى { ISOLATED("8") } بت بلا إشارة
NameText-function-uint16 = مقتطع إلى { ISOLATED("16") } بت بلا إشارة
NameText-function-uint32 = مقتطع إلى { ISOLATED("32") } بت بلا إشارة
NameText-function-uint64 = مقتطع إلى { ISOLATED("64") } بت بلا إشارة
NameText-function-rotationLeft = بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور { ISOLATED("n") } خانات إلى اليسار
NameText-function-rotationRight = بتات كلمة من 8 أو 16 أو 32 أو 64 بلا إشارة، تدور { ISOLATED("n") } خانات إلى اليمين
NameText-function-byteswap = بايتات كلمة بلا إشارة بالترتيب المعكوس
NameText-function-population = عدد البتات التي هي 1
NameText-example = { $function }: { ISOLATED($equation) }
NameText-constant-pi = محيط دائرة قطرها 1: { ISOLATED("3.14159…") }
NameText-constant-tau = { ISOLATED("2π") }، دورة كاملة: { ISOLATED("6.28318…") }
NameText-constant-e = أساس اللوغاريتمات الطبيعية: { ISOLATED("2.71828…") }
NameText-unit-degrees = زاوية بالدرجات، وكذلك { ISOLATED("°") }: { ISOLATED("sin(30 deg) = 0.5") }
NameText-unit-radians = زاوية بالراديان: { ISOLATED("sin(pi/6 rad) = 0.5") }
NameText-unit-gradians = زاوية بالغراد، وكل 100 منها زاوية قائمة: { ISOLATED("sin(100 grad) = 1") }
NameText-date-weekday = يوم الأسبوع لتاريخ، والاثنين 1: ⁨weekday(2026-11-22) = 7⁩
NameText-date-week = أسبوع التاريخ وفق ISO 8601: ⁨week(2026-11-22) = 47⁩
NameText-date-dayOfYear = يوم السنة لتاريخ: ⁨dayofyear(2026-02-01) = 32⁩
NameText-date-workday = التاريخ بعد عدد من أيام الاثنين إلى الجمعة: ⁨workday(2026-11-27; 5) = 2026-12-04⁩
NameText-date-workdays = أيام الاثنين إلى الجمعة بين تاريخين: ⁨workdays(2026-11-27; 2026-12-04) = 5⁩
NameText-today = اليوم الحالي: ⁨today + 1 week⁩
NameText-answer = الإجابة التي قبل هذه، في الأنبوب وفي الجلسة
NameText-otherNames = ؛ أو { ISOLATED($names) }
NameText-either = { ISOLATED($one) } أو { ISOLATED($other) }

## exactly Notice package

Notice-readAs = فُهمت هكذا: { ISOLATED($reading) }
Notice-written-exactnessUndecided = لا يمكن تحديد ما إذا كانت هذه هي القيمة الدقيقة
Notice-written-belowAbsoluteZero = هذا تحت الصفر المطلق
Notice-written-onOtherDay-1 = في اليوم التالي
Notice-written-onOtherDay-minus1 = في اليوم السابق
Notice-written-onOtherDay = قبل ذلك بعدد أيام: { $days }
Notice-written-onOtherDay-2 = بعد ذلك بعدد أيام: { $days }
Notice-written-certainDigits = المؤكد فقط { $count ->
        [few] { $count } أرقام
        [many] { $count } رقمًا
        *[other] { $count } رقم
    }
Notice-both = { $one }؛ { $other }
Notice-note = { $note }
Notice-zones = المناطق الزمنية من { ISOLATED("tzdata ", $version) }
Notice-anglesInRadians = الزوايا هنا بالراديان؛ والزاوية بالدرجات هي { ISOLATED("30°") } أو { ISOLATED("30 deg") }
Notice-ignoredDigits = تُرك { $count ->
        [few] { $count } أرقام
        [many] { $count } رقمًا
        *[other] { $count } رقم
    }: لا يزيد العدد على { $limit ->
        [few] { $limit } أرقام
        [many] { $limit } رقمًا
        *[other] { $limit } رقم
    } في لوحة المفاتيح هذه
Notice-digitsDoNotFit = تُرك { $count ->
        [few] { $count } أرقام
        [many] { $count } رقمًا
        *[other] { $count } رقم
    }: ليس من الأساس { $base } أو لا تتسع له { $bits } بت
Notice-keysWithoutEffect = بلا أثر هنا: { JOINED($keys, separator: "، ", each: "isolated") }
Notice-wraps = تجاوزت إحدى الخطوات { ISOLATED($bitWidth) } بت فاقتُطعت إليها
Notice-rates = بسعر { JOINED($rates, separator: "، ", each: "isolated") }؛ عمره بالأيام: { $days }
Notice-rates-alone = بسعر { JOINED($rates, separator: "، ", each: "isolated") }
Notice-noExactForm = لا توجد صيغة دقيقة قصيرة؛ هذا مقرّب
Notice-historyNotWritten = لم يُكتب السجل: { $error }
Notice-notInHistory = { $count ->
        [one] عملية حسابية واحدة ليست في السجل
        [two] عمليتان حسابيتان ليستا في السجل
        [few] { $count } عمليات حسابية ليست في السجل
        *[other] { $count } عملية حسابية ليست في السجل
    }: { $error }
Notice-linesNotRead = تعذّرت قراءة الأسطر المكتوبة سابقًا: { $error }
Notice-linesNotKept = لا تُحفظ الأسطر: { $error }
Notice-settingNotUnderstood = { ISOLATED($path) }، السطر { $line }: { $cause }
Notice-nothingToCalculate = لا شيء لحسابه؛ جرّب { ISOLATED("exactly '1/3 + 1/6'") } أو { ISOLATED("exactly --help") }

## exactly OptionScope package

OptionScope-keys = للمفاتيح:
OptionScope-terminal = في الطرفية:
OptionScope-task = مع { ISOLATED($task) }:

## exactly PlotText package

PlotText-title = { ISOLATED($functions) } من { ISOLATED($from) } إلى { ISOLATED($to) }
PlotText-height = الارتفاع من { ISOLATED($bottom) } إلى { ISOLATED($top) }
PlotText-noRoots = بلا جذور
PlotText-roots = الجذور: { ISOLATED($list) }
PlotText-maxima = القيم العظمى: { ISOLATED($list) }
PlotText-minima = القيم الصغرى: { ISOLATED($list) }
PlotText-poles = الأقطاب: { ISOLATED($list) }
PlotText-jumps = القفزات: { ISOLATED($list) }
PlotText-holes = الثقوب: { ISOLATED($list) }
PlotText-gaps = غير معرّفة: { ISOLATED($list) }
PlotText-levels = ثابتة: { ISOLATED($list) }
PlotText-undecided = غير محسوم: { ISOLATED($list) }
PlotText-noCrossings = لا تقاطعات
PlotText-crossings = تقاطعات: { ISOLATED($list) }
PlotText-same = متطابقتان: { ISOLATED($list) }
PlotText-touching = { ISOLATED($number) } (يمسّ)

## exactly SessionMessage package

SessionMessage-greeting = { ISOLATED("exactly ") }{ ISOLATED($version) }: تعبير ثم { ISOLATED("Enter") }؛ { ISOLATED("?") } للمساعدة، { ISOLATED("quit") } للخروج.
SessionMessage-nothingCalled = لا شيء باسم «{ ISOLATED($name) }»؛ ويسرد { ISOLATED("functions") } ما هو موجود
SessionMessage-ownNumber = عدد عرّفته أنت
SessionMessage-isOwnNumber = { ISOLATED($name) } عدد عرّفته أنت
SessionMessage-takesLong = كتابة { ISOLATED($name) } تستغرق وقتًا طويلًا
SessionMessage-forgot = { $count ->
        [zero] لا أسماء لتُنسى
        [one] نُسي اسم واحد
        [two] نُسي اسمان
        [few] نُسي { $count } أسماء
        [many] نُسي { $count } اسمًا
        *[other] نُسي { $count } اسم
    }
SessionMessage-anglesIn-radians = الزوايا بالراديان
SessionMessage-anglesIn-degrees = الزوايا بالدرجات
SessionMessage-anglesIn-gradians = الزوايا بالغراد
SessionMessage-nothingToUndo = لا شيء للتراجع عنه
SessionMessage-undone = تم التراجع عن: { ISOLATED($line) }
SessionMessage-noNames = لا أعداد مسمّاة بعد: { ISOLATED("x = 3") } يعطي اسمًا لعدد
SessionMessage-error = خطأ: { $reason }
SessionMessage-notOneOf = يكون { ISOLATED($word) } واحدًا من { ISOLATED($choices) }، لا «{ ISOLATED($text) }»
SessionMessage-notInRange = يأخذ { ISOLATED($word) } عددًا من { $least } إلى { $most }، لا «{ ISOLATED($text) }»
SessionMessage-standsAlone = تُكتب { ISOLATED($word) } وحدها، من دون «{ ISOLATED($text) }»
SessionMessage-settingsAlone = تُكتب الإعدادات من دون «{ ISOLATED($first) }»: { ISOLATED($text) }
SessionMessage-noUnit = لا وحدة فيها «{ ISOLATED($word) }»؛ ويسرد { ISOLATED("units") } كل الوحدات
SessionMessage-noFunction = لا دالة في اسمها أو وصفها «{ ISOLATED($word) }»
SessionMessage-isNumberNow = صارت «{ ISOLATED($name) }» عددًا ولم تعد من كلمات الجلسة؛ و{ ISOLATED($other) } ما زالت منها
SessionMessage-isNumberNow-alone = صارت «{ ISOLATED($name) }» عددًا ولم تعد من كلمات الجلسة
SessionMessage-calculation = عملية حسابية؛ { ISOLATED("=") } علامة الإجابة الدقيقة، و{ ISOLATED("≈") } علامة المقرّبة
SessionMessage-namesNumber = يسمّي عددًا
SessionMessage-namesFunction = يسمّي دالة
SessionMessage-answerBefore = الإجابة السابقة
SessionMessage-openLine = السطر الذي فيه قوس مفتوح، أو ينتهي بعلامة عملية أو { ISOLATED("\\") }، يستمر في الذي تحته
SessionMessage-arrowKeys = { ISOLATED("↑, ↓") }
SessionMessage-linesBefore = الأسطر التي تبدأ بما قبل المؤشر؛ ويبحث { ISOLATED("Ctrl-R") } فيها كلها
SessionMessage-completesName = يكمل اسمًا، أو يسرد الأسماء الموجودة
SessionMessage-givesUp = يتخلى عن سطر، أو يوقف عملية حسابية

## exactly SheetMessage package

SheetMessage-wrong = هو «{ ISOLATED($found) }» وينبغي أن يكون «{ ISOLATED($expected) }»
SheetMessage-stale = هو «{ ISOLATED($found) }» وينبغي ألا يكون شيء
SheetMessage-untold = { $reason }؛ ولا يوجد تعليق إجابة يقول «{ ISOLATED($answer) }»
SheetMessage-limit-tooManyLines = أكثر من { $lineLimit ->
        [few] { $lineLimit } أسطر
        [many] { $lineLimit } سطرًا
        *[other] { $lineLimit } سطر
    }
SheetMessage-limit-tooLong = أكثر من { $byteLimit ->
        [few] { $byteLimit } بايتات
        [many] { $byteLimit } بايتًا
        *[other] { $byteLimit } بايت
    }
SheetMessage-hasChanged = تغيّر منذ قراءته؛ ولم يُكتب شيء

## exactly UsageReason package

UsageReason-givenTwice = ورد { ISOLATED($option) } مرتين
UsageReason-excluded = لا يجتمع { ISOLATED($one) } مع { ISOLATED($other) }
UsageReason-needs = يُستخدم { ISOLATED($option) } مع { ISOLATED($other) }
UsageReason-notOneOf = يكون { ISOLATED($option) } واحدًا من { ISOLATED(JOINED($choices, separator: ", ")) }، لا «{ ISOLATED($text) }»
UsageReason-noIdentifier = يأخذ { ISOLATED($option) } 16 رقمًا سداسيًا عشريًا كما يعرضها { ISOLATED("--json") }
UsageReason-noExpressionBeside = لا يأتي تعبير مع { ISOLATED($option) }
UsageReason-noSettingBeside = لا يأتي اسم إعداد مع { ISOLATED($option) }
UsageReason-noDate = { ISOLATED($option) } تاريخ مثل ⁨2026-11-22⁩، وليس «{ ISOLATED($text) }»
UsageReason-malformedRate = { ISOLATED($file) }، السطر { $line }: السعر هو ⁨date,from,to,rate,source⁩، مثل { ISOLATED("2026-11-20,EUR,USD,1.0823,ECB") }
UsageReason-tooManyRates = { ISOLATED($file) }: أكثر من { $limit } سعر
UsageReason-ratesTooLong = { ISOLATED($file) }: أكثر من { $limit } بايت
UsageReason-isForExpressions = يُستخدم { ISOLATED($option) } مع التعبيرات
UsageReason-isForOneExpression = يُستخدم { ISOLATED($option) } مع تعبير واحد يُعطى كوسيط
UsageReason-isForExpressionsAndKeys = يُستخدم { ISOLATED($option) } مع التعبيرات و{ ISOLATED("--keys") }؛ وفي الحاسبة إعداد بهذا الاسم
UsageReason-isForObjects = يُستخدم { ISOLATED($option) } مع التعبيرات و{ ISOLATED("--keys") } و{ ISOLATED("history") } و{ ISOLATED("sheet") } و{ ISOLATED("plot") }
UsageReason-isForRecords = يُستخدم { ISOLATED($option) } مع التعبيرات و{ ISOLATED("--keys") } و{ ISOLATED("history") }
UsageReason-isForKeys = يُستخدم { ISOLATED($option) } مع المفاتيح
UsageReason-isForTerminals = يُستخدم { ISOLATED($option) } مع الحاسبة في الطرفية
UsageReason-sessionWithExpression = لا يأتي تعبير مع { ISOLATED("repl") }: احذف «{ ISOLATED("repl") }»، أو اكتب «{ ISOLATED($line) }» في الجلسة
UsageReason-sheetNeedsFile = يحتاج { ISOLATED("sheet") } إلى اسم ملف؛ و{ ISOLATED("-") } هو الدخل القياسي
UsageReason-oneSheet = يطبع { ISOLATED("sheet") } ملفًا واحدًا؛ وتُكتب عدة ملفات مع { ISOLATED("--write") } و{ ISOLATED("--write-all") } و{ ISOLATED("--strip") } و{ ISOLATED("--check") }
UsageReason-plotNeedsFunction = يحتاج { ISOLATED("plot") } إلى دالة في { ISOLATED("x") } مثل { ISOLATED("sin(x)/x") }

UsageReason-noSize = يأخذ { ISOLATED($option) } أعمدة وصفوفًا من 1 إلى { $limit } مثل { ISOLATED("800x500") }، لا «{ ISOLATED($text) }»
UsageReason-notBelow = يجب أن يكون { ISOLATED($one) } أصغر من { ISOLATED($other) }
UsageReason-noFraction = يأخذ { ISOLATED($option) } كسرًا أو عددًا عشريًا، لا «{ ISOLATED($text) }»
UsageReason-tooManyCurves = في الرسم حتى { $limit } من المنحنيات
UsageReason-tooNarrow = الفترة ضيقة جدًا: يشترك طرفاها في أكثر من 16 رقمًا
UsageReason-notPlotted = لا تُرسم «{ ISOLATED($function) }»: تُرسم الدوال الأولية والتقريب و{ ISOLATED("min") } و{ ISOLATED("max") } فقط
UsageReason-onlyFunctions = لا تُرسم «{ ISOLATED($relation) }»: تُرسم { ISOLATED("y = f(x)") } فقط، مثل { ISOLATED("x^2 - 2") }
UsageReason-historyStandsAlone = تُكتب { ISOLATED("history") } وحدها أو مع خياراتها
UsageReason-noSetting = لا يوجد إعداد «{ ISOLATED($name) }»؛ والإعدادات هي { ISOLATED($names) }
UsageReason-noValue = «{ ISOLATED($text) }» ليست قيمة للإعداد { ISOLATED($setting) }؛ والقيم هي { ISOLATED($values) }
UsageReason-ratesTask = { ISOLATED("rates") } لا يعرف «{ ISOLATED($text) }»، بل { ISOLATED("import FILE") } و{ ISOLATED("clear") }
UsageReason-noHelp = لا توجد مساعدة عن «{ ISOLATED($name) }»، بل عن { ISOLATED($tasks) } وعن كل ما يسرده { ISOLATED("exactly functions") }

## Companions CompanionName package

CompanionName-companions = التطبيقات المرافقة
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = مساعد القرار
CompanionName-orderSummary = ملخص الطلب

## Companions CompanionText package

CompanionText-summary-fizzBuzz = يعدّ ويقول { ISOLATED("Fizz") } أو { ISOLATED("Buzz") } أو { ISOLATED("FizzBuzz") }
CompanionText-summary-decider = يختار أحد خياراتك
CompanionText-summary-orderSummary = يجمع مبلغ الطلب مع الخصم والضريبة
CompanionText-game = لعبة { ISOLATED("Fizz Buzz") }
CompanionText-next = التالي
CompanionText-decide = اتخاذ القرار
CompanionText-newOption = خيار جديد
CompanionText-yes = نعم
CompanionText-no = لا
CompanionText-maybe = ربما
CompanionText-notDecided = لم يُتخذ قرار: { $error }
CompanionText-optionNotAdded = لم تتم الإضافة: { $error }
CompanionText-newItem = سلعة جديدة
CompanionText-coffee = قهوة
CompanionText-tea = شاي
CompanionText-item = سلعة { $number }
CompanionText-promoCode = الرمز الترويجي
CompanionText-subtotal = المجموع الفرعي
CompanionText-discount = الخصم
CompanionText-tax = الضريبة
CompanionText-total = الإجمالي
CompanionText-orderIsEmpty = الطلب فارغ
CompanionText-noDiscount = لا خصم لهذا الرمز الترويجي
CompanionText-itemNotAdded = لم تتم الإضافة: { $error }
CompanionText-add = إضافة
CompanionText-remove = إزالة
CompanionText-removeNamed = إزالة { ISOLATED($name) }

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = لا توجد خيارات للاختيار منها
DeciderError-tooManyOptions = هناك أكثر من { $optionLimit ->
        [few] { $optionLimit } خيارات
        [many] { $optionLimit } خيارًا
        *[other] { $optionLimit } خيار
    }
DeciderError-blankOption = الخيار { $position } فارغ
DeciderError-longOption = الخيار { $position } أطول من { $lengthLimit ->
        [few] { $lengthLimit } أحرف
        [many] { $lengthLimit } حرفًا
        *[other] { $lengthLimit } حرف
    }

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = الطلب فارغ
OrderError-tooManyItems = لا يزيد الطلب على { $orderLimit ->
        [few] { $orderLimit } سلع
        *[other] { $orderLimit } سلعة
    }
OrderError-notAnItem = تُكتب السلعة بالكمية ثم { ISOLATED("x") } ثم السعر، مثل { ISOLATED("3 x 19.99") }
OrderError-longItem = لا تزيد السلعة على { $textLengthLimit ->
        [few] { $textLengthLimit } أحرف
        [many] { $textLengthLimit } حرفًا
        *[other] { $textLengthLimit } حرف
    }
OrderError-notAPrice = السعر عدد عشري بنقطة، مثل { ISOLATED("19.99") }
OrderError-priceOutOfRange = السعر من 0 إلى { $most }
OrderError-priceTooPrecise = لا يزيد السعر على { $priceDecimalPlaces ->
        [few] { $priceDecimalPlaces } منازل عشرية
        *[other] { $priceDecimalPlaces } منزلة عشرية
    }
OrderError-quantityOutOfRange = الكمية عدد صحيح من { $least } إلى { $most }
OrderError-calculationForName = لا يبدأ الاسم بأعداد أو علامات وحدها
OrderError-blankName = تحتاج السلعة إلى اسم
OrderError-longName = لا يزيد الاسم على { $nameLengthLimit ->
        [few] { $nameLengthLimit } أحرف
        [many] { $nameLengthLimit } حرفًا
        *[other] { $nameLengthLimit } حرف
    }

## CompanionsCommand ConversationText package

ConversationText-title = التطبيقات المرافقة للحاسبة
ConversationText-numberOrName = 1 إلى { $count } أو اسم
ConversationText-open = فتح
ConversationText-back = رجوع
ConversationText-quit = إنهاء
ConversationText-enterKey = Enter
ConversationText-code = CODE
ConversationText-tea = شاي
ConversationText-field = { $name }: { ISOLATED($value) }
ConversationText-none = لا يوجد
ConversationText-notUnderstood = لم يُفهم. يمكنك كتابة:
ConversationText-noSuchNumber = لم تتم الإزالة: لا شيء بهذا الرقم

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = ثلاثة تطبيقات صغيرة إلى جانب الحاسبة.
CompanionsHelpPart-option = OPTION
CompanionsHelpPart-item = ITEM
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CODE
CompanionsHelpPart-menu = في الطرفية: قائمة التطبيقات
CompanionsHelpPart-fizzBuzz = يعدّ حتى { $usualCount } ويقول { ISOLATED("Fizz") } و{ ISOLATED("Buzz") } و{ ISOLATED("FizzBuzz") }
CompanionsHelpPart-decide = يطبع أحد الخيارات
CompanionsHelpPart-order = يطبع تكلفة الطلب:
CompanionsHelpPart-count = { ISOLATED("fizzbuzz") }: آخر عدد، من 1 إلى { $most } ({ $usualCount })
CompanionsHelpPart-promo = { ISOLATED("order") }: رمز ترويجي
CompanionsHelpPart-endOfOptions = ما يليه خيارات للاختيار منها أو سلع
CompanionsHelpPart-done = تم التنفيذ
CompanionsHelpPart-failed = الوسائط خاطئة، أو القائمة بلا طرفية، أو فشل الإدخال أو الإخراج

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = وسيط غير متوقع «{ ISOLATED($text) }»
CompanionsUsageReason-noApp = التطبيقات هي { ISOLATED("fizzbuzz") } و{ ISOLATED("decide") } و{ ISOLATED("order") }، لا «{ ISOLATED($text) }»
CompanionsUsageReason-menuNeedsTerminal = تحتاج القائمة إلى طرفية
CompanionsUsageReason-item = السلعة { $number }: { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر أمس اليوم غدًا

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
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

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = آلة حاسبة
Desktop-comment = احسب بلا رقم خاطئ
Desktop-keywords = حاسبة;حساب;عمليات حسابية;علمية;كسر;دقيق;
Desktop-new-calculation-name = عملية حسابية جديدة
Desktop-new-window-name = نافذة جديدة
Desktop-scientific-keypad-name = لوحة المفاتيح العلمية
Desktop-history-name = إظهار السجل

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = يحسب بلا رقم خاطئ

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = احسب بلا رقم خاطئ
Metainfo-about = آلة حاسبة بالأزرار المألوفة، وكل رقم فيها مبرهن: 1 ÷ 3 × 3 يساوي 1، و√50 − 5√2 يساوي 0.
Metainfo-keypads = لوحات مفاتيح أساسية وعلمية وللمبرمج، وذاكرة، وسجل يمكن تحريره
Metainfo-results = نتائج عشرية وكسور وصيغ دقيقة، وأرقام أكثر عند الطلب
Metainfo-search = إجابات في بحث GNOME وPlasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = الحساب
Actions-calculateAbout = يجيب عن عملية حسابية بدقة، مع الوحدات والتواريخ أيضًا، أو يبيّن الموضع الذي لم يُفهم.
Actions-result = النتيجة
Actions-calculation = العملية الحسابية
Actions-calculationExample = مثل \U20662 + 3 × 4\U2069 أو \U20661/3\U2069 أو \U20665 ft to cm\U2069
Actions-calculationQuestion = ما الذي تريد حسابه؟
Actions-calculateSummary = حساب { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = الحساب باستخدام { $applicationName }
Shortcuts-ask = اطلب نتيجة من { $applicationName }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = ورقة Exactly
