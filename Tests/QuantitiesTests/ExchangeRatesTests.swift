import BigNumbers
import ExactReals
import Quantities
import Testing

@Suite struct ExchangeRatesTests {
  private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

  private func rate(
    _ from: String, _ rate: String, _ to: String, on date: String, source: String = ""
  ) throws -> ExchangeRate {
    let value = try #require(Rational(decimal: rate))
    return try #require(
      ExchangeRate(
        from: currency(from), to: currency(to), rate: value, date: date, source: source))
  }

  private func rates(_ list: [ExchangeRate]) -> ExchangeRates {
    var rates = ExchangeRates()
    for rate in list { rates.add(rate) }
    return rates
  }

  @Test func theDirectRateComesFirstThenItsReciprocalThenACommonCurrency() throws {
    let cross = [
      try rate("EUR", "1.25", "USD", on: "2026-11-20"),
      try rate("EUR", "0.8", "GBP", on: "2026-11-20"),
    ]
    let (dollar, pound) = (try currency("USD"), try currency("GBP"))
    let over = try #require(rates(cross).rate(from: dollar, to: pound))
    #expect(over.rate.description == "16/25")
    #expect(over.origins == cross)
    let reciprocal = try rate("GBP", "1.6", "USD", on: "2026-11-01")
    #expect(rates(cross + [reciprocal]).rate(from: dollar, to: pound)?.rate.description == "5/8")
    let direct = try rate("USD", "0.6", "GBP", on: "2026-10-01")
    let all = rates(cross + [reciprocal, direct])
    #expect(all.rate(from: dollar, to: pound)?.rate.description == "3/5")
    #expect(all.on("2026-11-20").rate(from: dollar, to: pound)?.rate.description == "16/25")
    #expect(all.on("2026-11-21").rate(from: dollar, to: pound) == nil)
    #expect(all.rate(from: dollar, to: dollar)?.rate == 1)
  }

  @Test func theNewestRateCountsAndACommonCurrencyIsOfOneDay() throws {
    let list = rates([
      try rate("EUR", "2", "USD", on: "2026-11-20"), try rate("EUR", "1", "USD", on: "2026-11-19"),
      try rate("EUR", "3", "USD", on: "2026-11-20"),
      try rate("EUR", "160", "JPY", on: "2026-11-18"),
    ])
    #expect(try list.rate(from: currency("EUR"), to: currency("USD"))?.rate == 3)
    #expect(try list.rate(from: currency("JPY"), to: currency("USD")) == nil)
  }

  @Test func manyRatesAreSearchedAtOnce() throws {
    var many = ExchangeRates()
    for year in 9_000...9_999 {
      let date = "\(year)-01-01"
      for code in ["USD", "GBP"] { many.add(try rate("EUR", "1.5", code, on: date)) }
    }
    let answer = try many.rate(from: currency("USD"), to: currency("GBP"))
    #expect(answer?.rate == 1)
    #expect(answer?.origins.map { $0.date } == ["9999-01-01", "9999-01-01"])
    let last = try rate("EUR", "2", "CHF", on: "2026-11-20")
    while many.add(last) {}
    #expect(many.rates.count == ExchangeRates.limit)
  }

  @Test func answersCarryTheirRates() throws {
    let given = try rate("EUR", "1.25", "USD", on: "2026-11-20", source: "bank")
    let exchange = rates([given])
    let (euro, dollar) = (try unitProduct("EUR"), try unitProduct("USD"))
    let dollars = try Quantity(100, in: euro).converted(to: dollar, using: exchange)
    #expect(dollars.number.rational == 125)
    #expect(dollars.rates == [given])
    let sum = try dollars.adding(Quantity(5, in: euro), using: exchange).multiplied(by: Quantity(2))
    #expect(sum.rates == [given])
    #expect(try Quantity(1, in: euro).adding(Quantity(1, in: euro)).rates.isEmpty)
    // A power of a currency is converted by that power of the rate.
    let perMass = try Quantity(5, in: unitProduct("kg/USD"))
      .converted(to: unitProduct("kg/EUR"), using: exchange)
    #expect(perMass.number.rational == Rational("25/4"))
  }

  @Test func withoutARateThereIsNoAnswer() throws {
    let (euro, dollar) = (try currency("EUR"), try currency("USD"))
    let start = try Quantity(1, in: UnitProduct(Unit(euro)))
    let error = #expect(throws: QuantityError.self) {
      try start.converted(to: UnitProduct(Unit(dollar)))
    }
    #expect(error == .noRate(from: euro, to: dollar))
    #expect(error?.reason == "no exchange rate from EUR to USD is known")
    #expect(throws: QuantityError.self) { try start.converted(to: unitProduct("kg")) }
    #expect(throws: QuantityError.self) { try start.adding(Quantity(3)) }
    #expect(ExchangeRate(from: euro, to: dollar, rate: 0, date: "2026-11-20") == nil)
    #expect(ExchangeRate(from: euro, to: dollar, rate: -1, date: "2026-11-20") == nil)
    let huge = try #require(Rational(decimal: "1e1000"))
    #expect(ExchangeRate(from: euro, to: dollar, rate: huge, date: "2026-11-20") == nil)
  }

  /// A price of one currency in another is a quantity like any other, without a rate.
  @Test func moneyIsADimension() throws {
    let price = try Quantity(12, in: unitProduct("EUR/kg"))
    let cost = try price.multiplied(by: Quantity(500, in: unitProduct("g")))
    #expect(cost.number.rational == 6)
    #expect(cost.units.text == "EUR")
    let own = try Quantity(Real(5) / 4, in: unitProduct("USD/EUR"))
    #expect(own.units.text == "USD/EUR")
    let dollars = try Quantity(100, in: unitProduct("EUR")).multiplied(by: own)
    #expect(dollars.number.rational == 125)
    #expect(dollars.units.text == "USD")
    #expect(try cost.divided(by: cost).units.isNone)
  }
}
