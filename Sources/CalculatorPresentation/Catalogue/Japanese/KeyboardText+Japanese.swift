import Languages

extension KeyboardText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noKey(let key, let help):
      Language.japanese.quoted(key) + "はキーではありません" + (help.map { "。" + $0 + "で一覧" } ?? "")
    case .doesNothing(let key, let help):
      Language.japanese.quoted(key) + "は今は働きません" + (help.map { "。" + $0 + "でキーの一覧" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.japanese.quoted(key) + "はここでは働きません。" + close + "で閉じる"
    case .scientific(let key, let keypad):
      Language.japanese.quoted(key) + "は関数キーです" + (keypad.map { "。" + $0 + "で表示" } ?? "")
    case .secondFunctions: "キーは第2機能になりました"
    case .noOpenParenthesis: "開いている括弧がありません"
    case .wordIsFull(let bits): "\(bits)ビットに収まりません"
    case .notInBase(let digit, let base):
      Language.japanese.quoted(digit) + "は\(base)進数の数字ではありません"
    case .afterError(let undo): "エラーは数ではありません" + (undo.map { "。数字で始めから、" + $0 + "で戻る" } ?? "")
    case .nothingTyped(let undo): "消せる入力がありません" + (undo.map { "。" + $0 + "で戻る" } ?? "")
    case .nothingToCalculate: "計算するものがありません"
    case .takesPlace(let key, let number, let undo):
      key + "が" + number + "に置き換わりました" + (undo.map { "。" + $0 + "で戻る" } ?? "")
    case .takenInside(let number, let undo):
      number + "は括弧の中です" + (undo.map { "。掛け算はされません。" + $0 + "で戻る" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "キーでは" + typed + "ではなく" + pressed + "です"
        + (line.map { "。" + $0 + "で行として入力" } ?? "")
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
  fileprivate var japanese: String {
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
  fileprivate var japanese: String {
    switch self {
    case .history: "終わった計算が新しい順に並びます。編集すると、その結果を使う計算もすべて計算し直されます。"
    case .tape:
      "計算を加算機のように並べます。⋄はそこまでの合計です。シェルではexactly history --tapeで出力できます。"
    case .units: "表示の一方の行の単位。記号と名前で検索できます。"
    case .dates:
      "2つの日付の間の日数と、年・月・日を加減した日付を求めます。"
    case .commands: "今できることとそのキーの一覧です。入力した文字で検索します。"
    case .constants:
      "物理学と天文学の厳密な定数です。入力した文字で名前、記号、単位を検索します。"
    case .memory: "メモリーの数と、その横に保存した数です。"
    case .digits: "表示される桁はすべて正しい値です。終わりを越えるとさらに倍の桁を計算します。"
    case .settings: "変更はすぐに有効になり、保存されます。"
    }
  }
}

extension HelpWay {
  fileprivate var japanese: String {
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
