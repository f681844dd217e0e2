import CalculatorModel
import Languages

extension SheetWords {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .changedAnswers(let count): "\(count)個の答えが変わりました"
    case .line(let number): "\(number)行目"
    case .equals(let number): "答えは" + number + "、正確な値"
    case .approximately(let number): "答えは約" + number
    case .failure(let reason): "エラー、" + reason
    case .pending: "計算中"
    case .function: "関数"
    case .graph: "グラフ"
    case .heading: "見出し"
    case .blank: "空行"
    case .plus: "足す"
    case .minus: "引く"
    case .times: "掛ける"
    case .dividedBy: "割る"
    case .toThePowerOf: "の累乗"
    case .percent: "パーセント"
    case .definedAs: "は"
    case .opensParenthesis: "かっこ開く"
    case .closesParenthesis: "かっこ閉じる"
    case .sum(let number): "合計" + number
    case .average(let number): "平均" + number
    case .count(let count): "個数\(count)"
    case .countedLines(let count): "（\(count)行）"
    case .addedMarks(let marks):
      "このシートの数は\(marks)の形で読みます。先頭の行にそう書きました"
    case .remark(let remark): remark.japanese
    case .failedLine(let number): "\(number)行目にエラーがあります"
    case .nothingAbove: "上に数えるものがありません"
    case .lineBelow: "下の行は読めません。行が読むのは上の行だけです"
    case .noSuchLine: "その行に値はありません"
    case .refusal(let refusal): refusal.japanese
    case .limit(.tooManyLines): "\(Sheet.lineLimit)行までです"
    case .limit(.tooLong): "\(Sheet.byteLimit)バイトまでです"
    }
  }
}

extension SheetRemark {
  /// The remark in Japanese.
  fileprivate var japanese: String {
    switch self {
    case .countsDefinitions(let lines):
      Language.japanese.listed(lines) + "も数えています。項目の上に空行を入れると除かれます"
    case .leavesOut(let lines):
      Language.japanese.listed(lines) + "は数えていません"
    case .leavesOutPercentages(let lines, let sum):
      Language.japanese.listed(lines) + "は数えていません。`" + sum + "`と書くと数えます"
    case .countsDerived(let lines):
      Language.japanese.listed(lines) + "とその計算元の両方を数えています"
    case .addsBulleted(let lines):
      Language.japanese.listed(lines) + "を足しています。行頭の線は箇条書きです。マイナスは数の前に書きます"
    case .leavesBlockAbove:
      "空行より上の行は数えていません。`grand total`はすべてを数えます"
    case .countsAsMoney(let lines, let currency):
      Language.japanese.listed(lines) + "を\(currency)として数えます"
    case .totalsBlockAbove: "空行の上のまとまりについての値です"
    case .text(let word, let name?): "\(word)は文字です。\(name)のことですか"
    case .text(let word, nil): "\(word)は文字です。その名前のものはありません"
    case .radians:
      "ラジアンです。度は sin(30°)、全体なら先頭に `# exactly: angle deg`"
    case .otherReading(let reading): reading + "と読みました"
    case .optionsTooLow: "オプションは先頭の行より上に書いたときだけ有効です"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in Japanese.
  fileprivate var japanese: String {
    switch self {
    case .comment: "コメントは計算されません"
    case .needsNumber: "先に数が必要です"
    case .needsOperation: "先に演算が必要です"
    case .secondPoint: "小数点は1つだけです"
    case .nothingToClear: "消すものがありません"
    case .nothingToDelete: "前に文字がありません"
    case .noOpenParenthesis: "開いたかっこがありません"
    case .nothingToRepeat: "繰り返す演算がありません"
    case .memory: "シートでは名前が数を覚えます：a = 5"
    case .random: "シートの答えはその文だけで決まります"
    case .reversedPower: "累乗は底を先に書きます：x^y"
    case .otherKeypad: "別のキーパッドのキーです"
    }
  }
}
