import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in French.
  package var french: String {
    switch self {
    case .name(let constant): constant.french
    case .search: "Rechercher"
    case .nothingFound: "Rien trouvé"
    case .measuredAreLeftOut:
      "Les constantes mesurées, comme celle de la gravitation, n’y sont pas\u{A0}: elles ne sont pas exactes"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in French.
  fileprivate var french: String {
    switch self {
    case .caesiumFrequency: "Fréquence du césium"
    case .speedOfLight: "Vitesse de la lumière"
    case .planck: "Constante de Planck"
    case .elementaryCharge: "Charge élémentaire"
    case .boltzmann: "Constante de Boltzmann"
    case .avogadro: "Constante d’Avogadro"
    case .luminousEfficacy: "Efficacité lumineuse"
    case .reducedPlanck: "Constante de Planck réduite"
    case .gas: "Constante des gaz"
    case .faraday: "Constante de Faraday"
    case .stefanBoltzmann: "Constante de Stefan-Boltzmann"
    case .josephson: "Constante de Josephson"
    case .vonKlitzing: "Constante de von Klitzing"
    case .standardGravity: "Pesanteur normale"
    case .standardAtmosphere: "Atmosphère normale"
    case .astronomicalUnit: "Unité astronomique"
    case .lightYear: "Année-lumière"
    case .parsec: "Parsec"
    }
  }
}
