import CalculatorModel
import Testing

@Suite struct PhraseTests {
  @Test(arguments: [
    ("VAT in £90 at 20%", "15 GBP"), ("tax included in $54 at 8%", "4 USD"),
    ("VAT on £90 at 20%", "18 GBP"), ("tip on $80 + $6 at 50%", "43 USD"),
    ("tip 18% on $86", "15.48 USD"), ("VAT of 20 % on £90", "18 GBP"),
    ("hex 10 to decimal", "16"), ("octal 17 to decimal", "15"), ("binary 11 to decimal", "3"),
    ("take -20% from 80", "96"), ("what is the VAT on £90 at 20%", "18 GBP"),
    ("convert hex FF to decimal", "255"),
    ("how much is VAT on £90 at 20%", "18 GBP"), ("how much is the remainder of 17 / 5", "2"),
    ("£1200 at 5% compound for 36 months", "1389.15 GBP"),
    ("simple interest on 2000 at 5% for 18 months", "150"),
    ("compound interest on 100 at 21% for 6 months", "10"),
    ("add 15% to 80", "92"), ("Add 2 to 3", "5"), ("take 15% off 80", "68"),
    ("subtract 5% from 80 + 20", "95"), ("take 5 - 2 from 20", "17"), ("multiply 2 + 3 by 4", "20"),
    ("divide £86 by 4", "21.5 GBP"), ("remainder of 17 / 5", "2"),
    ("the remainder when 17 divided by 5", "2"), ("factors of 360", "2^3 * 3^2 * 5"),
    ("prime factors of 91", "7 * 13"), ("was £80 now £60", "-25%"),
    ("percentage change from 80 to 60", "-25%"),
    ("compound interest on £1200 at 5% for 3 years", "189.15 GBP"),
    ("simple interest on £1200 at 5% over 3 years", "180 GBP"),
    ("£1200 at 5% compound for 3 years", "1389.15 GBP"),
    ("£1200 at 5% compounded annually for 1 year", "1260 GBP"),
    ("£1200 at 5% for 3 years compound", "1389.15 GBP"), ("£1200 a year for 3 years", "3600 GBP"),
    ("what is the average of 3 and 4", "3.5"), ("what's the square root of 16", "4"),
    ("Cost: what's 3 × 4?", "12"), ("minus 5 plus 3", "-2"), ("negative 5", "-5"),
    ("2 to the power of 10", "1024"), ("3 + 2 to the power of 3", "11"),
    ("hex FF", "255"), ("hex ff to bin", "0b11111111"), ("1F hex", "31"),
    ("255 binary", "0b11111111"),
    ("how long to download 4.7 GB at 50 Mbps", "752 s"),
    ("how far is 26.2 miles in km", "42.1648128 km"),
    ("monthly payment on $12k at 7.9% over 48 months", "292.3921119567377 USD"),
    ("monthly mortgage payment on £200k at 4% over 25 years", "1055.673680595554 GBP"),
    ("average 3 4 8", "5"), ("the average of 3.5 4.5", "4"), ("sum of $3 $4 -$2.5", "4.5 USD"),
    ("add 12 30 4000", "4042"), ("median of 1 2 90", "2"),
    ("percentage decrease from 80 to 60", "25%"), ("drop from 80 to 100", "-25%"),
    ("price per kg of £2.35 for 400g", "5.875 GBP"), ("£3 for 750 ml as price per litre", "4 GBP"),
    ("£3 for 750 ml per litre", "4 GBP"), ("price of 3 kg at £2/kg", "6 GBP"),
    ("pace for 10 km in 52 min", "5.2 min/km"), ("5 miles in 40 min pace per mile", "8 min/mi"),
    ("pace per mile for 5 miles in 0:40:00", "8 min/mi"),
    ("$85,000 a year per month", "7083.333333333333 USD"), ("£3 per hour a day", "72 GBP"),
    ("60 mi per hour per hour", "60 mi/h^2"),
    ("250 mg every 6 hours for 7 days", "7000 mg"),
    ("1000 ml over 8 hours in ml/hr", "125 mL/h"), ("BMI 82 kg 1.78 m", "25.88057063502083 kg/m^2"),
    ("$5000 at 4.5% for 3 years compounded monthly", "5721.239161024466 USD"),
    ("250 to 310 percent change", "24%"), ("£80 after 25% off", "60 GBP"),
    ("price before 5% GST if total is $262.50", "250 USD"), ("£120 without 20% VAT", "100 GBP"),
    ("£80 after 25% off then another 10% off", "54 GBP"), ("remove 20% VAT from £120", "100 GBP"),
    ("standard deviation of 1, 3 and 5", "2"), ("0.25 mg to mcg", "250 ug"),
    ("average speed 42 km in 1h 24min", "30 km/h"),
    ("area of a room 12 ft 6 in by 10 ft in square feet", "125 sqft"),
    ("sum of 12, 30, 45", "87"),
    ("4 for $10, how much is each", "2.5 USD"), ("4 for $10, how much for 6", "15 USD"),
    ("2 tablets 3 times a day for 14 days", "84"), ("23 litres into 500ml bottles", "46"),
    ("£540 including 20% VAT, what is it without VAT", "450 GBP"),
    ("£540 incl 20% VAT, how much is the VAT", "90 GBP"), ("2 and a half hours", "2.5 h"),
    ("8 x 4 ft in m2", "2.97289728 m^2"), ("2 x 3 x 4 m to L", "24000 L"),
    ("8 x 4 ft in m", "9.7536 m"), ("3 x 4 m2 in m2", "12 m^2"), ("8 x 4 ft", "32 ft"),
    ("50 usd", "50 USD"), ("20 Eur + 5 EUR", "25 EUR"), ("3 x 5 kg in g", "15000 g"),
    ("450g for 4, how much for 11", "1237.5 g"), ("$4.98 for 12 eggs, price per egg", "0.415 USD"),
    ("45\" wide x 3 yards in square feet", "33.75 sqft"),
    ("240 miles on 24 gallons in mpg", "10 mpg"), ("600 km on 30 litres in km/l", "20 km/L"),
    ("250 g for 4 people, how much for 6", "375 g"),
    ("100 grows 50% per year for 2 years", "225"), ("VAT 20% included in 540", "90"),
    ("20% VAT included in 540", "90"), ("540 includes 20% VAT", "90"),
    ("10 km in 52 minutes, pace per km", "5.2 min/km"),
    ("how many 4 MB photos go into 64 GB", "16000"),
    ("how many 4 MB photos fit in 64 GB", "16000"), ("how many 5 cm go in 2 m", "40"),
    ("60 W bulb 8 hours a day for 30 days in kWh", "14.4 kWh"),
    ("60 W for 8 hours a day for 30 days in kWh", "14.4 kWh"),
    ("1500 W heater 3 hours a day for 30 days at 28p/kWh", "37.8 GBP"),
    ("$25/hour per week", "4200 USD"), ("area of 12 ft x 14 ft in sqft", "168 sqft"),
    ("volume of box 2m x 3m x 1.5m in litres", "9000 L"),
    ("area of a circle of radius 2 cm", "12.56637061435917 cm^2"),
    ("circumference of circle with diameter 2 cm", "6.283185307179586 cm"),
    ("volume of a sphere of radius 3 cm", "113.0973355292326 cm^3"),
    ("speed of 100 m in 8 s", "12.5 m/s"), ("time between 8:30 and 17:15", "8:45"),
    ("time from 8:30 to 17:15", "8:45"), ("7:45 in decimal hours", "7.75 h"),
    ("week number of 2026-11-30", "2026-W49"), ("21 km at 5 min 30 s per km", "115.5 min"),
    ("what time is it 8 hours after 9:30pm", "5:30 am"),
    ("calculate 5 x 3", "15"), ("how long does it take to drive 120 miles at 60 mph", "2 h"),
  ])
  func standsForACalculation(text: String, answer: String) throws {
    #expect(try Sheet(text).written(at: 0)?.text == answer, "\(text)")
  }

  @Test(
    "A phrase for two calculations is refused with both, which can be typed",
    arguments: [
      (
        "interest on £1200 at 5% for 3 years", "simple interest on £1200 at 5% for 3 years",
        "compound interest on £1200 at 5% for 3 years"
      ),
      (
        "£1200 at 5% for 3 years", "simple interest on £1200 at 5% for 3 years",
        "£1200 at 5% compound for 3 years"
      ),
      (
        "$12k loan at 7.9% over 48 months", "monthly payment on $12k at 7.9% for 48 months",
        "compound interest on $12k at 7.9% for 48 / 12 years"
      ),
      ("£240 ex VAT at 20%", "£240 plus 20%", "£240 / (100% + 20%)"),
      ("£240 incl tax at 20%", "£240 plus 20%", "20% of £240 / (100% + 20%)"),
      (
        "10 km in 48:30 pace per km", "(0:48:30) / (10 km) to min/km",
        "(48:30:00) / (10 km) to min/km"
      ),
      ("255 hex", "0x255", "255 to hex"), ("hex 255", "0x255", "255 to hex"),
      ("1010 binary", "0b1010", "1010 to bin"),
    ])
  func refusesWhatStandsForTwo(text: String, one: String, other: String) throws {
    let error = #expect(throws: ExpressionError.self) { try Worksheet().line(text) }
    #expect(error?.cause == .ambiguous(one, other), "\(text)")
    for reading in [one, other] { #expect(try Sheet(reading).written(at: 0)?.text != nil) }
  }

  /// Without a percentage, or with only a part of the words, the line is read as it is.
  @Test(arguments: [
    "add 15% to 80 and 20", "divide £100 by 3 people plus £5", "multiply 3 by 4 + 2",
    "remainder of 17 / 5 + 1",
    "solve 17 / 5", "solve x^2 != 9", "how long to drive 215 miles", "VAT in £90 at 20",
    "tip on $86", "interest on £1200 at 5 for 3 years", "split 5", "hex",
    "age on 2025-09-01 if born 1987-11-23", "age in 2040 if born 1987-11-23",
    "age when 18 born 2015",
    "add 5", "sum of 12 500", "average 3 4 5 +", "average of 3", "price per kg of",
    "take 5 of 6", "was 80", "FF binary", "£1200 at 5% for 3 days compound",
  ])
  func leavesOtherLinesAlone(text: String) {
    #expect(throws: ExpressionError.self) { try Worksheet().line(text) }
  }

  @Test(
    "A phrase is told by its place", arguments: [("add 5 to foo", 9..<12), ("minus foo", 6..<9)])
  func refusesAtItsPlace(text: String, place: Range<Int>) {
    let error = #expect(throws: ExpressionError.self) { try Worksheet().line(text) }
    #expect(error?.range == place, "\(text)")
  }
}
