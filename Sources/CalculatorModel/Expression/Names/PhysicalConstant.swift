import BigNumbers
import ExactReals
import Quantities

/// A constant of physics or astronomy that is known exactly, because a unit is defined by it.
///
/// ```swift
/// PhysicalConstant.speedOfLight.symbol          // "c"
/// PhysicalConstant.speedOfLight.unit            // "m/s"
/// try PhysicalConstant.gas.value.rational       // 8.31446261815324
/// PhysicalConstant.gas.definition               // "N_A k_B"
/// ```
///
/// Since 2019, seven of them define the units of the SI, and any constant derived from these is exact too, with π if
/// need be. Measured constants, such as the constant of gravitation, are left out: their digits end where measuring
/// ends, and a result would look more certain than it is.
public enum PhysicalConstant: CaseIterable, Hashable, Sendable {
  // The seven that define the SI.
  case caesiumFrequency
  case speedOfLight
  case planck
  /// The elementary charge, written `qₑ` here, because `e` is Euler's number in a calculator.
  case elementaryCharge
  case boltzmann
  case avogadro
  case luminousEfficacy

  // Constants derived from them.
  case reducedPlanck
  case gas
  case faraday
  case stefanBoltzmann
  case josephson
  case vonKlitzing

  // Constants defined by convention.
  case standardGravity
  case standardAtmosphere
  case astronomicalUnit
  case lightYear
  case parsec

  /// The constant's value in its unit.
  ///
  /// - Throws: `CalculationError` if the calculation fails, which it does for none of them.
  /// - Complexity: O(1).
  public var value: Real {
    get throws(CalculationError) {
      switch self {
      case .caesiumFrequency: Real(9_192_631_770 as Rational)
      case .speedOfLight: 299_792_458
      case .planck: Real(Rational(significand: 662_607_015, exponent: -42))
      case .elementaryCharge: Real(Rational(significand: 1_602_176_634, exponent: -28))
      case .boltzmann: Real(Rational(significand: 1_380_649, exponent: -29))
      case .avogadro: Real(Rational(significand: 602_214_076, exponent: 15))
      case .luminousEfficacy: 683
      case .reducedPlanck: try Self.planck.value / (2 * .pi)
      case .gas: try Self.avogadro.value * Self.boltzmann.value
      case .faraday: try Self.avogadro.value * Self.elementaryCharge.value
      case .stefanBoltzmann: try Self.stefanBoltzmannValue()
      case .josephson: try 2 * Self.elementaryCharge.value / Self.planck.value
      case .vonKlitzing:
        try Self.planck.value / Self.elementaryCharge.value / Self.elementaryCharge.value
      case .standardGravity: Real(Rational(significand: 980_665, exponent: -5))
      case .standardAtmosphere: 101_325
      case .astronomicalUnit: Real(149_597_870_700 as Rational)
      case .lightYear: Real(9_460_730_472_580_800 as Rational)
      case .parsec: try 648_000 * Self.astronomicalUnit.value / .pi
      }
    }
  }

  /// 2π⁵k⁴/(15h³c²).
  private static func stefanBoltzmannValue() throws(CalculationError) -> Real {
    let (k, h, c) = (try boltzmann.value, try planck.value, try speedOfLight.value)
    let above = try 2 * (k * k) * (k * k)
    let below = try 15 * h * h * h * c * c
    return try .pi * .pi * .pi * .pi * .pi * (above / below)
  }

  /// The names in expressions; none if a unit of that name is the same.
  var names: [String] {
    switch self {
    case .speedOfLight: ["speed of light", "c"]
    case .planck: ["planck", "planck constant"]
    case .elementaryCharge: ["electron charge", "elementary charge"]
    case .boltzmann: ["boltzmann", "boltzmann constant"]
    case .avogadro: ["avogadro", "avogadro constant"]
    case .reducedPlanck: ["hbar"]
    case .gas: ["R", "gas constant"]
    case .faraday: ["faraday", "faraday constant"]
    case .stefanBoltzmann: ["stefan-boltzmann", "stefan boltzmann"]
    case .standardGravity: ["gn", "standard gravity"]
    case .astronomicalUnit: ["au"]
    case .lightYear: ["ly"]
    case .caesiumFrequency, .luminousEfficacy, .josephson, .vonKlitzing, .standardAtmosphere,
      .parsec:
      []
    }
  }

  /// The constant as a quantity.
  var quantity: ExpressionValue? {
    let text = unit.hasPrefix("1/") ? unit : "1 " + unit
    var options = ReadingOptions()
    options.readsQuantities = true
    guard let one = try? MathExpression(text, options).result(exchangeRates: ExchangeRates()),
      case .quantity(let one) = one.value, let value = try? value,
      let quantity = try? one.replacingNumber(value, within: Budget())
    else { return nil }
    return .quantity(quantity)
  }

  /// The constant's symbol.
  public var symbol: String {
    switch self {
    case .caesiumFrequency: "Δν_Cs"
    case .speedOfLight: "c"
    case .planck: "h"
    case .elementaryCharge: "qₑ"
    case .boltzmann: "k_B"
    case .avogadro: "N_A"
    case .luminousEfficacy: "K_cd"
    case .reducedPlanck: "ħ"
    case .gas: "R"
    case .faraday: "F"
    case .stefanBoltzmann: "σ"
    case .josephson: "K_J"
    case .vonKlitzing: "R_K"
    case .standardGravity: "g_n"
    case .standardAtmosphere: "atm"
    case .astronomicalUnit: "au"
    case .lightYear: "ly"
    case .parsec: "pc"
    }
  }

  /// The value as it is defined: a number, or a formula with other constants.
  public var definition: String {
    switch self {
    case .caesiumFrequency: "9192631770"
    case .speedOfLight: "299792458"
    case .planck: "6.62607015 × 10⁻³⁴"
    case .elementaryCharge: "1.602176634 × 10⁻¹⁹"
    case .boltzmann: "1.380649 × 10⁻²³"
    case .avogadro: "6.02214076 × 10²³"
    case .luminousEfficacy: "683"
    case .reducedPlanck: "h/(2π)"
    case .gas: "N_A k_B"
    case .faraday: "N_A qₑ"
    case .stefanBoltzmann: "2π⁵k_B⁴/(15h³c²)"
    case .josephson: "2qₑ/h"
    case .vonKlitzing: "h/qₑ²"
    case .standardGravity: "9.80665"
    case .standardAtmosphere: "101325"
    case .astronomicalUnit: "149597870700"
    case .lightYear: "9460730472580800"
    case .parsec: "(648000/π) au"
    }
  }

  /// The unit of the value, in signs of the SI.
  public var unit: String {
    switch self {
    case .caesiumFrequency: "Hz"
    case .speedOfLight: "m/s"
    case .planck, .reducedPlanck: "J s"
    case .elementaryCharge: "C"
    case .boltzmann: "J/K"
    case .avogadro: "1/mol"
    case .luminousEfficacy: "lm/W"
    case .gas: "J/(mol K)"
    case .faraday: "C/mol"
    case .stefanBoltzmann: "W/(m² K⁴)"
    case .josephson: "Hz/V"
    case .vonKlitzing: "Ω"
    case .standardGravity: "m/s²"
    case .standardAtmosphere: "Pa"
    case .astronomicalUnit, .lightYear, .parsec: "m"
    }
  }

  /// The body that fixed the value, and the year.
  public var source: String {
    switch self {
    case .caesiumFrequency, .speedOfLight, .planck, .elementaryCharge, .boltzmann, .avogadro,
      .luminousEfficacy, .reducedPlanck, .gas, .faraday, .stefanBoltzmann, .josephson,
      .vonKlitzing:
      "SI Brochure 9 (2019)"
    case .standardGravity: "CGPM 3 (1901)"
    case .standardAtmosphere: "CGPM 10 (1954)"
    case .astronomicalUnit: "IAU 2012 B2"
    case .lightYear: "IAU (365.25 d × c)"
    case .parsec: "IAU 2015 B2"
    }
  }
}
