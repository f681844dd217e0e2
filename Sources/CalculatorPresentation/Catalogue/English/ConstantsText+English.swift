import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in English.
  package var english: String {
    switch self {
    case .name(let constant): constant.english
    case .search: "Search"
    case .nothingFound: "Nothing found"
    case .measuredAreLeftOut:
      "Measured constants, such as that of gravitation, are left out: they are not exact"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in English.
  fileprivate var english: String {
    switch self {
    case .caesiumFrequency: "Caesium frequency"
    case .speedOfLight: "Speed of light"
    case .planck: "Planck constant"
    case .elementaryCharge: "Elementary charge"
    case .boltzmann: "Boltzmann constant"
    case .avogadro: "Avogadro constant"
    case .luminousEfficacy: "Luminous efficacy"
    case .reducedPlanck: "Reduced Planck constant"
    case .gas: "Gas constant"
    case .faraday: "Faraday constant"
    case .stefanBoltzmann: "Stefan–Boltzmann constant"
    case .josephson: "Josephson constant"
    case .vonKlitzing: "Von Klitzing constant"
    case .standardGravity: "Standard gravity"
    case .standardAtmosphere: "Standard atmosphere"
    case .astronomicalUnit: "Astronomical unit"
    case .lightYear: "Light-year"
    case .parsec: "Parsec"
    }
  }
}
