extension SessionText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .greeting(let version): "exactly \(version)：式を入力してEnter。?でヘルプ、quitで終了します。"
    case .nothingCalled(let name): "「\(name)」というものはありません。functions で一覧できます"
    case .ownNumber: "自分で定義した数"
    case .isOwnNumber(let name): "\(name) は自分で定義した数です"
    case .takesLong(let name): "\(name) は書き出すのに時間がかかります"
    case .forgot(0): "忘れる名前はありません"
    case .forgot(let count): "\(count)個の名前を忘れました"
    case .anglesIn(.radians): "角度の単位：ラジアン"
    case .anglesIn(.degrees): "角度の単位：度"
    case .anglesIn(.gradians): "角度の単位：グラード"
    case .nothingToUndo: "取り消すものがありません"
    case .undone(let line): "取り消しました：\(line)"
    case .noNames: "名前の付いた数はまだありません：x = 3 で名前が付きます"
    case .error(let reason): "エラー：\(reason)"
    case .notOneOf(let word, let choices, let text): "\(word) は \(choices) のいずれかで、「\(text)」ではありません"
    case .notInRange(let word, let range, let text):
      word + " には\(range.lowerBound)から\(range.upperBound)までの数を指定します（「\(text)」ではなく）"
    case .standsAlone(let word, let text): "\(word) は単独で入力します（「\(text)」なしで）"
    case .settingsAlone(let first, let text): "設定は「\(first)」なしで入力します：\(text)"
    case .noUnit(let word): "「\(word)」を含む単位はありません。units ですべてを一覧できます"
    case .noFunction(let word): "名前や説明に「\(word)」を含む関数はありません"
    case .isNumberNow(let name, let other):
      "「" + name + "」は数になり、セッションの語ではなくなりました" + (other.map { "。" + $0 + " は語のままです" } ?? "")
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
