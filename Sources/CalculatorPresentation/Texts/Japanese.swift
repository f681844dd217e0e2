// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .name(let constant): constant.japanese
    case .search: "検索"
    case .nothingFound: "見つかりません"
    case .measuredAreLeftOut: "万有引力定数など、測定で決まる定数は厳密ではないため含まれていません"
    }
  }
}

extension PhysicalConstant {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .caesiumFrequency: "セシウム周波数"
    case .speedOfLight: "光速"
    case .planck: "プランク定数"
    case .elementaryCharge: "電気素量"
    case .boltzmann: "ボルツマン定数"
    case .avogadro: "アボガドロ定数"
    case .luminousEfficacy: "視感効果度"
    case .reducedPlanck: "換算プランク定数"
    case .gas: "気体定数"
    case .faraday: "ファラデー定数"
    case .stefanBoltzmann: "シュテファン＝ボルツマン定数"
    case .josephson: "ジョセフソン定数"
    case .vonKlitzing: "フォン・クリッツィング定数"
    case .standardGravity: "標準重力加速度"
    case .standardAtmosphere: "標準大気圧"
    case .astronomicalUnit: "天文単位"
    case .lightYear: "光年"
    case .parsec: "パーセク"
    }
  }
}

extension DatesText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .field(.from): "開始日"
    case .field(.to): "終了日"
    case .field(.years): "年"
    case .field(.months): "か月"
    case .field(.days): "日"
    case .field(.workdays): "営業日"
    case .field(.time): "時間と分"
    case .countLastDay: "最終日を含める"
    case .difference: "期間"
    case .steps: "加算・減算"
    case .direction(.adding): "加算"
    case .direction(.subtracting): "減算"
    case .result: "結果"
    case .weekday(let weekday): weekday.japanese
    case .count(let count, .years): "\(count)年"
    case .count(let count, .months): "\(count)か月"
    case .count(let count, .weeks): "\(count)週間"
    case .count(let count, .days): "\(count)日"
    case .count(let count, .workdays): "\(count)営業日"
    case .count(let count, .hours): "\(count)時間"
    case .count(let count, .minutes): "\(count)分"
    case .count(let count, .seconds): "\(count)秒"
    case .earlier(let text): text + "前"
    case .away(-1): "昨日"
    case .away(1): "明日"
    case .away(let days) where days < 0: "\(Int(days.magnitude))日前"
    case .away(let days): "\(Int(days.magnitude))日後"
    case .date(let moment): "\(moment) " + moment.date.weekday.japanese
    case .problem(let problem): problem.japanese
    }
  }
}

extension Weekday {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .monday: "月曜日"
    case .tuesday: "火曜日"
    case .wednesday: "水曜日"
    case .thursday: "木曜日"
    case .friday: "金曜日"
    case .saturday: "土曜日"
    case .sunday: "日曜日"
    }
  }
}

extension DatesProblem {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .otherForm(let place): "YYYY-MM-DDの形ではありません（\(place + 1)文字目）"
    case .noSuchYear: "年は0001からです"
    case .noSuchMonth: "月は01から12までです"
    case .noSuchDay(let last): "この月の日は01から\(last)までです"
    case .noWholeNumber(let place): "整数ではありません（\(place + 1)文字目）"
    case .tooMany: "\(DatesForm.countLimit)までです"
    case .noDuration: "7:45のような時間ではありません"
    case .ambiguous(let one, let other): "\(one)か\(other)と書いてください"
    case .beyondCalendar: "0001-01-01から9999-12-31までではありません"
    }
  }
}

extension CalculationError {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .divisionByZero: "0で割ることはできません"
    case .notReal: "結果が実数ではありません"
    case .outsideDomain: "関数の定義域の外です"
    case .notInteger: "整数にしか使えません"
    case .notFraction: "整数か分数にしか使えません"
    case .negativeShiftCount: "シフトする桁数が負です"
    case .tooFewNumbers: "スタックの数が足りません"
    case .stackFull: "スタックがいっぱいです"
    case .tooLarge: "結果が大きすぎます"
    case .argumentTooLarge: "関数の引数が大きすぎます"
    case .tooSmall: "結果が0に近すぎます"
    case .tooManyDigits: "厳密な結果の桁数が多すぎます"
    case .tooMuchWork: "計算が長すぎます"
    case .undecided: "ここの数が0かどうかを判定できません"
    case .notDifferentiable: "ここには導関数の値がないか、知られていません"
    case .notIntegrable: "ここでは積分の値を証明できません。関数が定義されていないか、有界でない可能性があります"
    case .notIsolated: "ここではすべての根を証明できません。無限にある可能性があります"
    case .notPolynomial: "solve は多項式だけを扱います。roots(f, x, a, b) は任意の式と区間を取ります"
    case .stopped: "中止しました"
    }
  }
}

extension Unavailable {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .latex(let command): "LaTeX の" + Language.japanese.quoted(command, limit: 40) + "は読み取れません"
    case .equation: "方程式を解くには solve(x^2 = 4, x) と書いてください"
    case .complexNumber: "複素数はありません。値はすべて実数です"
    case .matrix: "行列はありません。リストは [1, 2, 3] と書きます"
    case .calculus: "極限はありません。roots(x^2 - 2, x, -5, 5) は根、integral(x^2, x, 0, 1) は積分、derivative(x^2, x, 3) は微分係数です"
    case .networkAddress: "ネットワークアドレスは読み取れません。整数には and、or、<< があります"
    case .colour(let digits): "色は読み取れません。数としては 0x" + digits + " です"
    case .dice: "サイコロはありません。キーパッドに Rand があります"
    case .romanNumeral: "ローマ数字は読み取れません。「to roman」で書けます"
    case .density: "体積の重さは中身によって違います。2 cups * 125 g/cupのように掛けてください"
    case .plot: "曲線は専用のコマンドで描きます：exactly plot x^2"
    case .measuredConstant(let name): Language.japanese.quoted(name, limit: 40) + "は測定値で正確ではありません。planck や avogadro などは正確です"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .empty: "計算するものがありません"
    case .missingOperand: "ここに数が必要です"
    case .missingOperator: "演算子がありません"
    case .percentageAsRemainder: "「%」の後に演算子がありません。割り算の余りには「mod」を使います"
    case .unopenedBracket: "この括弧は開かれていません"
    case .unclosedBracket: "この括弧は閉じられていません"
    case .otherNotation(let text): "ここでは" + Language.japanese.quoted(text, limit: 40) + "と書きます"
    case .severalCalculations: "計算は1行に1つです。「;」の後は次の行に書いてください"
    case .unknownName(let name, let suggestion?): "不明な名前" + Language.japanese.quoted(name) + "。" + Language.japanese.quoted(suggestion) + "のことですか？"
    case .unknownName(let name, nil): "不明な名前" + Language.japanese.quoted(name)
    case .ambiguous(let one, let other): one + "とも" + other + "とも読めます。どちらかを書いてください"
    case .differentMarks(let number): "ここの記号は" + Language.japanese.quoted(number) + "とは意味が違います。同じ書き方にしてください"
    case .powerOfFunction(let function, let inverse?): "累乗は引数の後に書きます：" + function + "(x)^2。逆関数は" + Language.japanese.quoted(inverse) + "です"
    case .powerOfFunction(let function, nil): "累乗は引数の後に書きます：" + function + "(x)^2"
    case .roundedNumber: "「≈」は丸めた数の印で、残っているのはこの桁だけです"
    case .differentDigits: "1つの数の数字に2種類の文字が混ざっています。どちらかで書いてください"
    case .differentCurrencies: "二つの通貨は一緒に計算できません"
    case .ambiguousRoot: "二通りに読めます。根号の前に「×」を書いてください"
    case .missingArgument(let function): Language.japanese.quoted(function) + "の引数がこの符号の前にありません。括弧に入れて書いてください"
    case .missingCalculation: "その計算はありません"
    case .unknownCharacter(let text): "予期しない文字" + Language.japanese.shown(text)
    case .needsWord: "「>>>」には --word 64 などのワードが必要です"
    case .doesNotFit(let format) where format.isSigned: "符号付き\(format.bitWidth)ビットに収まりません"
    case .doesNotFit(let format): "符号なし\(format.bitWidth)ビットに収まりません"
    case .misplacedConversion: "これは行の最後にだけ、「hex」「oct」「bin」「dec」のいずれかを続けて書けます"
    case .onlyWholeNumbers: "この形で書けるのは整数だけです"
    case .malformedNumber: "数ではありません"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: Language.japanese.quoted(function) + "の引数は\(counts.lowerBound)個以上です（\(given)個ではなく）"
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: Language.japanese.quoted(function) + "の引数は\(counts.upperBound)個です（\(given)個ではなく）"
    case .argumentCount(let function, let counts, let given): Language.japanese.quoted(function) + "の引数は\(counts.lowerBound)個または\(counts.upperBound)個です（\(given)個ではなく）"
    case .misplacedComma: "カンマとセミコロンは関数の引数の区切りにしか使えません"
    case .repeatedFactorial: "「!!」は2通りに読めます。(3!)! のように書いてください"
    case .misplacedEquals: "「=」は名前か、パラメータ付きの関数の後にしか書けません"
    case .reservedName(let name): Language.japanese.quoted(name) + "にはすでに意味があります"
    case .repeatedParameter(let name): Language.japanese.quoted(name) + "という名前のパラメータが2つあります"
    case .tooManyParameters: "パラメータが\(Worksheet.parameterLimit)個を超えています"
    case .recursion(let name): "関数" + Language.japanese.quoted(name) + "はそれ自身を使えません"
    case .noPreviousAnswer: "前の結果がまだありません"
    case .tooManyDefinitions: "定義が\(Worksheet.definitionLimit)個を超えているか、長すぎます"
    case .tooDeep: "括弧、符号、関数の入れ子が\(MathExpression.depthLimit)段を超えています"
    case .tooLong: "\(MathExpression.lengthLimit)バイトを超えています"
    case .unit(let error): error.japanese
    case .malformedRate: "レートは「rate 2026-11-20 1 EUR = 1.0823 USD」のように書きます"
    case .missingUnit: "ここに単位がありません"
    case .numberWithoutUnit: "量の後ろの数には単位が必要です"
    case .onlyPlainNumbers(let name): Language.japanese.quoted(name) + "には単位のない数だけを使えます"
    case .notPlainNumber: "結果が単なる数ではありません"
    case .quantity(let error): error.japanese
    case .date(let error): error.japanese
    case .listAsNumber: "数が必要な所にリストがあります。計算を囲むのは ( ) です"
    case .functionAsNumber(let name): Language.japanese.quoted(name) + "は関数です。引数がありません"
    case .percentageNeeded(let word): Language.japanese.quoted(word) + "の前には 20% のような百分率が必要です"
    case .boundsNotWhole: "範囲の両端は整数でなければなりません"
    case .misplacedWord(let word): Language.japanese.quoted(word) + "はここでは意味がありません"
    case .onlyInSheets(let word): Language.japanese.quoted(word) + "は上の行を指す語で、シートの中でだけ使えます"
    case .nothingAbove(let word): Language.japanese.quoted(word) + "に当たるものが上にありません"
    case .lineBelow: "この行は上にありません"
    case .noSuchLine: "値のあるそのような行はありません"
    case .sheetTooLong: "このシートの行は合わせて\(Sheet.totalWork / 1_000_000_000)秒を超えます"
    case .sheetTooLarge: "このシートの答えは合わせて\(Sheet.keptByteLimit / 1_000_000)MBを超えます"
    case .failedLine(let index): "\(index + 1) 行目にエラーがあります"
    case .definedBelow(let name, let line): Language.japanese.quoted(name) + "は下の \(line + 1) 行目で初めて定義されます"
    case .unknownOption(let text): "不明な設定 " + Language.japanese.quoted(text) + "。使えるのは angle、places、digits、marks です"
    case .calculation(let error): error.japanese
    case .powerOfBits(let error): error.japanese + "。排他的論理和は" + Language.japanese.quoted("xor") + "と書きます"
    case .unavailable(let feature): feature.japanese
    }
  }
}

extension HelpText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .heading(.touch): "指で操作"
    case .heading(.keyboard): "キーボードで操作"
    case .gesture(let gesture): gesture.japanese
    case .effect(let gesture): gesture.japaneseEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "ガイドとリファレンス（英語）"
    }
  }
}

extension TouchGesture {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .swipeNumber: "数字の上をスワイプ"
    case .holdNumber: "数字を長押し"
    case .tapMark: "数字の横の = か ≈ をタップ"
    case .slideOffKey: "キーの外へ指をずらして離す"
    case .typeWithThumbs: "両手の親指で入力"
    case .tapCalculation: "履歴の計算をタップ"
    case .turnDevice: "本体の向きを変える"
    }
  }
  /// The effect in Japanese.
  var japaneseEffect: String {
    switch self {
    case .swipeNumber: "最後の桁を消す"
    case .holdNumber: "コピー、ペースト、別の形"
    case .tapMark: "分数、正確な形、小数を切り替え"
    case .slideOffKey: "押すのをやめる"
    case .typeWithThumbs: "押した分がすべて入る"
    case .tapCalculation: "その結果を再利用"
    case .turnDevice: "もう一つのキーパッド"
    }
  }
}

extension KeyName {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .add: "足す"
    case .subtract: "引く"
    case .multiply: "掛ける"
    case .divide: "割る"
    case .equals: "イコール"
    case .percent: "パーセント"
    case .changeSign: "符号を変更"
    case .decimalPoint: "小数点"
    case .clear: "クリア"
    case .allClear: "オールクリア"
    case .delete: "削除"
    case .leftParenthesis: "左括弧"
    case .rightParenthesis: "右括弧"
    case .memoryClear: "メモリクリア"
    case .memoryAdd: "メモリに加算"
    case .memorySubtract: "メモリから減算"
    case .memoryRecall: "メモリ呼び出し"
    case .secondFunctions: "第2機能"
    case .square: "2乗"
    case .cube: "3乗"
    case .xToThePowerOfY: "xのy乗"
    case .yToThePowerOfX: "yのx乗"
    case .eToThePowerOfX: "eのx乗"
    case .tenToThePowerOfX: "10のx乗"
    case .twoToThePowerOfX: "2のx乗"
    case .reciprocal: "逆数"
    case .squareRoot: "平方根"
    case .cubeRoot: "立方根"
    case .yThRootOfX: "xのy乗根"
    case .naturalLogarithm: "自然対数"
    case .logarithmBase10: "常用対数"
    case .logarithmBase2: "2を底とする対数"
    case .logarithmBaseY: "yを底とする対数"
    case .factorial: "階乗"
    case .sine: "サイン"
    case .cosine: "コサイン"
    case .tangent: "タンジェント"
    case .inverseSine: "アークサイン"
    case .inverseCosine: "アークコサイン"
    case .inverseTangent: "アークタンジェント"
    case .hyperbolicSine: "ハイパボリックサイン"
    case .hyperbolicCosine: "ハイパボリックコサイン"
    case .hyperbolicTangent: "ハイパボリックタンジェント"
    case .inverseHyperbolicSine: "逆ハイパボリックサイン"
    case .inverseHyperbolicCosine: "逆ハイパボリックコサイン"
    case .inverseHyperbolicTangent: "逆ハイパボリックタンジェント"
    case .eulersNumber: "ネイピア数e"
    case .pi: "円周率"
    case .enterExponent: "指数を入力"
    case .randomNumber: "乱数"
    case .radians: "ラジアン"
    case .degrees: "度"
    case .remainder: "余り"
    case .and: "論理積"
    case .or: "論理和"
    case .exclusiveOr: "排他的論理和"
    case .nand: "否定論理積"
    case .nor: "否定論理和"
    case .shiftLeftBy: "左シフト"
    case .shiftRightBy: "右シフト"
    case .shiftRightWithZerosBy: "論理右シフト"
    case .divideWhole: "整数の割り算"
    case .shiftLeft: "1ビット左シフト"
    case .shiftRight: "1ビット右シフト"
    case .onesComplement: "1の補数"
    case .twosComplement: "2の補数"
    case .rotateLeft: "左ローテート"
    case .rotateRight: "右ローテート"
    case .rotateLeftThroughCarry: "キャリー付き左ローテート"
    case .rotateRightThroughCarry: "キャリー付き右ローテート"
    case .flipBytes: "バイト順を反転"
    case .flipWords: "ワード順を反転"
    case .doubleZero: "ゼロ2つ"
    case .doubleF: "F2つ"
    case .binary: "2進数"
    case .octal: "8進数"
    case .decimal: "10進数"
    case .hexadecimal: "16進数"
    case .bits8: "8ビット"
    case .bits16: "16ビット"
    case .bits32: "32ビット"
    case .bits64: "64ビット"
    case .signed: "符号付き"
    case .unsigned: "符号なし"
    case .enter: "エンター"
    case .exchange: "xとyを入れ替え"
    case .rollUp: "スタックを上に回転"
    case .rollDown: "スタックを下に回転"
    case .drop: "xを取り除く"
    }
  }
}

extension KeyboardText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noKey(let key, let help?): Language.japanese.quoted(key) + "はキーではありません。" + help + "で一覧"
    case .noKey(let key, nil): Language.japanese.quoted(key) + "はキーではありません"
    case .doesNothing(let key, let help?): Language.japanese.quoted(key) + "は今は働きません。" + help + "でキーの一覧"
    case .doesNothing(let key, nil): Language.japanese.quoted(key) + "は今は働きません"
    case .doesNothingHere(let key, let close): Language.japanese.quoted(key) + "はここでは働きません。" + close + "で閉じる"
    case .scientific(let key, let keypad?): Language.japanese.quoted(key) + "は関数キーです。" + keypad + "で表示"
    case .scientific(let key, nil): Language.japanese.quoted(key) + "は関数キーです"
    case .secondFunctions: "キーは第2機能になりました"
    case .noOpenParenthesis: "開いている括弧がありません"
    case .wordIsFull(let bits): "\(bits)ビットに収まりません"
    case .notInBase(let digit, let base): Language.japanese.quoted(digit) + "は\(base)進数の数字ではありません"
    case .afterError(let undo?): "エラーは数ではありません。数字で始めから、" + undo + "で戻る"
    case .afterError(nil): "エラーは数ではありません"
    case .nothingTyped(let undo?): "消せる入力がありません。" + undo + "で戻る"
    case .nothingTyped(nil): "消せる入力がありません"
    case .nothingToCalculate: "計算するものがありません"
    case .takesPlace(let key, let number, let undo?): key + "が" + number + "に置き換わりました。" + undo + "で戻る"
    case .takesPlace(let key, let number, nil): key + "が" + number + "に置き換わりました"
    case .takenInside(let number, let undo?): number + "は括弧の中です。掛け算はされません。" + undo + "で戻る"
    case .takenInside(let number, nil): number + "は括弧の中です"
    case .keysSay(let pressed, let typed, let line?): "キーでは" + typed + "ではなく" + pressed + "です。" + line + "で行として入力"
    case .keysSay(let pressed, let typed, nil): "キーでは" + typed + "ではなく" + pressed + "です"
    case .lineIsOpen(let enter, let escape): enter + "で入力行を確定、" + escape + "で取り消し"
    case .heading(let group): group.japanese
    case .about(let topic): topic.japanese
    case .way(let way): way.japanese
    case .tabKey: "Tab"
    case .spaceKey: "スペース"
    }
  }
}

extension HelpGroup {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .calculate: "計算する"
    case .correct: "直す"
    case .show: "数の別の表し方"
    case .keep: "残して使う"
    case .functions: "関数"
    case .adjust: "調整"
    case .finish: "ヘルプと終了"
    }
  }
}

extension HelpTopic {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .history: "終わった計算が新しい順に並びます。編集すると、その結果を使う計算もすべて計算し直されます。"
    case .tape: "計算を加算機のように並べます。⋄はそこまでの合計です。シェルではexactly history --tapeで出力できます。"
    case .units: "表示の一方の行の単位。記号と名前で検索できます。"
    case .dates: "2つの日付の間の日数と、年・月・日を加減した日付を求めます。"
    case .commands: "今できることとそのキーの一覧です。入力した文字で検索します。"
    case .constants: "物理学と天文学の厳密な定数です。入力した文字で名前、記号、単位を検索します。"
    case .memory: "メモリーの数と、その横に保存した数です。"
    case .digits: "表示される桁はすべて正しい値です。終わりを越えるとさらに倍の桁を計算します。"
    case .settings: "変更はすぐに有効になり、保存されます。"
    }
  }
}

extension HelpWay {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .typeLine: "計算を一行で入力"
    case .chooseLine: "行を選ぶ"
    case .scroll: "スクロール"
    case .changeValue: "次または前の値"
    case .otherLine: "もう一方の行の単位"
    case .chooseBit: "ビットを選ぶ"
    case .turnBit: "ビットを反転"
    case .toTheList: "キーを一覧へ"
    case .toTheCalculator: "キーを計算機へ"
    }
  }
}

extension Message {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .key(let name): name.japanese
    case .command(let name): name.japanese
    case .part(let name): name.japanese
    case .setting(let name): name.japanese
    case .settingDescription(let name): name.japaneseDescription
    case .settingGroup(let group): group.japanese
    case .settingValue(let value): value.japanese
    case .sentence(let sentence): sentence.japanese
    case .calculationReason(let error, nil): error.japanese
    case .calculationReason(let error, let demand?): error.japanese + "：" + demand.operation + "には\(demand.count)つ必要です"
    case .expressionReason(let cause): cause.japanese
    case .pasteReason(let reason): reason.japanese
    case .storageReason(let reason): reason.japanese
    case .historyReason(let reason): reason.japanese
    case .readingNote(let note): note.japanese
    case .settingReason(let reason): reason.japanese
    }
  }
}

extension KeypadMode {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .basic: "基本"
    case .scientific: "関数"
    case .programmer: "プログラマ"
    }
  }
}

extension CommandName {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .undo: "取り消す"
    case .redo: "やり直す"
    case .cut: "カット"
    case .copy: "コピー"
    case .copyLink: "リンクをコピー"
    case .paste: "ペースト"
    case .selectAll: "すべてを選択"
    case .menu: "メニュー"
    case .more: "その他"
    case .back: "戻る"
    case .close: "閉じる"
    case .cancel: "キャンセル"
    case .done: "完了"
    case .help: "ヘルプ"
    case .stop: "停止"
    case .reload: "再読み込み"
    case .quit: "終了"
    case .about: "Exactlyについて"
    case .openInExactly: "Exactly で開く"
    case .basicKeypad: "基本キーパッド"
    case .scientificKeypad: "関数キーパッド"
    case .programmerKeypad: "プログラマーキーパッド"
    case .reversePolish: "逆ポーランド記法"
    case .infix: "通常の記法"
    case .showDecimal: "結果を小数で表示"
    case .showFraction: "結果を分数で表示"
    case .showExactForm: "結果を厳密な形で表示"
    case .moreDigits: "桁を増やす"
    case .largeType: "大きい文字"
    case .showSeparators: "桁区切りを表示"
    case .hideSeparators: "桁区切りを非表示"
    case .convert: "単位を変換"
    case .stopConverting: "変換を終了"
    case .swapUnits: "単位を入れ替える"
    case .otherUnit: "もう一方の行に入力"
    case .chooseUnits: "単位を選ぶ"
    case .storeNumber: "数値を保存"
    case .showHistory: "履歴を表示"
    case .showTape: "計算テープを表示"
    case .showSheet: "シート"
    case .showDates: "日付計算を表示"
    case .showConstants: "定数を表示"
    case .showMemory: "メモリを表示"
    case .showSettings: "設定を表示"
    case .reuseResult: "結果を再利用"
    case .useNumber: "数値を使う"
    case .edit: "編集"
    case .label: "ラベルを付ける"
    case .remove: "取り除く"
    case .clearHistory: "履歴を消去"
    case .clearMemory: "メモリを消去"
    case .export: "書き出す"
    case .exportText: "テキストとして書き出す"
    case .newWindow: "新規ウインドウ"
    case .exportCSV: "CSVとして書き出す"
    case .exportJSON: "JSONとして書き出す"
    case .print: "プリント"
    case .saveText: "テキストとして保存"
    case .keepHistory: "履歴を残す"
    case .stopKeepingHistory: "履歴を残さない"
    }
  }
}

extension PartName {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .result: "結果"
    case .calculation: "計算式"
    case .reading: "解釈"
    case .keypad: "キーパッド"
    case .bits: "ビット"
    case .history: "履歴"
    case .tape: "計算テープ"
    case .units: "単位"
    case .belowAbsoluteZero: "絶対零度より下です"
    case .recentConversions: "最近の変換"
    case .unitCategories: "カテゴリ"
    case .unitSearch: "単位を検索"
    case .dates: "日付計算"
    case .commands: "コマンド"
    case .constants: "定数"
    case .memory: "メモリ"
    case .settings: "設定"
    case .label: "ラベル"
    case .noCalculations: "計算はまだありません"
    case .noUnits: "該当する単位はありません"
    case .nothingInMemory: "メモリは空です"
    case .memoryIsSet: "メモリに値があります"
    case .wraps: "桁あふれ"
    case .wholePart: "整数部分"
    case .isWaiting: "数の入力待ち"
    case .isSelected: "選択中"
    case .subtotal: "小計"
    case .exactly: "ちょうど"
    case .approximately: "約"
    case .decimal: "小数"
    case .fraction: "分数"
    case .exactForm: "厳密な形"
    case .error: "エラー"
    case .calculating: "計算中…"
    case .stopped: "計算を停止しました"
    case .restarted: "電卓を再起動し、計算を復元しました"
    case .startedAnew: "電卓を再起動しましたが、計算は復元できませんでした"
    case .newVersion: "新しいバージョンがあります"
    case .enterKey: "Enter"
    case .escapeKey: "Esc"
    case .backspaceKey: "Backspace"
    }
  }
}

extension SettingName {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .order: "計算の順序"
    case .angle: "角度"
    case .reversePolish: "逆ポーランド記法"
    case .digits: "桁数"
    case .places: "小数点以下の桁数"
    case .numberMarks: "数字の区切り"
    case .notation: "表記"
    case .grouping: "桁区切り"
    case .theme: "外観"
    case .language: "言語"
    case .keepHistory: "履歴を残す"
    case .keepSession: "セッションを保存"
    }
  }
  /// The description in Japanese.
  var japaneseDescription: String {
    switch self {
    case .order: "2 + 3 × 4 を14とするか、左から順に計算して20とするか"
    case .angle: "角度の単位"
    case .reversePolish: "2 Enter 3 + を5とし、数をスタックに置くかどうか"
    case .digits: "結果の最大桁数"
    case .places: "表示する小数点以下の最大桁数。数そのものは変わりません"
    case .numberMarks: "小数点と桁区切りの記号"
    case .notation: "結果を指数で表すかどうか"
    case .grouping: "数字を3桁ごとに区切るかどうか"
    case .theme: "画面の明るさ、ライトまたはダーク"
    case .language: "表示と読み上げの言語"
    case .keepHistory: "終わった計算を残すかどうか"
    case .keepSession: "前回終了したところから続けるかどうか"
    }
  }
}

extension SettingGroup {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .calculating: "計算"
    case .numbers: "数値"
    case .looks: "外観と言語"
    case .keeping: "保存"
    }
  }
}

extension SettingValue {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .precedence: "掛け算と割り算を優先"
    case .leftToRight: "左から順に"
    case .radians: "ラジアン"
    case .degrees: "度"
    case .gradians: "グラード"
    case .automatic: "自動"
    case .plain: "指数なし"
    case .scientific: "科学表記"
    case .engineering: "工学表記"
    case .thousands: "3桁ごと"
    case .noGrouping: "区切りなし"
    case .light: "ライト"
    case .dark: "ダーク"
    case .highContrast: "高コントラスト"
    case .on: "オン"
    case .off: "オフ"
    }
  }
}

extension UnitNameError {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "不明な単位：" + Language.japanese.quoted(name)
    case .unknown(let name, let suggestions): "不明な単位：" + Language.japanese.quoted(name) + "; " + suggestions.joined(separator: "、") + "?"
    case .ambiguous(let name, let meanings): Language.japanese.quoted(name) + "は複数の単位を指します：" + meanings.joined(separator: "、")
    }
  }
}

extension QuantityError {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "単なる数と単なる数は別の種類の量です。" + hint + " のことですか？"
default: "単なる数と" + right.text + "は別の種類の量です。" + hint + " のことですか？"
}
default: switch right.isNone {
case true: left.text + "と単なる数は別の種類の量です。" + hint + " のことですか？"
default: left.text + "と" + right.text + "は別の種類の量です。" + hint + " のことですか？"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "単なる数と単なる数は別の種類の量です"
default: "単なる数と" + right.text + "は別の種類の量です"
}
default: switch right.isNone {
case true: left.text + "と単なる数は別の種類の量です"
default: left.text + "と" + right.text + "は別の種類の量です"
}
}
    case .noUnit(let units): "数に " + units.text + " に換算できる単位がありません"
    case .exponentWithUnit: "指数に単位は付けられません"
    case .fractionalExponent(let units): units.text + " の指数が整数になりません"
    case .exponentTooLarge: "単位の指数が大きすぎます"
    case .tooManyUnits: "単位が多すぎます"
    case .sumOfTemperatures: "温度どうしは足せません。温度差は K、delta_degC、delta_degF です"
    case .productOfTemperature: "温度は掛けたり割ったりできません。温度差は K、delta_degC、delta_degF です"
    case .temperatureAndDifference: "温度は温度差ではありません"
    case .frequencyAndAngle: "Hz と時間あたりの角度は 2π の扱いが不明です。rpm か turn/s を使ってください"
    case .unitsNotDescending: "単位は前のものより小さく、同じ種類でなければなりません"
    case .moneyTimesUnits(let units, let price): units.text + "は金額ではありません。単価なら" + price.text + "と書きます"
    case .noRate(let from, let to, let day?): day + " の" + from.code + " から " + to.code + " への為替レートがわかりません"
    case .noRate(let from, let to, nil): from.code + " から " + to.code + " への為替レートがわかりません"
    case .calculation(let error): error.japanese
    }
  }
}

extension DateError {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .noSuchDate: "この日付は存在しません"
    case .unclear: "ここで日付が終わります。引き算の記号は空白で囲んでください"
    case .noToday: "今日の日付がわかりません。2026-11-22 のように日付を書いてください"
    case .noZone: "ここには「2026-11-22 14:30 UTC」のようにタイムゾーン付きの日時が必要です"
    case .noSuchZone: "そのタイムゾーンはありません。Europe/Berlin のような名前です"
    case .noZoneTable: "タイムゾーンの情報がありません。Linux ではパッケージ tzdata にあります"
    case .damagedZone(let name): "タイムゾーン \(name) のファイルを読み込めません"
    case .dayOfNoRate: "'on' と日付は為替レートのためのものです"
    case .sumOfDates: "日付どうしは足せません"
    case .productOfDate: "日付は足し算と引き算にだけ使えます"
    case .noTime: "日付には「3 days」のように単位の付いた時間を使います"
    case .subtractedDate: "時間から日付は引けません"
    case .notWholeDays: "日付に足し引きできるのは整数の日数だけです"
    case .notWholeSteps: "日付に足し引きできるのは整数の月数と年数だけです"
    case .beyondCalendar: "日付は 0001-01-01 から 9999-12-31 までです"
    case .noDate: "ここには 2026-11-22 のような日付が必要です"
    case .noSuchTime: "分と秒は60未満、amやpmの付く時は1から12までです"
    case .timeOfDay: "時刻には「5pm + 3 h」のように時間を足し引きするか、「5pm - 9am」のように時刻を引きます"
    case .laterTime: "引く時刻のほうが後です。順序を入れ替えるか、翌日の時刻なら24 hを足してください"
    case .notConvertible: "日付に単位はありません。「to weekday」と「to week」で換算できます"
    }
  }
}

extension PasteReason {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .noText: "テキストがありません"
    case .severalNumbers: "複数の数です。sum( か mean( と入力して、そこに貼り付けてください"
    case .tooLong(let limit): "\(limit)文字を超えています"
    case .notANumber(let text): Language.japanese.quoted(text) + "は数ではありません"
    case .unfinished: "テキストが途中で切れています"
    case .expression(let cause, let column?): "\(column)文字目、" + cause.japanese
    case .expression(let cause, nil): cause.japanese
    case .calculation(let error): error.japanese
    }
  }
}

extension StorageReason {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .noSpace: "空き領域がありません"
    case .notPermitted: "許可されていません"
    case .unreadable: "読み取れません"
    case .other(let detail) where detail.isEmpty: "問題が起きました"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .gone: "この計算はもう履歴にありません"
    case .usesItself: "計算にそれ自身の結果は使えません"
    case .usesLater: "計算には前の結果しか使えません"
    case .usesUnknown: "使おうとした計算は履歴にありません"
    case .unitsHaveNoValue: "単位や日付の組み合わせに値がありません"
    case .usesRemoved: "使われている計算が見つかりません"
    case .unreadable: "式を読み取れません"
    case .tooLong(let limit): "\(limit)文字を超えています"
    case .expression(let cause): cause.japanese
    case .calculation(let error): error.japanese
    }
  }
}

extension SettingReason {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .noEqualsSign: "「=」がありません"
    case .unknownName(let name): Language.japanese.quoted(name) + "という設定はありません"
    case .unknownValue(let value, let setting): Language.japanese.quoted(value) + "は" + setting + "の値ではありません"
    }
  }
}

extension Sentence {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .nothingToUndo: "取り消すものがありません"
    case .nothingToRedo: "やり直すものがありません"
    case .nothingToCopy: "コピーするものがありません"
    case .nothingToStore: "保存する数がありません"
    case .copied(let number): "コピーしました：" + number
    case .nothingToLink: "リンクにするものがありません"
    case .linkCopied: "この計算へのリンクをコピーしました"
    case .pasted(let reading, .degrees): "ペーストしました：" + reading + "、角度の単位は度"
    case .pasted(let reading, .radians): "ペーストしました：" + reading + "、角度の単位はラジアン"
    case .pasted(let reading, .gradians): "ペーストしました：" + reading + "、角度の単位はグラード"
    case .pasted(let reading, nil): "ペーストしました：" + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "キーには単位がありません。+ 2 cm のように行として入力してください"
    case .ratesTaken(let count): "為替レートを取り込みました：\(count)"
    case .ageOfRates(let days): "経過日数：\(days)"
    case .needsRates: "通貨にはレートが必要です。入力するか貼り付けてください：rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "ペーストできません：" + reason.japanese
    case .linked(let reading, .degrees): "リンクから：" + reading + "、角度の単位は度"
    case .linked(let reading, .radians): "リンクから：" + reading + "、角度の単位はラジアン"
    case .linked(let reading, .gradians): "リンクから：" + reading + "、角度の単位はグラード"
    case .linked(let reading, nil): "リンクから：" + reading
    case .notLinked(let reason): "リンクを開けません：" + reason.japanese
    case .stored(let number): number + "を保存しました"
    case .memoryIsFull: "これ以上数値を保存できません"
    case .noOtherForm: "短い分数や厳密な形はありません"
    case .noMoreDigits: "これ以上の桁の計算には時間がかかりすぎます"
    case .orderIs(.precedence): "掛け算と割り算を先に計算します"
    case .orderIs(.leftToRight): "左から順に計算します"
    case .separators(areShown: true): "桁区切りを表示します"
    case .separators(areShown: false): "桁区切りを表示しません"
    case .notationIsReversePolish(true): "演算はスタックの数を使います"
    case .notationIsReversePolish(false): "演算は数の間に入力します"
    case .anglesAreIn(.radians): "角度の単位はラジアンです"
    case .anglesAreIn(.degrees): "角度の単位は度です"
    case .anglesAreIn(.gradians): "角度の単位はグラードです"
    case .baseIs(let base): "数は\(base.rawValue)進数です"
    case .wordsHave(let bits): "ワードは\(bits)ビットです"
    case .wordsAreSigned(true): "ワードは符号付きです"
    case .wordsAreSigned(false): "ワードは符号なしです"
    case .historyIsOff: "履歴はオフです"
    case .historyIsOn: "履歴はオンです"
    case .historyIsCleared: "履歴を消去しました"
    case .calculationIsRemoved: "計算を取り除きました"
    case .notKept(let changes, let reason): "\(changes)件の変更がまだ保存されていません：" + reason.japanese
    case .historyNotRead(let reason): "履歴を読み込めません：" + reason.japanese
    case .settingsNotRead(let reason): "設定を読み込めません：" + reason.japanese
    case .settingsNotSaved(let reason): "設定を保存できません：" + reason.japanese
    case .setAside(let lines, let place): "破損した\(lines)行を別に保管しました：" + place
    case .sessionNotKept(let reason): "セッションを保存できません：" + reason.japanese
    case .sessionNotRead(let reason): "セッションを読み込めません：" + reason.japanese
    case .sessionSetAside(let place): "前回のセッションを読めないため、別に保管しました：" + place
    case .approximately(let number): "約" + number
    case .error(let error, nil): "エラー：" + error.japanese
    case .error(let error, let demand?): "エラー：" + error.japanese + "：" + demand.operation + "には\(demand.count)つ必要です"
    case .spokenError(let error, nil): "エラー、" + error.japanese
    case .spokenError(let error, let demand?): "エラー、" + error.japanese + "：" + demand.operation + "には\(demand.count)つ必要です"
    case .failure(let calculation, let error): calculation + "：" + error.japanese
    case .wrapped(let exact, let bits, let word): exact + "、\(bits)ビットでは" + word
    case .wholePart(let word, let exact): exact + "、整数部分" + word
    case .remainder(let quotient, let remainder): quotient + "、余り" + remainder
    case .cut(let number, let bits): number + "、\(bits)ビットに切り詰め"
    case .bit(let bit, true): "ビット\(bit)、1"
    case .bit(let bit, false): "ビット\(bit)、0"
    case .carry(true): "キャリー1"
    case .carry(false): "キャリー0"
    case .calculations(let count): "\(count)件の計算"
    case .digits(let count): "\(count)桁"
    case .greeting(let help, let quit): "5+3のような計算を入力してEnterを押してください。" + help + "でヘルプ、" + quit + "で終了します。"
    case .notPressed(let character, let column): "押していません：\(column)文字目の「" + character + "」はキーではありません"
    case .notRead(let cause, let column): "読めません：\(column)文字目、" + cause.japanese
    case .wouldReplaceNumber(let column): "押していません：\(column)文字目は前の数を置き換えてしまいます"
    case .notListed(let text): "一覧に" + Language.japanese.quoted(text) + "はありません"
    case .unprintableNotPressed(let column): "押していません：\(column)文字目の文字はキーではありません"
    case .helpHint(let key): key + "でヘルプ"
    case .continues(let key): key + "で次へ"
    case .closes(let key): key + "で閉じる"
    case .needs(let columns, let rows): "\(columns)×\(rows)が必要"
    case .losesSession(let key): "保存した数や途中の計算が失われます。" + key + "で終了"
    case .shortcuts(let name, let shortcuts): name + "：" + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .budget: "例：家計; 家賃; 食費; 電気; 電話"
    case .trip: "例：旅行の割り勘; ホテル; ガソリン; 夕食"
    case .invoice: "例：請求書; 設計; ホスティング"
    case .timesheet: "例：勤務時間表"
    case .loans: "例：二つのローン"
    }
  }
}

extension SheetFaceWords {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .untitled: "名称未設定"
    case .newSheet: "新規シート"
    case .openSheet: "シートを開く…"
    case .save: "保存"
    case .saveAs: "別名で保存…"
    case .fileName: "ファイル名"
    case .text: "シート"
    case .answers: "答え"
    case .more: "正確な形とさらに多くの桁"
    case .writeAnswers: "答えをテキストに書き込む"
    case .updateAnswers: "テキスト内の答えを更新"
    case .removeAnswers: "テキストから答えを削除"
    case .examples: "例"
    case .keypad: "画面のキー"
    case .redraw: "再描画"
    case .move: "移動"
    case .moveByWord: "単語ごとに移動"
    case .moveToEnd: "先頭または末尾へ"
    case .select: "選択"
    case .complete: "名前を補完"
    case .changeNumber: "カーソル位置の数を変更"
    case .dragNumber: "キーを押しながら数をドラッグして変更"
    case .refer: "答えをクリックすると行で使用"
    case .saved(let name): name + "に保存しました"
    case .answersWritten: "答えをテキストに書き込みました"
    case .answersUpdated: "テキスト内の答えは最新です"
    case .answersRemoved: "テキストに答えはありません"
    case .nothingToUndo: "取り消す操作がありません"
    case .nothingToRedo: "やり直す操作がありません"
    case .nothingSelected: "何も選択されていません"
    case .noNameBegins: "これで始まる名前がありません"
    case .nothingMore: "この行には答えがありません"
    case .unfinishedPaste: "貼り付けが終わらなかったため、何も取り込みませんでした"
    case .savesChanges: "変更を保存しますか？"
    case .losesChanges: "保存しない変更は失われます。"
    case .discard: "破棄"
    case .hasChanged: "読み込んだ後にファイルが変更されています"
    case .losesTheirs: "ほかで変更または削除されました。上書きするとその内容は失われます。"
    case .overwrite: "上書き"
    case .exists(let name): name + "というファイルがすでにあります"
    case .recoversText: "入力内容を復元しますか？"
    case .wasNotSaved: "保存する前にプログラムが終了しました。"
    case .wasOtherText: "その後ファイルが変更されました。入力内容は新規シートとして開き、ファイルはそのまま残ります。"
    case .recover: "復元"
    case .cannotOpen: "ファイルを開けません"
    case .cannotSave: "ファイルを保存できません"
    case .isNotText: "UTF-8の文章ではありません。"
    case .hasOtherLineEnds: "編集で失われる文字（NULや他のシステムの改行）があります。"
    }
  }
}

extension SheetWords {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .changedAnswers(let count): "\(count)個の答えが変わりました"
    case .line(let number): "\(number)行目"
    case .equals(let number): "答えは" + number + "、正確な値"
    case .approximately(let number): "答えは約" + number
    case .failure(let reason): "エラー、" + reason
    case .pending: "計算中"
    case .function: "関数"
    case .graph: "グラフ"
    case .heading: "見出し"
    case .blank: "空行"
    case .plus: "足す"
    case .minus: "引く"
    case .times: "掛ける"
    case .dividedBy: "割る"
    case .toThePowerOf: "の累乗"
    case .percent: "パーセント"
    case .definedAs: "は"
    case .opensParenthesis: "かっこ開く"
    case .closesParenthesis: "かっこ閉じる"
    case .sum(let number): "合計" + number
    case .average(let number): "平均" + number
    case .count(let count): "個数\(count)"
    case .countedLines(let count): "（\(count)行）"
    case .addedMarks(let marks): "このシートの数は" + marks + "の形で読みます。先頭の行にそう書きました"
    case .remark(let remark): remark.japanese
    case .failedLine(let number): "\(number)行目にエラーがあります"
    case .nothingAbove: "上に数えるものがありません"
    case .lineBelow: "下の行は読めません。行が読むのは上の行だけです"
    case .noSuchLine: "その行に値はありません"
    case .refusal(let refusal): refusal.japanese
    case .limit(.tooManyLines): "\(Sheet.lineLimit)行までです"
    case .limit(.tooLong): "\(Sheet.byteLimit)バイトまでです"
    }
  }
}

extension ReadingNote {
  /// The text in Japanese.
  public var japanese: String {
    switch self {
    case .calories: "1カロリーは4.184 Jです。食品のカロリーは kcal と書きます"
    case .pounds: "ポンドは重さです。通貨なら £ か GBP と書きます"
    case .workdays: "月曜日から金曜日まで、初日を除きます。祝日は考慮しません"
    case .addsPercentage: "百分率を加えます。割合だけなら `of` を使います"
    case .isNoDate: "数として計算しました。日付は 2026-12-20 と書きます"
    case .bits: "`and` と `or` はビットの演算です。足すには + を使います"
    case .hoursAndMinutes: "5:12は5時間12分です。5分12秒は 0:05:12 と書きます"
    case .isDuration: "時間の長さです。時刻なら 11pm + 8 h と書きます"
    case .timesCancel: "時間と日は約分されます。1日あたりの時間なら数だけで割ります"
    case .isNoShare: "かっこの中の百分率は割合ではなく数です。かっこを外してください"
    case .beforeGregorian: "1582年10月15日より前は、ユリウス暦ではなくグレゴリオ暦の日付です"
    }
  }
}

extension SheetRemark {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .countsDefinitions(let lines): Language.japanese.listed(lines) + "も数えています。項目の上に空行を入れると除かれます"
    case .leavesOut(let lines): Language.japanese.listed(lines) + "は数えていません"
    case .leavesOutPercentages(let lines, let sum): Language.japanese.listed(lines) + "は数えていません。`" + sum + "`と書くと数えます"
    case .takesOff(let lines): Language.japanese.listed(lines) + "を差し引いています"
    case .countsPercentages(let lines): "上の行に対する" + Language.japanese.listed(lines) + "も数えています"
    case .countsDerived(let lines): Language.japanese.listed(lines) + "とその計算元の両方を数えています"
    case .addsBulleted(let lines): Language.japanese.listed(lines) + "を足しています。行頭の線は箇条書きです。マイナスは数の前に書きます"
    case .adds(let lines): Language.japanese.listed(lines) + "を足しています。引くには数の前にマイナスを付けます"
    case .countsAboveTotal(let line): "\(line)行目の合計より上の行も数えています"
    case .leavesBlockAbove: "空行より上の行は数えていません。`grand total`はすべてを数えます"
    case .countsAsMoney(let lines, let currency): Language.japanese.listed(lines) + "を" + currency + "として数えます"
    case .note(let note): note.japanese
    case .totalsBlockAbove: "空行の上のまとまりについての値です"
    case .text(let word, let name?): word + "は文字です。" + name + "のことですか"
    case .text(let word, nil): word + "は文字です。その名前のものはありません"
    case .radians: "ラジアンです。度は sin(30°)、全体なら先頭に `# exactly: angle deg`"
    case .otherReading(let reading): reading + "と読みました"
    case .optionsTooLow: "オプションは先頭の行より上に書いたときだけ有効です"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .comment: "コメントは計算されません"
    case .needsNumber: "先に数が必要です"
    case .needsOperation: "先に演算が必要です"
    case .secondPoint: "小数点は1つだけです"
    case .nothingToClear: "消すものがありません"
    case .nothingToDelete: "前に文字がありません"
    case .noOpenParenthesis: "開いたかっこがありません"
    case .nothingToRepeat: "繰り返す演算がありません"
    case .memory: "シートでは名前が数を覚えます：a = 5"
    case .random: "シートの答えはその文だけで決まります"
    case .reversedPower: "累乗は底を先に書きます：x^y"
    case .otherKeypad: "別のキーパッドのキーです"
    }
  }
}

extension UnitCategory {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .angle: "角度"
    case .area: "面積"
    case .currency: "通貨"
    case .data: "データ"
    case .energy: "エネルギー"
    case .force: "力"
    case .fuel: "燃費"
    case .length: "長さ"
    case .power: "仕事率"
    case .pressure: "圧力"
    case .speed: "速さ"
    case .temperature: "温度"
    case .time: "時間"
    case .volume: "体積"
    case .weight: "重さ"
    case .other: "その他"
    }
  }
}

extension WrittenDate {
  static let japanese: [Name] = names(in: """
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 昨日 今日 明日
    """)
}

extension EverydayUnits {
  static let japanese: [Name] = names(in: """
    deg 度
    rad ラジアン
    mrad ミリラジアン
    grad グラード
    arcmin 分角
    arcsec 秒角
    turn 回転
    mm^2 平方ミリメートル
    cm^2 平方センチメートル
    m^2 平方メートル
    are アール
    ha ヘクタール
    km^2 平方キロメートル
    in^2 平方インチ
    ft^2 平方フィート
    yd^2 平方ヤード
    acre エーカー
    mi^2 平方マイル
    tsubo 坪
    bit ビット
    B バイト
    kbit キロビット
    kB キロバイト
    Kibit キビビット
    KiB キビバイト
    Mbit メガビット
    MB メガバイト
    Mibit メビビット
    MiB メビバイト
    Gbit ギガビット
    GB ギガバイト
    GiB ギビバイト
    TB テラバイト
    TiB テビバイト
    PB ペタバイト
    PiB ペビバイト
    J ジュール
    kJ キロジュール
    MJ メガジュール
    cal カロリー
    kcal キロカロリー
    Wh ワット時
    kWh キロワット時
    MWh メガワット時
    eV 電子ボルト
    BTU 英熱量
    ftlbf フィートポンド
    therm サーム
    erg エルグ
    N ニュートン
    kN キロニュートン
    dyn ダイン
    gf グラム重
    kgf キログラム重
    ozf オンス重
    lbf ポンド重
    pdl パウンダル
    kip キップ
    L/100km 100キロメートルあたりのリットル
    kmpl リットルあたりのキロメートル
    mpg 米ガロンあたりのマイル
    mpg_imp 英ガロンあたりのマイル
    gal/100mi 100マイルあたりのガロン
    nm ナノメートル
    um マイクロメートル
    mm ミリメートル
    cm センチメートル
    m メートル
    km キロメートル
    in インチ
    ft フィート
    yd ヤード
    mi マイル
    nmi 海里
    fathom ファゾム
    furlong ハロン
    point ポイント
    au 天文単位
    ly 光年
    pc パーセク
    mW ミリワット
    W ワット
    kW キロワット
    MW メガワット
    GW ギガワット
    hp 英馬力
    hp_metric 仏馬力
    BTU_h 英熱量毎時
    ftlbf_s フィートポンド毎秒
    Pa パスカル
    hPa ヘクトパスカル
    kPa キロパスカル
    MPa メガパスカル
    mbar ミリバール
    bar バール
    atm 気圧
    at 工学気圧
    psi 重量ポンド毎平方インチ
    torr トル
    mmHg 水銀柱ミリメートル
    inHg 水銀柱インチ
    m/s メートル毎秒
    km/h キロメートル毎時
    mph マイル毎時
    ft/s フィート毎秒
    kn ノット
    min/km 分毎キロメートル
    min/mi 分毎マイル
    c0 光速
    degC 摂氏
    degF 華氏
    K ケルビン
    degR ランキン
    ns ナノ秒
    us マイクロ秒
    ms ミリ秒
    s 秒
    min 分
    h 時間
    d 日
    week 週
    month か月
    year 年
    decade 十年
    century 世紀
    mL ミリリットル
    cL センチリットル
    dL デシリットル
    L リットル
    hL ヘクトリットル
    cm^3 立方センチメートル
    m^3 立方メートル
    tsp 小さじ（米国）
    tbsp 大さじ（米国）
    floz 米液量オンス
    cup カップ（米国）
    metric_cup カップ（メートル法）
    pt 米パイント
    qt 米クォート
    gal 米ガロン
    imp_floz 英液量オンス
    imp_pt 英パイント
    imp_qt 英クォート
    imp_gal 英ガロン
    in^3 立方インチ
    ft^3 立方フィート
    yd^3 立方ヤード
    bbl 石油バレル
    ug マイクログラム
    mg ミリグラム
    g グラム
    kg キログラム
    t トン
    ct カラット
    grain グレーン
    oz オンス
    lb ポンド
    st ストーン
    short_ton 米トン
    long_ton 英トン
    ozt トロイオンス
    """)
}
