extension SessionWord {
  /// The description of the word, in Japanese.
  package var japanese: String {
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
    case .notation: "答えの表記：\(Self.notations)"
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
