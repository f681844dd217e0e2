import CalculatorPresentation
import Testing

@Suite struct PortugueseNumbersTests {
  @Test(arguments: portugueseNumbers)
  func words(number: String, words: String) throws {
    let spoken = try #require(SpokenNumber(number), "\(number)")
    #expect(Catalogue(.portuguese).text(spoken) == words)
  }
}

/// Numbers and their spoken form.
private let portugueseNumbers: [(String, String)] = [
  ("0", "zero"),
  ("1", "um"),
  ("2", "dois"),
  ("10", "dez"),
  ("14", "quatorze"),
  ("16", "dezesseis"),
  ("20", "vinte"),
  ("21", "vinte e um"),
  ("99", "noventa e nove"),
  ("100", "cem"),
  ("101", "cento e um"),
  ("121", "cento e vinte e um"),
  ("200", "duzentos"),
  ("999", "novecentos e noventa e nove"),
  ("1000", "mil"),
  ("1001", "mil e um"),
  ("1100", "mil e cem"),
  ("1101", "mil cento e um"),
  ("1200", "mil e duzentos"),
  ("1999", "mil novecentos e noventa e nove"),
  ("2000", "dois mil"),
  ("2021", "dois mil e vinte e um"),
  ("100000", "cem mil"),
  ("1000000", "um milhão"),
  ("1000001", "um milhão e um"),
  ("1200000", "um milhão e duzentos mil"),
  ("1234567", "um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete"),
  ("2000000", "dois milhões"),
  ("1000000000", "um bilhão"),
  ("-3.5", "menos três vírgula cinco"),
  ("0.05", "zero vírgula zero cinco"),
  ("1e9", "um vezes dez elevado a nove"),
  ("-3.33e-9", "menos três vírgula três três vezes dez elevado a menos nove"),
  ("1/2", "um meio"),
  ("-7/2", "menos sete meios"),
  ("2/3", "dois terços"),
  ("3/8", "três oitavos"),
  ("7/10", "sete décimos"),
  ("5/12", "cinco doze avos"),
  ("3/40", "três quarenta avos"),
  ("1/100", "um centésimo"),
  ("7/1000", "sete milésimos"),
  ("3/101", "três sobre cento e um"),
]
