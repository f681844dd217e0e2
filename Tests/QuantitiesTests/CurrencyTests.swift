import Quantities
import Testing

@Suite struct CurrencyTests {
  @Test func codesAreThreeCapitalsOfTheStandard() {
    #expect(Currency(code: "EUR")?.code == "EUR")
    #expect(Currency(code: "ZWG")?.code == "ZWG")
    for text in ["eur", "EU", "EURO", "XYZ", "", "€", " EU", "R U"] {
      #expect(Currency(code: text) == nil, "\(text)")
    }
    let codes = Currency.all.map { $0.code }
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.utf8.allSatisfy { (65...90).contains($0) } })
  }

  /// A code that was also a unit would be read as that unit, and the money would be lost.
  @Test func noCodeIsAUnit() throws {
    for currency in Currency.all {
      let unit = try Unit.named(currency.code)
      #expect(unit.currency == currency)
      #expect(unit.symbol == currency.code)
      #expect(unit.kind == .money)
    }
  }
}
