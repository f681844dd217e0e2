import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .name(let constant): constant.spanish
    case .search: "Buscar"
    case .nothingFound: "No se encontró nada"
    case .measuredAreLeftOut:
      "Las constantes medidas, como la de la gravitación, no están: no son exactas"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in Spanish.
  fileprivate var spanish: String {
    switch self {
    case .caesiumFrequency: "Frecuencia del cesio"
    case .speedOfLight: "Velocidad de la luz"
    case .planck: "Constante de Planck"
    case .elementaryCharge: "Carga elemental"
    case .boltzmann: "Constante de Boltzmann"
    case .avogadro: "Constante de Avogadro"
    case .luminousEfficacy: "Eficacia luminosa"
    case .reducedPlanck: "Constante de Planck reducida"
    case .gas: "Constante de los gases"
    case .faraday: "Constante de Faraday"
    case .stefanBoltzmann: "Constante de Stefan-Boltzmann"
    case .josephson: "Constante de Josephson"
    case .vonKlitzing: "Constante de von Klitzing"
    case .standardGravity: "Gravedad estándar"
    case .standardAtmosphere: "Atmósfera estándar"
    case .astronomicalUnit: "Unidad astronómica"
    case .lightYear: "Año luz"
    case .parsec: "Pársec"
    }
  }
}
