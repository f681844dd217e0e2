import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in German.
  package var german: String {
    switch self {
    case .name(let constant): constant.german
    case .search: "Suchen"
    case .nothingFound: "Nichts gefunden"
    case .measuredAreLeftOut:
      "Gemessene Konstanten wie die der Gravitation fehlen: Sie sind nicht exakt"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in German.
  fileprivate var german: String {
    switch self {
    case .caesiumFrequency: "Cäsiumfrequenz"
    case .speedOfLight: "Lichtgeschwindigkeit"
    case .planck: "Plancksches Wirkungsquantum"
    case .elementaryCharge: "Elementarladung"
    case .boltzmann: "Boltzmann-Konstante"
    case .avogadro: "Avogadro-Konstante"
    case .luminousEfficacy: "Photometrisches Strahlungsäquivalent"
    case .reducedPlanck: "Reduziertes Wirkungsquantum"
    case .gas: "Gaskonstante"
    case .faraday: "Faraday-Konstante"
    case .stefanBoltzmann: "Stefan-Boltzmann-Konstante"
    case .josephson: "Josephson-Konstante"
    case .vonKlitzing: "Von-Klitzing-Konstante"
    case .standardGravity: "Normfallbeschleunigung"
    case .standardAtmosphere: "Standardatmosphäre"
    case .astronomicalUnit: "Astronomische Einheit"
    case .lightYear: "Lichtjahr"
    case .parsec: "Parsec"
    }
  }
}
