import CalculatorPresentation
import Quantities
import Testing

/// Files of the European Central Bank, as they are downloaded.
@Suite struct CentralBankRatesTests {
  private static let daily = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
    <gesmes:subject>Reference rates</gesmes:subject>
    <Cube>
    <Cube time='2026-11-20'>
    <Cube currency='USD' rate='1.0823'/>
    <Cube currency='JPY' rate='158.41'/>
    </Cube></Cube></gesmes:Envelope>
    """

  private func rates(_ text: String) -> [String]? {
    CentralBankRates.all(in: Array(text.utf8)).map { rates in
      rates.map { "\($0.date) \($0.from.code) \($0.rate) \($0.to.code) \($0.source)" }
    }
  }

  @Test func readsTheDailyFile() {
    #expect(
      rates(Self.daily)
        == ["2026-11-20 EUR 10823/10000 USD ECB", "2026-11-20 EUR 15841/100 JPY ECB"])
  }

  @Test func readsTheHistoryOldestFirst() {
    let history = """
      <Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.5"/></Cube>
      <Cube time="2026-11-19"><Cube currency="USD" rate="1.25"/><Cube currency="CYP" rate="0.58"/></Cube></Cube>
      """
    #expect(rates(history) == ["2026-11-19 EUR 5/4 USD ECB", "2026-11-20 EUR 3/2 USD ECB"])
  }

  @Test(arguments: [
    "Date, USD, JPY, \n20 November 2026, 1.5, 158.5, \n",
    "Date,USD,JPY,CYP,\r\n2026-11-20,1.5,158.5,N/A,\r\n",
  ])
  func readsTables(text: String) {
    #expect(rates(text) == ["2026-11-20 EUR 3/2 USD ECB", "2026-11-20 EUR 317/2 JPY ECB"])
  }

  @Test(arguments: [
    "", "\n", "<html></html>", "<Cube currency='USD' rate='1'/>",
    "<Cube time='2026-11-20'><Cube currency=",
    "date,from,to,rate\n2026-11-20,EUR,USD,1.25", "Date,USD\nyesterday,1.5",
    "Date,USD\n2026-11-20,-1",
    "1 + 1",
  ])
  func leavesOtherTextsToOthers(text: String) {
    #expect(rates(text) == nil)
  }

  @Test func canBePasted() {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.takeRates(Self.daily))
    viewModel.keep(ExchangeRate.all(in: Self.daily) ?? [])
    #expect(viewModel.exchangeRates.rates.count == 2)
  }
}
