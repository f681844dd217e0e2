import Languages

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
    case .task(.history): "يسرد العمليات الحسابية المحفوظة؛ ويغيّرها أيضًا بالخيارات"
    case .task(.settings): "يسرد الإعدادات؛ ومع اسم وقيمة يغيّر أحدها"
    case .task(.rates):
      "يحفظ أسعار الصرف من ملفات البنك المركزي الأوروبي أو غيرها"
    case .task(.help): "هذه المساعدة؛ ومع اسم مساعدة مهمة أو دالة أو ثابت"
    case .title(.repl): "جلسة تعبيرات في الطرفية"
    case .title(.functions): "كل دوال التعبيرات وثوابتها"
    case .title(.units): "كل وحدات التعبيرات"
    case .title(.sheet): "ورقة حساب: أسطر نصية مع إجاباتها"
    case .title(.history): "العمليات الحسابية المحفوظة، أقدمها أولًا"
    case .title(.settings): "إعدادات الحاسبة ذات المفاتيح"
    case .title(.rates): "أسعار الصرف المحفوظة لتحويل المال"
    case .title(.help): "مساعدة الأمر أو مهمة أو اسم"
    case .examplesTitle: "أمثلة"
    case .expressionsTitle: "التعبيرات"
    case .keysTitle: "المفاتيح"
    case .linesTitle: "الأسطر"
    case .keptTitle: "ما يُحفظ"
    case .namesTitle: "الأسماء"
    case .fiftyDigits: "خمسون رقمًا، آخرها مقرّب"
    case .twoAnswers: "3".isolated + " ثم " + "18.84955592153876".isolated
    case .jsonAnswer: "القراءة والعدد العشري والكسر"
    case .steps: "كل خطوة، وما أُثبت عنها"
    case .fileAnswers: "إجابات أسطر ملف"
    case .taskHelp: "مساعدة مهمة واحدة"
    case .language:
      "+ - * / ^".isolated + " أو " + "− × ÷ √".isolated + "، والأقواس، والأعداد العشرية، والأسس ("
        + "1e-3".isolated + ")، والعلامة " + "_".isolated + " بين الأرقام، والمضروب ("
        + "5!".isolated + ")، والدرجات (" + "30°".isolated + ")، والنسب المئوية ("
        + "200 + 10%".isolated + " تساوي 220، " + "200 * 10%".isolated
        + " تساوي 20)، والضرب بلا علامة (" + "2pi".isolated
        + ")، والدوال والثوابت بأسمائها، والعلامة " + "#".isolated + " للتعليقات."
    case .naming:
      "في الأنبوب وفي الجلسة يسمّي " + "x = 3".isolated + " عددًا، ويسمّي " + "f(x) = x^2 + 1".isolated
        + " دالة، والإجابة السابقة هي " + "ans".isolated + " أو " + "_".isolated + "."
    case .exactness: "الأعداد دقيقة؛ وإذا كانت أرقام الإجابة أكثر مما يُعرض فآخرها مقرّب."
    case .keySequences:
      "0".isolated + " إلى " + "9".isolated + " والعلامات " + ". + - * / = % +/- C AC DEL".isolated
        + " وأسماء مثل " + "sqrt".isolated + " و" + "x^y".isolated
        + ". يجوز وصلها حيث لا يمكن فصلها إلا بطريقة واحدة: " + "2+3=".isolated + " لكن "
        + "5 +/- =".isolated + "."
    case .answered: "أُجيب عن كل شيء"
    case .noValue: "شيء ما بلا قيمة، أو رُفض سطر من المدخلات"
    case .unreadable: "تعذّرت قراءة المدخلات، أو الخيارات خاطئة"
    case .session: "يجيب سطرًا بعد سطر، حتى " + "quit".isolated + " أو " + "Ctrl-D".isolated
    case .functions: "سطر لكل منها: الاسم ومعناه ومثال"
    case .units: "سطر لكل منها: الرمز والأسماء والقيمة الدقيقة والمصدر"
    case .unitsAbout: "ما في سطره الكلمة"
    case .rates: "يسرد أحدث سعر لكل عملة"
    case .ratesImport:
      "يأخذ أسعار ملف: " + "XML".isolated + " أو " + "CSV".isolated
        + " من البنك المركزي الأوروبي، أو أسطر "
        + "date,from,to,rate,source".isolated + "؛ و" + "-".isolated + " هو الدخل القياسي"
    case .ratesClear: "ينساها"
    case .importsRates: "الملف كما يُنزَّل"
    case .importsRatesOfToday: "أسعار اليوم"
    case .unitsOfPressure: "وحدات الضغط"
    case .functionsAbout: "ما في اسمه أو وصفه الكلمة"
    case .commandHelp: "مساعدة الأمر"
    case .nameHelp: "مساعدة مهمة، أو معنى دالة أو ثابت"
    case .sheet:
      "يفتح الورقة أو يطبعها مع إجاباتها (" + "--plain".isolated + ")؛ " + "-".isolated
        + " هو الدخل القياسي"
    case .sheetChange:
      "يغيّر الإجابات في الملفات؛ وكذلك " + "--write-all".isolated + " و"
        + "--strip".isolated
    case .sheetCheck: "يبيّن الإجابات الخاطئة في الملفات"
    case .history: "يسرد العمليات الحسابية"
    case .label: "يسمّي عملية حسابية؛ وبلا كلمات يزيل اسمها"
    case .settings: "يسرد الإعدادات والقيم الممكنة لكل منها"
    case .setting: "يطبع قيمة إعداد"
    case .change: "يغيّر إعدادًا"
    case .lines:
      "يسمّي " + "x = 3".isolated + " عددًا، ويسمّي " + "f(x) = x^2 + 1".isolated
        + " دالة، والإجابة السابقة هي " + "ans".isolated + ". ويسرد " + "?".isolated
        + " ما بقي. تسبق " + "=".isolated + " ما هو دقيق، و" + "≈".isolated + " ما هو مقرّب."
    case .sheetLines:
      "يسمّي " + "rent = 1200".isolated + " عددًا تستخدمه الأسطر التالية. و"
        + "total".isolated + " للأسطر التي فوقه حتى سطر فارغ، و" + "ans".isolated
        + " الإجابة السابقة، و" + "line 3".isolated + " إجابة السطر الثالث. ويبدأ "
        + "#".isolated + " تعليقًا. وفي ملف " + "Markdown (.md)".isolated
        + " لا تُحسب إلا الكتل الموسومة " + "exactly".isolated + "، وكلها ورقة واحدة."
    case .sheetAnswers:
      "تأتي الإجابة في سطرها بعد " + "#".isolated + ": " + "=".isolated
        + " قبل الدقيق و" + "≈".isolated + " قبل المقرّب و" + "!".isolated
        + " قبل سبب غيابها. وما كُتب بأرقام أقل يحتفظ بعددها."
    case .kept:
      "يُحفظ ما يحسبه شخص في الطرفية حتى " + "history --off".isolated + ": التعبيرات والخيار "
        + "--keys".isolated
        + " مما أُعطي كوسائط، وأسطر الجلسة، وعمليات الحاسبة نفسها. ولا تحفظ الأنابيب "
        + "والملفات شيئًا."
    case .names: "لا تتبع التعبيرات والخيار " + "--keys".isolated + " الإعدادات، بل لها خيارات."
    case .beginsSession: "يبدأ جلسة"
    case .sessionInDegrees: "جلسة بالدرجات وبـ30 رقمًا"
    case .functionsWithRoot: "الدوال التي في سطرها " + "root".isolated
    case .functionHelp: "معنى دالة، مع مثال"
    case .sheetWithAnswers: "الورقة مع إجاباتها"
    case .sheetInCI: "في نص برمجي: الحالة 1 إذا كانت إجابة خاطئة"
    case .historyForPrograms: "للبرامج، مع معرّف كل عملية حسابية"
    case .historyForSpreadsheet: "لجدول حسابات"
    case .tapeForPrinter: "لطباعته"
    case .namesCalculation: "يسمّي عملية حسابية"
    case .leftToRight: "2 + 3 × 4".isolated + " تساوي 20 على المفاتيح من الآن"
    case .notationAtFirst: "يطبع " + "automatic".isolated + " حتى يُغيَّر"
    }
  }
}
