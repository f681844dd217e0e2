import CalculatorPresentation
import Testing

@Suite struct SpokenNumberTests {
  @Test func refusesWhatIsNoNumber() {
    #expect(SpokenNumber(numerator: 1, denominator: 0) == nil)
    #expect(SpokenNumber(significand: 1, fractionDigits: -1) == nil)
    #expect(
      SpokenNumber(significand: 1, fractionDigits: SpokenNumber.fractionDigitLimit + 1) == nil)
    #expect(SpokenNumber(significand: 1, fractionDigits: SpokenNumber.fractionDigitLimit) != nil)
  }

  @Test("An error is said as one", arguments: Language.allCases)
  func error(language: Language) {
    let catalogue = Catalogue(language)
    #expect(catalogue.text(SpokenNumber.error) == catalogue.text(.part(.error)))
  }

  @Test("The largest numbers have words", arguments: Language.allCases)
  func largest(language: Language) throws {
    let catalogue = Catalogue(language)
    for exponent in [Int.min, .max] {
      let number = try #require(
        SpokenNumber(isNegative: true, significand: .max, fractionDigits: 19, exponent: exponent))
      #expect(!catalogue.text(number).isEmpty)
    }
    let fraction = try #require(
      SpokenNumber(numerator: .max, denominator: .max - 1, isMixed: true))
    #expect(!catalogue.text(fraction).isEmpty)
  }

  /// Different numbers are said differently: no digit can be lost on the way.
  @Test(arguments: Language.allCases)
  func differentNumbersHaveDifferentWords(language: Language) throws {
    let catalogue = Catalogue(language)
    var numbers = Set<UInt64>(0...2_200)
    var power: UInt64 = 1_000
    while power <= 100_000_000_000_000_000 {
      for factor in [1, 2, 3, 11, 17, 21, 80, 99, 100, 101, 102] as [UInt64] {
        numbers.formUnion([power * factor, power * factor + 1, power * factor - 1])
      }
      power *= 10
    }
    var words: Set<String> = []
    for number in numbers {
      let text = catalogue.text(try #require(SpokenNumber(significand: number)))
      #expect(words.insert(text).inserted, "\(number): \(text)")
      #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(number): \(text)")
    }
  }

  @Test("A fraction's words tell it from all others", arguments: Language.allCases)
  func differentFractionsHaveDifferentWords(language: Language) throws {
    let catalogue = Catalogue(language)
    var words: Set<String> = []
    for denominator: UInt64 in Array(2...110) + [1_000, 1_000_000] {
      for numerator: UInt64 in 1...12 {
        let fraction = try #require(SpokenNumber(numerator: numerator, denominator: denominator))
        let text = catalogue.text(fraction)
        #expect(words.insert(text).inserted, "\(numerator)/\(denominator): \(text)")
      }
    }
  }
}
