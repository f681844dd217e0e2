extension CommandName {
  /// The command in Japanese.
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
  /// The part's name in Japanese.
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
  /// The setting's name in Japanese.
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

  /// The effect of the setting, in Japanese.
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
  /// The heading in Japanese.
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
  /// The value in Japanese.
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
