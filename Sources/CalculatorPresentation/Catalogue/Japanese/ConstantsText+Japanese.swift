import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .name(let constant): constant.japanese
    case .search: "検索"
    case .nothingFound: "見つかりません"
    case .measuredAreLeftOut:
      "万有引力定数など、測定で決まる定数は厳密ではないため含まれていません"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in Japanese.
  fileprivate var japanese: String {
    switch self {
    case .caesiumFrequency: "セシウム周波数"
    case .speedOfLight: "光速"
    case .planck: "プランク定数"
    case .elementaryCharge: "電気素量"
    case .boltzmann: "ボルツマン定数"
    case .avogadro: "アボガドロ定数"
    case .luminousEfficacy: "視感効果度"
    case .reducedPlanck: "換算プランク定数"
    case .gas: "気体定数"
    case .faraday: "ファラデー定数"
    case .stefanBoltzmann: "シュテファン＝ボルツマン定数"
    case .josephson: "ジョセフソン定数"
    case .vonKlitzing: "フォン・クリッツィング定数"
    case .standardGravity: "標準重力加速度"
    case .standardAtmosphere: "標準大気圧"
    case .astronomicalUnit: "天文単位"
    case .lightYear: "光年"
    case .parsec: "パーセク"
    }
  }
}
