import CalculatorModel
import Testing

@Suite struct ReadingTests {
  @Test(
    arguments: [
      ("1/3", "1 ÷ 3"), ("2+3*4", "2 + (3 × 4)"), ("(2+3)*4", "(2 + 3) × 4"),
      ("1-2-3", "(1 − 2) − 3"), ("-5", "−5"), ("-(1+2)", "−(1 + 2)"), ("--5", "−(−5)"),
      ("5--3", "5 − (−3)"), ("-2*3", "−2 × 3"), ("200+10%", "200 + 10%"),
      ("200+(10%)", "200 + (10%)"), ("200+(5+5)%", "200 + (5 + 5)%"), ("9-(-1)%", "9 − (−1)%"),
      ("10% + 1", "10% + 1"), ("--12%%", "−(−12)%%"),
      ("(2+3)%", "(2 + 3)%"), ("1e3", "1000"), ("((7))", "7"), (".5", "0.5"),
      // Powers, factorials, angles.
      ("2^3^2", "2^(3^2)"), ("-2^2", "−(2^2)"), ("2^-1", "2^(−1)"), ("(-2)²", "(−2)^2"),
      ("x⁻¹", "x^(−1)"), ("3!^2", "(3!)^2"), ("2^3!", "2^(3!)"), ("5!", "5!"), ("-5!", "−(5!)"),
      ("200+5!%", "200 + (5!)%"), ("2+3!", "2 + (3!)"), ("60 deg", "60°"), ("-60°", "−(60°)"),
      ("1rad+50grad", "1 rad + (50 grad)"), ("2**0.5%", "2^(0.5%)"),
      // Products without a sign.
      ("1/2pi", "(1 ÷ 2) × π"), ("2x^2", "2 × (x^2)"), ("8/2(2+2)", "(8 ÷ 2) × (2 + 2)"),
      ("2e", "2 × e"), ("2e3", "2000"), ("2e+x", "(2 × e) + x"), ("(2)3x", "(2 × 3) × x"),
      ("√2√3", "√(2) × √(3)"), ("2√x × y", "(2 × √(x)) × y"), ("sin²(x)", "sin(x)^2"),
      ("ln³x", "ln(x)^3"), ("x(3)", "x × 3"), ("-2x", "−2 × x"),
      // Functions.
      ("sqrt(2)", "√(2)"), ("cbrt 8", "∛(8)"), ("sin 30°", "sin(30°)"), ("ARCSIN 1", "asin(1)"),
      ("sin 2x", "sin(2 × x)"), ("ln 2πx^2", "ln((2 × π) × (x^2))"),
      ("sin x cos x", "sin(x) × cos(x)"),
      ("sin 2 × 3", "sin(2) × 3"), ("√x sin x", "√(x) × sin(x)"), ("(sin x)°", "(sin(x))°"),
      ("sin x!", "sin(x!)"), ("sin -x", "sin(−x)"), ("√x^2", "√(x^2)"),
      ("√(x)^2", "√(x)^2"), ("sin(x)^2", "sin(x)^2"), ("exp ln sqrt x", "exp(ln(√(x)))"),
      ("ncr (9,-5)", "ncr(9, −5)"), ("fact(5)", "5!"), ("pow(2,3+1)", "2^(3 + 1)"),
      ("mod(8,3)", "8 mod 3"), ("-8 mod 3", "(−8) mod 3"), ("8 mod 3 mod 2", "(8 mod 3) mod 2"),
      ("min(1,2+3,min(4))", "min(1, 2 + 3, min(4))"), ("log(8,2)", "log(8, 2)"), ("TAU", "τ"),
      ("f(2)f(x)", "f(2) × f(x)"), ("g(1, x+1)!", "g(1, x + 1)!"),
      ("ans+1", "ans + 1"), ("3 1/2", "3.5"), ("x - 1 1/2", "x − 1.5"), ("-(2 1/4)", "−2.25"),
      ("2½", "2.5"), ("3¾*2", "3.75 × 2"), ("1,234,567", "1234567"), ("12,34,567+1", "1234567 + 1"),
    ] as [(String, String)])
  func bracketsEveryInnerOperation(text: String, reading: String) throws {
    let line = try worksheet().line(text)
    #expect(line.reading == reading, "\(text)")
    let again = try worksheet().line(reading)
    #expect(again.reading == reading, "\(text)")
  }

  /// Ordinary notations that a new user tried, each with its meaning.
  @Test(arguments: [
    ("5'-6\"", "5.5 ft"), ("5' - 6\"", "4.5 ft"), ("4'2-1/4\"", "4.1875 ft"),
    ("1-3/4\" to mm", "44.45 mm"), ("5-3/4", "4.25"), ("1/2 of 3/4 cup", "0.375 cup"),
    ("50% of 3/4 cup", "0.375 cup"), ("20% off 1/2 cup", "0.4 cup"), ("20% of 50 / 2", "5"),
    ("2 kg (9.81 m/s^2)", "19.62 N"), ("3 (4 m)", "12 m"), ("100 (-15)", "-1500"),
    ("180 cm in feet and inches", "5 ft 10.86614173228346 in"),
    ("2.2 lb in lb and oz", "2 lb 3.2 oz"),
    ("3\\frac{1}{4}", "3.25"), ("2 \\frac{3}{4} + 1", "3.75"), ("2\\frac{5}{2}", "5"),
    ("1.5\\frac{1}{2}", "0.75"), ("2^{-1}", "0.5"), ("\\log_{2} 8", "3"),
    ("\\log_{10}(100)", "2"), ("\\binom{5}{2}", "10"), ("\\sin(30^\\circ)", "0.5"),
    ("\\[ 2^{10} \\]", "1024"), ("2/$5", "0.4 USD^-1"), ("USD 25 * 4", "100 USD"),
    ("US$ 25.00 * 4", "100 USD"), ("C$20 + 5%", "21 CAD"), ("$-45.20 + $100", "54.8 USD"),
    ("10 USD", "10 USD"), ("12 plus 7", "19"), ("$80 minus 20%", "64 USD"), ("12 times 7", "84"),
    ("100 divided by 8", "12.5"), ("3 multiplied by 4", "12"),
    ("15% tip on $48.60", "7.29 USD"), ("20% VAT of £80", "16 GBP"), ("8% sales tax on 50", "4"),
    ("5% interest on $1,000 + $20", "70 USD"), ("50 + 15% tip on 20", "53"),
    ("$84.50 + 18% tip", "99.71 USD"), ("$100 + 8% sales tax + 15% tip", "124.2 USD"),
    ("$80 - 10% Discount", "72 USD"), ("8 l per 100 km", "0.08 L/km"), ("100 per 4", "25"),
    ("3 hours a day to h/week", "21 h/week"), ("$5 an hour * 8 h", "40 USD"),
    ("5 ft. 3 in. to cm", "160.02 cm"), ("2 fl. oz. to mL", "59.147059125 mL"),
    ("200 sq. ft.", "200 ft^2"), ("5 lbs. in kg", "2.26796185 kg"),
    ("average of 67, 72, 85 and 91", "78.75"), ("max of 3, 8, and 5", "8"),
    ("lcm of 4 and 6", "12"), ("max of (7 and 3), 2", "3"), ("7 and 3", "3"),
    ("$1.2 million / 400", "3000 USD"), ("£144 less 20%", "115.2 GBP"),
    ("average of 72, 85", "78.5"), ("sum of 3, 4, 5", "12"), ("(max of 3, 5) * 2", "10"),
    ("87 out of 120 as a percentage", "72.5%"), ("$85 split 5 ways", "17 USD"),
    ("$120 split between 4 people + 1 USD", "31 USD"), ("($120 + 20%) split 4 ways", "36 USD"),
    ("$90 split 3", "30 USD"),
    ("12m by 8m", "96 m^2"), ("12' by 10'6", "126 ft^2"), ("5ft 11 in cm", "180.34 cm"),
    ("5'11 in cm", "180.34 cm"), ("5 ft 11 to cm", "180.34 cm"), ("5ft11", "5.916666666666667 ft"),
    ("1m75", "1.75 m"), ("1m75 to cm", "175 cm"), ("1 m 75 to cm", "175 cm"),
    ("5 m 2 in", "5.0508 m"),
    ("5€50 * 2", "11 EUR"), ("$3 + 12$05", "15.05 USD"), ("99¢ x 3", "2.97 USD"),
    ("45 mpg (UK) to mpg (US)", "37.47033830830450 mpg"),
    ("1 gallon (imperial) in l", "4.54609 L"),
    ("2 pints (US) to cups", "4 cup"), ("180 km in 2h15", "80 km/h"), ("8h30 to 17h15", "8:45"),
    ("8h30 to 12h + 13h to 17h", "7:30"), ("22h15 until 6h45", "8:30"), ("17h15 - 8h30", "8.75 h"),
    ("36 m2 at 12 m2/l", "3 L"), ("36 m² at 12 m²/l", "3 L"), ("5 kg at 2 l/kg", "10 L"),
    ("1.5 kg new potatoes at £1.20/kg", "1.8 GBP"), ("2 h overtime at £20/h", "40 GBP"),
    ("$4.25 per sq ft * 2 sq ft", "8.5 USD"), ("180 sq ft at $4.25 per square foot", "765 USD"),
    ("15ft x 12ft carpet at $4.25 per sq ft", "765 USD"),
    ("48 m2 x 2 coats at 12 m2 per litre", "8 L"),
    ("2kW x 6 hours x 30 at 28p per kWh", "100.8 GBP"), ("£240 plus VAT at 20%", "288 GBP"),
    ("£80 less 20% less another 10%", "57.6 GBP"), ("(5:30pm - 9am) x 5 days", "42:30"),
    ("(17:30 - 9:00) x 5 days", "42:30"), ("8h5", "8.083333333333333 h"),
    ("100 miles at 45 mpg (UK)", "2.222222222222222 imp_gal"),
    ("10 litres in gallons (UK)", "2.199692482990878 imp_gal"),
    ("8 l/100km in mpg (UK)", "35.31011704147777 mpg_imp"),
    ("1m75 in ft and in", "5 ft 8.897637795275591 in"), ("5 m 3 in in cm", "507.62 cm"),
    ("£3 per day for 2 weeks", "42 GBP"), ("£500 a month for 2 years", "12000 GBP"),
    ("3 kg for £5", "1.666666666666667 GBP/kg"), ("100 kWh/month at £0.28/kWh", "28 GBP/month"),
    ("square root of 144 + 5", "17"), ("3 for £5", "1.666666666666667 GBP"),
    ("60W for 8 hours a day for 30 days in kWh", "14.4 kWh"),
    ("8h15 + 1h45", "10 h"), ("7h30 x £12/h", "90 GBP"),
    ("9 stone 4 in lb", "130 lb"),
    ("5 ft 11 in", "5.916666666666667 ft"), ("5 m2", "5 m^2"), ("2 h2", "2 h^2"),
    ("6 hours at £35", "210 GBP"), ("3 lbs at $4.50 a pound", "13.5 USD"),
    ("3 lb at $4.50/lb", "13.5 USD"), ("2 tubs at 24.99 each", "49.98"),
    ("2 x 24.99 each", "49.98"), ("35 a week to 1/day", "5 d^-1"),
    ("$3.50/lb x 2 lb", "7 USD"), ("3 × lb 8", "9"), ("10 – 3", "7"),
    ("85p + £1.20 + 45p", "2.5 GBP"),
    ("$86.40 + 20% tip split 4 ways", "25.92 USD"),
    ("$120 + 20% split 4 ways + 1 USD", "37 USD"), ("342 kWh at 24.5p", "83.79 GBP"),
    ("€780 split between 3 flatmates", "260 EUR"),
    ("10 UK mpg in l/100km", "28.24809363318222 L/100km"),
    ("1 US pint in ml", "473.176473 mL"), ("% change 80 to 60", "-25%"),
    ("percentage increase from 64 to 80", "25%"), ("increase from 64 to 80", "25%"),
    ("£85 x 3 nights", "255 GBP"), ("£10 / 85p", "11.76470588235294"),
    ("50 pence x 12", "6 GBP"), ("£79.99 with 30% off", "55.993 GBP"),
    ("£48 with 20% tip", "57.6 GBP"),
    ("£340 up by 6%", "360.4 GBP"), ("£340 down 6%", "319.6 GBP"),
    ("£2.35 for 400g in £/kg", "5.875 GBP/kg"),
    ("1 3/4 / 2", "0.875"), ("2 1/2 ÷ 1 1/4", "2"), ("37.5 hours x £12.50", "468.75 GBP"),
    ("38:30 x $17.50", "673.75 USD"), ("100 sq ft x $3.50", "350 USD"),
    ("£45 x 12 months", "540 GBP"),
    ("37.5 h x £14 + 6.25 h x £21", "656.25 GBP"), ("$22/hr x 8 hrs x 5 days", "880 USD"),
    ("7.5 hours x 5 days", "37.5 h"), ("5 days x 7:45", "38:45"), ("12 h * 20 EUR / 8 h", "30 EUR"),
    ("5 h * 2 h", "10 h^2"), ("3 h * 2 d to h^2", "144 h^2"),
    ("7.5 hours x 5 days to min", "2250 min"), ("(2 week)^2 to d^2", "196 d^2"),
    ("(2 week)² to d^2", "196 d^2"),
    ("5º C in F", "41 degF"),
    ("round 3.14159 to 2 decimal places", "3.14"), ("round 12.345 to 2", "12.35"),
    ("17.3456 rounded to 2dp", "17.35"), ("20 per cent of 80", "16"), ("$50 + tip 20%", "60 USD"),
    ("£96 between 4 people", "24 GBP"), ("round 10/3 to 2 places", "3.33"),
    ("round 13 to the nearest 5", "15"),
    ("round $7.38 to the nearest $0.25", "7.5 USD"), ("round 3.7 to the nearest integer", "4"),
    ("split $120 between 4 people", "30 USD"), ("$120 / 4 people", "30 USD"),
    ("20% less than 120", "96"), ("20% more than 120", "144"), ("80 increased by 10%", "88"),
    ("80 reduced by 10%", "72"),
    ("how many inches in 3 ft", "36 in"), ("How many feet are there in a mile?", "5280 ft"),
    ("how many cups is 1 pint", "2 cup"), ("how many 45 cm pieces in 3.6 m", "8"),
    ("how much is 20% of 50?", "10"), ("what's 15% of 80", "12"), ("what is 5 x 3?", "15"),
    ("sqrt of 144", "12"), ("square root of 144 + 5", "17"), ("3 + cube  root 8", "5"),
  ])
  func readsWhatPeopleWrite(text: String, answer: String) throws {
    #expect(try Sheet(text).written(at: 0)?.text == answer)
  }

  @Test(
    "A division in words after a sum may be about all of it, and is refused",
    arguments: [
      ("120 + 20 split between 4", "(…) / 4", "… / 4"), ("12 - 8 out of 40", "(…) / 40", "… / 40"),
      ("$120 + $5 split 4 ways", "(…) / 4", "… / 4"),
    ])
  func sumsAreNotSplitInPart(text: String, whole: String, part: String) {
    let error = #expect(throws: ExpressionError.self) { try Worksheet().line(text) }
    #expect(error?.cause == .ambiguous(whole, part))
  }

  @Test(
    "A question is refused where its expression would be",
    arguments: [
      ("how many inches in 3 feets", 21..<26), ("how many people in 3 km", 9..<15),
      ("how much is 3 + foo", 16..<19), ("what's foo", 7..<10),
    ])
  func questionsAreRefusedAtTheirPlace(text: String, place: Range<Int>) {
    let error = #expect(throws: ExpressionError.self) { try Worksheet().line(text) }
    #expect(error?.range == place, "\(text)")
  }

  /// Brackets that repeat a number in another unit, or show a change to it, are not a factor.
  @Test(arguments: [
    "45 kg (99 lb)", "5 ft (1.52 m)", "$10 (€9)", "100 (-15%)", "$1,299.00 (+15%)", "5 USD 3",
    "12 \\(5)", "\\frac{1}{2} \\(3\\)",
    "2*3/4 cup", "plus", "5 divided 3", "$80 + 10% discount", "10% tip", "max(min of 3, 5)",
    "5 m.3", "75 cl x €12", "500 g × 12,90 €", "90 min x £12",
    "1m30", "5€5", "5€505", "1.5m75", "1.5h30", "1m5",
    "£12 x 8h30 to 17h15", "10 GB in 8h30 to 17h15", "$86 + tip 18% on $86", "£5 + 3 people",
    "2 to the power of 1/2", "5 m to the power of 2", "square root of 1/4",
    "1.5 kg potatoes at £1.20/litre",
    "solve(x^2 != 9, x)",
    "5€50%", "1 cup (UK) in ml", "2 kg potatoes", "2 kg potatoes * 3", "¢5",
    "12 of 15 as %", "9 of 10 in %", "£45 each", "average of 72", "5 a", "sin of", "max of",
  ])
  func refusesWhatHasNoOneMeaning(text: String) {
    var worksheet = Worksheet()
    #expect(throws: ExpressionError.self) { try worksheet.answer(to: text) }
  }

  /// Spreadsheet cells are separated by tabs and line ends.
  @Test(arguments: [
    ("1\t2\t3", "= [1, 2, 3]"), ("4\r\t5\t6\t", "= [4, 5, 6]"), ("mean(1\t2\t3)", "= 2"),
    ("1,234.5\t2", "= [1234.5, 2]"), ("1 +\t2", "= 3"), ("\t1 + 2\t", "= 3"),
    ("1 2\t3", "! unreadable"), ("1\t+\t*2", "! unreadable"), ("1\t)2", "! unreadable"),
  ])
  func readsCellsAsAList(text: String, answer: String) throws {
    #expect(try Sheet(text).written(at: 0)?.description == answer)
  }

  @Test(arguments: ["1\t2", "mean(1\n2)"])
  func lineOfTheCommandHasNoCells(text: String) {
    #expect(throws: ExpressionError.self) { try worksheet().line(text).reading }
  }

  /// Many expect `1/2pi` to be 1/(2π), `3√8` a cube root, and `2e` the start of an exponent.
  @Test(arguments: [
    ("1/2pi", true), ("3√8", true), ("2e", true), ("8^1/3", true), ("1/(2pi)", false),
    ("2pi", false), ("2√8", false), ("√2√3", false), ("1/2/3", false), ("2 × e", false),
  ])
  func tellsWhatManyReadOtherwise(text: String, isTold: Bool) throws {
    #expect(try worksheet().line(text).remark == (isTold ? .otherReading : nil), "\(text)")
  }

  /// Returns a worksheet that knows `x`, `y`, `f`, `g` and an answer.
  private func worksheet() throws -> Worksheet {
    var worksheet = Worksheet()
    for line in ["x = 3", "y = 4", "f(a) = a + 1", "g(a, b) = a b", "5"] {
      try worksheet.answer(to: line)
    }
    return worksheet
  }

  @Test(arguments: [
    ("z=1+2*3", "z = 1 + (2 × 3)"), ("f(x)=x^2+1", "f(x) = (x^2) + 1"),
    ("h( a ,b)= sin 2a b", "h(a, b) = sin((2 × a) × b)"),
    ("k(t) = f(g(t, 1))", "k(t) = f(g(t, 1))"),
  ])
  func repeatsDefinitions(text: String, reading: String) throws {
    #expect(try worksheet().line(text).reading == reading, "\(text)")
    #expect(try worksheet().line(reading).reading == reading, "\(text)")
  }

  @Test func repeatsALongNumberInFull() throws {
    let digits = String(repeating: "3", count: 50)
    #expect(try MathExpression("0." + digits).reading == "0." + digits)
    #expect(
      try MathExpression(digits).reading == "3." + String(repeating: "3", count: 49) + "e49")
    #expect(try MathExpression("-1e-300000").reading == "−1e-300000")
  }
}
