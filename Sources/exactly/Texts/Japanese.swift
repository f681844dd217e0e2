// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .digits: "答えの有効桁数：1～\(AnswerFormat.digitLimit)（16）"
    case .places: "--digits の代わりに小数点以下の桁数：0～\(AnswerFormat.digitLimit)。ちょうど半分は0から遠いほうへ丸める"
    case .exact: "√3/2 や 1/3 のような厳密な形（短いものがある場合）"
    case .mixed: "--exact と同じだが、7/2 を 3 1/2 と書く"
    case .explain: "式の各段階と、それについて証明されたこと"
    case .angle: "角度の単位：rad、deg、grad（rad）"
    case .notation: "automatic（またはauto）、plain（指数なし）、scientific（1.2e4）、engineering（12e3）"
    case .grouping: "thousands（1_234_567、--keys では 1,234,567）または none"
    case .base: "整数を2、8、10、16進数で、すべての桁を表示"
    case .word: "8、16、32、64ビットのワードで計算し、途中の値もそのビット数に切り詰める"
    case .signed: "ワードは符号付き（指定しない場合と同じ）"
    case .unsigned: "ワードは符号なし"
    case .json: "1行に1つのJSONオブジェクト"
    case .csv: "カンマ区切りの値を1行ずつ、先頭は列名"
    case .rates: "ファイルのレートで通貨を換算：date,from,to,rate,source"
    case .marks: "1,234 と 1.234 の記号の意味：1,234.5 または 1.234,5"
    case .today: "today の日付（例：2026-11-22）"
    case .file: "ファイルの各行に答える。- は標準入力"
    case .jobs: "行に答えるスレッドの数：1～\(Options.jobLimit)（既定は同時に実行できる数）"
    case .keys: "キーを押す。- は1行に1つのキー列を読む"
    case .order: "precedence（Appleと同じ）または left-to-right"
    case .mode: "basic（9桁）、scientific（16桁）または programmer（8～64ビットのワード）"
    case .reversePolish: "逆ポーランド記法：演算はスタックの数に行う"
    case .plain: "制御コードのないテキスト行（スクリーンリーダー向け）"
    case .new: "前回の続きではなく、0と空のメモリから始める"
    case .remove: "計算を1つ削除。IDは --json で表示"
    case .label: "続く語で計算に名前を付ける、または名前を消す"
    case .tape: "計算を加算機のテープのように出力"
    case .clear: "確認せずにすべての計算を削除"
    case .off: "以後の計算を保存しない"
    case .on: "計算の保存を再開"
    case .reset: "すべてを初期値に戻す"
    case .answers: "シートの1行につき1行、答えだけを出力"
    case .write: "ファイル内の答えを更新"
    case .writeAll: "答えのあるすべての行に答えを書く"
    case .strip: "ファイルから答えを取り除く"
    case .check: "ファイル内の誤った答えを示し、何も変更しない"
    case .from: "図の左端（-10）"
    case .to: "図の右端（10）"
    case .bottom: "図の下端（値から選ばれる）"
    case .top: "図の上端（値から選ばれる）"
    case .size: "点の列と行の数、800x500（既定）など。SVG を出力"
    case .count: "描かれた点、空の点、未決の点の数を表示"
    case .completionScript: "bash、zsh、fish用の補完スクリプトを出力"
    case .manual: "man用のマニュアルページを出力"
    case .version: "バージョンを表示"
    case .help: "このヘルプを表示"
    }
  }
}

extension SessionWord {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .help: "このヘルプ、または関数や語のヘルプ"
    case .variables: "数の名前とその値"
    case .functions: "すべての関数と定数（自分で定義したものが先）、または語に関するもの"
    case .units: "すべての単位、または語に関するもの"
    case .history: "前に入力した行、または最後のN行"
    case .undo: "何かを変えた最後の行、または最後のN行を取り消す"
    case .reset: "すべての名前と答えを忘れる。undo で元に戻る"
    case .digits: "表示する有効桁数を示す、または変更する"
    case .places: "小数点以下の桁数について同じ"
    case .notation: "答えの表記：" + Self.notations
    case .grouping: "1234567 を 1_234_567 と書くかどうか"
    case .exact: "短い厳密な形があればそれだけを表示、または分数を 3 1/2 と表示"
    case .degrees: "角度を度で測る"
    case .radians: "角度をラジアンで測る"
    case .gradians: "角度をグラードで測る"
    case .preview: "入力中に途中の答えを表示するかどうか"
    case .clear: "画面を消去する"
    case .quit: "Ctrl-D と同じく終了する"
    }
  }
}

extension ExplanationText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .nothingCalculated: "計算するものはありません"
    case .moreSteps(let count): "…ほかに\(count)段階"
    case .noDecimal(let reason): "小数なし：" + reason.japanese
    case .noValue(let reason): "値なし：" + reason.japanese
    case .exact: "厳密な値"
    case .rounded: "丸めた値"
    case .roundedWithin(let bound): "丸めた値、誤差は最大で " + bound
    case .noted(let note, let bound): Notice.written(note).japanese + "。誤差は最大で " + bound
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "ラジアンからラジアンへ換算。" + proof.japanese
case .degrees: "ラジアンから度へ換算。" + proof.japanese
default: "ラジアンからグラードへ換算。" + proof.japanese
}
case .degrees: switch other {
case .radians: "度からラジアンへ換算。" + proof.japanese
case .degrees: "度から度へ換算。" + proof.japanese
default: "度からグラードへ換算。" + proof.japanese
}
default: switch other {
case .radians: "グラードからラジアンへ換算。" + proof.japanese
case .degrees: "グラードから度へ換算。" + proof.japanese
default: "グラードからグラードへ換算。" + proof.japanese
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "角度の単位はラジアン。" + proof.japanese
case .degrees: "角度の単位は度。" + proof.japanese
default: "角度の単位はグラード。" + proof.japanese
}
    }
  }
}

extension FailureReason {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).japanese
    case .calculation(let error, let demand): Message.calculationReason(error, demand).japanese
    case .unknownKey(let name): "不明なキー「" + name + "」"
    case .severalKeys(let name): "「" + name + "」は複数のキーに読めます：間に空白を入れてください"
    case .tooLong(let limit): "\(limit)バイトを超えています"
    case .notUTF8: "UTF-8のテキストではありません"
    case .meantCommand(let words): "これは式ではありません。「exactly \(words)」のことですか？"
    case .unknownOption(let name, let options) where options.isEmpty: "不明なオプション「" + name + "」"
    case .unknownOption(let name, let options): "不明なオプション「" + name + "」。" + options.joined(separator: "、") + " のことですか？"
    case .noFile(let cause): Message.expressionReason(cause).japanese + "。この名前のファイルもありません"
    }
  }
}

extension HelpPart {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .summary: "Appleと同じキー配列で、誤った桁のない電卓"
    case .inTerminal: "ターミナルでは全画面の電卓、それ以外では1行に1つの式と1つの答え"
    case .expression: "式の答え：exactly '1/3 + 1/6' は 0.5 を表示"
    case .file: "ファイルの各行の答え。--file FILE も同じ"
    case .keys: "電卓のキーを押し、表示された値を出力"
    case .task(.repl): "変数と行編集が使える、式のセッション"
    case .task(.functions): "すべての関数と定数、または語に関するものの一覧"
    case .task(.units): "すべての単位、または語に関するものの一覧"
    case .task(.sheet): "行が互いを使うファイル（計算シート）を計算"
    case .task(.plot): "x の関数を描く：曲線と、証明されたそのすべて"
    case .task(.history): "保存された計算の一覧。オプションで変更も可能"
    case .task(.settings): "設定の一覧。名前と値を指定すると変更"
    case .task(.rates): "欧州中央銀行などのファイルの為替レートを保存"
    case .task(.help): "このヘルプ。名前を指定すると、機能、関数、定数のヘルプ"
    case .title(.repl): "ターミナルでの式のセッション"
    case .title(.functions): "式で使えるすべての関数と定数"
    case .title(.units): "式で使えるすべての単位"
    case .title(.sheet): "計算シート：各行に答えのあるテキスト"
    case .title(.plot): "曲線と、その根、極値、極、跳び、穴"
    case .title(.history): "保存された計算、古い順"
    case .title(.settings): "キーのある電卓の設定"
    case .title(.rates): "お金の換算のために保存した為替レート"
    case .title(.help): "コマンド、機能、名前のヘルプ"
    case .examplesTitle: "例"
    case .expressionsTitle: "式"
    case .keysTitle: "キー"
    case .linesTitle: "行"
    case .keptTitle: "保存されるもの"
    case .plotsTitle: "表示されるもの"
    case .namesTitle: "名前"
    case .fiftyDigits: "50桁、最後の桁は丸める"
    case .twoAnswers: "3、次に18.84955592153876"
    case .jsonAnswer: "解釈、小数、分数"
    case .steps: "各段階と、それについて証明されたこと"
    case .fileAnswers: "ファイルの各行の答え"
    case .taskHelp: "個々の機能のヘルプ"
    case .language: "+ - * / ^ または − × ÷ √、括弧、小数、指数（1e-3）、数字の間の _、階乗（5!）、度（30°）、百分率（200 + 10% は220、200 * 10% は20）、記号を省いた積（2pi）、関数と定数の名前、# で始まる注釈。"
    case .naming: "パイプとセッションでは、x = 3 で数に、f(x) = x^2 + 1 で関数に名前を付け、ans または _ は直前の答えを表す。"
    case .exactness: "数は厳密。表示より桁の多い答えは、最後の桁を丸める。"
    case .keySequences: "0～9 . + - * / = % +/- C AC DEL と、sqrt や x^y などの名前。区切り方が1通りなら、2+3= のように続けて書ける。そうでなければ 5 +/- = のように空ける。"
    case .answered: "すべてに答えた"
    case .noValue: "値のないものがあった、または入力の行が拒否された"
    case .unreadable: "入力を読めなかった、またはオプションに誤りがある"
    case .session: "quit または Ctrl-D まで、1行ずつ答える"
    case .functions: "1行に1つ：名前、意味、例"
    case .units: "1行に1つ：記号、名前、正確な値、出典"
    case .unitsAbout: "行に語を含むもの"
    case .rates: "各通貨の最新のレートの一覧"
    case .ratesImport: "ファイルのレートを取り込む：ECBのXMLかCSV、または date,from,to,rate,source の行。- は標準入力"
    case .ratesClear: "保存したレートを消す"
    case .importsRates: "ダウンロードしたままのファイル"
    case .importsRatesOfToday: "その日のレート"
    case .unitsOfPressure: "圧力の単位"
    case .functionsAbout: "名前か説明に語を含むもの"
    case .commandHelp: "コマンドのヘルプ"
    case .nameHelp: "機能のヘルプ、または関数や定数の説明"
    case .sheet: "シートを開く。--plain では答え付きで出力。- は標準入力"
    case .sheetChange: "ファイル内の答えを変更。--write-all と --strip も同様"
    case .sheetCheck: "ファイル内の誤った答えを示す"
    case .plot: "x の関数を6つまで描く。それぞれの前に y = を置ける"
    case .plotBetween: "x が A から B まで（-10 から 10）"
    case .history: "計算の一覧"
    case .label: "計算に名前を付ける。語がなければ名前を消す"
    case .settings: "設定と、それぞれに指定できる値の一覧"
    case .setting: "設定の値を表示"
    case .change: "設定を変更"
    case .lines: "x = 3 で数に、f(x) = x^2 + 1 で関数に名前を付け、ans は直前の答えを表す。? でほかにできることを一覧する。= は厳密な値、≈ は丸めた値の前に付く。"
    case .sheetLines: "rent = 1200 は数に名前を付け、下の行で使えます。total は空行までの上の行の合計、ans は前の答え、line 3 は3行目の答えです。# 以降はコメントです。Markdownファイル（.md）では exactly と記されたブロックだけを、全体で1枚のシートとして計算します。"
    case .sheetAnswers: "答えは行の # の後に書かれます。= は正確な値、≈ は丸めた値、! は値がない理由の前に付きます。桁数の少ない答えは、その桁数を保ちます。"
    case .kept: "ターミナルで人が行う計算は、history --off まで保存される：引数の式と --keys、セッションの行、電卓自体の計算。パイプとファイルの計算は保存されない。"
    case .plots: "示される根、極値、極、跳び、穴、欠けはすべて証明されており、ほかにはない。曲線を追えない所は、そう示される。点は、曲線が通ると証明された所だけに描かれる。ターミナルでは点字、それ以外では SVG で描く。"
    case .names: "式と --keys は設定に従わず、代わりにオプションがある。"
    case .beginsSession: "セッションを始める"
    case .sessionInDegrees: "度と30桁のセッション"
    case .functionsWithRoot: "行にrootを含む関数"
    case .functionHelp: "関数の説明と例"
    case .sheetWithAnswers: "答え付きのシート"
    case .sheetInCI: "スクリプト用：誤った答えがあれば終了コード1"
    case .plotAsPicture: "ページや文書のための図"
    case .plotOfTwo: "2つの曲線"
    case .plotInWords: "説明と値の表"
    case .historyForPrograms: "プログラム向け、各計算のID付き"
    case .historyForSpreadsheet: "表計算ソフト用"
    case .tapeForPrinter: "印刷用"
    case .namesCalculation: "計算に名前を付ける"
    case .leftToRight: "以後、キーでは 2 + 3 × 4 が20になる"
    case .notationAtFirst: "変更するまではautomaticと表示"
    }
  }
}

extension HistoryText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noCalculation(let id): "計算 " + id + " はありません"
    case .removed(let count): "\(count)件の計算を削除しました"
    case .unreadableLeft(let place): "読めなかったものは " + place + " に残っています"
    case .isOn: "以後の計算を保存します"
    case .isOff: "以後の計算を保存しません。これまでの計算は exactly history --clear で削除できます"
    case .storage(let error): error.reason(in: .japanese)
    case .setAside(let count, let place): "履歴の\(count)行を読めないため、" + place + " に移しました"
    }
  }
}

extension NameText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .function(.squareRoot): "平方根、√ も同じ"
    case .function(.cubeRoot): "立方根、∛ も同じ"
    case .function(.root): "xのn乗根"
    case .function(.power): "累乗、^ と ** も同じ"
    case .function(.exponential): "eの累乗"
    case .function(.naturalLogarithm): "自然対数、底はe"
    case .function(.logarithm): "電卓のキーと同じく底10の対数、または2番目に指定した底の対数"
    case .function(.binaryLogarithm): "底2の対数"
    case .function(.decimalLogarithm): "底10の対数"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "角の正弦"
    case .function(.cosine): "角の余弦"
    case .function(.tangent): "角の正接"
    case .function(.secant): "角の正割、1/cos"
    case .function(.cosecant): "角の余割、1/sin"
    case .function(.cotangent): "角の余接、1/tan"
    case .function(.arcsine): "正弦から求める角"
    case .function(.arccosine): "余弦から求める角"
    case .function(.arctangent): "正接から求める角"
    case .function(.arctangent2): "点 (x, y) の角、yが先"
    case .function(.hyperbolicSine): "双曲線正弦"
    case .function(.hyperbolicCosine): "双曲線余弦"
    case .function(.hyperbolicTangent): "双曲線正接"
    case .function(.hyperbolicSecant): "双曲線正割、1/cosh"
    case .function(.hyperbolicCosecant): "双曲線余割、1/sinh"
    case .function(.hyperbolicCotangent): "双曲線余接、1/tanh"
    case .function(.areaSine): "sinhの逆関数"
    case .function(.areaCosine): "coshの逆関数、0以上"
    case .function(.areaTangent): "tanhの逆関数"
    case .function(.areaSecant): "sechの逆関数、負でない値"
    case .function(.areaCosecant): "cschの逆関数"
    case .function(.areaCotangent): "cothの逆関数"
    case .function(.factorial): "階乗、! も同じ"
    case .function(.gamma): "ガンマ関数、(x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "n個からk個を選ぶ組合せの数"
    case .function(.permutations): "n個からk個を選ぶ順列の数"
    case .function(.fibonacci): "n番目のフィボナッチ数"
    case .function(.absolute): "0からの距離"
    case .function(.sign): "符号に応じて −1、0、1"
    case .function(.floor): "すぐ下の整数"
    case .function(.ceiling): "すぐ上の整数"
    case .function(.round): "最も近い整数、または指定した小数桁まで。ちょうど半分は0から遠い方へ"
    case .function(.truncation): "整数部分"
    case .function(.fraction): "truncで切り捨てられる部分"
    case .function(.remainder): "除数と同じ符号の余り、8 mod 3 とも書く"
    case .function(.greatestCommonDivisor): "最大公約数"
    case .function(.leastCommonMultiple): "最小公倍数"
    case .function(.minimum): "最小の値"
    case .function(.maximum): "最大の値"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "合計。リストと、k についての和 sum(1/k, k, 1, 9) も"
    case .function(.product): "積。リストと、k についての積 product(k, k, 1, 9) も"
    case .function(.mean): "平均。リストも"
    case .function(.median): "中央値。リストも"
    case .function(.mode): "最頻値。リストも"
    case .function(.count): "個数"
    case .function(.variance): "標本の分散。n − 1 で割る。リストも"
    case .function(.populationVariance): "母分散。n で割る"
    case .function(.standardDeviation): "標本の標準偏差、√var"
    case .function(.populationStandardDeviation): "母標準偏差、√varp"
    case .function(.geometricMean): "幾何平均"
    case .function(.harmonicMean): "調和平均"
    case .function(.rootMeanSquare): "二乗平均平方根"
    case .function(.quantile): "数のうち割合 p がそれより下にある値。(n − 1)p で補間"
    case .function(.quotient): "0方向に切り捨てた整数の商"
    case .function(.truncatedRemainder): "quot の余り、a と同じ符号"
    case .function(.derivative): "x の式の a における微分係数"
    case .function(.integral): "x の式の a から b までの積分"
    case .function(.roots): "x の式が 0 になる a から b までの数"
    case .function(.solve): "両辺が多項式である x の方程式の解"
    case .function(.hexadecimal): "行全体を囲むと答えを16進数で表示、x to hex と同じ"
    case .function(.octal): "行全体を囲むと答えを8進数で表示、x to oct と同じ"
    case .function(.binary): "行全体を囲むと答えを2進数で表示、x to bin と同じ"
    case .function(.decimal): "行全体を囲むと10進数のすべての桁を表示、x to dec と同じ"
    case .function(.int8): "符号付き8ビットに切り詰めた値"
    case .function(.int16): "符号付き16ビットに切り詰めた値"
    case .function(.int32): "符号付き32ビットに切り詰めた値"
    case .function(.int64): "符号付き64ビットに切り詰めた値"
    case .function(.uint8): "符号なし8ビットに切り詰めた値"
    case .function(.uint16): "符号なし16ビットに切り詰めた値"
    case .function(.uint32): "符号なし32ビットに切り詰めた値"
    case .function(.uint64): "符号なし64ビットに切り詰めた値"
    case .function(.rotationLeft): "符号なしの8、16、32、64ビットのワードで n 桁左に回転した値"
    case .function(.rotationRight): "符号なしの8、16、32、64ビットのワードで n 桁右に回転した値"
    case .function(.byteswap): "符号なしのワードのバイトを逆順にした値"
    case .function(.population): "1であるビットの数"
    case .example(let function): Self.function(function).japanese + "：" + function.description.equation
    case .constant(.pi): "直径1の円の周の長さ：3.14159…"
    case .constant(.tau): "2π、1回転：6.28318…"
    case .constant(.e): "自然対数の底：2.71828…"
    case .unit(.degrees): "度で表した角、° も同じ：sin(30 deg) = 0.5"
    case .unit(.radians): "ラジアンで表した角：sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "グラードで表した角、100で直角：sin(100 grad) = 1"
    case .date(.weekday): "日付の曜日、月曜日は1：weekday(2026-11-22) = 7"
    case .date(.week): "ISO 8601 による日付の週：week(2026-11-22) = 47"
    case .date(.dayOfYear): "日付の年内の日数：dayofyear(2026-02-01) = 32"
    case .date(.workday): "月曜日から金曜日までの日数だけ後の日付：workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "二つの日付の間の月曜日から金曜日までの日数：workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "今日の日付：today + 1 week"
    case .answer: "これより前の答え（パイプとセッションで）"
    case .otherNames(let names): "、または " + names
    case .either(let one, let other): one + " または " + other
    }
  }
}

extension Notice {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .readAs(let reading): reading + " と解釈"
    case .written(.exactnessUndecided): "これが厳密な値かどうかは判定できません"
    case .written(.belowAbsoluteZero): "絶対零度より下です"
    case .written(.onOtherDay(1)): "翌日"
    case .written(.onOtherDay(-1)): "前日"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude)日前"
    case .written(.onOtherDay(let days)): "\(days)日後"
    case .written(.certainDigits(let count)): "確かなのは\(count)桁だけです"
    case .both(let one, let other): one.japanese + "。" + other.japanese
    case .note(let note): Message.readingNote(note).japanese
    case .zones(let version): "タイムゾーンは tzdata \(version) によります"
    case .anglesInRadians: "ここでは角度はラジアンです。度なら 30° または 30 deg と書きます"
    case .ignoredDigits(let count, let limit): "\(count)桁を省きました：このキーパッドの数は\(limit)桁までです"
    case .digitsDoNotFit(let count, let bits, let base): "\(count)桁を省きました：\(base)進数の数字でないか、\(bits)ビットに収まりません"
    case .keysWithoutEffect(let keys): "ここでは働かないキー：" + keys.joined(separator: "、")
    case .wraps(let format): "途中の値が\(format.bitWidth)ビットを超えたため、下位\(format.bitWidth)ビットだけになりました"
    case .rates(let rates, let days?): "レート：" + rates.joined(separator: "、") + "（\(days)日前）"
    case .rates(let rates, nil): "レート：" + rates.joined(separator: "、")
    case .noExactForm: "短い厳密な形がないため、丸めた値です"
    case .historyNotWritten(let error): "履歴を書き込めません：" + error.reason(in: .japanese)
    case .notInHistory(let count, let error): "\(count)件の計算が履歴にありません：" + error.reason(in: .japanese)
    case .linesNotRead(let error): "前に入力した行を読めません：" + error.reason(in: .japanese)
    case .linesNotKept(let error): "行を保存できません：" + error.reason(in: .japanese)
    case .settingNotUnderstood(let path, let problem): path + "、\(problem.line)行目：" + Message.settingReason(SettingReason(problem.cause)).japanese
    case .nothingToCalculate: "計算するものがありません。exactly '1/3 + 1/6' または exactly --help を試してください"
    }
  }
}

extension OptionScope {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .keys: "キー用："
    case .terminal: "ターミナル用："
    case .task(let task): task.rawValue + "用："
    }
  }
}

extension PlotText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .title(let functions, let from, let to): functions + "、x は " + from + " から " + to + " まで"
    case .height(let bottom, let top): "y は " + bottom + " から " + top + " まで"
    case .noRoots: "根なし"
    case .roots(let list): "根：" + list
    case .maxima(let list): "極大：" + list
    case .minima(let list): "極小：" + list
    case .poles(let list): "極：" + list
    case .jumps(let list): "跳び：" + list
    case .holes(let list): "穴：" + list
    case .gaps(let list): "定義されない：" + list
    case .levels(let list): "一定：" + list
    case .undecided(let list): "未決：" + list
    case .noCrossings: "交点なし"
    case .crossings(let list): "交点：" + list
    case .same(let list): "一致：" + list
    case .touching(let number): number + "（接する）"
    }
  }
}

extension SessionMessage {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .greeting(let version): "exactly " + version + "：式を入力してEnter。?でヘルプ、quitで終了します。"
    case .nothingCalled(let name): "「" + name + "」というものはありません。functions で一覧できます"
    case .ownNumber: "自分で定義した数"
    case .isOwnNumber(let name): name + " は自分で定義した数です"
    case .takesLong(let name): name + " は書き出すのに時間がかかります"
    case .forgot(let count): if count == 0 { "忘れる名前はありません" } else { "\(count)個の名前を忘れました" }
    case .anglesIn(.radians): "角度の単位：ラジアン"
    case .anglesIn(.degrees): "角度の単位：度"
    case .anglesIn(.gradians): "角度の単位：グラード"
    case .nothingToUndo: "取り消すものがありません"
    case .undone(let line): "取り消しました：" + line
    case .noNames: "名前の付いた数はまだありません：x = 3 で名前が付きます"
    case .error(let reason): "エラー：\(reason)"
    case .notOneOf(let word, let choices, let text): word + " は " + choices + " のいずれかで、「" + text + "」ではありません"
    case .notInRange(let word, let range, let text): word + " には\(range.lowerBound)から\(range.upperBound)までの数を指定します（「" + text + "」ではなく）"
    case .standsAlone(let word, let text): word + " は単独で入力します（「" + text + "」なしで）"
    case .settingsAlone(let first, let text): "設定は「" + first + "」なしで入力します：" + text
    case .noUnit(let word): "「" + word + "」を含む単位はありません。units ですべてを一覧できます"
    case .noFunction(let word): "名前や説明に「" + word + "」を含む関数はありません"
    case .isNumberNow(let name, let other?): "「" + name + "」は数になり、セッションの語ではなくなりました。" + other + " は語のままです"
    case .isNumberNow(let name, nil): "「" + name + "」は数になり、セッションの語ではなくなりました"
    case .calculation: "計算。= は厳密な答え、≈ は丸めた答えの印"
    case .namesNumber: "数に名前を付ける"
    case .namesFunction: "関数に名前を付ける"
    case .answerBefore: "直前の答え"
    case .openLine: "括弧が開いている行や、演算子か \\ で終わる行は、次の行に続く"
    case .arrowKeys: "↑、↓"
    case .linesBefore: "カーソルの前の文字で始まる行。Ctrl-R はすべての行を検索"
    case .completesName: "名前を補完、または候補を一覧"
    case .givesUp: "行を取りやめる、または計算を中止する"
    }
  }
}

extension SheetMessage {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .wrong(let found, let expected): "「" + found + "」は「" + expected + "」のはずです"
    case .stale(let found): "「" + found + "」は不要です"
    case .untold(let reason, let answer): reason.japanese + "。「" + answer + "」という答えのコメントがありません"
    case .limit(.tooManyLines): "\(Sheet.lineLimit)行を超えています"
    case .limit(.tooLong): "\(Sheet.byteLimit)バイトを超えています"
    case .hasChanged: "読み込み後に変更されたため、何も書き込みませんでした"
    }
  }
}

extension UsageReason {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .givenTwice(let option): option + " が2回指定されています"
    case .excluded(let one, let other): one + " と " + other + " は同時に指定できません"
    case .needs(let option, let other): option + " は " + other + " と一緒に使います"
    case .notOneOf(let option, let choices, let text): option + " は " + choices.joined(separator: ", ") + " のいずれかで、「" + text + "」ではありません"
    case .noIdentifier(let option): option + " には --json で表示される16桁の16進数を指定します"
    case .noExpressionBeside(let option): option + " と式は同時に指定できません"
    case .noSettingBeside(let option): option + " と設定の名前は同時に指定できません"
    case .noDate(let option, let text): option + " は 2026-11-22 のような日付です（「" + text + "」は使えません）"
    case .malformedRate(let file, let line): file + " の \(line) 行：レートは date,from,to,rate,source の形です（例：2026-11-20,EUR,USD,1.0823,ECB）"
    case .tooManyRates(let file, let limit): file + "：レートが \(limit) 件を超えています"
    case .ratesTooLong(let file, let limit): file + "：\(limit) バイトを超えています"
    case .isForExpressions(let option): option + " は式用です"
    case .isForOneExpression(let option): option + " は引数に書いた1つの式用です"
    case .isForExpressionsAndKeys(let option): option + " は式と --keys 用です。電卓には同じ名前の設定があります"
    case .isForObjects(let option): option + " は式、--keys、history、sheet、plot 用です"
    case .isForRecords(let option): option + " は式、--keys、history 用です"
    case .isForKeys(let option): option + " はキー用です"
    case .isForTerminals(let option): option + " はターミナルの電卓用です"
    case .sessionWithExpression(let line): "repl に式は指定できません。「repl」を省くか、セッションで「" + line + "」と入力してください"
    case .sheetNeedsFile: "sheet にはファイル名が必要です。- は標準入力です"
    case .oneSheet: "sheet が出力するファイルは1つです。複数は --write、--write-all、--strip、--check で使えます"
    case .plotNeedsFunction: "plot には sin(x)/x のような x の関数が必要です"
    case .noSize(let option, let limit, let text): option + " は 800x500 のような1から\(limit)までの列と行です。「" + text + "」ではありません"
    case .notBelow(let one, let other): one + " は " + other + " より小さくなければなりません"
    case .noFraction(let option, let text): option + " は分数か小数です。「" + text + "」ではありません"
    case .tooManyCurves(let limit): "1つの図の曲線は\(limit)本までです"
    case .tooNarrow: "区間が狭すぎます。両端の共通する桁が16を超えています"
    case .notPlotted(let function): "「" + function + "」は描けません。描けるのは初等関数、丸め、min、max です"
    case .onlyFunctions(let relation): "「" + relation + "」は描けません。描けるのは x^2 - 2 のような y = f(x) です"
    case .historyStandsAlone: "history は単独で、または専用のオプションと一緒に使います"
    case .noSetting(let name, let names): "「" + name + "」という設定はありません。設定は " + names + " です"
    case .noValue(let setting, let values, let text): "「" + text + "」は " + setting + " の値ではありません。値は " + values + " です"
    case .ratesTask(let text): "rates に「" + text + "」はありません。import FILE と clear があります"
    case .noHelp(let name, let tasks): "「" + name + "」のヘルプはありません。" + tasks + " と、exactly functions で一覧できるもののヘルプがあります"
    }
  }
}
