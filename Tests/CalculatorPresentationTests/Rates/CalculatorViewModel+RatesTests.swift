import CalculatorModel
import CalendarDates
import Quantities
import Testing

@testable import CalculatorPresentation

/// Exchange rates that the user types or pastes where there are keypads.
@Suite struct CalculatorViewModelRatesTests {
  private let line = "rate 2026-11-20 1 EUR = 1.25 USD # ECB"

  @Test func areTakenFromALine() {
    let viewModel = CalculatorViewModel(history: HistoryViewModel(isOn: true))
    viewModel.calculateLine("10 EUR to USD")
    #expect(
      viewModel.typedLine?.problem
        == "Not understood: column 8, no exchange rate from EUR to USD is known")
    viewModel.calculateLine(line)
    #expect(viewModel.notice == "1 EUR = 1.25 USD, 2026-11-20, ECB")
    #expect(viewModel.typedLine == nil)
    viewModel.calculateLine("10 EUR to USD")
    #expect(viewModel.notice == "10 EUR → USD = 12.5 USD (1 EUR = 1.25 USD, 2026-11-20, ECB)")
    #expect(viewModel.history.rows[0].calculationText == "10 EUR → USD = 12.5 USD")
  }

  /// A line without a date is a rate of today, and none where the day is unknown.
  @Test func areOfTodayWithoutADate() throws {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.takeRates("€1 = $1.25"))
    let today = try CalendarDate("2026-11-27")
    viewModel.wallClock.today = { today }
    #expect(viewModel.takeRates("€1 = $1.25"))
    #expect(viewModel.notice == "1 EUR = 1.25 USD, 2026-11-27")
    #expect(!viewModel.takeRates("x = 3"))
    #expect(!viewModel.takeRates("1 EUR = 2"))
  }

  @Test(arguments: [
    ("rate 2026-11-20 1 EUR = 1.25 USD", 1), ("2026-11-20,EUR,USD,1.25,ECB", 1),
    ("date,from,to,rate,source\n2026-11-20,EUR,USD,1.25,ECB\n2026-11-20,EUR,GBP,0.8,ECB\n", 2),
    ("2026-11-20, EUR, USD, 1.25\r\nrate 2026-11-20 1 EUR = 160 JPY\r\n", 2),
    ("date,from,to,rate", 0), ("2026-11-20,EUR,EUR,1", 0), ("2026-02-30,EUR,USD,1", 0),
    ("2026-11-20,EUR,USD,0", 0), ("2026-11-20,EUR,USD,1.25\n1+1", 0), ("rate = 3", 0), ("1,234", 0),
    ("", 0),
  ])
  func arePasted(text: String, count: Int) {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.takeRates(text) == (count > 0), "\(text)")
    #expect(viewModel.exchangeRates.rates.count == count, "\(text)")
    if count > 1 { #expect(viewModel.notice == "Exchange rates added: \(count)", "\(text)") }
  }

  @Test func areKeptWithTheSession() throws {
    let viewModel = CalculatorViewModel()
    viewModel.paste(line)
    let another = CalculatorViewModel()
    #expect(another.continueSession(try #require(viewModel.sessionLines)))
    #expect(another.exchangeRates.rates == viewModel.exchangeRates.rates)
    #expect(another.exchangeRates.rates.count == 1)
  }

  @Test func thoseGivenLastAreKept() {
    let viewModel = CalculatorViewModel()
    for rate in 1...250 { viewModel.paste("2026-11-20,EUR,USD,\(rate)") }
    #expect(viewModel.exchangeRates.rates.count == CalculatorViewModel.rateLimit)
    #expect(viewModel.exchangeRates.rates.first?.rate == 51)
    #expect(viewModel.exchangeRates.rates.last?.rate == 250)
    let source = String(repeating: "é", count: 1_000)
    for rate in 1...250 { viewModel.paste("2026-11-20,EUR,USD,\(rate),\(source)") }
    #expect(viewModel.exchangeRates.rates.last?.source.count == 200)
    #expect(viewModel.exchangeRates.rates.count < 100)
    #expect(viewModel.sessionLines?.isEmpty == false)
  }

  @Test func moneyIsConvertedOnTheKeypad() throws {
    let viewModel = CalculatorViewModel()
    viewModel.perform(.convert)
    #expect(viewModel.choices(of: .units(.upper)).actions.contains(.category(.currency)))
    viewModel.choose(.category(.currency), from: .units(.upper))
    #expect(viewModel.notice?.contains("rate 2026-11-20 1 EUR = 1.08 USD") == true)
    #expect(viewModel.conversion?.pair.upper.category == .length)
    viewModel.paste(line)
    viewModel.choose(.category(.currency), from: .units(.upper))
    #expect(viewModel.conversionLines.map { $0.symbol } == ["EUR", "USD"])
    for key in try KeySequence("1 0").keys { viewModel.press(key) }
    #expect(viewModel.conversionLines.map { $0.description } == ["10 EUR", "= 12.5 USD"])
    #expect(viewModel.notice == "1 EUR = 1.25 USD, 2026-11-20, ECB")
    #expect(
      viewModel.choices(of: .units(.lower)).actions.map(\.id).filter { $0.hasPrefix("unit") }
        == ["unit EUR", "unit USD"])
    viewModel.swapUnits()
    #expect(viewModel.conversionLines.map { $0.description } == ["10 USD", "= 8 EUR"])
    viewModel.mark(.lower)
    #expect(viewModel.displayText == "8")
    let another = CalculatorViewModel()
    #expect(another.continueSession(try #require(viewModel.sessionLines)))
    #expect(another.conversionLines.map { $0.description } == ["= 10 USD", "8 EUR"])
    choose("GBP", in: viewModel)
    #expect(viewModel.notice?.hasPrefix("To convert money") == true)
    #expect(viewModel.conversionLines.map { $0.description } == ["= 10 USD", "8 EUR"])
    viewModel.paste("2026-11-20,GBP,JPY,200")
    choose("GBP", in: viewModel)
    #expect(
      viewModel.conversionLines.map { $0.description }
        == ["no exchange rate from EUR to GBP is known", "8 EUR"])
  }

  @Test(arguments: [
    ("2026-11-20", ""), ("2026-11-27", ""), ("2026-11-28", "; age in days: 8"),
    ("2027-11-20", "; age in days: 365"), ("2026-11-01", ""),
  ])
  func ratesOfMoreThanAWeekSayTheirAge(day: String, age: String) throws {
    let viewModel = CalculatorViewModel()
    let today = try CalendarDate(day)
    viewModel.wallClock.today = { today }
    viewModel.paste(line)
    viewModel.calculateLine("10 EUR to USD")
    #expect(
      viewModel.notice
        == "10 EUR → USD = 12.5 USD (1 EUR = 1.25 USD, 2026-11-20, ECB" + age + ")", "\(day)")
  }

  @Test func currenciesAreFoundByTheirCodes() {
    let viewModel = CalculatorViewModel()
    viewModel.perform(.convert)
    let euros = { viewModel.choices(of: .units(.upper), matching: "eur").actions.map(\.id) }
    #expect(!euros().contains("unit EUR"))
    viewModel.paste(line)
    #expect(euros().first == "unit EUR")
  }

  @Test func aTemperatureThatNothingCanHaveIsTold() throws {
    let viewModel = CalculatorViewModel()
    viewModel.perform(.convert)
    choose("degC", in: viewModel)
    viewModel.press(.digit(.three))
    #expect(viewModel.notice == nil)
    for key in try KeySequence("0 0").keys { viewModel.press(key) }
    viewModel.press(.toggleSign)
    #expect(viewModel.notice == "Below absolute zero")
    viewModel.press(.delete)
    #expect(viewModel.notice == nil)
  }

  private func choose(_ unit: String, in viewModel: CalculatorViewModel) {
    guard let unit = ConversionUnit(id: unit) else { return }
    viewModel.choose(.unit(unit), from: .units(.upper))
  }
}
