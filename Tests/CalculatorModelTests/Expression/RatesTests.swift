import CalculatorModel
import Testing

/// `at` and `for` between an amount and a rate.
@Suite struct RatesTests {
  @Test(arguments: [
    ("3 at $2.50", "7.5 USD"), ("7h45 at $25/h", "193.75 USD"), ("12 h @ £35/h", "420 GBP"),
    ("240 miles at 60 mph", "4 h"), ("3 hours at 60 mph", "180 mi"),
    ("2 h 30 min at 60 mph", "150 mi"), ("2:30 at 60 mph", "150 mi"),
    ("60 mph for 3 hours", "180 mi"), ("420 km at 7.5 l/100km", "31.5 L"),
    ("420 km at 7.5 l/100km at €1.80/l", "56.7 EUR"), ("300 miles at 40 mpg to l", "28.39058838 L"),
    ("£35 a week for 12 weeks", "420 GBP"), ("$15/h for 8 h", "120 USD"),
    ("5 GB at 100 Mbps", "400 s"), ("5 kg at 2 kg/week", "2.5 week"),
    ("1500 W for 2 h * 0.31 €/kWh", "0.93 EUR"), ("2 * 240 miles at 60 mph", "8 h"),
    ("240 miles at 60 mph + 1 h", "5 h"), ("6 hours at £35", "210 GBP"),
    ("3 lb at $4.50 a pound", "13.5 USD"), ("15 mg/kg for 72 kg", "1080 mg"),
    ("$1,250 a month for a year", "15000 USD"),
    ("40 hours a week at £15", "600 GBP/week"), ("18 roses at £12 a dozen", "18 GBP"),
    ("25 at 90p", "22.5 GBP"), ("412 pupils / 8 classes", "51.5"), ("6 dogs x £12.50", "75 GBP"),
    ("24 cars * 5 men", "120"), ("24 cans at 33p each", "7.92 GBP"),
    ("3 sets of 12 reps", "36"), ("3 bunches of 200 g", "600 g"),
    ("180km / 80 kph", "2.25 h"), ("2 hours at 50 kph", "100 km"), ("15 mg/kg", "15 mg/kg"),
    ("15 mg/kg * 18.5 kg", "277.5 mg"), ("80 mg/kg/day * 12 kg", "960 mg/d"),
    ("5 mcg/kg/min * 70 kg in mg/h", "21 mg/h"), ("15 drops/mL * 125 mL/h", "1875 drop/h"),
    ("€38.75/h x 37.5 hours/week x 52", "75562.5 EUR/week"),
    ("€89 per night * 6 nights", "534 EUR"),
    ("3 dozen at €3.60 each", "129.6 EUR"),
    ("11 rolls of paper at £23.50 a roll less 10%", "232.65 GBP"),
    ("1.5 kg potatoes at £1.20 a kg", "1.8 GBP"),
    ("40 miles per gallon in litres per 100 km", "5.880364583333333 L/100km"),
    ("20pc of 100", "20"), ("250 divided by 18 remainder", "16"), ("3 baht * 2", "6 THB"),
    ("40 hours a week at $20 an hour", "800 USD/week"),
    ("average of $3 and $4", "3.5 USD"), ("max of €10, €12 and €14", "14 EUR"),
    ("72 kg at 15 mg/kg", "1080 mg"), ("10km at 5:00/km", "0:50:00"),
    ("3 shirts at $24.99 each plus 8% tax", "80.9676 USD"),
    ("3 large red shirts at £12 + 3 hats at £7 less 10%", "51.3 GBP"),
    ("400 g of cheese at £9/kg", "3.6 GBP"), ("2 bags of rice at £3.50", "7 GBP"),
    ("2 adults at £12 and 3 children at £7", "45 GBP"), ("£12 and £7", "19 GBP"),
    ("4 tyres at £85 each + £40 fitting", "380 GBP"), ("£120 hotel + £80 cheap flights", "200 GBP"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    ("£1.45/l to £/gallon", "US_gal or imp_gal"),
    ("420 miles at 38 mpg at £1.45/l", "US_mpg or mpg_imp"),
  ])
  func measuresOfTwoCountriesAreRefused(line: String, names: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == "error: this can be \(names); write one of them", "\(line)")
  }

  @Test(arguments: [
    ("£1.45/l to £/imp_gal", "6.5918305 GBP/imp_gal"),
    ("£1.45/l to £/US_gal", "5.4888470868 GBP/gal"),
    ("10 gallons at £6.50 a gallon", "65 GBP"), ("10 gallons to l", "37.85411784 L"),
    ("420 miles at 38 mpg_imp at £1.45/l", "72.85707394736842 GBP"),
  ])
  func measuresOfOneCountryAreAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    "£40 pw for 6 months", "£40 weekly for 6 months", "£40 basket for 6 months",
    "4 x £22.50 plus £3 each", "45 min at 5:00/km", "10 km at 5:00", "£20 - £3 and £4",
    "£120 hotel", "12 and £7", "£12 and 7",
    "£5 + 3 people", "12 eggs + £3", "5 kg at 60 mph", "240 miles for 2 km", "60 mph for 3 km",
    "5 cm for 2 s", "5 at 60 mph", "4 days of 5 hours", "1/2 cup of 200 g",
    "12 metrs * 2", "100 km at 80", "500 g at 11.99", "3 dozen at €3.60", "3 dozen eggs at £4",
    "2 gross at £5",
    "5 x 25kg bags at €8", "2 bags of 25kg at €8 each", "12 for €9 each", "50 cents x 8",
    "2 thirds of 90", "3 quarters of 80", "200 mls at €5 per litre", "€900 split 2:3:4",
    "0700-1930", "1900-0730", "17-3-2027", "3 kilometrs / 2", "3 apples", "3 cats + 4 dogs",
  ])
  func areRefused(line: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line).hasPrefix("error: "), "\(line)")
  }
}
