import BigNumbers
import CalculatorModel
import ExactReals
import Languages

extension CalculationError {
  /// The reason in Japanese.
  var japanese: String {
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
    case .stopped: "中止しました"
    }
  }

  /// Returns the reason in Japanese, with the operation that found too few numbers.
  func japanese(_ demand: StackDemand?) -> String {
    guard let demand else { return japanese }
    return japanese + "：" + demand.operation + "には\(demand.count)つ必要です"
  }
}

extension ExpressionError.Cause {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .empty: "計算するものがありません"
    case .missingOperand: "ここに数が必要です"
    case .missingOperator: "演算子がありません"
    case .percentageAsRemainder:
      "「%」の後に演算子がありません。割り算の余りには「mod」を使います"
    case .unopenedBracket: "この括弧は開かれていません"
    case .unclosedBracket: "この括弧は閉じられていません"
    case .otherNotation(let text):
      "ここでは" + Language.japanese.quoted(text, limit: 40) + "と書きます"
    case .unavailable(let feature):
      switch feature {
      case .latex(let command):
        "LaTeX の" + Language.japanese.quoted(command, limit: 40) + "は読み取れません"
      case .equation: "方程式は解けません。x^2 = 4 なら sqrt(4) のように未知数の値を書いてください"
      case .complexNumber: "複素数はありません。値はすべて実数です"
      case .matrix: "行列はありません。リストは [1, 2, 3] と書きます"
      case .calculus: "積分、微分、極限はありません。sum(k^2, k, 1, 10) は項を合計します"
      case .networkAddress: "ネットワークアドレスは読み取れません。整数には and、or、<< があります"
      case .colour(let digits): "色は読み取れません。数としては 0x" + digits + " です"
      case .dice: "サイコロはありません。キーパッドに Rand があります"
      case .romanNumeral: "ローマ数字は読み取れません。「to roman」で書けます"
      case .measuredConstant(let name):
        Language.japanese.quoted(name, limit: 40)
          + "は測定値で正確ではありません。planck や avogadro などは正確です"
      }
    case .severalCalculations: "計算は1行に1つです。「;」の後は次の行に書いてください"
    case .unknownName(let name, let suggestion):
      "不明な名前" + Language.japanese.quoted(name)
        + (suggestion.map { "。" + Language.japanese.quoted($0) + "のことですか？" } ?? "")
    case .ambiguous(let one, let other):
      one + "とも" + other + "とも読めます。どちらかを書いてください"
    case .differentMarks(let number):
      "ここの記号は" + Language.japanese.quoted(number) + "とは意味が違います。同じ書き方にしてください"
    case .powerOfFunction(let function, let inverse):
      "累乗は引数の後に書きます：" + function + "(x)^2"
        + (inverse.map { "。逆関数は" + Language.japanese.quoted($0) + "です" } ?? "")
    case .roundedNumber:
      "「≈」は丸めた数の印で、残っているのはこの桁だけです"
    case .differentDigits: "1つの数の数字に2種類の文字が混ざっています。どちらかで書いてください"
    case .differentCurrencies: "二つの通貨は一緒に計算できません"
    case .ambiguousRoot: "二通りに読めます。根号の前に「×」を書いてください"
    case .missingArgument(let function):
      Language.japanese.quoted(function) + "の引数がこの符号の前にありません。括弧に入れて書いてください"
    case .missingCalculation: "その計算はありません"
    case .unknownCharacter(let text): "予期しない文字" + Language.japanese.shown(text)
    case .needsWord: "「>>>」には --word 64 などのワードが必要です"
    case .doesNotFit(let format):
      (format.isSigned ? "符号付き" : "符号なし") + "\(format.bitWidth)ビットに収まりません"
    case .misplacedConversion:
      "これは行の最後にだけ、「hex」「oct」「bin」「dec」のいずれかを続けて書けます"
    case .onlyWholeNumbers: "この形で書けるのは整数だけです"
    case .malformedNumber: "数ではありません"
    case .argumentCount(let function, let counts, let given):
      Language.japanese.quoted(function) + "の引数は" + Self.japanese(counts) + "です（\(given)個ではなく）"
    case .misplacedComma: "カンマとセミコロンは関数の引数の区切りにしか使えません"
    case .repeatedFactorial: "「!!」は2通りに読めます。(3!)! のように書いてください"
    case .misplacedEquals: "「=」は名前か、パラメータ付きの関数の後にしか書けません"
    case .reservedName(let name): Language.japanese.quoted(name) + "にはすでに意味があります"
    case .repeatedParameter(let name):
      Language.japanese.quoted(name) + "という名前のパラメータが2つあります"
    case .tooManyParameters: "パラメータが\(Worksheet.parameterLimit)個を超えています"
    case .recursion(let name):
      "関数" + Language.japanese.quoted(name) + "はそれ自身を使えません"
    case .noPreviousAnswer: "前の結果がまだありません"
    case .tooManyDefinitions:
      "定義が\(Worksheet.definitionLimit)個を超えているか、長すぎます"
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
    case .listAsNumber:
      "数が必要な所にリストがあります。計算を囲むのは ( ) です"
    case .functionAsNumber(let name):
      Language.japanese.quoted(name) + "は関数です。引数がありません"
    case .percentageNeeded(let word):
      Language.japanese.quoted(word) + "の前には 20% のような百分率が必要です"
    case .boundsNotWhole:
      "範囲の両端は整数でなければなりません"
    case .misplacedWord(let word):
      Language.japanese.quoted(word) + "はここでは意味がありません"
    case .onlyInSheets(let word):
      Language.japanese.quoted(word) + "は上の行を指す語で、シートの中でだけ使えます"
    case .nothingAbove(let word):
      Language.japanese.quoted(word) + "に当たるものが上にありません"
    case .lineBelow:
      "この行は上にありません"
    case .noSuchLine:
      "値のあるそのような行はありません"
    case .sheetTooLong:
      "このシートの行は合わせて\(Sheet.totalWork / 1_000_000_000)秒を超えます"
    case .sheetTooLarge:
      "このシートの答えは合わせて\(Sheet.keptByteLimit / 1_000_000)MBを超えます"
    case .failedLine(let index):
      "\(index + 1) 行目にエラーがあります"
    case .definedBelow(let name, let line):
      Language.japanese.quoted(name) + "は下の \(line + 1) 行目で初めて定義されます"
    case .unknownOption(let text):
      "不明な設定 " + Language.japanese.quoted(text) + "。使えるのは angle、places、digits、marks です"
    case .calculation(let error): error.japanese
    case .powerOfBits(let error):
      error.japanese + "。排他的論理和は" + Language.japanese.quoted("xor") + "と書きます"
    }
  }

  private static func japanese(_ counts: ClosedRange<Int>) -> String {
    let (least, most) = (counts.lowerBound, counts.upperBound)
    if least == most { return "\(most)個" }
    return most == Int.max ? "\(least)個以上" : "\(least)個または\(most)個"
  }
}
