extension SheetFileWords {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .newSheet: "新規シート"
    case .openSheet: "シートを開く…"
    case .save: "保存"
    case .saveAs: "別名で保存…"
    case .untitled: "名称未設定"
    case .text: "シート"
    case .answers: "答え"
    case .more: "答えの詳細"
    case .savesChanges: "変更を保存しますか？"
    case .losesChanges: "保存しない変更は失われます。"
    case .discard: "破棄"
    case .hasChanged: "ファイルが変更されています"
    case .losesTheirs: "ほかで変更または削除されました。置き換えるとその内容は失われます。"
    case .replace: "置き換える"
    case .recoversText: "入力内容を復元しますか？"
    case .wasNotSaved: "保存する前にプログラムが終了しました。"
    case .recover: "復元"
    case .cannotOpen: "ファイルを開けません"
    case .cannotSave: "ファイルを保存できません"
    case .isNotText: "UTF-8の文章ではありません。"
    case .hasOtherLineEnds: "編集で失われる文字（NULや他のシステムの改行）があります。"
    }
  }
}
