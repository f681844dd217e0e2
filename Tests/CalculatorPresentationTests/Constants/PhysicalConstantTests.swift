import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct PhysicalConstantTests {
  @Test(
    "The values of CODATA and the IAU, as they round",
    arguments: [
      (PhysicalConstant.caesiumFrequency, "9192631770"),
      (.speedOfLight, "299792458"),
      (.planck, "6.62607015e-34"),
      (.elementaryCharge, "1.602176634e-19"),
      (.boltzmann, "1.380649e-23"),
      (.avogadro, "6.02214076e23"),
      (.luminousEfficacy, "683"),
      (.reducedPlanck, "1.054571818e-34"),
      (.gas, "8.314462618"),
      (.faraday, "96485.33212"),
      (.stefanBoltzmann, "5.670374419e-8"),
      (.josephson, "483597848400000"),
      (.vonKlitzing, "25812.80746"),
      (.standardGravity, "9.80665"),
      (.standardAtmosphere, "101325"),
      (.astronomicalUnit, "149597870700"),
      (.lightYear, "9460730472580800"),
      (.parsec, "30856775810000000"),
    ])
  func values(constant: PhysicalConstant, text: String) throws {
    let digits = text.prefix { $0 != "e" }.filter { $0.isNumber }.drop { $0 == "0" }
    let count = max(String(digits.reversed().drop { $0 == "0" }.reversed()).count, 1)
    let value = try MathExpression(text).value(in: .radians, within: .result)
    let rounded = try constant.value.decimal(significantDigits: count)
    let expected = try value.decimal(significantDigits: count)
    #expect(rounded.significand == expected.significand, "\(rounded)")
    #expect(rounded.exponent == expected.exponent)
  }

  @Test func whatIsMadeOfOthersIsExact() throws {
    #expect(
      try PhysicalConstant.gas.value.rational?.description == "207861565453831/25000000000000")
    #expect(try PhysicalConstant.reducedPlanck.value.exactText?.contains("π") == true)
    // K_J R_K e = 2, as both are made of h and the charge.
    let product = try PhysicalConstant.josephson.value * PhysicalConstant.vonKlitzing.value
    #expect(try (product * PhysicalConstant.elementaryCharge.value).rational == 2)
  }

  @Test func aConstantIsTakenAsAnOperandAndUndone() throws {
    let viewModel = CalculatorViewModel(mode: .scientific)
    viewModel.press(.digit(.two))
    viewModel.press(.operation(.multiplication))
    viewModel.use(.speedOfLight)
    viewModel.press(.equals)
    #expect(viewModel.displayText == "599,584,916")
    viewModel.undo()
    viewModel.undo()
    #expect(viewModel.displayText == "2")
  }

  @Test(
    "Found by sign, by name in one's own language or in English, and by unit",
    arguments: [
      (Language.english, "planck", ["h", "ħ"]),
      (.english, "PLANCK reduced", ["ħ"]),
      (.german, "licht", ["c", "ly"]),
      (.german, "light", ["c", "ly"]),
      (.japanese, "光速", ["c"]),
      (.english, "k_b", ["k_B"]),
      (.english, "J/K", ["k_B"]),
      (.english, "m/s^2", ["g_n"]),
      (.french, "cesium", ["Δν_Cs"]),
      (.english, "gravitation", []),
    ])
  func search(language: Language, text: String, symbols: [String]) {
    let viewModel = CalculatorViewModel()
    viewModel.settings.language = language.code
    #expect(viewModel.choices(of: .constants, matching: text).rows.map(\.symbol) == symbols)
  }

  @Test func allAreListedWithWhatTheyAre() throws {
    let rows = CalculatorViewModel().choices(of: .constants).rows
    #expect(rows.count == PhysicalConstant.allCases.count)
    #expect(Set(rows.map(\.symbol)).count == rows.count)
    // In a calculator, that symbol stands for Euler's number.
    #expect(!rows.map(\.symbol).contains("e"))
    let light = try #require(rows.first { $0.action == .constant(.speedOfLight) })
    #expect(light.name == "Speed of light")
    #expect(light.detail == "299792458 m/s")
    #expect(light.source == "SI Brochure 9 (2019)")
  }

  @Test("Each language has its own words for all", arguments: Language.allCases)
  func words(language: Language) {
    let catalogue = Catalogue(language)
    let names = PhysicalConstant.allCases.map { catalogue.text(ConstantsText.name($0)) }
    #expect(Set(names).count == names.count)
    for text in [ConstantsText.search, .nothingFound, .measuredAreLeftOut] {
      #expect(!catalogue.text(text).isEmpty)
      guard language != .english else { continue }
      #expect(catalogue.text(text) != Catalogue(.english).text(text))
    }
    for name in names { #expect(!name.isEmpty && name.first?.isWhitespace == false) }
  }
}
