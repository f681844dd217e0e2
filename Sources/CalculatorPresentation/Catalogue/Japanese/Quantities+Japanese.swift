import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .unknown(let name, let suggestions):
      "不明な単位：" + Language.japanese.quoted(name)
        + (suggestions.isEmpty ? "" : "; " + suggestions.joined(separator: "、") + "?")
    case .ambiguous(let name, let meanings):
      Language.japanese.quoted(name) + "は複数の単位を指します："
        + meanings.joined(separator: "、")
    }
  }
}

extension QuantityError {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.japaneseName + "と" + right.japaneseName + "は別の種類の量です"
        + (hint.map { "。" + $0 + " のことですか？" } ?? "")
    case .noUnit(let units): "数に \(units.text) に換算できる単位がありません"
    case .exponentWithUnit: "指数に単位は付けられません"
    case .fractionalExponent(let units): "\(units.text) の指数が整数になりません"
    case .exponentTooLarge: "単位の指数が大きすぎます"
    case .tooManyUnits: "単位が多すぎます"
    case .sumOfTemperatures: "温度どうしは足せません。温度差は K、delta_degC、delta_degF です"
    case .productOfTemperature: "温度は掛けたり割ったりできません。温度差は K、delta_degC、delta_degF です"
    case .temperatureAndDifference: "温度は温度差ではありません"
    case .frequencyAndAngle: "Hz と時間あたりの角度は 2π の扱いが不明です。rpm か turn/s を使ってください"
    case .unitsNotDescending: "単位は前のものより小さく、同じ種類でなければなりません"
    case .moneyTimesUnits(let units, let price):
      "\(units.text)は金額ではありません。単価なら\(price.text)と書きます"
    case .noRate(let from, let to, let day):
      (day.map { $0 + " の" } ?? "") + "\(from.code) から \(to.code) への為替レートがわかりません"
    case .calculation(let error): error.japanese
    }
  }
}

extension DateError {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .noSuchDate: "この日付は存在しません"
    case .unclear: "ここで日付が終わります。引き算の記号は空白で囲んでください"
    case .noToday: "今日の日付がわかりません。2026-11-22 のように日付を書いてください"
    case .noZone:
      "ここには「2026-11-22 14:30 UTC」のようにタイムゾーン付きの日時が必要です"
    case .noSuchZone:
      "そのタイムゾーンはありません。Europe/Berlin のような名前です"
    case .noZoneTable:
      "タイムゾーンの情報がありません。Linux ではパッケージ tzdata にあります"
    case .damagedZone(let name):
      "タイムゾーン \(name) のファイルを読み込めません"
    case .dayOfNoRate: "'on' と日付は為替レートのためのものです"
    case .sumOfDates: "日付どうしは足せません"
    case .productOfDate: "日付は足し算と引き算にだけ使えます"
    case .noTime: "日付には「3 days」のように単位の付いた時間を使います"
    case .subtractedDate: "時間から日付は引けません"
    case .notWholeDays: "日付に足し引きできるのは整数の日数だけです"
    case .notWholeSteps: "日付に足し引きできるのは整数の月数と年数だけです"
    case .beyondCalendar: "日付は 0001-01-01 から 9999-12-31 までです"
    case .noDate: "ここには 2026-11-22 のような日付が必要です"
    case .noSuchTime:
      "分と秒は60未満、amやpmの付く時は1から12までです"
    case .timeOfDay:
      "時刻には「5pm + 3 h」のように時間を足し引きするか、「5pm - 9am」のように時刻を引きます"
    case .laterTime:
      "引く時刻のほうが後です。順序を入れ替えるか、翌日の時刻なら24 hを足してください"
    case .notConvertible: "日付に単位はありません。「to weekday」と「to week」で換算できます"
    }
  }
}

extension UnitProduct {
  fileprivate var japaneseName: String { isNone ? "単なる数" : text }
}
