import CalendarDates
import Languages

extension DatesText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .field(.from): "開始日"
    case .field(.to): "終了日"
    case .field(.years): "年"
    case .field(.months): "か月"
    case .field(.days): "日"
    case .field(.workdays): "営業日"
    case .field(.time): "時間と分"
    case .countLastDay: "最終日を含める"
    case .difference: "期間"
    case .steps: "加算・減算"
    case .direction(.adding): "加算"
    case .direction(.subtracting): "減算"
    case .result: "結果"
    case .weekday(let weekday): weekday.japanese
    case .count(let count, .years): "\(count)年"
    case .count(let count, .months): "\(count)か月"
    case .count(let count, .weeks): "\(count)週間"
    case .count(let count, .days): "\(count)日"
    case .count(let count, .workdays): "\(count)営業日"
    case .count(let count, .hours): "\(count)時間"
    case .count(let count, .minutes): "\(count)分"
    case .count(let count, .seconds): "\(count)秒"
    case .earlier(let text): text + "前"
    case .away(-1): "昨日"
    case .away(1): "明日"
    case .away(let days): "\(days.magnitude)日" + (days < 0 ? "前" : "後")
    case .date(let moment): "\(moment) " + moment.date.weekday.japanese
    case .problem(let problem): problem.japanese
    }
  }
}

extension Weekday {
  /// The day's name in Japanese.
  fileprivate var japanese: String {
    switch self {
    case .monday: "月曜日"
    case .tuesday: "火曜日"
    case .wednesday: "水曜日"
    case .thursday: "木曜日"
    case .friday: "金曜日"
    case .saturday: "土曜日"
    case .sunday: "日曜日"
    }
  }
}

extension DatesProblem {
  /// The problem in Japanese.
  fileprivate var japanese: String {
    switch self {
    case .otherForm(let place): "YYYY-MM-DDの形ではありません（\(place + 1)文字目）"
    case .noSuchYear: "年は0001からです"
    case .noSuchMonth: "月は01から12までです"
    case .noSuchDay(let last): "この月の日は01から\(last)までです"
    case .noWholeNumber(let place): "整数ではありません（\(place + 1)文字目）"
    case .tooMany: "\(DatesForm.countLimit)までです"
    case .noDuration: "7:45のような時間ではありません"
    case .ambiguous(let one, let other): "\(one)か\(other)と書いてください"
    case .beyondCalendar: "0001-01-01から9999-12-31までではありません"
    }
  }
}
