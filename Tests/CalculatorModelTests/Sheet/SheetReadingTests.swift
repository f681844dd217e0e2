import Testing

@testable import CalculatorModel

/// What lines of a sheet are taken for, and what is said of them.
@Suite struct SheetReadingTests {
  private func answers(_ lines: String...) throws -> [String] {
    let sheet = try Sheet(lines.joined(separator: "\n"))
    return (0..<sheet.count).map { sheet.written(at: $0)?.description ?? "" }
  }

  @Test func nothingIsLeftOutInSilence() throws {
    // Each of these was once answered without a part of it.
    #expect(
      try answers("Cable: 20", "Materials (receipt #4): 37.20", "total").last == "! failed-line 2")
    #expect(try answers("Lunch: 20", "Train leaves 18:05", "total").last == "! failed-line 2")
    #expect(try answers("Taxi: £25", "Coffee: $4.50", "total").last == "! kind")
    #expect(try answers("Taxi: $25", "Coffee: $4.50", "total").last == "= 29.5 USD")
    #expect(try answers("rent = 1200", "rent", "total rent").last == "! unreadable")
    #expect(try answers("rent = 1", "food = 2", "rent food").last != "")
    #expect(try answers("sum = 4", "sum(1,2)").last == "! unreadable")
    #expect(try answers("5 km", "300 m", "total") == ["= 5 km", "= 300 m", "= 5.3 km"])
    #expect(try answers("5 km", "300 g", "total").last == "! kind")
    // No hours.
    #expect(try answers("h = 1/0", "2 h", "2 h + 1 m").last == "! failed-line 1")
  }

  @Test(
    "Money keeps its currency, however it is referred to",
    arguments: [
      (["a = $500", "b = €300", "a + b"], "! kind"),
      (["a = $500", "b = $300", "a + b"], "= 800 USD"),
      (["$500", "€300", "line 1 + line 2"], "! kind"), (["$5", "ans + €1"], "! kind"),
      (["a = $5", "b = a * 2", "b + €1"], "! kind"),
      (["a = $5", "b = a * 2", "b + $1"], "= 11 USD"),
      (["$5", "$6", "total + €1"], "! kind"), (["$5", "$6", "average + $1"], "= 6.5 USD"),
      (["$5", "$6", "count + €1"], "! kind"), (["$5", "$6", "max(above) + €1"], "! kind"),
      (["a = $5", "f(x) = x + a", "f(2)"], "! kind"),
      (["a = $5", "f(x) = x + a", "f(€2)"], "! kind"),
      (["l = [$5, $6]", "sum(l) + €1"], "! kind"), (["l = [$5, $6]", "sum(l) + $1"], "= 12 USD"),
      (["$5", "$6", "u = above", "max(u) + €1"], "! kind"),
      (["p = $5 as % of $50", "€100 + p"], "= 110 EUR"),
      (["wage = $15", "hours = 20", "wage * hours"], "= 300 USD"),
      (["a = $5", "a = 5", "a + €1"], "! kind"), (["a = $5", "# €1", "a + 1  # €1"], "= 6 USD"),
      (["$20", "4", "total"], "= 24 USD"),
    ])
  func moneyKeepsItsCurrency(lines: [String], last: String) throws {
    let sheet = try Sheet(lines.joined(separator: "\n"))
    #expect(sheet.written(at: sheet.count - 1)?.description == last)
  }

  @Test(
    "An item has words before its one number, whatever its bullet is",
    arguments: [
      ("- food 340", "= 340"), ("• gym 30", "= 30"), ("– café 12.50", "= 12.5"),
      ("• rent €1,200.50", "= 1200.5 EUR"), ("Phone: 25.50 (Vodafone)", "= 25.5"),
      ("Flour 500 g", "= 500 g"), ("Refund -40", "= -40"), ("Salary +2,400.00", "= 2400"),
      ("Phone -$40", "= -40 USD"), ("Chairs 4 x £35", "= 140 GBP"), ("Week 1 12.5", "! unreadable"),
      ("Dinner 12 x 5", "! unreadable"), ("Food: 60 (3 x 20)", "! unreadable"),
      ("Gym: £30 (12)", "! unreadable"), ("Cake x 2", "! unreadable"), ("a: (3 + 4)", "= 7"),
    ])
  func itemsAreRead(line: String, answer: String) throws {
    #expect(try answers(line) == [answer])
  }

  @Test(
    "A label names its line for those below, even a unit, a word for a total or several words",
    arguments: [
      ("Bill: £90|Tip: 10% of Bill|Total: Bill + Tip|Each: Total / 3", "= 33 GBP"),
      (
        "a: £40|b: £60|Subtotal: a + b|VAT: 20% of Subtotal|Total: Subtotal + VAT|total / 2",
        "= 60 GBP"
      ),
      ("a: £40|b: £60|Subtotal: a + b|VAT: 20% of Subtotal|Total", "= 120 GBP"),
      ("a £40|b £60|Subtotal|VAT: 20% of subtotal|Total: subtotal + VAT", "= 120 GBP"),
      ("Cost: £12|Count: 4|Mean: Cost / Count|Twice: Mean * 2", "= 6 GBP"),
      ("Total: 1 + 2||a: 5|b: 6|Total|Total / 2", "= 5.5"), ("Total: 1 + 2|b: 6|Total", "= 6"),
      ("Food £41|Total|Pass: £5|Total - Pass", "= 36 GBP"), ("4|Sum|5|total * 2", "= 8"),
      // Alone, each asks for a total again.
      ("4|Total|5|t = total", "= 9"), ("4|Total|5|total =", "= 9"), ("4|Total|5|x: total", "= 9"),
      ("5|Grand total|6|Grand total", "= 11"), ("5|Grand total|6|Grand total / 2", "= 2.5"),
      ("a: 1|Total||Total / 2", "= 0.5"), ("5|Grand total|Grand total - 2", "= 3"),
      // The total above, or that of the block here.
      ("a = 6|total||people = 2|total / people", "! unreadable"),
      ("a = 6|total||people = 2|line 2 / people", "= 3"),
      ("1/0|Total|Total / 2", "! failed-line 1"),
      ("Total: 1/0|Deposit: 5|Total + Deposit", "! failed-line 1"),
      ("Total = 9|a: 1|Total: a + 1|Total", "= 9"), ("Sum: 1 + 2|4|total", "= 4"),
      ("Rate: £14|Hours: 38|Rate * Hours", "= 532 GBP"), ("Hours: 38|2 Hours", "= 2 h"),
      ("Hours: 38|£14/Hours * 2 h", "= 28 GBP"), ("Months: 10|£60 / Months", "= 6 GBP"),
      ("Hours: 38|90 min to Hours", "= 1.5 h"), ("g: 250|price: £3|price / g", "= 0.012 GBP"),
      ("Hours: 1/0|3 * Hours", "! failed-line 1"),
      ("Sale price: 80|Total hours: 5|Total hours * Sale price", "= 400"),
      ("Net of tax: 80|Net of tax / 2", "= 40"), ("per hour: 3|6 per hour to 1/day", "= 144 d^-1"),
    ])
  func labelsAreNames(lines: String, last: String) throws {
    let sheet = try Sheet(
      lines.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n"))
    #expect(sheet.written(at: sheet.count - 1)?.description == last, "\(lines)")
  }

  @Test func aLabelThatGoesOrComesWakesWhatReadsIt() throws {
    var sheet = try Sheet("a: 4\nTotal: a * 3\nTotal / 2\nTotal\nTotal / 2")
    func answers() -> [String] { (2..<5).map { sheet.written(at: $0)?.description ?? "" } }
    #expect(answers() == ["= 6", "= 10", "= 5"])
    try sheet.replaceLines(1..<2, with: ["b: a * 3"])
    #expect(answers() == ["= 8", "= 16", "= 8"])
    try sheet.replaceLines(1..<2, with: ["total: a * 5"])
    #expect(answers() == ["= 10", "= 14", "= 7"])
    try sheet.replaceLines(3..<4, with: ["# nothing"])
    #expect(answers() == ["= 10", "", "= 10"])
  }

  @Test(
    "A heading with a number is refused, which would be counted as an amount",
    arguments: [
      ("Trip 2\nFood £30\ntotal", ["! unreadable", "= 30 GBP", "! failed-line 1"]),
      ("Invoice 1042\n1", ["! unreadable", "= 1"]), ("Budget 500\n1", ["= 500", "= 1"]),
      ("# Trip 2\nFood £30\ntotal", ["", "= 30 GBP", "= 30 GBP"]),
      ("Food 30\nRoom 89\ntotal", ["= 30", "= 89", "= 119"]),
      ("------\n5\ntotal", ["", "= 5", "= 5"]),
    ])
  func headingsAreNoAmounts(text: String, answers: [String]) throws {
    let sheet = try Sheet(text)
    #expect((0..<sheet.count).map { sheet.written(at: $0)?.description ?? "" } == answers)
  }

  @Test func anotherCurrencyIsAnotherAnswer() throws {
    var sheet = try Sheet("a = $5\nb = a\nb + $1")
    try sheet.replaceLines(0..<1, with: ["a = €5"])
    #expect(sheet.written(at: 2)?.description == "! kind")
    try sheet.replaceLines(0..<1, with: ["a = $5"])
    #expect(sheet.written(at: 2)?.description == "= 6 USD")
  }

  @Test func readingsTellTheLines() throws {
    let sheet = try Sheet("a = 1\n2\n10%\n3\ntotal + 10%\n\n5\ngrand total\nans\nline 2 + a\ncount")
    #expect(sheet.reading(at: 4) == "total (lines 1–2, 4) + 10%")
    #expect(sheet.reading(at: 7) == "grand total (lines 1–2, 4, 7)")
    #expect(sheet.uses(at: 4) == [0, 1, 3])
    #expect(sheet.uses(at: 8) == [7])
    #expect(sheet.uses(at: 9) == [0, 1])
    #expect(sheet.uses(at: 10) == [6, 8, 9])
  }

  @Test func errorsTellWhatMayBeMeant() throws {
    let sheet = try Sheet(
      "sine(1)\nGroceries\nprice = 3\nprise + 1\nx\nx = 5\nRent 1200\n1/0\nline 8")
    let reasons = (0..<sheet.count).map { sheet.error(at: $0)?.reason }
    #expect(reasons[0] == "unknown name 'sine'; did you mean 'sin'?")
    #expect(reasons[1] == nil)
    #expect(reasons[3] == "unknown name 'prise'; did you mean 'price'?")
    #expect(reasons[4] == nil)
    #expect(reasons[6] == nil)
    #expect(reasons[8] == "line 8 has an error")
  }

  @Test func optionsHoldForAll() throws {
    #expect(
      try answers("# exactly: places 1, angle deg", "sin(30)", "# exactly: places 3")
        == ["", "= 0.5", ""])
    #expect(try answers("# exactly: colour red", "1/3").first == "! unreadable")
    var sheet = try Sheet("1/3\n# exactly: places 2")
    #expect(sheet.written(at: 0)?.description == "≈ 0.3333333333333333")
    try sheet.replaceLines(0..<1, with: ["# note"])
    try sheet.replaceLines(2..<2, with: ["1/3"])
    #expect(sheet.written(at: 2)?.description == "≈ 0.33")
    try sheet.replaceLines(1..<2, with: [])
    #expect(sheet.written(at: 1)?.description == "≈ 0.3333333333333333")
  }

  @Test func anEditWakesWhatReadsIt() throws {
    var sheet = try Sheet("a = 1\nb = 2\na + 1\nb + 1\ntotal")
    #expect(try sheet.replaceLines(0..<1, with: ["a = 2"]) == [0, 2, 4])
    // The same number wakes nobody.
    #expect(try sheet.replaceLines(0..<1, with: ["a = 4/2"]) == [0])
    #expect(try sheet.replaceLines(1..<2, with: []) == [2, 3])
    #expect(sheet.written(at: 2)?.description == "! unknown-name")
    #expect(sheet.written(at: 3)?.description == "! failed-line 3")
  }

  @Test func whatTakesLongIsStillToComeWhileOneTypes() throws {
    var sheet = Sheet()
    try sheet.edit(0..<1, with: ["n = sum(1/k, k, 1, 20000)", "n + 1 > 0", "2 n", "3"])
    sheet.settle(lineWork: 1 << 14)
    guard case .pending = sheet.answer(at: 0), case .pending = sheet.answer(at: 2) else {
      Issue.record("\(sheet.answer(at: 0)), \(sheet.answer(at: 2))")
      return
    }
    #expect(sheet.hasPending && sheet.written(at: 3)?.description == "= 3")
    #expect(sheet.finish() == [0, 1, 2])
    #expect(!sheet.hasPending && sheet.written(at: 2)?.mark == .rounded)
  }

  @Test func linesShareTheWorkOfTheirSheet() throws {
    var spent: Int64 = 0
    for count in [1, 2, 4] {
      let sheet = try Sheet(String(repeating: "sum(1/k, k, 1, 100)\n", count: count))
      let work = SheetCost(of: sheet.lines[...]).work
      #expect(work > spent, "of \(count) lines")
      spent = work
    }
  }

  @Test func limitsAreErrors() throws {
    #expect(throws: SheetLimit.tooManyLines) {
      try Sheet(String(repeating: "\n", count: Sheet.lineLimit))
    }
    let sheet = try Sheet(String(repeating: "1+", count: 6_000) + "1\n2")
    #expect(sheet.written(at: 0)?.description == "! too-much")
    #expect(sheet.written(at: 1)?.description == "= 2")
  }

  /// The number at the end of a label is none of its amount, and a function's name may be a label.
  @Test(arguments: [
    ("Week 1 120.50", "! unreadable"), ("Room 101 250", "! unreadable"),
    ("Week 1: 120.50", "= 120.5"),
    ("Rent 1200", "= 1200"), ("Tax 8%", "= 8%"), ("Food $30", "= 30 USD"),
    ("Exp 500", "! unreadable"),
    ("Exp: 500", "= 500"), ("exp 0", "= 1"), ("Log(100)", "= 2"), ("Log 10 + 1", "= 2"),
  ])
  func labelsAreNotCalculated(text: String, answer: String) throws {
    #expect(try Sheet(text).written(at: 0)?.description == answer)
  }

  @Test(arguments: [
    ("1.100", true), ("1,100", true), ("1.5", false), ("1,5", false), ("a = 3", false),
    ("# exactly: marks 1.234,5", false),
  ])
  func knowsWhichLinesDependOnMarks(text: String, depends: Bool) throws {
    let german = NumberSymbols(decimalMark: ",", groupingMark: ".")
    #expect(try Sheet(text).dependsOnMarks(german, at: 0) == depends)
  }

  // MARK: - Remarks

  @Test(arguments: [
    (
      "persons = 4\nRent: 1200\n- food 340\ntotal", [SheetRemark.countsDefinitions(["persons = 4"])]
    ),
    ("persons = 4  # of us\nRent: 1200\ntotal / persons", [.countsDefinitions(["persons = 4"])]),
    ("rent = 1200\nfood = 340\ntotal", []), ("Rent: 1200\n- food 340\ntotal", []),
    ("Rent: 1200\n\ntotal", [.totalsBlockAbove]), ("Rent: 1200\ntotal", []),
    ("a: $5\nb: 6\ntotal", [.countsAsMoney(["b: 6"], "USD")]), ("a: $5\nb: $6\ntotal", []),
    (
      "Lunch: 40\nTip: 20%\ntotal", [.leavesOutPercentages(["Tip: 20%"], sum: "total + Tip")]
    ),
    (
      "wall: 4.2 x 2.5 m", [.otherReading("4.2 × (2.5 m)")]
    ),
    ("4 x £35", []), ("r = 1/2pi", [.otherReading("r = (1 ÷ 2) × π")]),
    (
      "Design 975\nSubtotal\nVAT: 20% of Subtotal\nTotal",
      [.leavesOutPercentages(["VAT: 20% of Subtotal"], sum: "subtotal + VAT")]
    ),
    (
      "a 5\nbig discount 10%\ntotal",
      [
        .leavesOutPercentages(["big discount 10%"], sum: "total - big discount")
      ]
    ),
    ("Bill: 40\nTip: 20% of Bill\ntotal", []), ("Hours: 3\nGym: 2 hours\ntotal", []),
    (
      "Food: 320\nFood per week: Food / 4\nRent: 900\ntotal",
      [.countsDerived(["Food per week: Food / 4"])]
    ),
    ("Rate = 25\nHours = 38\nPay = Rate * Hours\ntotal", [.countsDerived(["Pay = Rate * Hours"])]),
    ("Bread: £3\nMilk: £1\n- Voucher: £2\ntotal", [.addsBulleted(["- Voucher: £2"])]),
    ("- Voucher: £20\n- £5\ntotal", [.addsBulleted(["- Voucher: £20"])]),
    ("- Bread: £3\n- Milk £1\ntotal", []),
    ("- Äpfel: 3\n- Brot: 2\ntotal", []), ("* Bread: 3\n-5\n2\ntotal", []),
    ("Groceries", [.text("Groceries", meant: nil)]),
    ("Rent: 1200\nRnet", [.text("Rnet", meant: "Rent")]), ("see you soon", []), ("1 + 1", []),
    ("sin(30)", [.radians]), ("a = 2 cos(45)", [.radians]), ("sin(pi/3)", []), ("sin(3)", []),
    ("# exactly: angle deg\nsin(30)", []), ("1 + 1\n# exactly: angle deg", [.optionsTooLow]),
    ("# a\n# exactly: angle deg", []),
    (
      "Bill = 80\nTip = 20% of total\nTotal",
      [.leavesOutPercentages(["Tip = 20% of total"], sum: "total + Tip")]
    ),
    ("a: 1\nb: 2\nSubtotal: total\nTotal", []),
    ("a: 1\nSubtotal: a + 2\nTotal", [.leavesOut(["Subtotal: a + 2"])]),
    ("Food: 4\nTotal\nIncome: 9\nLeft = Income - Total", []),
    ("Food: 4\nTotal\nLeft = 9 - Total", []),
    ("Tickets £90\n\nPetrol £30\nTotal", [.leavesBlockAbove]), ("£90\nTotal\n\n£30\nTotal", []),
    ("Rent £14\nSubtotal\n\nFood £5\nTotal", [.leavesBlockAbove]),
    ("Plants £14\n\nTotal\nDelivery £5\nTotal", [.leavesBlockAbove]), ("Age: 3\n\n£30\nTotal", []),
  ])
  func answersThatMaySurpriseHaveRemarks(text: String, remarks: [SheetRemark]) throws {
    let sheet = try Sheet(text)
    #expect(sheet.remarks(at: sheet.count - 1) == remarks)
  }

  @Test(
    "A line is read as it stands in a list",
    arguments: [
      ("a: 1\nb: 2\nTotal:", "= 3"), ("a: 1\nb: 2\nGrand total:  # all", "= 3"),
      ("a: 1\nAverage:", "= 1"), ("Notes:", ""), ("101: 900", "= 900"), ("1/2: 50", "= 50"),
      ("01/02: 12.50", "= 12.5"), ("50 : 10", "= 5"), ("3:4", "= 0.75"),
      ("Double room 120", "= 120"), ("less is more", ""), ("255 to hex", "= 0xFF"),
      ("Mon 7h 30m", "= 7.5 h"), ("Flour 500g", "= 500 g"), ("1. Rent 900", "= 900"),
      ("Avocados 4 @ $1.25", "= 5 USD"), ("WEDDING (80 guests)", ""),
      ("Lake house weekend (4 people)", ""), ("Rate: 20\nPay: rate * 3", "= 60"),
      ("amount £80\namount / 4", "= 20 GBP"), ("Tom paid 84\ntom paid - 4", "= 80"),
      ("Hours: 38\nRate: 2\nhours * rate", "= 76"), ("Hours: 38\n3 hours", "= 3 h"),
      ("r: 5\nR * 1 K", "= 8.31446261815324 J/mol"), ("Bread 3\nBread 4\ntotal", "= 7"),
      ("- Have now: 640\n- each: 5\nhave now + each", "= 645"), ("minus door: -1.6", "= -1.6"),
      ("rent: 3\nRent: 5\nrent + 1", "= 4"), ("Rent: 3\nRENT: 5\nrent + 1", "= 6"),
      ("a = 5 in binary\na + 1", "= 6"), ("0xFF to dec", "= 255"), ("hex(10.5)", "= 0xA.8"),
      ("Wall 1: 3 m\nWall 2: 4 m\nwall 1 * Wall 2", "= 12 m^2"), ("Wall 1 = 6\nWall 1/2", "= 3"),
      ("Week 1: 38\nWeek 1 x £10", "= 380 GBP"), ("Log 2: 5\nlog 100", "= 2"),
      ("Pancakes (serves 4, need 10)", ""), ("Bills - 3 of us", ""),
      ("Trip to Lisbon - who paid what", ""), ("Food (20 kids) 20 x £4.50", "= 90 GBP"),
      ("Hall (3 hours) £60", "= 60 GBP"), ("Labour 6 hours @ £35", "= 210 GBP"),
      ("6 h @ £35/h", "= 210 GBP"), ("Work: 12 bags @ £6.50", "= 78 GBP"), ("4 @ £3", "= 12 GBP"),
      ("12 eggs x £0.28", "= 3.36 GBP"), ("apples 1.5 kg at 2.20/kg", "= 3.3"),
      ("cheese 350g at £12/kg", "= 4.2 GBP"), ("40 cupcakes at 1.50", "= 60"),
      ("25 brownies at 2 each", "= 50"), ("shirts: 15 @ 22", "= 330"), ("sell at 5", "= 5"),
      ("Taxi to airport 25", "= 25"),
      ("cost of living £300\ncost of living / 2", "= 150 GBP"), ("Per month 175", "= 175"),
      ("Bathroom floor", ""), ("// baby formula", ""), ("Rent in May 900", "= 900"),
      ("- [x] timber £84.20", "= 84.2 GBP"), ("£2 washing car", "= 2 GBP"),
      ("$3 milk and eggs", "= 3 USD"), ("Rate £12.60", "= 12.6 GBP"),
      ("Mon 7.5\nTue 8\nTotal hours", "= 15.5"), ("Mon 7 h\nTue 8 h\nTotal hours:", "= 15 h"),
      ("a 1\nTotal cost\nb 2\nTotal cost", "= 3"), ("a 1\nb 2\ntotal cost\ntotal / 2", "= 1.5"),
      ("total cost = 5\na 1\ntotal cost", "= 5"),
    ])
  func listsAreRead(text: String, answer: String) throws {
    let sheet = try Sheet(text)
    #expect(sheet.written(at: sheet.count - 1)?.description ?? "" == answer, "\(text)")
  }

  @Test(arguments: [
    "minus door: 1.6", "- less tax: 3 + 4", "Invoice 114", "x £40", "Flat 3b", "Unit 2A",
    "Invoice 2041 - Mrs Patel", "£900 pcm", "£5 each", "£20 off", "6 hours @ Rent",
    "Rent - 300 quid",
    "3 dozen @ 0.28", "Drive 3 hours @ 60 mph", "5 km at 12 km/h", "1200 at 4%", "Flat 3",
    "45 miles at 38 mpg", "half of bill 30", "reduced by 5", "increase of 5", "floor bath",
    "change to 5",
    "coursework 72 (40%)", "Paper 8 x 11", "Wages - 3 x fees",
    "Monthly total", "Total left", "Wall 2b = 3",
    "minus fee 5", "plus deposit 50",
    "less rent 1200", "twice 15", "half 50", "Withdrawal: ($200)",
    "Rent: (1200)  # paid", "(2) 200", "Check #101 50.00", "Apt #5 rent 900",
  ])
  func refusesWhatAListMayMeanOtherwise(text: String) throws {
    #expect(try Sheet(text).answer(at: 0).error != nil, "\(text)")
  }

  @Test(arguments: [
    ("Gas 40/2", "Gas: 40/2"), ("Rent 900 pcm", "Rent: 900  # pcm"),
    ("Tea 3*2", "Tea: 3*2"),
    ("Bread £3 white", "Bread: £3  # white"), ("Milk 2 l skimmed", "Milk: 2 l  # skimmed"),
    ("- Gas 40/2", "Gas: 40/2"), ("2) Food 30", "Food: 30"),
    ("Deposit: 200 paid late", "Deposit: 200  # paid late"),
  ])
  func tellsHowToWriteAnItem(text: String, meant: String) throws {
    let error = try #require(try Sheet(text).answer(at: 0).error)
    #expect(error.reason == "this is written '\(meant)'")
    #expect(try Sheet(meant).answer(at: 0).value != nil)
  }

  @Test func aProductGoesOnFromTheAnswer() throws {
    let error = try #require(try Sheet("5\nx 12  # months").answer(at: 1).error)
    #expect(error.reason == "this is written 'ans * 12'")
  }

  @Test(arguments: ["Voucher £5 off", "3 apples", "Maths test class 5b", "20% of price"])
  func tellsNothingWhereMoreIsMeant(text: String) throws {
    let error = try #require(try Sheet(text).answer(at: 0).error)
    #expect(!error.reason.hasPrefix("this is written"))
  }

  @Test func aTotalTellsHowManyLinesItCounts() throws {
    var sheet = try Sheet("a: 1\nb: 2\n# comment\ntotal\naverage\ncount\n2")
    #expect((0..<sheet.count).map { sheet[$0].countedLines } == [nil, nil, nil, 2, 2, nil, nil])
    // The sum is the same, and of more lines.
    #expect(try sheet.replaceLines(2..<2, with: ["c: 0"]).contains(4))
    #expect(sheet[4].countedLines == 3)
  }

  // MARK: - Marks

  @Test(arguments: [
    ("# exactly: marks 1,234.5\n1,150", "= 1150"), ("# exactly: marks 1.234,5\n1,150", "= 1.15"),
    ("# exactly: marks 1 234,5, places 2\n1,150", "= 1.15"),
    ("# exactly: places 1, marks 1'234.5\n1.150", "≈ 1.2"), ("\n1,150", "! unreadable"),
    ("# exactly: marks 1;234.5\n1,150", "! unreadable"),
  ])
  func aSheetTellsItsMarks(text: String, answer: String) throws {
    #expect(try Sheet(text).written(at: 1)?.description == answer)
  }
}
