import CalculatorModel
import Quantities
import Testing

/// The recognition of units in a line, and refusals with their reasons.
@Suite struct UnitReadingTests {
  @Test(arguments: [
    ("2 m^2", "2 m^2"), ("5 mm2", "5 mm^2"), ("5 m²", "5 m^2"), ("2^3 m", "8 m"),
    ("(5 m)^2", "25 m^2"), ("10 m/s/2", "5 m/s"), ("60 mi per h", "60 mi/h"),
    ("6 / min", "6 min^-1"),
    ("5 J/(kg K)", "5 J/(kg K)"), ("1/(kg K)", "1 kg^-1 K^-1"), ("5 N*m", "5 N m"),
    ("5 m s^-2", "5 m/s^2"), ("5 m s^(-2)", "5 m/s^2"), ("(2 + 3) m", "5 m"),
    ("-5 ft 3 in", "-5.25 ft"), ("2 * 5 ft 3 in", "10.5 ft"), ("-1/2 m", "-0.5 m"),
    ("3/4 cup + 1/2 cup", "1.25 cup"), ("½ m", "0.5 m"), ("-40 degC + 5 K", "-35 degC"),
    ("max(1 m, 2 ft)", "1 m"), ("min(1 m, 2 ft)", "2 ft"), ("abs(-5 m)", "5 m"),
    ("5 % of 20 kg", "1 kg"), ("100 kg + 10% of 50 kg", "105 kg"),
    ("5 rem", "5 rem"), ("100 W h to J", "360000 J"), ("1 lbf in in J", "0.1129848290276167 J"),
    ("20 m/s to km/h to mph", "44.73872584108805 mph"), ("0xFF m", "255 m"),
    ("2 min(3, 4)", "6"), ("3 * lb 8", "9"), ("10 mi/min", "10 mi/min"),
    ("1 percent to permille", "10 permille"), ("3 dozen", "36"), ("5 l/100km", "5 L/100km"),
    ("5 L/100 km to L/100km", "5 L/100km"), ("pi rad/s", "3.141592653589793 rad/s"),
    ("$5 * 3", "15 USD"), ("20 C to F", "68 degF"), ("98.6F to C", "37 degC"), ("5 €", "5 EUR"),
    ("20 euros", "20 EUR"), ("£2.3m / 10", "230000 GBP"), ("$1.2B / 3M", "400 USD"),
    ("$3bn", "3000000000 USD"),
    ("€5mn", "5000000 EUR"), ("5 m", "5 m"), ("2000 Cal in kJ", "8368 kJ"),
    ("(12 + 7)/16 in in mm", "30.1625 mm"), ("€1.799 + €2.50", "4.299 EUR"),
    ("1.299 € + 1.250,00 €", "2549 EUR"), ("1.79 €/L * 40 L", "71.6 EUR"),
    ("5.229 EUR", "5.229 EUR"),
    ("€ 1.250,00 : 5", "250 EUR"), ("100 km : 8", "12.5 km"), ("240 km : 3 h", "80 km/h"),
    ("5 x 4 : 2", "10"), ("sqrt(64) : 2", "4"), ("Rent: 1200", "1200"), ("Week 1: 120", "120"),
    ("Semaine 1 : 120", "120"), ("École : 300", "300"), ("家賃 : 1200", "1200"),
    ("0.375 as a fraction", "3/8"), ("12/5 as mixed number", "2 2/5"), ("7/20 in %", "35%"),
    ("(52-40)/40 in percent", "30%"), ("0.1875 in as a fraction", "3/16 in"),
    ("12 EUR/kg * 500 g", "6 EUR"), ("5C", "5 C"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(
    "in converts after an exponent, after units in words and twice",
    arguments: [
      ("1000 ft^2 in m^2", "92.90304 m^2"), ("5 m2 in ft2", "53.81955208354861 ft^2"),
      ("1 m3 in l", "1000 L"), ("100 m ** 2 in m^2", "100 m^2"),
      ("(5 m)^2 in cm^2", "250000 cm^2"), ("5 N m^-2 in Pa", "5 Pa"),
      ("36 km/h^2 in m/s^2", "0.002777777777777778 m/s^2"), ("5 in^2 in cm^2", "32.258 cm^2"),
      ("6 l per min in l per s", "0.1 L/s"), ("180 cm in ft + in", "5 ft 10.86614173228346 in"),
      ("1 km in m in cm", "100000 cm"), ("3 m^2 + 200 cm^2 in cm^2", "30200 cm^2"),
    ])
  func inConverts(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(
    "Units are read as people say and write them",
    arguments: [
      ("72 degrees Fahrenheit to degC", "22.22222222222222 degC"),
      ("20 degrees C to degrees F", "68 degF"), ("20 degree celsius", "20 degC"),
      ("72 deg F to deg C", "22.22222222222222 degC"), ("300 degrees Kelvin", "300 K"),
      ("300 °K to °C", "26.85 degC"), ("6°K", "6 K"), ("500 °R", "500 degR"),
      ("3⁄4 cup * 2", "1.5 cup"), ("1 1⁄2 cups", "1.5 cup"),
      ("30 degrees to rad", "0.5235987755982989 rad"), ("12 fl oz", "12 floz"),
      ("1 cup to fl oz", "8 floz"), ("1 UK pint to ml", "568.26125 mL"),
      ("5 us gallons to l", "18.92705892 L"), ("5 us to ms", "0.005 ms"),
      ("3 nautical miles to km", "5.556 km"), ("1 imperial fluid ounce to ml", "28.4130625 mL"),
      ("100 sq ft to m2", "9.290304 m^2"), ("2 cubic metres to l", "2000 L"),
      ("5 kg/sq m", "5 kg/m^2"), ("2 square km in square m", "2000000 m^2"),
      ("5’11”", "5.916666666666667 ft"), ("1h30min", "1.5 h"), ("5ft11in in cm", "180.34 cm"),
      ("6lb8oz to kg", "2.948350405 kg"), ("1d2h30min to h", "26.5 h"),
    ])
  func areReadAsSaid(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(
    "A step after the target rounds, also into the unit before, and as in one way with a form",
    arguments: [
      ("23 mm to in, 1/16", "7/8 in"), ("-23 mm to in, 1/16", "-7/8 in"),
      ("70 mm to in, 1/16", "2 3/4 in"), ("100 min to h, 0.25", "1.75 h"),
      ("1 in to in, 1/16", "1 in"), ("2.3 m to ft + in, 1/16", "7 ft 6 9/16 in"),
      ("5 ft 11.99 in to ft+in, 1/8", "6 ft 0 in"),
      ("180 cm to feet and inches, 1/4", "5 ft 10 3/4 in"), ("9.9 kg to kg, 5", "10 kg"),
      ("-1 mm to ft + in, 1", "0 ft 0 in"), ("-300 mm to ft + in, 1", "-1 ft 0 in"),
      ("1 psi as kPa as 5dp", "6.89476 kPa"), ("5 m as ft", "16.40419947506562 ft"),
      ("5 as to s", "5e-18 s"), ("2 m as", "2 m as"), ("1234.5 g as kg to 2 sf", "1.2 kg"),
      ("23 mm in in, 1/16", "7/8 in"),
    ])
  func areRounded(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    ("3^2 in cm", "the number has no unit to convert to cm"),
    ("20 in EUR", "the number has no unit to convert to EUR"),
    ("5 m as ft + 1", "a unit is missing here"),
    ("(3 + 5)/2 ft", "this can be ((3 + 5)/2) ft or (3 + 5)/(2 ft); write one of them"),
    ("sqrt(2)/2 m", "this can be (sqrt(2)/2) m or sqrt(2)/(2 m); write one of them"),
    ("3*(1/2)/4 cup", "this can be (3*(1/2)/4) cup or 3*(1/2)/(4 cup); write one of them"),
    ("€1.234", "this can be 1234 or 1.2340; write one of them"),
    ("R$ 1.500", "this can be 1500 or 1.5000; write one of them"),
    ("1/12%", "this can be (1/12)% or 1/(12%); write one of them"),
    ("1.299 € - 15%", "this can be 1299 or 1.2990; write one of them"),
    (
      "72 degF - 68 degF to degC",
      "this can be … to delta_degC or (… to K) to degC; write one of them"
    ),
    ("20 francs", "unknown unit 'francs'; did you mean CHF?"),
    ("100 sek", "unknown unit 'sek'; did you mean SEK?"),
    ("5m2s", "each unit has to be smaller than the one before, of the same kind"),
    ("rate 1 EUR = 1.3", "write a rate as 'rate 2026-11-20 1 EUR = 1.0823 USD'"),
    ("rate 2026-02-30 1 EUR = 2 USD", "there is no such date"),
    ("5 lb 8", "a number after a quantity needs a unit"),
    ("5 ft 3", "write this as '3 in'"), ("1 h 75", "a number after a quantity needs a unit"),
    ("5 in 3 ft", "each unit has to be smaller than the one before, of the same kind"),
    ("100 km / 50 km/h", "this can be … / (50 km/h) or (… / 50 km)/h; write one of them"),
    ("2/3 ÷ 1/4", "this can be … / (1/4) or … / 1 / 4; write one of them"),
    ("3/4 / 1/2", "this can be … / (1/2) or … / 1 / 2; write one of them"),
    (
      "375 mg / 125 mg/5 mL",
      "this can be … / (125 mg/5) or … / 125 mg / 5; write one of them"
    ),
    ("50 N / 2 m s", "this can be … / (2 m s) or (… / 2 m) s; write one of them"),
    ("6 m / 2^3 m", "this can be (… ) m or … / (… m); write one of them"),
    ("6 m * 1/2 m", "this can be (6 m * 1/2) m or 6 m * 1/(2 m); write one of them"),
    ("1 / m s", "this can be … / (m s) or (… / …) m s; write one of them"),
    ("20 in cm", "write this as '20 in in cm'"), ("2 km in", "a unit is missing here"),
    ("m + 1", "unknown name 'm'; did you mean '1 m'?"),
    ("5 metr", "unknown name 'metr'; did you mean 'metre'?"),
    ("5 KWH", "unknown unit 'KWH'; did you mean kWh?"),
    ("5C2", "unknown name 'C2'; did you mean 'ncr(5, 2)'?"),
    ("sin(5 m)", "'sin' takes plain numbers, without units"),
    ("5 m to hex", "'hex' takes plain numbers, without units"),
    ("sqrt(2 m)", "the exponents of m would not be whole numbers"),
    ("2^(3 m)", "an exponent has no unit"), ("1 m^1000", "the exponent of a unit is too large"),
    ("5 to m", "the number has no unit to convert to m"), ("5 m to 3", "unknown unit '3'"),
    ("5 USD USD", "two currencies cannot be mixed in a calculation"),
    ("1 EUR to USD", "no exchange rate from EUR to USD is known"),
  ])
  func areRefused(line: String, cause: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == "error: " + cause, "\(line)")
  }

  @Test("Names of the user hide units")
  func ownNamesHideUnits() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "m = 3") == "3")
    #expect(lines.text(of: "5 m") == "15")
    #expect(lines.text(of: "5 km") == "5 km")
    #expect(lines.text(of: "f(h) = 2 h") == "")
    #expect(lines.text(of: "f(4)") == "8")
  }

  @Test("Variables, functions and the previous answer are quantities, too")
  func quantitiesHaveNames() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "x = 5 m") == "5 m")
    #expect(lines.text(of: "x + 3 ft") == "5.9144 m")
    #expect(lines.text(of: "ans to cm") == "591.44 cm")
    #expect(lines.text(of: "area(a) = a * a") == "")
    #expect(lines.text(of: "area(x)") == "25 m^2")
    #expect(lines.text(of: "speed(t) = 100 m / t") == "")
    #expect(lines.text(of: "speed(10 s) to km/h") == "36 km/h")
    #expect(lines.text(of: "speed(0 s)") == "error: division by zero")
    #expect(lines.text(of: "d = 1 month 3 days") == "1.098562628336756 month")
    #expect(lines.text(of: "2026-11-22 + d") == "2026-12-25")
  }

  @Test("An angle without a unit is in that of the session")
  func anglesFollowTheSession() throws {
    var lines = try WorksheetLines()
    lines.worksheet.angleUnit = .degrees
    #expect(lines.text(of: "0.25 turn") == "90")
    #expect(lines.text(of: "sin(0.25 turn)") == "1")
    #expect(lines.text(of: "90 to turn") == "0.25 turn")
    #expect(lines.text(of: "30° 15'") == "30.25")
    #expect(lines.text(of: "180 deg/s to rad/s") == "3.141592653589793 rad/s")
  }

  @Test("Rates are told by lines, with their date and source")
  func ratesAreLines() throws {
    var lines = try WorksheetLines()
    #expect(
      try lines.worksheet.line("rate 2026-11-20 2 EUR = 2.5 USD # ECB").reading
        == "1 EUR = 1.25 USD, 2026-11-20, ECB")
    #expect(lines.text(of: "rate 2026-11-20 1 EUR = 1.25 USD # ECB") == "")
    #expect(lines.text(of: "$5 + €3") == "8.75 USD")
    let answer = try lines.worksheet.answer(to: "100 USD to EUR")
    #expect(answer.result?.rates.map(\.text) == ["1 EUR = 1.25 USD, 2026-11-20, ECB"])
    #expect(lines.text(of: "rate = 3") == "3")
    for line in [
      "rate 2026-11-20", "rate 2026-11-20 1 EUR", "rate 2026-11-20 1 EUR = 0 USD",
      "rate 2026-11-20 1 EUR = 2 EUR", "rate 2026-11-20 1 euro = 2 USD",
      "rate 2026-11-20 1 EUR = 2 USD + 3",
    ] {
      #expect(
        lines.text(of: line)
          == "error: write a rate as 'rate 2026-11-20 1 EUR = 1.0823 USD'", "\(line)")
    }
  }

  @Test("A line that begins with a sign goes on from a number")
  func lineThatBeginsWithDivision() throws {
    var calculator = Calculator()
    calculator.press(.digit(.eight))
    let options = ReadingOptions().continuing(calculator)
    #expect(try MathExpression("/4/2", options).value().rational == 1)
    #expect(try MathExpression("/ 4/2", options).value().rational == 1)
  }

  @Test("A rate without a date is today's; where no day is known, it is newer than any other")
  func ratesWithoutADate() throws {
    var lines = try WorksheetLines()
    #expect(
      try lines.worksheet.line("£1 = $1.25 # bank").reading
        == "1 GBP = 1.25 USD, 2026-11-22, bank")
    #expect(lines.text(of: "rate 2 GBP = 3 USD") == "")
    #expect(lines.text(of: "£10 in $") == "15 USD")
    for line in ["1 EUR = 2 EUR", "1 EUR = 2", "2 x = 4", "$1 = 0 EUR"] {
      #expect(lines.text(of: line).hasPrefix("error: "), "\(line)")
    }
    let sheet = try Sheet(
      "rate 9999-12-30 1 USD = 5 CAD\n1 USD = 1.37 CAD\n1 EUR = 1.1 USD\n200 USD to CAD\n10 EUR in CAD"
        + "\n200 USD to CAD on 2026-11-20\nrate 2026-11-20 1 CHF = 2 EUR\n1 CHF in USD\n1 USD in CHF"
    )
    #expect(sheet.written(at: 3)?.text == "274 CAD")
    #expect(sheet.written(at: 5)?.text == "274 CAD")
    // A rate for all days meets that of any day.
    #expect(sheet.written(at: 4)?.text == "15.07 CAD")
    #expect(sheet.written(at: 7)?.text == "2.2 USD")
    #expect(sheet.written(at: 8)?.text == "0.4545454545454545 CHF")
  }

  @Test("A day chooses among the rates")
  func ratesOfADay() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "rate 2026-11-19 1 EUR = 1.2 USD # ECB") == "")
    #expect(lines.text(of: "rate 2026-11-20 1 EUR = 1.25 USD # ECB") == "")
    #expect(lines.text(of: "10 EUR to USD") == "12.5 USD")
    for line in [
      "10 EUR to USD on 2026-11-19", "10 EUR in USD on 2026-11-19", "10 EUR -> USD ON 2026-11-19",
    ] {
      #expect(lines.text(of: line) == "12 USD", "\(line)")
    }
    #expect(
      try lines.worksheet.line("10 EUR to USD on 2026-11-19").reading
        == "10 EUR → USD on 2026-11-19")
    #expect(
      lines.text(of: "10 EUR to USD on 2026-11-21")
        == "error: no exchange rate from EUR to USD is known for 2026-11-21")
    #expect(
      lines.text(of: "5 km to m on 2026-11-19")
        == "error: 'on' with a date works only for exchange rates")
    for line in [
      "10 EUR to USD on", "10 EUR to USD on Monday", "10 EUR on 2026-11-19", "on 2026-11-19",
    ] {
      #expect(lines.text(of: line).hasPrefix("error: "), "\(line)")
    }
  }

  @Test("Each name of a function that is a unit's as well is known to be both")
  func namesOfFunctionsAndUnits() {
    for function in MathFunction.allCases {
      for name in [function.name] + function.aliases + function.otherNames
      where (try? Unit.named(name)) != nil {
        #expect(ArraySlice<UInt8>.functionsAndUnits.contains(name), "\(name)")
      }
    }
  }

  @Test("The limit of a mixed answer is that of its unit, also when its digits are rounded")
  func roundedPartsCarry() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "71.99999999999999999 in to ft + in") == "6 ft 0 in")
    #expect(lines.text(of: "3599.9999999999999999 s to h + min + s") == "1 h 0 min 0 s")
  }

  @Test(
    "Hostile lines end with an answer or a reason",
    arguments: [
      String(repeating: "5 m in ", count: 2_000), "5 " + String(repeating: "m ", count: 2_000),
      "5 m" + String(repeating: "/s", count: 2_000),
      "1 m to " + String(repeating: "(", count: 500),
      String(repeating: "1 ft ", count: 2_000), "5 m" + String(repeating: " to ft", count: 2_000),
      String(repeating: "30° ", count: 2_000), "5 '" + String(repeating: "'", count: 2_000),
      "2026-11-22" + String(repeating: " + 1 day", count: 2_000),
      "5 " + String(repeating: "q", count: 10_000),
    ])
  func hostileLinesEnd(line: String) throws {
    var lines = try WorksheetLines()
    #expect(!lines.text(of: line).isEmpty)
  }
}
