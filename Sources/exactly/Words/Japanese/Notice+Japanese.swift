import BigNumbers
import CalculatorModel
import CalculatorPresentation

extension Notice {
  /// The notice in Japanese.
  package var japanese: String {
    switch self {
    case .readAs(let reading): "\(reading) と解釈"
    case .written(.exactnessUndecided): "これが厳密な値かどうかは判定できません"
    case .written(.belowAbsoluteZero): "絶対零度より下です"
    case .written(.onOtherDay(let days)):
      days == 1
        ? "翌日"
        : days == -1 ? "前日" : days.isNegative ? "\(days.magnitude)日前" : "\(days)日後"
    case .written(.certainDigits(let count)): "確かなのは\(count)桁だけです"
    case .both(let one, let other): one.japanese + "。" + other.japanese
    case .noHolidays: "月曜日から金曜日まで。祝日は考慮しません"
    case .zones(let version): "タイムゾーンは tzdata \(version) によります"
    case .anglesInRadians: "ここでは角度はラジアンです。度なら 30° または 30 deg と書きます"
    case .ignoredDigits(let count, let limit): "\(count)桁を省きました：このキーパッドの数は\(limit)桁までです"
    case .digitsDoNotFit(let count, let bits, let base):
      "\(count)桁を省きました：\(base)進数の数字でないか、\(bits)ビットに収まりません"
    case .keysWithoutEffect(let keys): "ここでは働かないキー：" + keys.joined(separator: "、")
    case .wraps(let format):
      "途中の値が\(format.bitWidth)ビットを超えたため、下位\(format.bitWidth)ビットだけになりました"
    case .rates(let rates, let days):
      "レート：" + rates.joined(separator: "、")
        + (days.map { days in "（\(days)日前）" } ?? "")
    case .noExactForm: "短い厳密な形がないため、丸めた値です"
    case .historyNotWritten(let error): "履歴を書き込めません：\(error.reason(in: .japanese))"
    case .notInHistory(let count, let error): "\(count)件の計算が履歴にありません：\(error.reason(in: .japanese))"
    case .linesNotRead(let error): "前に入力した行を読めません：\(error.reason(in: .japanese))"
    case .linesNotKept(let error): "行を保存できません：\(error.reason(in: .japanese))"
    case .settingNotUnderstood(let path, let problem):
      "\(path)、\(problem.line)行目：" + Message.settingReason(SettingReason(problem.cause)).japanese
    case .nothingToCalculate:
      "計算するものがありません。exactly '1/3 + 1/6' または exactly --help を試してください"
    }
  }
}
