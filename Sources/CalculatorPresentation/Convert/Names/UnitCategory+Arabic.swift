extension UnitCategory {
  /// The category in Arabic.
  package var arabic: String {
    switch self {
    case .angle: "الزاوية"
    case .area: "المساحة"
    case .currency: "العملة"
    case .data: "البيانات"
    case .energy: "الطاقة"
    case .force: "القوة"
    case .fuel: "استهلاك الوقود"
    case .length: "الطول"
    case .power: "القدرة"
    case .pressure: "الضغط"
    case .speed: "السرعة"
    case .temperature: "درجة الحرارة"
    case .time: "الزمن"
    case .volume: "الحجم"
    case .weight: "الوزن"
    case .other: "أخرى"
    }
  }
}
