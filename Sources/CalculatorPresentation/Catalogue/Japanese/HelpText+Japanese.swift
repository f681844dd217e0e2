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
  /// The movement of the fingers, in Japanese.
  fileprivate var japanese: String {
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

  /// The effect of the gesture, in Japanese.
  fileprivate var japaneseEffect: String {
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
