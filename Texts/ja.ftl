### Language: japanese, 日本語
### Locales: ja-JP, ja

## Languages Punctuation package

Punctuation-colon = ：
Punctuation-comma = 、
Punctuation-pause = { "" }
Punctuation-fullStop = 。
Punctuation-gap = { "" }
Punctuation-quotation = 「{ $text }」

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = 検索
ConstantsText-nothingFound = 見つかりません
ConstantsText-measuredAreLeftOut = 万有引力定数など、測定で決まる定数は厳密ではないため含まれていません

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = セシウム周波数
PhysicalConstant-speedOfLight = 光速
PhysicalConstant-planck = プランク定数
PhysicalConstant-elementaryCharge = 電気素量
PhysicalConstant-boltzmann = ボルツマン定数
PhysicalConstant-avogadro = アボガドロ定数
PhysicalConstant-luminousEfficacy = 視感効果度
PhysicalConstant-reducedPlanck = 換算プランク定数
PhysicalConstant-gas = 気体定数
PhysicalConstant-faraday = ファラデー定数
PhysicalConstant-stefanBoltzmann = シュテファン＝ボルツマン定数
PhysicalConstant-josephson = ジョセフソン定数
PhysicalConstant-vonKlitzing = フォン・クリッツィング定数
PhysicalConstant-standardGravity = 標準重力加速度
PhysicalConstant-standardAtmosphere = 標準大気圧
PhysicalConstant-astronomicalUnit = 天文単位
PhysicalConstant-lightYear = 光年
PhysicalConstant-parsec = パーセク

## CalculatorPresentation DatesText package

DatesText-field-from = 開始日
DatesText-field-to = 終了日
DatesText-field-years = 年
DatesText-field-months = か月
DatesText-field-days = 日
DatesText-field-workdays = 営業日
DatesText-field-time = 時間と分
DatesText-countLastDay = 最終日を含める
DatesText-difference = 期間
DatesText-steps = 加算・減算
DatesText-direction-adding = 加算
DatesText-direction-subtracting = 減算
DatesText-result = 結果
DatesText-weekday = { $weekday }
DatesText-count-years = { $count }年
DatesText-count-months = { $count }か月
DatesText-count-weeks = { $count }週間
DatesText-count-days = { $count }日
DatesText-count-workdays = { $count }営業日
DatesText-count-hours = { $count }時間
DatesText-count-minutes = { $count }分
DatesText-count-seconds = { $count }秒
DatesText-earlier = { $text }前
DatesText-away-minus1 = 昨日
DatesText-away-1 = 明日
DatesText-away = { $days }日前
DatesText-away-2 = { $days }日後
DatesText-date = { $moment } { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = 月曜日
Weekday-tuesday = 火曜日
Weekday-wednesday = 水曜日
Weekday-thursday = 木曜日
Weekday-friday = 金曜日
Weekday-saturday = 土曜日
Weekday-sunday = 日曜日

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = YYYY-MM-DDの形ではありません（{ $place }文字目）
DatesProblem-noSuchYear = 年は0001からです
DatesProblem-noSuchMonth = 月は01から12までです
DatesProblem-noSuchDay = この月の日は01から{ $last }までです
DatesProblem-noWholeNumber = 整数ではありません（{ $place }文字目）
DatesProblem-tooMany = { $countLimit }までです
DatesProblem-noDuration = 7:45のような時間ではありません
DatesProblem-ambiguous = { $one }か{ $other }と書いてください
DatesProblem-beyondCalendar = 0001-01-01から9999-12-31までではありません

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = 0で割ることはできません
CalculationError-notReal = 結果が実数ではありません
CalculationError-outsideDomain = 関数の定義域の外です
CalculationError-notInteger = 整数にしか使えません
CalculationError-notFraction = 整数か分数にしか使えません
CalculationError-negativeShiftCount = シフトする桁数が負です
CalculationError-tooFewNumbers = スタックの数が足りません
CalculationError-stackFull = スタックがいっぱいです
CalculationError-tooLarge = 結果が大きすぎます
CalculationError-argumentTooLarge = 関数の引数が大きすぎます
CalculationError-tooSmall = 結果が0に近すぎます
CalculationError-tooManyDigits = 厳密な結果の桁数が多すぎます
CalculationError-tooMuchWork = 計算が長すぎます
CalculationError-undecided = ここの数が0かどうかを判定できません
CalculationError-notDifferentiable = ここには導関数の値がないか、知られていません
CalculationError-notIntegrable = ここでは積分の値を証明できません。関数が定義されていないか、有界でない可能性があります
CalculationError-notIsolated = ここではすべての根を証明できません。無限にある可能性があります
CalculationError-notPolynomial = solve は多項式だけを扱います。roots(f, x, a, b) は任意の式と区間を取ります
CalculationError-stopped = 中止しました

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = LaTeX の{ QUOTED($command, limit: 40) }は読み取れません
Unavailable-equation = 方程式を解くには solve(x^2 = 4, x) と書いてください
Unavailable-complexNumber = 複素数はありません。値はすべて実数です
Unavailable-matrix = 行列はありません。リストは [1, 2, 3] と書きます
Unavailable-calculus = 極限はありません。roots(x^2 - 2, x, -5, 5) は根、integral(x^2, x, 0, 1) は積分、derivative(x^2, x, 3) は微分係数です
Unavailable-networkAddress = ネットワークアドレスは読み取れません。整数には and、or、<< があります
Unavailable-colour = 色は読み取れません。数としては 0x{ $digits } です
Unavailable-dice = サイコロはありません。キーパッドに Rand があります
Unavailable-romanNumeral = ローマ数字は読み取れません。「to roman」で書けます
Unavailable-density = 体積の重さは中身によって違います。2 cups * 125 g/cupのように掛けてください
Unavailable-plot = 曲線は専用のコマンドで描きます：exactly plot x^2
Unavailable-measuredConstant = { QUOTED($name, limit: 40) }は測定値で正確ではありません。planck や avogadro などは正確です

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = 計算するものがありません
ExpressionError-Cause-missingOperand = ここに数が必要です
ExpressionError-Cause-missingOperator = 演算子がありません
ExpressionError-Cause-percentageAsRemainder = 「%」の後に演算子がありません。割り算の余りには「mod」を使います
ExpressionError-Cause-unopenedBracket = この括弧は開かれていません
ExpressionError-Cause-unclosedBracket = この括弧は閉じられていません
ExpressionError-Cause-otherNotation = ここでは{ QUOTED($text, limit: 40) }と書きます
ExpressionError-Cause-severalCalculations = 計算は1行に1つです。「;」の後は次の行に書いてください
ExpressionError-Cause-unknownName = 不明な名前{ QUOTED($name) }。{ QUOTED($suggestion) }のことですか？
ExpressionError-Cause-unknownName-alone = 不明な名前{ QUOTED($name) }
ExpressionError-Cause-ambiguous = { $one }とも{ $other }とも読めます。どちらかを書いてください
ExpressionError-Cause-differentMarks = ここの記号は{ QUOTED($number) }とは意味が違います。同じ書き方にしてください
ExpressionError-Cause-powerOfFunction = 累乗は引数の後に書きます：{ $function }(x)^2。逆関数は{ QUOTED($inverse) }です
ExpressionError-Cause-powerOfFunction-alone = 累乗は引数の後に書きます：{ $function }(x)^2
ExpressionError-Cause-roundedNumber = 「≈」は丸めた数の印で、残っているのはこの桁だけです
ExpressionError-Cause-differentDigits = 1つの数の数字に2種類の文字が混ざっています。どちらかで書いてください
ExpressionError-Cause-differentCurrencies = 二つの通貨は一緒に計算できません
ExpressionError-Cause-ambiguousRoot = 二通りに読めます。根号の前に「×」を書いてください
ExpressionError-Cause-missingArgument = { QUOTED($function) }の引数がこの符号の前にありません。括弧に入れて書いてください
ExpressionError-Cause-missingCalculation = その計算はありません
ExpressionError-Cause-unknownCharacter = 予期しない文字{ SHOWN($text) }
ExpressionError-Cause-needsWord = 「>>>」には --word 64 などのワードが必要です
ExpressionError-Cause-doesNotFit = 符号付き{ $bitWidth }ビットに収まりません
ExpressionError-Cause-doesNotFit-2 = 符号なし{ $bitWidth }ビットに収まりません
ExpressionError-Cause-misplacedConversion = これは行の最後にだけ、「hex」「oct」「bin」「dec」のいずれかを続けて書けます
ExpressionError-Cause-onlyWholeNumbers = この形で書けるのは整数だけです
ExpressionError-Cause-malformedNumber = 数ではありません
ExpressionError-Cause-argumentCount = { QUOTED($function) }の引数は{ $least }個以上です（{ $given }個ではなく）
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) }の引数は{ $most }個です（{ $given }個ではなく）
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) }の引数は{ $least }個または{ $most }個です（{ $given }個ではなく）
ExpressionError-Cause-misplacedComma = カンマとセミコロンは関数の引数の区切りにしか使えません
ExpressionError-Cause-repeatedFactorial = 「!!」は2通りに読めます。(3!)! のように書いてください
ExpressionError-Cause-misplacedEquals = 「=」は名前か、パラメータ付きの関数の後にしか書けません
ExpressionError-Cause-reservedName = { QUOTED($name) }にはすでに意味があります
ExpressionError-Cause-repeatedParameter = { QUOTED($name) }という名前のパラメータが2つあります
ExpressionError-Cause-tooManyParameters = パラメータが{ $parameterLimit }個を超えています
ExpressionError-Cause-recursion = 関数{ QUOTED($name) }はそれ自身を使えません
ExpressionError-Cause-noPreviousAnswer = 前の結果がまだありません
ExpressionError-Cause-tooManyDefinitions = 定義が{ $definitionLimit }個を超えているか、長すぎます
ExpressionError-Cause-tooDeep = 括弧、符号、関数の入れ子が{ $depthLimit }段を超えています
ExpressionError-Cause-tooLong = { $lengthLimit }バイトを超えています
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = レートは「rate 2026-11-20 1 EUR = 1.0823 USD」のように書きます
ExpressionError-Cause-missingUnit = ここに単位がありません
ExpressionError-Cause-numberWithoutUnit = 量の後ろの数には単位が必要です
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) }には単位のない数だけを使えます
ExpressionError-Cause-notPlainNumber = 結果が単なる数ではありません
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = 数が必要な所にリストがあります。計算を囲むのは ( ) です
ExpressionError-Cause-functionAsNumber = { QUOTED($name) }は関数です。引数がありません
ExpressionError-Cause-percentageNeeded = { QUOTED($word) }の前には 20% のような百分率が必要です
ExpressionError-Cause-boundsNotWhole = 範囲の両端は整数でなければなりません
ExpressionError-Cause-misplacedWord = { QUOTED($word) }はここでは意味がありません
ExpressionError-Cause-onlyInSheets = { QUOTED($word) }は上の行を指す語で、シートの中でだけ使えます
ExpressionError-Cause-nothingAbove = { QUOTED($word) }に当たるものが上にありません
ExpressionError-Cause-lineBelow = この行は上にありません
ExpressionError-Cause-noSuchLine = 値のあるそのような行はありません
ExpressionError-Cause-sheetTooLong = このシートの行は合わせて{ $limit }秒を超えます
ExpressionError-Cause-sheetTooLarge = このシートの答えは合わせて{ $limit }MBを超えます
ExpressionError-Cause-failedLine = { $index } 行目にエラーがあります
ExpressionError-Cause-definedBelow = { QUOTED($name) }は下の { $line } 行目で初めて定義されます
ExpressionError-Cause-unknownOption = 不明な設定 { QUOTED($text) }。使えるのは angle、places、digits、marks です
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }。排他的論理和は{ QUOTED("xor") }と書きます
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = 指で操作
HelpText-heading-keyboard = キーボードで操作
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Ctrl+{ $key }
HelpText-documentation = ガイドとリファレンス（英語）

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = 数字の上をスワイプ
    .effect = 最後の桁を消す
TouchGesture-holdNumber = 数字を長押し
    .effect = コピー、ペースト、別の形
TouchGesture-tapMark = 数字の横の = か ≈ をタップ
    .effect = 分数、正確な形、小数を切り替え
TouchGesture-slideOffKey = キーの外へ指をずらして離す
    .effect = 押すのをやめる
TouchGesture-typeWithThumbs = 両手の親指で入力
    .effect = 押した分がすべて入る
TouchGesture-tapCalculation = 履歴の計算をタップ
    .effect = その結果を再利用
TouchGesture-turnDevice = 本体の向きを変える
    .effect = もう一つのキーパッド

## CalculatorPresentation KeyName

KeyName-add = 足す
KeyName-subtract = 引く
KeyName-multiply = 掛ける
KeyName-divide = 割る
KeyName-equals = イコール
KeyName-percent = パーセント
KeyName-changeSign = 符号を変更
KeyName-decimalPoint = 小数点
KeyName-clear = クリア
KeyName-allClear = オールクリア
KeyName-delete = 削除
KeyName-leftParenthesis = 左括弧
KeyName-rightParenthesis = 右括弧
KeyName-memoryClear = メモリクリア
KeyName-memoryAdd = メモリに加算
KeyName-memorySubtract = メモリから減算
KeyName-memoryRecall = メモリ呼び出し
KeyName-secondFunctions = 第2機能
KeyName-square = 2乗
KeyName-cube = 3乗
KeyName-xToThePowerOfY = xのy乗
KeyName-yToThePowerOfX = yのx乗
KeyName-eToThePowerOfX = eのx乗
KeyName-tenToThePowerOfX = 10のx乗
KeyName-twoToThePowerOfX = 2のx乗
KeyName-reciprocal = 逆数
KeyName-squareRoot = 平方根
KeyName-cubeRoot = 立方根
KeyName-yThRootOfX = xのy乗根
KeyName-naturalLogarithm = 自然対数
KeyName-logarithmBase10 = 常用対数
KeyName-logarithmBase2 = 2を底とする対数
KeyName-logarithmBaseY = yを底とする対数
KeyName-factorial = 階乗
KeyName-sine = サイン
KeyName-cosine = コサイン
KeyName-tangent = タンジェント
KeyName-inverseSine = アークサイン
KeyName-inverseCosine = アークコサイン
KeyName-inverseTangent = アークタンジェント
KeyName-hyperbolicSine = ハイパボリックサイン
KeyName-hyperbolicCosine = ハイパボリックコサイン
KeyName-hyperbolicTangent = ハイパボリックタンジェント
KeyName-inverseHyperbolicSine = 逆ハイパボリックサイン
KeyName-inverseHyperbolicCosine = 逆ハイパボリックコサイン
KeyName-inverseHyperbolicTangent = 逆ハイパボリックタンジェント
KeyName-eulersNumber = ネイピア数e
KeyName-pi = 円周率
KeyName-enterExponent = 指数を入力
KeyName-randomNumber = 乱数
KeyName-radians = ラジアン
KeyName-degrees = 度
KeyName-remainder = 余り
KeyName-and = 論理積
KeyName-or = 論理和
KeyName-exclusiveOr = 排他的論理和
KeyName-nand = 否定論理積
KeyName-nor = 否定論理和
KeyName-shiftLeftBy = 左シフト
KeyName-shiftRightBy = 右シフト
KeyName-shiftRightWithZerosBy = 論理右シフト
KeyName-divideWhole = 整数の割り算
KeyName-shiftLeft = 1ビット左シフト
KeyName-shiftRight = 1ビット右シフト
KeyName-onesComplement = 1の補数
KeyName-twosComplement = 2の補数
KeyName-rotateLeft = 左ローテート
KeyName-rotateRight = 右ローテート
KeyName-rotateLeftThroughCarry = キャリー付き左ローテート
KeyName-rotateRightThroughCarry = キャリー付き右ローテート
KeyName-flipBytes = バイト順を反転
KeyName-flipWords = ワード順を反転
KeyName-doubleZero = ゼロ2つ
KeyName-doubleF = F2つ
KeyName-binary = 2進数
KeyName-octal = 8進数
KeyName-decimal = 10進数
KeyName-hexadecimal = 16進数
KeyName-bits8 = 8ビット
KeyName-bits16 = 16ビット
KeyName-bits32 = 32ビット
KeyName-bits64 = 64ビット
KeyName-signed = 符号付き
KeyName-unsigned = 符号なし
KeyName-enter = エンター
KeyName-exchange = xとyを入れ替え
KeyName-rollUp = スタックを上に回転
KeyName-rollDown = スタックを下に回転
KeyName-drop = xを取り除く

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) }はキーではありません。{ $help }で一覧
KeyboardText-noKey-alone = { QUOTED($key) }はキーではありません
KeyboardText-doesNothing = { QUOTED($key) }は今は働きません。{ $help }でキーの一覧
KeyboardText-doesNothing-alone = { QUOTED($key) }は今は働きません
KeyboardText-doesNothingHere = { QUOTED($key) }はここでは働きません。{ $close }で閉じる
KeyboardText-scientific = { QUOTED($key) }は関数キーです。{ $keypad }で表示
KeyboardText-scientific-alone = { QUOTED($key) }は関数キーです
KeyboardText-secondFunctions = キーは第2機能になりました
KeyboardText-noOpenParenthesis = 開いている括弧がありません
KeyboardText-wordIsFull = { $bits }ビットに収まりません
KeyboardText-notInBase = { QUOTED($digit) }は{ $base }進数の数字ではありません
KeyboardText-afterError = エラーは数ではありません。数字で始めから、{ $undo }で戻る
KeyboardText-afterError-alone = エラーは数ではありません
KeyboardText-nothingTyped = 消せる入力がありません。{ $undo }で戻る
KeyboardText-nothingTyped-alone = 消せる入力がありません
KeyboardText-nothingToCalculate = 計算するものがありません
KeyboardText-takesPlace = { $key }が{ $number }に置き換わりました。{ $undo }で戻る
KeyboardText-takesPlace-alone = { $key }が{ $number }に置き換わりました
KeyboardText-takenInside = { $number }は括弧の中です。掛け算はされません。{ $undo }で戻る
KeyboardText-takenInside-alone = { $number }は括弧の中です
KeyboardText-keysSay = キーでは{ $typed }ではなく{ $pressed }です。{ $line }で行として入力
KeyboardText-keysSay-alone = キーでは{ $typed }ではなく{ $pressed }です
KeyboardText-lineIsOpen = { $enter }で入力行を確定、{ $escape }で取り消し
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tab
KeyboardText-spaceKey = スペース

## CalculatorPresentation HelpGroup

HelpGroup-calculate = 計算する
HelpGroup-correct = 直す
HelpGroup-show = 数の別の表し方
HelpGroup-keep = 残して使う
HelpGroup-functions = 関数
HelpGroup-adjust = 調整
HelpGroup-finish = ヘルプと終了

## CalculatorPresentation HelpTopic

HelpTopic-history = 終わった計算が新しい順に並びます。編集すると、その結果を使う計算もすべて計算し直されます。
HelpTopic-tape = 計算を加算機のように並べます。⋄はそこまでの合計です。シェルではexactly history --tapeで出力できます。
HelpTopic-units = 表示の一方の行の単位。記号と名前で検索できます。
HelpTopic-dates = 2つの日付の間の日数と、年・月・日を加減した日付を求めます。
HelpTopic-commands = 今できることとそのキーの一覧です。入力した文字で検索します。
HelpTopic-constants = 物理学と天文学の厳密な定数です。入力した文字で名前、記号、単位を検索します。
HelpTopic-memory = メモリーの数と、その横に保存した数です。
HelpTopic-digits = 表示される桁はすべて正しい値です。終わりを越えるとさらに倍の桁を計算します。
HelpTopic-settings = 変更はすぐに有効になり、保存されます。

## CalculatorPresentation HelpWay

HelpWay-typeLine = 計算を一行で入力
HelpWay-chooseLine = 行を選ぶ
HelpWay-scroll = スクロール
HelpWay-changeValue = 次または前の値
HelpWay-otherLine = もう一方の行の単位
HelpWay-chooseBit = ビットを選ぶ
HelpWay-turnBit = ビットを反転
HelpWay-toTheList = キーを一覧へ
HelpWay-toTheCalculator = キーを計算機へ

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
Message-calculationReason = { $error }：{ $operation }には{ $count }つ必要です
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = 基本
KeypadMode-scientific = 関数
KeypadMode-programmer = プログラマ

## CalculatorPresentation CommandName

CommandName-undo = 取り消す
CommandName-redo = やり直す
CommandName-cut = カット
CommandName-copy = コピー
CommandName-copyLink = リンクをコピー
CommandName-paste = ペースト
CommandName-selectAll = すべてを選択
CommandName-menu = メニュー
CommandName-more = その他
CommandName-back = 戻る
CommandName-close = 閉じる
CommandName-cancel = キャンセル
CommandName-done = 完了
CommandName-help = ヘルプ
CommandName-stop = 停止
CommandName-reload = 再読み込み
CommandName-quit = 終了
CommandName-about = Exactlyについて
CommandName-openInExactly = Exactly で開く
CommandName-basicKeypad = 基本キーパッド
CommandName-scientificKeypad = 関数キーパッド
CommandName-programmerKeypad = プログラマーキーパッド
CommandName-reversePolish = 逆ポーランド記法
CommandName-infix = 通常の記法
CommandName-showDecimal = 結果を小数で表示
CommandName-showFraction = 結果を分数で表示
CommandName-showExactForm = 結果を厳密な形で表示
CommandName-moreDigits = 桁を増やす
CommandName-largeType = 大きい文字
CommandName-showSeparators = 桁区切りを表示
CommandName-hideSeparators = 桁区切りを非表示
CommandName-convert = 単位を変換
CommandName-stopConverting = 変換を終了
CommandName-swapUnits = 単位を入れ替える
CommandName-otherUnit = もう一方の行に入力
CommandName-chooseUnits = 単位を選ぶ
CommandName-storeNumber = 数値を保存
CommandName-showHistory = 履歴を表示
CommandName-showTape = 計算テープを表示
CommandName-showSheet = シート
CommandName-showDates = 日付計算を表示
CommandName-showConstants = 定数を表示
CommandName-showMemory = メモリを表示
CommandName-showSettings = 設定を表示
CommandName-reuseResult = 結果を再利用
CommandName-useNumber = 数値を使う
CommandName-edit = 編集
CommandName-label = ラベルを付ける
CommandName-remove = 取り除く
CommandName-clearHistory = 履歴を消去
CommandName-clearMemory = メモリを消去
CommandName-export = 書き出す
CommandName-exportText = テキストとして書き出す
CommandName-newWindow = 新規ウインドウ
CommandName-exportCSV = CSVとして書き出す
CommandName-exportJSON = JSONとして書き出す
CommandName-print = プリント
CommandName-saveText = テキストとして保存
CommandName-keepHistory = 履歴を残す
CommandName-stopKeepingHistory = 履歴を残さない

## CalculatorPresentation PartName

PartName-result = 結果
PartName-calculation = 計算式
PartName-reading = 解釈
PartName-keypad = キーパッド
PartName-bits = ビット
PartName-history = 履歴
PartName-tape = 計算テープ
PartName-units = 単位
PartName-belowAbsoluteZero = 絶対零度より下です
PartName-recentConversions = 最近の変換
PartName-unitCategories = カテゴリ
PartName-unitSearch = 単位を検索
PartName-dates = 日付計算
PartName-commands = コマンド
PartName-constants = 定数
PartName-memory = メモリ
PartName-settings = 設定
PartName-label = ラベル
PartName-noCalculations = 計算はまだありません
PartName-noUnits = 該当する単位はありません
PartName-nothingInMemory = メモリは空です
PartName-memoryIsSet = メモリに値があります
PartName-wraps = 桁あふれ
PartName-wholePart = 整数部分
PartName-isWaiting = 数の入力待ち
PartName-isSelected = 選択中
PartName-subtotal = 小計
PartName-exactly = ちょうど
PartName-approximately = 約
PartName-decimal = 小数
PartName-fraction = 分数
PartName-exactForm = 厳密な形
PartName-error = エラー
PartName-calculating = 計算中…
PartName-stopped = 計算を停止しました
PartName-restarted = 電卓を再起動し、計算を復元しました
PartName-startedAnew = 電卓を再起動しましたが、計算は復元できませんでした
PartName-newVersion = 新しいバージョンがあります
PartName-enterKey = Enter
PartName-escapeKey = Esc
PartName-backspaceKey = Backspace

## CalculatorPresentation SettingName

SettingName-order = 計算の順序
    .description = 2 + 3 × 4 を14とするか、左から順に計算して20とするか
SettingName-angle = 角度
    .description = 角度の単位
SettingName-reversePolish = 逆ポーランド記法
    .description = 2 Enter 3 + を5とし、数をスタックに置くかどうか
SettingName-digits = 桁数
    .description = 結果の最大桁数
SettingName-places = 小数点以下の桁数
    .description = 表示する小数点以下の最大桁数。数そのものは変わりません
SettingName-numberMarks = 数字の区切り
    .description = 小数点と桁区切りの記号
SettingName-notation = 表記
    .description = 結果を指数で表すかどうか
SettingName-grouping = 桁区切り
    .description = 数字を3桁ごとに区切るかどうか
SettingName-theme = 外観
    .description = 画面の明るさ、ライトまたはダーク
SettingName-language = 言語
    .description = 表示と読み上げの言語
SettingName-keepHistory = 履歴を残す
    .description = 終わった計算を残すかどうか
SettingName-keepSession = セッションを保存
    .description = 前回終了したところから続けるかどうか

## CalculatorPresentation SettingGroup

SettingGroup-calculating = 計算
SettingGroup-numbers = 数値
SettingGroup-looks = 外観と言語
SettingGroup-keeping = 保存

## CalculatorPresentation SettingValue

SettingValue-precedence = 掛け算と割り算を優先
SettingValue-leftToRight = 左から順に
SettingValue-radians = ラジアン
SettingValue-degrees = 度
SettingValue-gradians = グラード
SettingValue-automatic = 自動
SettingValue-plain = 指数なし
SettingValue-scientific = 科学表記
SettingValue-engineering = 工学表記
SettingValue-thousands = 3桁ごと
SettingValue-noGrouping = 区切りなし
SettingValue-light = ライト
SettingValue-dark = ダーク
SettingValue-highContrast = 高コントラスト
SettingValue-on = オン
SettingValue-off = オフ

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = 不明な単位：{ QUOTED($name) }
UnitNameError-unknown-2 = 不明な単位：{ QUOTED($name) }; { JOINED($suggestions, separator: "、") }?
UnitNameError-ambiguous = { QUOTED($name) }は複数の単位を指します：{ JOINED($meanings, separator: "、") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] 単なる数
        *[other] { $left }
    }と{ $rightIsPlain ->
        [true] 単なる数
        *[other] { $right }
    }は別の種類の量です。{ $hint } のことですか？
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] 単なる数
        *[other] { $left }
    }と{ $rightIsPlain ->
        [true] 単なる数
        *[other] { $right }
    }は別の種類の量です
QuantityError-noUnit = 数に { $units } に換算できる単位がありません
QuantityError-exponentWithUnit = 指数に単位は付けられません
QuantityError-fractionalExponent = { $units } の指数が整数になりません
QuantityError-exponentTooLarge = 単位の指数が大きすぎます
QuantityError-tooManyUnits = 単位が多すぎます
QuantityError-sumOfTemperatures = 温度どうしは足せません。温度差は K、delta_degC、delta_degF です
QuantityError-productOfTemperature = 温度は掛けたり割ったりできません。温度差は K、delta_degC、delta_degF です
QuantityError-temperatureAndDifference = 温度は温度差ではありません
QuantityError-frequencyAndAngle = Hz と時間あたりの角度は 2π の扱いが不明です。rpm か turn/s を使ってください
QuantityError-unitsNotDescending = 単位は前のものより小さく、同じ種類でなければなりません
QuantityError-moneyTimesUnits = { $units }は金額ではありません。単価なら{ $price }と書きます
QuantityError-noRate = { $day } の{ $code } から { $code2 } への為替レートがわかりません
QuantityError-noRate-alone = { $code } から { $code2 } への為替レートがわかりません
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = この日付は存在しません
DateError-unclear = ここで日付が終わります。引き算の記号は空白で囲んでください
DateError-noToday = 今日の日付がわかりません。2026-11-22 のように日付を書いてください
DateError-noZone = ここには「2026-11-22 14:30 UTC」のようにタイムゾーン付きの日時が必要です
DateError-noSuchZone = そのタイムゾーンはありません。Europe/Berlin のような名前です
DateError-noZoneTable = タイムゾーンの情報がありません。Linux ではパッケージ tzdata にあります
DateError-damagedZone = タイムゾーン { $name } のファイルを読み込めません
DateError-dayOfNoRate = 'on' と日付は為替レートのためのものです
DateError-sumOfDates = 日付どうしは足せません
DateError-productOfDate = 日付は足し算と引き算にだけ使えます
DateError-noTime = 日付には「3 days」のように単位の付いた時間を使います
DateError-subtractedDate = 時間から日付は引けません
DateError-notWholeDays = 日付に足し引きできるのは整数の日数だけです
DateError-notWholeSteps = 日付に足し引きできるのは整数の月数と年数だけです
DateError-beyondCalendar = 日付は 0001-01-01 から 9999-12-31 までです
DateError-noDate = ここには 2026-11-22 のような日付が必要です
DateError-noSuchTime = 分と秒は60未満、amやpmの付く時は1から12までです
DateError-timeOfDay = 時刻には「5pm + 3 h」のように時間を足し引きするか、「5pm - 9am」のように時刻を引きます
DateError-laterTime = 引く時刻のほうが後です。順序を入れ替えるか、翌日の時刻なら24 hを足してください
DateError-notConvertible = 日付に単位はありません。「to weekday」と「to week」で換算できます

## CalculatorPresentation PasteReason

PasteReason-noText = テキストがありません
PasteReason-severalNumbers = 複数の数です。sum( か mean( と入力して、そこに貼り付けてください
PasteReason-tooLong = { $limit }文字を超えています
PasteReason-notANumber = { QUOTED($text) }は数ではありません
PasteReason-unfinished = テキストが途中で切れています
PasteReason-expression = { $column }文字目、{ $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = 空き領域がありません
StorageReason-notPermitted = 許可されていません
StorageReason-unreadable = 読み取れません
StorageReason-other = 問題が起きました
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = この計算はもう履歴にありません
HistoryReason-usesItself = 計算にそれ自身の結果は使えません
HistoryReason-usesLater = 計算には前の結果しか使えません
HistoryReason-usesUnknown = 使おうとした計算は履歴にありません
HistoryReason-unitsHaveNoValue = 単位や日付の組み合わせに値がありません
HistoryReason-usesRemoved = 使われている計算が見つかりません
HistoryReason-unreadable = 式を読み取れません
HistoryReason-tooLong = { $limit }文字を超えています
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = 「=」がありません
SettingReason-unknownName = { QUOTED($name) }という設定はありません
SettingReason-unknownValue = { QUOTED($value) }は{ $setting }の値ではありません

## CalculatorPresentation Sentence

Sentence-nothingToUndo = 取り消すものがありません
Sentence-nothingToRedo = やり直すものがありません
Sentence-nothingToCopy = コピーするものがありません
Sentence-nothingToStore = 保存する数がありません
Sentence-copied = コピーしました：{ $number }
Sentence-nothingToLink = リンクにするものがありません
Sentence-linkCopied = この計算へのリンクをコピーしました
Sentence-pasted-degrees = ペーストしました：{ $reading }、角度の単位は度
Sentence-pasted-radians = ペーストしました：{ $reading }、角度の単位はラジアン
Sentence-pasted-gradians = ペーストしました：{ $reading }、角度の単位はグラード
Sentence-pasted-alone = ペーストしました：{ $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = キーには単位がありません。+ 2 cm のように行として入力してください
Sentence-ratesTaken = 為替レートを取り込みました：{ $count }
Sentence-ageOfRates = 経過日数：{ $days }
Sentence-needsRates = 通貨にはレートが必要です。入力するか貼り付けてください：rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = ペーストできません：{ $reason }
Sentence-linked-degrees = リンクから：{ $reading }、角度の単位は度
Sentence-linked-radians = リンクから：{ $reading }、角度の単位はラジアン
Sentence-linked-gradians = リンクから：{ $reading }、角度の単位はグラード
Sentence-linked-alone = リンクから：{ $reading }
Sentence-notLinked = リンクを開けません：{ $reason }
Sentence-stored = { $number }を保存しました
Sentence-memoryIsFull = これ以上数値を保存できません
Sentence-noOtherForm = 短い分数や厳密な形はありません
Sentence-noMoreDigits = これ以上の桁の計算には時間がかかりすぎます
Sentence-orderIs-precedence = 掛け算と割り算を先に計算します
Sentence-orderIs-leftToRight = 左から順に計算します
Sentence-separators-true = 桁区切りを表示します
Sentence-separators-false = 桁区切りを表示しません
Sentence-notationIsReversePolish-true = 演算はスタックの数を使います
Sentence-notationIsReversePolish-false = 演算は数の間に入力します
Sentence-anglesAreIn-radians = 角度の単位はラジアンです
Sentence-anglesAreIn-degrees = 角度の単位は度です
Sentence-anglesAreIn-gradians = 角度の単位はグラードです
Sentence-baseIs = 数は{ $base }進数です
Sentence-wordsHave = ワードは{ $bits }ビットです
Sentence-wordsAreSigned-true = ワードは符号付きです
Sentence-wordsAreSigned-false = ワードは符号なしです
Sentence-historyIsOff = 履歴はオフです
Sentence-historyIsOn = 履歴はオンです
Sentence-historyIsCleared = 履歴を消去しました
Sentence-calculationIsRemoved = 計算を取り除きました
Sentence-notKept = { $changes }件の変更がまだ保存されていません：{ $reason }
Sentence-historyNotRead = 履歴を読み込めません：{ $reason }
Sentence-settingsNotRead = 設定を読み込めません：{ $reason }
Sentence-settingsNotSaved = 設定を保存できません：{ $reason }
Sentence-setAside = 破損した{ $lines }行を別に保管しました：{ $place }
Sentence-sessionNotKept = セッションを保存できません：{ $reason }
Sentence-sessionNotRead = セッションを読み込めません：{ $reason }
Sentence-sessionSetAside = 前回のセッションを読めないため、別に保管しました：{ $place }
Sentence-approximately = 約{ $number }
Sentence-error-alone = エラー：{ $error }
Sentence-error = エラー：{ $error }：{ $operation }には{ $count }つ必要です
Sentence-spokenError-alone = エラー、{ $error }
Sentence-spokenError = エラー、{ $error }：{ $operation }には{ $count }つ必要です
Sentence-failure = { $calculation }：{ $error }
Sentence-wrapped = { $exact }、{ $bits }ビットでは{ $word }
Sentence-wholePart = { $exact }、整数部分{ $word }
Sentence-remainder = { $quotient }、余り{ $remainder }
Sentence-cut = { $number }、{ $bits }ビットに切り詰め
Sentence-bit-true = ビット{ $bit }、1
Sentence-bit-false = ビット{ $bit }、0
Sentence-carry-true = キャリー1
Sentence-carry-false = キャリー0
Sentence-calculations = { $count }件の計算
Sentence-digits = { $count }桁
Sentence-greeting = 5+3のような計算を入力してEnterを押してください。{ $help }でヘルプ、{ $quit }で終了します。
Sentence-notPressed = 押していません：{ $column }文字目の「{ $character }」はキーではありません
Sentence-notRead = 読めません：{ $column }文字目、{ $cause }
Sentence-wouldReplaceNumber = 押していません：{ $column }文字目は前の数を置き換えてしまいます
Sentence-notListed = 一覧に{ QUOTED($text) }はありません
Sentence-unprintableNotPressed = 押していません：{ $column }文字目の文字はキーではありません
Sentence-helpHint = { $key }でヘルプ
Sentence-continues = { $key }で次へ
Sentence-closes = { $key }で閉じる
Sentence-needs = { $columns }×{ $rows }が必要
Sentence-losesSession = 保存した数や途中の計算が失われます。{ $key }で終了
Sentence-shortcuts = { $name }：{ $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = 例：家計; 家賃; 食費; 電気; 電話
SheetExample-trip = 例：旅行の割り勘; ホテル; ガソリン; 夕食
SheetExample-invoice = 例：請求書; 設計; ホスティング
SheetExample-timesheet = 例：勤務時間表
SheetExample-loans = 例：二つのローン

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = 名称未設定
SheetFaceWords-newSheet = 新規シート
SheetFaceWords-openSheet = シートを開く…
SheetFaceWords-save = 保存
SheetFaceWords-saveAs = 別名で保存…
SheetFaceWords-fileName = ファイル名
SheetFaceWords-text = シート
SheetFaceWords-answers = 答え
SheetFaceWords-more = 正確な形とさらに多くの桁
SheetFaceWords-writeAnswers = 答えをテキストに書き込む
SheetFaceWords-updateAnswers = テキスト内の答えを更新
SheetFaceWords-removeAnswers = テキストから答えを削除
SheetFaceWords-examples = 例
SheetFaceWords-keypad = 画面のキー
SheetFaceWords-redraw = 再描画
SheetFaceWords-move = 移動
SheetFaceWords-moveByWord = 単語ごとに移動
SheetFaceWords-moveToEnd = 先頭または末尾へ
SheetFaceWords-select = 選択
SheetFaceWords-complete = 名前を補完
SheetFaceWords-changeNumber = カーソル位置の数を変更
SheetFaceWords-dragNumber = キーを押しながら数をドラッグして変更
SheetFaceWords-refer = 答えをクリックすると行で使用
SheetFaceWords-saved = { $name }に保存しました
SheetFaceWords-answersWritten = 答えをテキストに書き込みました
SheetFaceWords-answersUpdated = テキスト内の答えは最新です
SheetFaceWords-answersRemoved = テキストに答えはありません
SheetFaceWords-nothingToUndo = 取り消す操作がありません
SheetFaceWords-nothingToRedo = やり直す操作がありません
SheetFaceWords-nothingSelected = 何も選択されていません
SheetFaceWords-noNameBegins = これで始まる名前がありません
SheetFaceWords-nothingMore = この行には答えがありません
SheetFaceWords-unfinishedPaste = 貼り付けが終わらなかったため、何も取り込みませんでした
SheetFaceWords-savesChanges = 変更を保存しますか？
SheetFaceWords-losesChanges = 保存しない変更は失われます。
SheetFaceWords-discard = 破棄
SheetFaceWords-hasChanged = 読み込んだ後にファイルが変更されています
SheetFaceWords-losesTheirs = ほかで変更または削除されました。上書きするとその内容は失われます。
SheetFaceWords-overwrite = 上書き
SheetFaceWords-exists = { $name }というファイルがすでにあります
SheetFaceWords-recoversText = 入力内容を復元しますか？
SheetFaceWords-wasNotSaved = 保存する前にプログラムが終了しました。
SheetFaceWords-wasOtherText = その後ファイルが変更されました。入力内容は新規シートとして開き、ファイルはそのまま残ります。
SheetFaceWords-recover = 復元
SheetFaceWords-cannotOpen = ファイルを開けません
SheetFaceWords-cannotSave = ファイルを保存できません
SheetFaceWords-isNotText = UTF-8の文章ではありません。
SheetFaceWords-hasOtherLineEnds = 編集で失われる文字（NULや他のシステムの改行）があります。

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count }個の答えが変わりました
SheetWords-line = { $number }行目
SheetWords-equals = 答えは{ $number }、正確な値
SheetWords-approximately = 答えは約{ $number }
SheetWords-failure = エラー、{ $reason }
SheetWords-pending = 計算中
SheetWords-function = 関数
SheetWords-graph = グラフ
SheetWords-heading = 見出し
SheetWords-blank = 空行
SheetWords-plus = 足す
SheetWords-minus = 引く
SheetWords-times = 掛ける
SheetWords-dividedBy = 割る
SheetWords-toThePowerOf = の累乗
SheetWords-percent = パーセント
SheetWords-definedAs = は
SheetWords-opensParenthesis = かっこ開く
SheetWords-closesParenthesis = かっこ閉じる
SheetWords-sum = 合計{ $number }
SheetWords-average = 平均{ $number }
SheetWords-count = 個数{ $count }
SheetWords-countedLines = （{ $count }行）
SheetWords-addedMarks = このシートの数は{ $marks }の形で読みます。先頭の行にそう書きました
SheetWords-remark = { $remark }
SheetWords-failedLine = { $number }行目にエラーがあります
SheetWords-nothingAbove = 上に数えるものがありません
SheetWords-lineBelow = 下の行は読めません。行が読むのは上の行だけです
SheetWords-noSuchLine = その行に値はありません
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = { $lineLimit }行までです
SheetWords-limit-tooLong = { $byteLimit }バイトまでです

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = 1カロリーは4.184 Jです。食品のカロリーは kcal と書きます
ReadingNote-pounds = ポンドは重さです。通貨なら £ か GBP と書きます
ReadingNote-workdays = 月曜日から金曜日まで、初日を除きます。祝日は考慮しません
ReadingNote-addsPercentage = 百分率を加えます。割合だけなら `of` を使います
ReadingNote-isNoDate = 数として計算しました。日付は 2026-12-20 と書きます
ReadingNote-bits = `and` と `or` はビットの演算です。足すには + を使います
ReadingNote-hoursAndMinutes = 5:12は5時間12分です。5分12秒は 0:05:12 と書きます
ReadingNote-isDuration = 時間の長さです。時刻なら 11pm + 8 h と書きます
ReadingNote-timesCancel = 時間と日は約分されます。1日あたりの時間なら数だけで割ります
ReadingNote-isNoShare = かっこの中の百分率は割合ではなく数です。かっこを外してください
ReadingNote-beforeGregorian = 1582年10月15日より前は、ユリウス暦ではなくグレゴリオ暦の日付です

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = { LINES($lines) }も数えています。項目の上に空行を入れると除かれます
SheetRemark-leavesOut = { LINES($lines) }は数えていません
SheetRemark-leavesOutPercentages = { LINES($lines) }は数えていません。`{ $sum }`と書くと数えます
SheetRemark-takesOff = { LINES($lines) }を差し引いています
SheetRemark-countsPercentages = 上の行に対する{ LINES($lines) }も数えています
SheetRemark-countsDerived = { LINES($lines) }とその計算元の両方を数えています
SheetRemark-addsBulleted = { LINES($lines) }を足しています。行頭の線は箇条書きです。マイナスは数の前に書きます
SheetRemark-adds = { LINES($lines) }を足しています。引くには数の前にマイナスを付けます
SheetRemark-countsAboveTotal = { $line }行目の合計より上の行も数えています
SheetRemark-leavesBlockAbove = 空行より上の行は数えていません。`grand total`はすべてを数えます
SheetRemark-countsAsMoney = { LINES($lines) }を{ $currency }として数えます
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = 空行の上のまとまりについての値です
SheetRemark-text = { $word }は文字です。{ $name }のことですか
SheetRemark-text-alone = { $word }は文字です。その名前のものはありません
SheetRemark-radians = ラジアンです。度は sin(30°)、全体なら先頭に `# exactly: angle deg`
SheetRemark-otherReading = { $reading }と読みました
SheetRemark-optionsTooLow = オプションは先頭の行より上に書いたときだけ有効です

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = コメントは計算されません
SheetKeyRefusal-needsNumber = 先に数が必要です
SheetKeyRefusal-needsOperation = 先に演算が必要です
SheetKeyRefusal-secondPoint = 小数点は1つだけです
SheetKeyRefusal-nothingToClear = 消すものがありません
SheetKeyRefusal-nothingToDelete = 前に文字がありません
SheetKeyRefusal-noOpenParenthesis = 開いたかっこがありません
SheetKeyRefusal-nothingToRepeat = 繰り返す演算がありません
SheetKeyRefusal-memory = シートでは名前が数を覚えます：a = 5
SheetKeyRefusal-random = シートの答えはその文だけで決まります
SheetKeyRefusal-reversedPower = 累乗は底を先に書きます：x^y
SheetKeyRefusal-otherKeypad = 別のキーパッドのキーです

## CalculatorPresentation UnitCategory package

UnitCategory-angle = 角度
UnitCategory-area = 面積
UnitCategory-currency = 通貨
UnitCategory-data = データ
UnitCategory-energy = エネルギー
UnitCategory-force = 力
UnitCategory-fuel = 燃費
UnitCategory-length = 長さ
UnitCategory-power = 仕事率
UnitCategory-pressure = 圧力
UnitCategory-speed = 速さ
UnitCategory-temperature = 温度
UnitCategory-time = 時間
UnitCategory-volume = 体積
UnitCategory-weight = 重さ
UnitCategory-other = その他

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason }（{ $command } --help を参照）

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = 読めません：行が{ $limit }バイトを超えています
LineRefusal-notUTF8 = 読めません：行がUTF-8のテキストではありません

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = 不明なオプション「{ $name }」。「{ $other }」のことですか？
OptionRefusal-unknown-alone = 不明なオプション「{ $name }」
OptionRefusal-takesNoValue = { $option } に値は指定できません
OptionRefusal-needsValue = { $option } には値が必要です
OptionRefusal-notInRange = { $option } は{ $least }から{ $most }までの数で、「{ $text }」ではありません
OptionRefusal-isFor = { $option } は { $task } 用です

## CommandLineInterface ProgressText

ProgressText-calculating = 計算中（Ctrl-Cで中止）

## CommandLineInterface HelpTitle package

HelpTitle-usage = 使い方
HelpTitle-options = オプション
HelpTitle-exitStatus = 終了ステータス

## CommandLineInterface EditingText package

EditingText-search = 検索「{ $text }」：
EditingText-notFound = 「{ $text }」は見つかりません：
EditingText-more = ほか{ $count }個

## CommandLineInterface SystemError package by action

SystemError-open = { $name }：{ $cause }
SystemError-read = 入力を読み取れません：{ $cause }
SystemError-write = 書き込めません：{ $cause }
SystemError-wait = 入力を待てません：{ $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = ファイルがありません
SystemCause-notPermitted = 許可がありません
SystemCause-isFolder = フォルダです
SystemCause-noSpace = デバイスに空きがありません
SystemCause-other = { $text }

## exactly Option

Option-digits = 答えの有効桁数：1～{ $digitLimit }（16）
Option-places = --digits の代わりに小数点以下の桁数：0～{ $digitLimit }。ちょうど半分は0から遠いほうへ丸める
Option-exact = √3/2 や 1/3 のような厳密な形（短いものがある場合）
Option-mixed = --exact と同じだが、7/2 を 3 1/2 と書く
Option-explain = 式の各段階と、それについて証明されたこと
Option-angle = 角度の単位：rad、deg、grad（rad）
Option-notation = automatic（またはauto）、plain（指数なし）、scientific（1.2e4）、engineering（12e3）
Option-grouping = thousands（1_234_567、--keys では 1,234,567）または none
Option-base = 整数を2、8、10、16進数で、すべての桁を表示
Option-word = 8、16、32、64ビットのワードで計算し、途中の値もそのビット数に切り詰める
Option-signed = ワードは符号付き（指定しない場合と同じ）
Option-unsigned = ワードは符号なし
Option-json = 1行に1つのJSONオブジェクト
Option-csv = カンマ区切りの値を1行ずつ、先頭は列名
Option-rates = ファイルのレートで通貨を換算：date,from,to,rate,source
Option-marks = 1,234 と 1.234 の記号の意味：1,234.5 または 1.234,5
Option-today = today の日付（例：2026-11-22）
Option-file = ファイルの各行に答える。- は標準入力
Option-jobs = 行に答えるスレッドの数：1～{ $jobLimit }（既定は同時に実行できる数）
Option-keys = キーを押す。- は1行に1つのキー列を読む
Option-order = precedence（Appleと同じ）または left-to-right
Option-mode = basic（9桁）、scientific（16桁）または programmer（8～64ビットのワード）
Option-reversePolish = 逆ポーランド記法：演算はスタックの数に行う
Option-plain = 制御コードのないテキスト行（スクリーンリーダー向け）
Option-new = 前回の続きではなく、0と空のメモリから始める
Option-remove = 計算を1つ削除。IDは --json で表示
Option-label = 続く語で計算に名前を付ける、または名前を消す
Option-tape = 計算を加算機のテープのように出力
Option-clear = 確認せずにすべての計算を削除
Option-off = 以後の計算を保存しない
Option-on = 計算の保存を再開
Option-reset = すべてを初期値に戻す
Option-answers = シートの1行につき1行、答えだけを出力
Option-write = ファイル内の答えを更新
Option-writeAll = 答えのあるすべての行に答えを書く
Option-strip = ファイルから答えを取り除く
Option-check = ファイル内の誤った答えを示し、何も変更しない
Option-from = 図の左端（-10）
Option-to = 図の右端（10）
Option-bottom = 図の下端（値から選ばれる）
Option-top = 図の上端（値から選ばれる）
Option-size = 点の列と行の数、800x500（既定）など。SVG を出力
Option-count = 描かれた点、空の点、未決の点の数を表示
Option-completionScript = bash、zsh、fish用の補完スクリプトを出力
Option-manual = man用のマニュアルページを出力
Option-version = バージョンを表示
Option-help = このヘルプを表示

## exactly SessionWord

SessionWord-help = このヘルプ、または関数や語のヘルプ
SessionWord-variables = 数の名前とその値
SessionWord-functions = すべての関数と定数（自分で定義したものが先）、または語に関するもの
SessionWord-units = すべての単位、または語に関するもの
SessionWord-history = 前に入力した行、または最後のN行
SessionWord-undo = 何かを変えた最後の行、または最後のN行を取り消す
SessionWord-reset = すべての名前と答えを忘れる。undo で元に戻る
SessionWord-digits = 表示する有効桁数を示す、または変更する
SessionWord-places = 小数点以下の桁数について同じ
SessionWord-notation = 答えの表記：{ $notations }
SessionWord-grouping = 1234567 を 1_234_567 と書くかどうか
SessionWord-exact = 短い厳密な形があればそれだけを表示、または分数を 3 1/2 と表示
SessionWord-degrees = 角度を度で測る
SessionWord-radians = 角度をラジアンで測る
SessionWord-gradians = 角度をグラードで測る
SessionWord-preview = 入力中に途中の答えを表示するかどうか
SessionWord-clear = 画面を消去する
SessionWord-quit = Ctrl-D と同じく終了する

## exactly ExplanationText package

ExplanationText-nothingCalculated = 計算するものはありません
ExplanationText-moreSteps = …ほかに{ $count }段階
ExplanationText-noDecimal = 小数なし：{ $reason }
ExplanationText-noValue = 値なし：{ $reason }
ExplanationText-exact = 厳密な値
ExplanationText-rounded = 丸めた値
ExplanationText-roundedWithin = 丸めた値、誤差は最大で { $bound }
ExplanationText-noted = { $note }。誤差は最大で { $bound }
ExplanationText-converted = { $unit ->
        [radians] ラジアン
        [degrees] 度
        *[gradians] グラード
    }から{ $other ->
        [radians] ラジアン
        [degrees] 度
        *[gradians] グラード
    }へ換算。{ $proof }
ExplanationText-measured = 角度の単位は{ $unit ->
        [radians] ラジアン
        [degrees] 度
        *[gradians] グラード
    }。{ $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = 不明なキー「{ $name }」
FailureReason-severalKeys = 「{ $name }」は複数のキーに読めます：間に空白を入れてください
FailureReason-tooLong = { $limit }バイトを超えています
FailureReason-notUTF8 = UTF-8のテキストではありません
FailureReason-meantCommand = これは式ではありません。「exactly { $words }」のことですか？
FailureReason-unknownOption = 不明なオプション「{ $name }」
FailureReason-unknownOption-2 = 不明なオプション「{ $name }」。{ JOINED($options, separator: "、") } のことですか？
FailureReason-noFile = { $cause }。この名前のファイルもありません

## exactly HelpPart package

HelpPart-summary = Appleと同じキー配列で、誤った桁のない電卓
HelpPart-inTerminal = ターミナルでは全画面の電卓、それ以外では1行に1つの式と1つの答え
HelpPart-expression = 式の答え：exactly '1/3 + 1/6' は 0.5 を表示
HelpPart-file = ファイルの各行の答え。--file FILE も同じ
HelpPart-keys = 電卓のキーを押し、表示された値を出力
HelpPart-task-repl = 変数と行編集が使える、式のセッション
HelpPart-task-functions = すべての関数と定数、または語に関するものの一覧
HelpPart-task-units = すべての単位、または語に関するものの一覧
HelpPart-task-sheet = 行が互いを使うファイル（計算シート）を計算
HelpPart-task-plot = x の関数を描く：曲線と、証明されたそのすべて
HelpPart-task-history = 保存された計算の一覧。オプションで変更も可能
HelpPart-task-settings = 設定の一覧。名前と値を指定すると変更
HelpPart-task-rates = 欧州中央銀行などのファイルの為替レートを保存
HelpPart-task-help = このヘルプ。名前を指定すると、機能、関数、定数のヘルプ
HelpPart-title-repl = ターミナルでの式のセッション
HelpPart-title-functions = 式で使えるすべての関数と定数
HelpPart-title-units = 式で使えるすべての単位
HelpPart-title-sheet = 計算シート：各行に答えのあるテキスト
HelpPart-title-plot = 曲線と、その根、極値、極、跳び、穴
HelpPart-title-history = 保存された計算、古い順
HelpPart-title-settings = キーのある電卓の設定
HelpPart-title-rates = お金の換算のために保存した為替レート
HelpPart-title-help = コマンド、機能、名前のヘルプ
HelpPart-examplesTitle = 例
HelpPart-expressionsTitle = 式
HelpPart-keysTitle = キー
HelpPart-linesTitle = 行
HelpPart-keptTitle = 保存されるもの
HelpPart-plotsTitle = 表示されるもの
HelpPart-namesTitle = 名前
HelpPart-fiftyDigits = 50桁、最後の桁は丸める
HelpPart-twoAnswers = 3、次に18.84955592153876
HelpPart-jsonAnswer = 解釈、小数、分数
HelpPart-steps = 各段階と、それについて証明されたこと
HelpPart-fileAnswers = ファイルの各行の答え
HelpPart-taskHelp = 個々の機能のヘルプ
HelpPart-language = + - * / ^ または − × ÷ √、括弧、小数、指数（1e-3）、数字の間の _、階乗（5!）、度（30°）、百分率（200 + 10% は220、200 * 10% は20）、記号を省いた積（2pi）、関数と定数の名前、# で始まる注釈。
HelpPart-naming = パイプとセッションでは、x = 3 で数に、f(x) = x^2 + 1 で関数に名前を付け、ans または _ は直前の答えを表す。
HelpPart-exactness = 数は厳密。表示より桁の多い答えは、最後の桁を丸める。
HelpPart-keySequences = 0～9 . + - * / = % +/- C AC DEL と、sqrt や x^y などの名前。区切り方が1通りなら、2+3= のように続けて書ける。そうでなければ 5 +/- = のように空ける。
HelpPart-answered = すべてに答えた
HelpPart-noValue = 値のないものがあった、または入力の行が拒否された
HelpPart-unreadable = 入力を読めなかった、またはオプションに誤りがある
HelpPart-session = quit または Ctrl-D まで、1行ずつ答える
HelpPart-functions = 1行に1つ：名前、意味、例
HelpPart-units = 1行に1つ：記号、名前、正確な値、出典
HelpPart-unitsAbout = 行に語を含むもの
HelpPart-rates = 各通貨の最新のレートの一覧
HelpPart-ratesImport = ファイルのレートを取り込む：ECBのXMLかCSV、または date,from,to,rate,source の行。- は標準入力
HelpPart-ratesClear = 保存したレートを消す
HelpPart-importsRates = ダウンロードしたままのファイル
HelpPart-importsRatesOfToday = その日のレート
HelpPart-unitsOfPressure = 圧力の単位
HelpPart-functionsAbout = 名前か説明に語を含むもの
HelpPart-commandHelp = コマンドのヘルプ
HelpPart-nameHelp = 機能のヘルプ、または関数や定数の説明
HelpPart-sheet = シートを開く。--plain では答え付きで出力。- は標準入力
HelpPart-sheetChange = ファイル内の答えを変更。--write-all と --strip も同様
HelpPart-sheetCheck = ファイル内の誤った答えを示す
HelpPart-plot = x の関数を6つまで描く。それぞれの前に y = を置ける
HelpPart-plotBetween = x が A から B まで（-10 から 10）
HelpPart-history = 計算の一覧
HelpPart-label = 計算に名前を付ける。語がなければ名前を消す
HelpPart-settings = 設定と、それぞれに指定できる値の一覧
HelpPart-setting = 設定の値を表示
HelpPart-change = 設定を変更
HelpPart-lines = x = 3 で数に、f(x) = x^2 + 1 で関数に名前を付け、ans は直前の答えを表す。? でほかにできることを一覧する。= は厳密な値、≈ は丸めた値の前に付く。
HelpPart-sheetLines = rent = 1200 は数に名前を付け、下の行で使えます。total は空行までの上の行の合計、ans は前の答え、line 3 は3行目の答えです。# 以降はコメントです。Markdownファイル（.md）では exactly と記されたブロックだけを、全体で1枚のシートとして計算します。
HelpPart-sheetAnswers = 答えは行の # の後に書かれます。= は正確な値、≈ は丸めた値、! は値がない理由の前に付きます。桁数の少ない答えは、その桁数を保ちます。
HelpPart-kept = ターミナルで人が行う計算は、history --off まで保存される：引数の式と --keys、セッションの行、電卓自体の計算。パイプとファイルの計算は保存されない。
HelpPart-plots = 示される根、極値、極、跳び、穴、欠けはすべて証明されており、ほかにはない。曲線を追えない所は、そう示される。点は、曲線が通ると証明された所だけに描かれる。ターミナルでは点字、それ以外では SVG で描く。
HelpPart-names = 式と --keys は設定に従わず、代わりにオプションがある。
HelpPart-beginsSession = セッションを始める
HelpPart-sessionInDegrees = 度と30桁のセッション
HelpPart-functionsWithRoot = 行にrootを含む関数
HelpPart-functionHelp = 関数の説明と例
HelpPart-sheetWithAnswers = 答え付きのシート
HelpPart-sheetInCI = スクリプト用：誤った答えがあれば終了コード1
HelpPart-plotAsPicture = ページや文書のための図
HelpPart-plotOfTwo = 2つの曲線
HelpPart-plotInWords = 説明と値の表
HelpPart-historyForPrograms = プログラム向け、各計算のID付き
HelpPart-historyForSpreadsheet = 表計算ソフト用
HelpPart-tapeForPrinter = 印刷用
HelpPart-namesCalculation = 計算に名前を付ける
HelpPart-leftToRight = 以後、キーでは 2 + 3 × 4 が20になる
HelpPart-notationAtFirst = 変更するまではautomaticと表示

## exactly HistoryText package

HistoryText-noCalculation = 計算 { $id } はありません
HistoryText-removed = { $count }件の計算を削除しました
HistoryText-unreadableLeft = 読めなかったものは { $place } に残っています
HistoryText-isOn = 以後の計算を保存します
HistoryText-isOff = 以後の計算を保存しません。これまでの計算は exactly history --clear で削除できます
HistoryText-storage = { $error }
HistoryText-setAside = 履歴の{ $count }行を読めないため、{ $place } に移しました

## exactly NameText package

NameText-function-squareRoot = 平方根、√ も同じ
NameText-function-cubeRoot = 立方根、∛ も同じ
NameText-function-root = xのn乗根
NameText-function-power = 累乗、^ と ** も同じ
NameText-function-exponential = eの累乗
NameText-function-naturalLogarithm = 自然対数、底はe
NameText-function-logarithm = 電卓のキーと同じく底10の対数、または2番目に指定した底の対数
NameText-function-binaryLogarithm = 底2の対数
NameText-function-decimalLogarithm = 底10の対数
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = 角の正弦
NameText-function-cosine = 角の余弦
NameText-function-tangent = 角の正接
NameText-function-secant = 角の正割、1/cos
NameText-function-cosecant = 角の余割、1/sin
NameText-function-cotangent = 角の余接、1/tan
NameText-function-arcsine = 正弦から求める角
NameText-function-arccosine = 余弦から求める角
NameText-function-arctangent = 正接から求める角
NameText-function-arctangent2 = 点 (x, y) の角、yが先
NameText-function-hyperbolicSine = 双曲線正弦
NameText-function-hyperbolicCosine = 双曲線余弦
NameText-function-hyperbolicTangent = 双曲線正接
NameText-function-hyperbolicSecant = 双曲線正割、1/cosh
NameText-function-hyperbolicCosecant = 双曲線余割、1/sinh
NameText-function-hyperbolicCotangent = 双曲線余接、1/tanh
NameText-function-areaSine = sinhの逆関数
NameText-function-areaCosine = coshの逆関数、0以上
NameText-function-areaTangent = tanhの逆関数
NameText-function-areaSecant = sechの逆関数、負でない値
NameText-function-areaCosecant = cschの逆関数
NameText-function-areaCotangent = cothの逆関数
NameText-function-factorial = 階乗、! も同じ
NameText-function-gamma = ガンマ関数、(x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = n個からk個を選ぶ組合せの数
NameText-function-permutations = n個からk個を選ぶ順列の数
NameText-function-fibonacci = n番目のフィボナッチ数
NameText-function-absolute = 0からの距離
NameText-function-sign = 符号に応じて −1、0、1
NameText-function-floor = すぐ下の整数
NameText-function-ceiling = すぐ上の整数
NameText-function-round = 最も近い整数、または指定した小数桁まで。ちょうど半分は0から遠い方へ
NameText-function-truncation = 整数部分
NameText-function-fraction = truncで切り捨てられる部分
NameText-function-remainder = 除数と同じ符号の余り、8 mod 3 とも書く
NameText-function-greatestCommonDivisor = 最大公約数
NameText-function-leastCommonMultiple = 最小公倍数
NameText-function-minimum = 最小の値
NameText-function-maximum = 最大の値
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = 合計。リストと、k についての和 sum(1/k, k, 1, 9) も
NameText-function-product = 積。リストと、k についての積 product(k, k, 1, 9) も
NameText-function-mean = 平均。リストも
NameText-function-median = 中央値。リストも
NameText-function-mode = 最頻値。リストも
NameText-function-count = 個数
NameText-function-variance = 標本の分散。n − 1 で割る。リストも
NameText-function-populationVariance = 母分散。n で割る
NameText-function-standardDeviation = 標本の標準偏差、√var
NameText-function-populationStandardDeviation = 母標準偏差、√varp
NameText-function-geometricMean = 幾何平均
NameText-function-harmonicMean = 調和平均
NameText-function-rootMeanSquare = 二乗平均平方根
NameText-function-quantile = 数のうち割合 p がそれより下にある値。(n − 1)p で補間
NameText-function-quotient = 0方向に切り捨てた整数の商
NameText-function-truncatedRemainder = quot の余り、a と同じ符号
NameText-function-derivative = x の式の a における微分係数
NameText-function-integral = x の式の a から b までの積分
NameText-function-roots = x の式が 0 になる a から b までの数
NameText-function-solve = 両辺が多項式である x の方程式の解
NameText-function-hexadecimal = 行全体を囲むと答えを16進数で表示、x to hex と同じ
NameText-function-octal = 行全体を囲むと答えを8進数で表示、x to oct と同じ
NameText-function-binary = 行全体を囲むと答えを2進数で表示、x to bin と同じ
NameText-function-decimal = 行全体を囲むと10進数のすべての桁を表示、x to dec と同じ
NameText-function-int8 = 符号付き8ビットに切り詰めた値
NameText-function-int16 = 符号付き16ビットに切り詰めた値
NameText-function-int32 = 符号付き32ビットに切り詰めた値
NameText-function-int64 = 符号付き64ビットに切り詰めた値
NameText-function-uint8 = 符号なし8ビットに切り詰めた値
NameText-function-uint16 = 符号なし16ビットに切り詰めた値
NameText-function-uint32 = 符号なし32ビットに切り詰めた値
NameText-function-uint64 = 符号なし64ビットに切り詰めた値
NameText-function-rotationLeft = 符号なしの8、16、32、64ビットのワードで n 桁左に回転した値
NameText-function-rotationRight = 符号なしの8、16、32、64ビットのワードで n 桁右に回転した値
NameText-function-byteswap = 符号なしのワードのバイトを逆順にした値
NameText-function-population = 1であるビットの数
NameText-example = { $function }：{ $equation }
NameText-constant-pi = 直径1の円の周の長さ：3.14159…
NameText-constant-tau = 2π、1回転：6.28318…
NameText-constant-e = 自然対数の底：2.71828…
NameText-unit-degrees = 度で表した角、° も同じ：sin(30 deg) = 0.5
NameText-unit-radians = ラジアンで表した角：sin(pi/6 rad) = 0.5
NameText-unit-gradians = グラードで表した角、100で直角：sin(100 grad) = 1
NameText-date-weekday = 日付の曜日、月曜日は1：weekday(2026-11-22) = 7
NameText-date-week = ISO 8601 による日付の週：week(2026-11-22) = 47
NameText-date-dayOfYear = 日付の年内の日数：dayofyear(2026-02-01) = 32
NameText-date-workday = 月曜日から金曜日までの日数だけ後の日付：workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = 二つの日付の間の月曜日から金曜日までの日数：workdays(2026-11-27; 2026-12-04) = 5
NameText-today = 今日の日付：today + 1 week
NameText-answer = これより前の答え（パイプとセッションで）
NameText-otherNames = 、または { $names }
NameText-either = { $one } または { $other }

## exactly Notice package

Notice-readAs = { $reading } と解釈
Notice-written-exactnessUndecided = これが厳密な値かどうかは判定できません
Notice-written-belowAbsoluteZero = 絶対零度より下です
Notice-written-onOtherDay-1 = 翌日
Notice-written-onOtherDay-minus1 = 前日
Notice-written-onOtherDay = { $days }日前
Notice-written-onOtherDay-2 = { $days }日後
Notice-written-certainDigits = 確かなのは{ $count }桁だけです
Notice-both = { $one }。{ $other }
Notice-note = { $note }
Notice-zones = タイムゾーンは tzdata { $version } によります
Notice-anglesInRadians = ここでは角度はラジアンです。度なら 30° または 30 deg と書きます
Notice-ignoredDigits = { $count }桁を省きました：このキーパッドの数は{ $limit }桁までです
Notice-digitsDoNotFit = { $count }桁を省きました：{ $base }進数の数字でないか、{ $bits }ビットに収まりません
Notice-keysWithoutEffect = ここでは働かないキー：{ JOINED($keys, separator: "、") }
Notice-wraps = 途中の値が{ $bitWidth }ビットを超えたため、下位{ $bitWidth }ビットだけになりました
Notice-rates = レート：{ JOINED($rates, separator: "、") }（{ $days }日前）
Notice-rates-alone = レート：{ JOINED($rates, separator: "、") }
Notice-noExactForm = 短い厳密な形がないため、丸めた値です
Notice-historyNotWritten = 履歴を書き込めません：{ $error }
Notice-notInHistory = { $count }件の計算が履歴にありません：{ $error }
Notice-linesNotRead = 前に入力した行を読めません：{ $error }
Notice-linesNotKept = 行を保存できません：{ $error }
Notice-settingNotUnderstood = { $path }、{ $line }行目：{ $cause }
Notice-nothingToCalculate = 計算するものがありません。exactly '1/3 + 1/6' または exactly --help を試してください

## exactly OptionScope package

OptionScope-keys = キー用：
OptionScope-terminal = ターミナル用：
OptionScope-task = { $task }用：

## exactly PlotText package

PlotText-title = { $functions }、x は { $from } から { $to } まで
PlotText-height = y は { $bottom } から { $top } まで
PlotText-noRoots = 根なし
PlotText-roots = 根：{ $list }
PlotText-maxima = 極大：{ $list }
PlotText-minima = 極小：{ $list }
PlotText-poles = 極：{ $list }
PlotText-jumps = 跳び：{ $list }
PlotText-holes = 穴：{ $list }
PlotText-gaps = 定義されない：{ $list }
PlotText-levels = 一定：{ $list }
PlotText-undecided = 未決：{ $list }
PlotText-noCrossings = 交点なし
PlotText-crossings = 交点：{ $list }
PlotText-same = 一致：{ $list }
PlotText-touching = { $number }（接する）

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version }：式を入力してEnter。?でヘルプ、quitで終了します。
SessionMessage-nothingCalled = 「{ $name }」というものはありません。functions で一覧できます
SessionMessage-ownNumber = 自分で定義した数
SessionMessage-isOwnNumber = { $name } は自分で定義した数です
SessionMessage-takesLong = { $name } は書き出すのに時間がかかります
SessionMessage-forgot = { $count ->
        [0] 忘れる名前はありません
        *[other] { $count }個の名前を忘れました
    }
SessionMessage-anglesIn-radians = 角度の単位：ラジアン
SessionMessage-anglesIn-degrees = 角度の単位：度
SessionMessage-anglesIn-gradians = 角度の単位：グラード
SessionMessage-nothingToUndo = 取り消すものがありません
SessionMessage-undone = 取り消しました：{ $line }
SessionMessage-noNames = 名前の付いた数はまだありません：x = 3 で名前が付きます
SessionMessage-error = エラー：{ $reason }
SessionMessage-notOneOf = { $word } は { $choices } のいずれかで、「{ $text }」ではありません
SessionMessage-notInRange = { $word } には{ $least }から{ $most }までの数を指定します（「{ $text }」ではなく）
SessionMessage-standsAlone = { $word } は単独で入力します（「{ $text }」なしで）
SessionMessage-settingsAlone = 設定は「{ $first }」なしで入力します：{ $text }
SessionMessage-noUnit = 「{ $word }」を含む単位はありません。units ですべてを一覧できます
SessionMessage-noFunction = 名前や説明に「{ $word }」を含む関数はありません
SessionMessage-isNumberNow = 「{ $name }」は数になり、セッションの語ではなくなりました。{ $other } は語のままです
SessionMessage-isNumberNow-alone = 「{ $name }」は数になり、セッションの語ではなくなりました
SessionMessage-calculation = 計算。= は厳密な答え、≈ は丸めた答えの印
SessionMessage-namesNumber = 数に名前を付ける
SessionMessage-namesFunction = 関数に名前を付ける
SessionMessage-answerBefore = 直前の答え
SessionMessage-openLine = 括弧が開いている行や、演算子か \ で終わる行は、次の行に続く
SessionMessage-arrowKeys = ↑、↓
SessionMessage-linesBefore = カーソルの前の文字で始まる行。Ctrl-R はすべての行を検索
SessionMessage-completesName = 名前を補完、または候補を一覧
SessionMessage-givesUp = 行を取りやめる、または計算を中止する

## exactly SheetMessage package

SheetMessage-wrong = 「{ $found }」は「{ $expected }」のはずです
SheetMessage-stale = 「{ $found }」は不要です
SheetMessage-untold = { $reason }。「{ $answer }」という答えのコメントがありません
SheetMessage-limit-tooManyLines = { $lineLimit }行を超えています
SheetMessage-limit-tooLong = { $byteLimit }バイトを超えています
SheetMessage-hasChanged = 読み込み後に変更されたため、何も書き込みませんでした

## exactly UsageReason package

UsageReason-givenTwice = { $option } が2回指定されています
UsageReason-excluded = { $one } と { $other } は同時に指定できません
UsageReason-needs = { $option } は { $other } と一緒に使います
UsageReason-notOneOf = { $option } は { JOINED($choices, separator: ", ") } のいずれかで、「{ $text }」ではありません
UsageReason-noIdentifier = { $option } には --json で表示される16桁の16進数を指定します
UsageReason-noExpressionBeside = { $option } と式は同時に指定できません
UsageReason-noSettingBeside = { $option } と設定の名前は同時に指定できません
UsageReason-noDate = { $option } は 2026-11-22 のような日付です（「{ $text }」は使えません）
UsageReason-malformedRate = { $file } の { $line } 行：レートは date,from,to,rate,source の形です（例：2026-11-20,EUR,USD,1.0823,ECB）
UsageReason-tooManyRates = { $file }：レートが { $limit } 件を超えています
UsageReason-ratesTooLong = { $file }：{ $limit } バイトを超えています
UsageReason-isForExpressions = { $option } は式用です
UsageReason-isForOneExpression = { $option } は引数に書いた1つの式用です
UsageReason-isForExpressionsAndKeys = { $option } は式と --keys 用です。電卓には同じ名前の設定があります
UsageReason-isForObjects = { $option } は式、--keys、history、sheet、plot 用です
UsageReason-isForRecords = { $option } は式、--keys、history 用です
UsageReason-isForKeys = { $option } はキー用です
UsageReason-isForTerminals = { $option } はターミナルの電卓用です
UsageReason-sessionWithExpression = repl に式は指定できません。「repl」を省くか、セッションで「{ $line }」と入力してください
UsageReason-sheetNeedsFile = sheet にはファイル名が必要です。- は標準入力です
UsageReason-oneSheet = sheet が出力するファイルは1つです。複数は --write、--write-all、--strip、--check で使えます
UsageReason-plotNeedsFunction = plot には sin(x)/x のような x の関数が必要です

UsageReason-noSize = { $option } は 800x500 のような1から{ $limit }までの列と行です。「{ $text }」ではありません
UsageReason-notBelow = { $one } は { $other } より小さくなければなりません
UsageReason-noFraction = { $option } は分数か小数です。「{ $text }」ではありません
UsageReason-tooManyCurves = 1つの図の曲線は{ $limit }本までです
UsageReason-tooNarrow = 区間が狭すぎます。両端の共通する桁が16を超えています
UsageReason-notPlotted = 「{ $function }」は描けません。描けるのは初等関数、丸め、min、max です
UsageReason-onlyFunctions = 「{ $relation }」は描けません。描けるのは x^2 - 2 のような y = f(x) です
UsageReason-historyStandsAlone = history は単独で、または専用のオプションと一緒に使います
UsageReason-noSetting = 「{ $name }」という設定はありません。設定は { $names } です
UsageReason-noValue = 「{ $text }」は { $setting } の値ではありません。値は { $values } です
UsageReason-ratesTask = rates に「{ $text }」はありません。import FILE と clear があります
UsageReason-noHelp = 「{ $name }」のヘルプはありません。{ $tasks } と、exactly functions で一覧できるもののヘルプがあります

## Companions CompanionName package

CompanionName-companions = 付属アプリ
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = おまかせ選択
CompanionName-orderSummary = 注文の概要

## Companions CompanionText package

CompanionText-summary-fizzBuzz = 数えながらFizz、Buzz、FizzBuzzと言います
CompanionText-summary-decider = 選択肢から1つを選びます
CompanionText-summary-orderSummary = 割引と税を含めて注文を合計します
CompanionText-game = Fizz Buzzゲーム
CompanionText-next = 次へ
CompanionText-decide = 決める
CompanionText-newOption = 新しい選択肢
CompanionText-yes = はい
CompanionText-no = いいえ
CompanionText-maybe = たぶん
CompanionText-notDecided = 決められません：{ $error }
CompanionText-optionNotAdded = 追加できません：{ $error }
CompanionText-newItem = 新しい商品
CompanionText-coffee = コーヒー
CompanionText-tea = 紅茶
CompanionText-item = 商品{ $number }
CompanionText-promoCode = プロモーションコード
CompanionText-subtotal = 小計
CompanionText-discount = 割引
CompanionText-tax = 税
CompanionText-total = 合計
CompanionText-orderIsEmpty = 注文は空です
CompanionText-noDiscount = このプロモーションコードに割引はありません
CompanionText-itemNotAdded = 追加できません：{ $error }
CompanionText-add = 追加
CompanionText-remove = 取り除く
CompanionText-removeNamed = { $name }を取り除く

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = 選択肢がありません
DeciderError-tooManyOptions = 選択肢が{ $optionLimit }個を超えています
DeciderError-blankOption = 選択肢{ $position }が空です
DeciderError-longOption = 選択肢{ $position }が{ $lengthLimit }文字を超えています

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = 注文は空です
OrderError-tooManyItems = 注文できる商品は{ $orderLimit }件までです
OrderError-notAnItem = 商品は「数量 x 価格」の形で、3 x 19.99のように書きます
OrderError-longItem = 商品は{ $textLengthLimit }文字までです
OrderError-notAPrice = 価格は19.99のように小数点を使って書きます
OrderError-priceOutOfRange = 価格は0から{ $most }までです
OrderError-priceTooPrecise = 価格の小数部は{ $priceDecimalPlaces }桁までです
OrderError-quantityOutOfRange = 数量は{ $least }から{ $most }までの整数です
OrderError-calculationForName = 名前を数や記号だけの語で始めることはできません
OrderError-blankName = 商品には名前が必要です
OrderError-longName = 名前は{ $nameLengthLimit }文字までです

## CompanionsCommand ConversationText package

ConversationText-title = 電卓の付属アプリ
ConversationText-numberOrName = 1から{ $count }または名前
ConversationText-open = 開く
ConversationText-back = 戻る
ConversationText-quit = 終了
ConversationText-enterKey = Enter
ConversationText-code = コード
ConversationText-tea = 紅茶
ConversationText-field = { $name }：{ $value }
ConversationText-none = なし
ConversationText-notUnderstood = 認識できません。入力できるもの：
ConversationText-noSuchNumber = 取り除けません：この番号のものはありません

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = 電卓に付属する3つの小さなアプリです。
CompanionsHelpPart-option = 選択肢
CompanionsHelpPart-item = 商品
CompanionsHelpPart-number = N
CompanionsHelpPart-code = コード
CompanionsHelpPart-menu = ターミナルではアプリのメニューを表示します
CompanionsHelpPart-fizzBuzz = { $usualCount }まで数えながらFizz、Buzz、FizzBuzzと言います
CompanionsHelpPart-decide = 選択肢から1つを表示します
CompanionsHelpPart-order = 注文の代金を表示します：
CompanionsHelpPart-count = fizzbuzz用：最後の数、1から{ $most }まで（{ $usualCount }）
CompanionsHelpPart-promo = order用：プロモーションコード
CompanionsHelpPart-endOfOptions = この後に続くものは選択肢または商品です
CompanionsHelpPart-done = 完了しました
CompanionsHelpPart-failed = 引数に誤りがある、メニューがターミナルで開かれていない、または入力か出力に失敗しました

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = 余分な引数「{ $text }」
CompanionsUsageReason-noApp = アプリは fizzbuzz、decide、order で、「{ $text }」はありません
CompanionsUsageReason-menuNeedsTerminal = メニューにはターミナルが必要です
CompanionsUsageReason-item = 商品{ $number }：{ $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 昨日 今日 明日

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
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

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = 電卓
Desktop-comment = 誤った桁のない計算
Desktop-keywords = 電卓;計算;計算機;関数電卓;分数;正確;
Desktop-new-calculation-name = 新しい計算
Desktop-new-window-name = 新規ウインドウ
Desktop-scientific-keypad-name = 関数キーパッド
Desktop-history-name = 履歴を表示

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = 誤った桁なく計算します

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = 誤った桁のない計算
Metainfo-about = 使い慣れたキーの電卓です。表示される桁はすべて証明されています。1 ÷ 3 × 3 は 1、√50 − 5√2 は 0 です。
Metainfo-keypads = 基本、関数、プログラマーの各キーパッド、メモリー、編集できる履歴
Metainfo-results = 小数、分数、厳密な形での結果。桁数を増やすこともできます
Metainfo-search = GNOME と Plasma の検索で答えを表示

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = 計算する
Actions-calculateAbout = 単位や日付を含む計算にも正確に答え、理解できないときはその箇所を示します。
Actions-result = 結果
Actions-calculation = 計算式
Actions-calculationExample = 例：2 + 3 × 4、1/3、5 ft to cm
Actions-calculationQuestion = 何を計算しますか？
Actions-calculateSummary = { $calculation }を計算する

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = { $applicationName }で計算する
Shortcuts-ask = { $applicationName }に答えを聞く

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Exactlyのシート
