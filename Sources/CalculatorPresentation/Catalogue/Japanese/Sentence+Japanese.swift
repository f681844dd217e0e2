import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in Japanese.
  var japanese: String {
    switch self {
    case .nothingToUndo: "取り消すものがありません"
    case .nothingToRedo: "やり直すものがありません"
    case .nothingToCopy: "コピーするものがありません"
    case .nothingToStore: "保存する数がありません"
    case .copied(let number): "コピーしました：" + number
    case .nothingToLink: "リンクにするものがありません"
    case .linkCopied: "この計算へのリンクをコピーしました"
    case .pasted(let reading, let unit): "ペーストしました：" + reading + Self.angles(in: unit)
    case .answer(let text): text
    case .keysHaveNoUnits: "キーには単位がありません。+ 2 cm のように行として入力してください"
    case .ratesTaken(let count): "為替レートを取り込みました：\(count)"
    case .ageOfRates(let days): "経過日数：\(days)"
    case .needsRates:
      "通貨にはレートが必要です。入力するか貼り付けてください：rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "ペーストできません：" + reason.japanese
    case .linked(let reading, let unit): "リンクから：" + reading + Self.angles(in: unit)
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
    case .notKept(let changes, let reason):
      "\(changes)件の変更がまだ保存されていません：" + reason.japanese
    case .historyNotRead(let reason): "履歴を読み込めません：" + reason.japanese
    case .settingsNotRead(let reason): "設定を読み込めません：" + reason.japanese
    case .settingsNotSaved(let reason): "設定を保存できません：" + reason.japanese
    case .setAside(let lines, let place): "破損した\(lines)行を別に保管しました：" + place
    case .sessionNotKept(let reason): "セッションを保存できません：" + reason.japanese
    case .sessionNotRead(let reason): "セッションを読み込めません：" + reason.japanese
    case .sessionSetAside(let place): "前回のセッションを読めないため、別に保管しました：" + place
    case .approximately(let number): "約" + number
    case .error(let error, let demand): "エラー：" + error.japanese(demand)
    case .spokenError(let error, let demand): "エラー、" + error.japanese(demand)
    case .failure(let calculation, let error): calculation + "：" + error.japanese
    case .wrapped(let exact, let bits, let word): exact + "、\(bits)ビットでは" + word
    case .wholePart(let word, let exact): exact + "、整数部分" + word
    case .remainder(let quotient, let remainder): quotient + "、余り" + remainder
    case .cut(let number, let bits): number + "、\(bits)ビットに切り詰め"
    case .bit(let bit, let isSet): "ビット\(bit)、" + (isSet ? "1" : "0")
    case .carry(let isSet): "キャリー" + (isSet ? "1" : "0")
    case .calculations(let count): "\(count)件の計算"
    case .digits(let count): "\(count)桁"
    case .greeting(let help, let quit):
      "5+3のような計算を入力してEnterを押してください。" + help + "でヘルプ、" + quit + "で終了します。"
    case .notPressed(let character, let column):
      "押していません：\(column)文字目の「" + character + "」はキーではありません"
    case .notRead(let cause, let column):
      "読めません：\(column)文字目、" + cause.japanese
    case .wouldReplaceNumber(let column):
      "押していません：\(column)文字目は前の数を置き換えてしまいます"
    case .notListed(let text): "一覧に" + Language.japanese.quoted(text) + "はありません"
    case .unprintableNotPressed(let column):
      "押していません：\(column)文字目の文字はキーではありません"
    case .helpHint(let key): key + "でヘルプ"
    case .continues(let key): key + "で次へ"
    case .closes(let key): key + "で閉じる"
    case .needs(let columns, let rows): "\(columns)×\(rows)が必要"
    case .losesSession(let key): "保存した数や途中の計算が失われます。" + key + "で終了"
    case .shortcuts(let name, let shortcuts): name + "：" + shortcuts
    }
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: "、角度の単位は度"
    case .radians: "、角度の単位はラジアン"
    case .gradians: "、角度の単位はグラード"
    case nil: ""
    }
  }
}
