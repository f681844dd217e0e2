extension SheetFaceText {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .untitled: "名称未設定"
    case .save: "保存"
    case .more: "正確な形とさらに多くの桁"
    case .writeAnswers: "答えをテキストに書き込む"
    case .keypad: "画面のキー"
    case .redraw: "再描画"
    case .move: "移動"
    case .moveByWord: "単語ごとに移動"
    case .moveToEnd: "先頭または末尾へ"
    case .select: "選択"
    case .complete: "名前を補完"
    case .changeNumber: "カーソル位置の数を変更"
    case .refer: "答えをクリックすると行で使用"
    case .saved(let name): name + "に保存しました"
    case .answersWritten: "答えをテキストに書き込みました"
    case .nothingToUndo: "取り消す操作がありません"
    case .nothingToRedo: "やり直す操作がありません"
    case .nothingSelected: "何も選択されていません"
    case .noNameBegins: "これで始まる名前がありません"
    case .nothingMore: "この行には答えがありません"
    case .unfinishedPaste: "貼り付けが終わらなかったため、何も取り込みませんでした"
    case .fileName: "ファイル名"
    case .unsaved: "保存していない変更があります"
    case .hasChanged: "読み込んだ後にファイルが変更されています"
    case .exists(let name): name + "というファイルがすでにあります"
    case .recovered: "前回保存されなかった入力が残っています"
    case .discard: "破棄"
    case .overwrite: "上書き"
    case .recover: "復元"
    }
  }
}
