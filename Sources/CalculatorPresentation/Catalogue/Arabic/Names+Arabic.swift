import Languages

extension CommandName {
  /// The command in Arabic.
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
  /// The part's name in Arabic.
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
  /// The setting's name in Arabic.
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

  /// The effect of the setting, in Arabic.
  var arabicDescription: String {
    switch self {
    case .order:
      "هل " + "2 + 3 × 4".isolated + " تساوي 14 أم 20 عند الحساب من اليسار إلى اليمين"
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
  /// The heading in Arabic.
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
  /// The value in Arabic.
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
