import CalculatorModel

extension Notice {
  /// What is said in Japanese.
  package var japanese: String {
    switch self {
    case .readAs(let reading): "\(reading) と解釈"
    case .written(.exactnessUndecided): "これが厳密な値かどうかは判定できません"
    case .written(.certainDigits(let count)): "確かなのは\(count)桁だけです"
    case .readAsAnd(let reading, let note):
      Notice.readAs(reading).japanese + "。" + Notice.written(note).japanese
    case .noExactForm: "短い厳密な形がないため、丸めた値です"
    case .historyNotWritten(let error): "履歴を書き込めません：\(error.reason(in: .japanese))"
    case .notInHistory(let count, let error): "\(count)件の計算が履歴にありません：\(error.reason(in: .japanese))"
    case .linesNotRead(let error): "前に入力した行を読めません：\(error.reason(in: .japanese))"
    case .linesNotKept(let error): "行を保存できません：\(error.reason(in: .japanese))"
    }
  }
}
