import CalculatorModel

extension Option {
  /// The summary of the option, in Japanese.
  package var japanese: String {
    switch self {
    case .digits: "答えの有効桁数：1～\(AnswerFormat.digitLimit)（16）"
    case .places: "--digits の代わりに小数点以下の桁数：0～\(AnswerFormat.digitLimit)。ちょうど半分は0から遠いほうへ丸める"
    case .exact: "√3/2 や 1/3 のような厳密な形（短いものがある場合）"
    case .mixed: "--exact と同じだが、7/2 を 3 1/2 と書く"
    case .explain: "式の各段階と、それについて証明されたこと"
    case .angle: "角度の単位：rad、deg、grad（rad）"
    case .notation: "automatic（またはauto）、plain（指数なし）、scientific（1.2e4）、engineering（12e3）"
    case .grouping: "thousands（1_234_567、--keys では 1,234,567）または none"
    case .base: "整数を2、8、10、16進数で、すべての桁を表示"
    case .word: "8、16、32、64ビットのワードで計算し、途中の値もそのビット数に切り詰める"
    case .signed: "ワードは符号付き（指定しない場合と同じ）"
    case .unsigned: "ワードは符号なし"
    case .json: "1行に1つのJSONオブジェクト"
    case .csv: "カンマ区切りの値を1行ずつ、先頭は列名"
    case .rates: "ファイルのレートで通貨を換算：date,from,to,rate,source"
    case .marks: "1,234 と 1.234 の記号の意味：1,234.5 または 1.234,5"
    case .today: "today の日付（例：2026-11-22）"
    case .file: "ファイルの各行に答える。- は標準入力"
    case .jobs:
      "行に答えるスレッドの数：1～\(Options.jobLimit)（既定は同時に実行できる数）"
    case .keys: "キーを押す。- は1行に1つのキー列を読む"
    case .order: "precedence（Appleと同じ）または left-to-right"
    case .mode: "basic（9桁）、scientific（16桁）または programmer（8～64ビットのワード）"
    case .reversePolish: "逆ポーランド記法：演算はスタックの数に行う"
    case .plain: "制御コードのないテキスト行（スクリーンリーダー向け）"
    case .new: "前回の続きではなく、0と空のメモリから始める"
    case .remove: "計算を1つ削除。IDは --json で表示"
    case .label: "続く語で計算に名前を付ける、または名前を消す"
    case .tape: "計算を加算機のテープのように出力"
    case .clear: "確認せずにすべての計算を削除"
    case .off: "以後の計算を保存しない"
    case .on: "計算の保存を再開"
    case .reset: "すべてを初期値に戻す"
    case .answers: "シートの1行につき1行、答えだけを出力"
    case .write: "ファイル内の答えを更新"
    case .writeAll: "答えのあるすべての行に答えを書く"
    case .strip: "ファイルから答えを取り除く"
    case .check: "ファイル内の誤った答えを示し、何も変更しない"
    case .completionScript: "bash、zsh、fish用の補完スクリプトを出力"
    case .manual: "man用のマニュアルページを出力"
    case .version: "バージョンを表示"
    case .help: "このヘルプを表示"
    }
  }
}
