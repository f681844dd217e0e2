// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .seeHelp(let reason, let command): reason + "（\(command) --help を参照）"
    }
  }
}

extension LineRefusal {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .tooLong(let limit): "読めません：行が\(limit)バイトを超えています"
    case .notUTF8: "読めません：行がUTF-8のテキストではありません"
    }
  }
}

extension OptionRefusal {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .unknown(let name, let other?): "不明なオプション「" + name + "」。「" + other + "」のことですか？"
    case .unknown(let name, nil): "不明なオプション「" + name + "」"
    case .takesNoValue(let option): option + " に値は指定できません"
    case .needsValue(let option): option + " には値が必要です"
    case .notInRange(let option, let range, let text): option + " は\(range.lowerBound)から\(range.upperBound)までの数で、「" + text + "」ではありません"
    case .isFor(let option, let task): option + " は " + task + " 用です"
    }
  }
}

extension ProgressText {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .calculating: "計算中（Ctrl-Cで中止）"
    }
  }
}

extension HelpTitle {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .usage: "使い方"
    case .options: "オプション"
    case .exitStatus: "終了ステータス"
    }
  }
}

extension EditingText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .search(let text): "検索「" + text + "」："
    case .notFound(let text): "「" + text + "」は見つかりません："
    case .more(let count): "ほか\(count)個"
    }
  }
}

extension SystemError {
  /// The text in Japanese.
  package var japanese: String {
    switch action {
    case .open(let name): name + "：" + cause.japanese
    case .read: "入力を読み取れません：" + cause.japanese
    case .write: "書き込めません：" + cause.japanese
    case .wait: "入力を待てません：" + cause.japanese
    }
  }
}

extension SystemCause {
  /// The text in Japanese.
  var japanese: String {
    switch self {
    case .noFile: "ファイルがありません"
    case .notPermitted: "許可がありません"
    case .isFolder: "フォルダです"
    case .noSpace: "デバイスに空きがありません"
    case .other(let text): text
    }
  }
}
