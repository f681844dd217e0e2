extension UnitCategory {
  /// The category in Japanese.
  package var japanese: String {
    switch self {
    case .angle: "角度"
    case .area: "面積"
    case .currency: "通貨"
    case .data: "データ"
    case .energy: "エネルギー"
    case .force: "力"
    case .fuel: "燃費"
    case .length: "長さ"
    case .power: "仕事率"
    case .pressure: "圧力"
    case .speed: "速さ"
    case .temperature: "温度"
    case .time: "時間"
    case .volume: "体積"
    case .weight: "重さ"
    case .other: "その他"
    }
  }
}
