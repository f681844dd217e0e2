import Testing

@testable import CalculatorModel

/// The readings of lines in a sheet, and the remarks on them.
@Suite struct SheetReadingTests {
  private func answers(_ lines: String...) throws -> [String] {
    let sheet = try Sheet(lines.joined(separator: "\n"))
    return (0..<sheet.count).map { sheet.written(at: $0)?.description ?? "" }
  }

  @Test func nothingIsLeftOutInSilence() throws {
    // Each of these was once answered with a part of it ignored.
    #expect(
      try answers("Cable: 20", "Materials (receipt #4): 37.20", "total").last == "! failed-line 2")
    #expect(try answers("Lunch: 20", "Train leaves 18:05", "total").last == "! kind")
    #expect(try answers("Taxi: £25", "Coffee: $4.50", "total").last == "! kind")
    #expect(try answers("Taxi: $25", "Coffee: $4.50", "total").last == "= 29.5 USD")
    #expect(try answers("rent = 1200", "rent", "total rent").last == "! unreadable")
    #expect(try answers("rent = 1", "food = 2", "rent food").last != "")
    #expect(try answers("sum = 4", "sum(1,2)").last == "! unreadable")
    #expect(try answers("5 km", "300 m", "total") == ["= 5 km", "= 300 m", "= 5.3 km"])
    #expect(try answers("5 km", "300 g", "total").last == "! kind")
    // These are not hours.
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
    "A total counts a tax, a tip or a discount as a share of the lines above",
    arguments: [
      ("Desk £200|Chair £50|Subtotal|VAT 20%|Total", "= 300 GBP"),
      ("Desk £200|Chair £50|VAT @ 20%|Total", "= 300 GBP"),
      ("Desk £200|Chair £50|Subtotal|VAT: 20% of subtotal|Total", "= 300 GBP"),
      ("Desk £200|Discount 10%|Total", "= 180 GBP"), ("Desk £200|Discount -10%|Total", "= 180 GBP"),
      ("Desk £200|Discount: 10% of total|Total", "= 180 GBP"),
      ("Lunch 40|Tip: 20%|total / 2", "= 24"), ("Lunch 40|Tip: 20%||total", "= 48"),
      ("Lunch 40|Tip 20%||Cinema 12|Tip 50%||grand total", "= 66"),
      ("Lunch 40|Tip 20%|Wine 10|total", "= 58"), ("Lunch 40|Tip 20%|average", "= 40"),
      // The line says itself what it adds.
      ("Lunch 40|Tip: 20%|total + Tip", "= 48"), ("Lunch 40|Tip: 20%|total + 20%", "= 48"),
      ("a £40|b £60|Subtotal|VAT: 20%|Total: subtotal + VAT", "= 120 GBP"),
      // Another line uses the percentage, there is nothing above, or it isn't said what of.
      ("Desk £200|VAT 20%|On the desk: Desk * VAT|Total", "= 240 GBP"),
      ("VAT 20%|Desk £200|Total", "= 200 GBP"), ("Pay £200|Savings 20%|Total", "= 200 GBP"),
      ("a: 40|tip = 20%|total", "= 40"), ("Pay £200|Tax 20%|Total", "= 200 GBP"),
      ("Desk £200|Tax included 20%|Total", "= 200 GBP"),
      // A tax is one of the price after a discount, and of all above after a total.
      ("Desk £200|Discount 10%|VAT 20%|Total", "= 216 GBP"),
      ("Desk £200|VAT 20%|Total|Discount 10%|Total", "= 216 GBP"),
      ("Food 16|Tax: 25%|Subtotal|Tip 10%|Total", "= 22"),
      ("Parts $200|subtotal|GST: 5% of subtotal|PST: 7% of subtotal|total", "= 224 USD"),
      ("Lunch 40|Tip 20%|Tax 8%|total", "! unreadable"),
      ("Lunch 40|Tip: 10% of total|Tax 25%|total * (100% + Tax) + Tip", "= 54"),
      // The same tax again is one of what came after it.
      ("Design £500|VAT 20%|Total|Hosting £96|VAT 20%|Total", "= 715.2 GBP"),
      ("Design £500|VAT 20%|Hosting £100|VAT 10%|Total", "= 710 GBP"),
      ("Lunch 40|Tip 20%|Tip 10%|total", "! unreadable"),
      ("Lunch 40|Tip 20%|Tax 10%|total + Tip + Tax", "= 52.8"),
      ("Lunch 40|Tip 20%|Tax 10%|total * (100% + Tip + Tax)", "= 52"),
      // Amounts are taken off as well, unless there is nothing else.
      ("Shoes $80|Coupon $5|Total / 5", "= 15 USD"), ("Discount A 5|Discount B 6|total", "= 11"),
      ("Shoes $80|Coupon: -$5|Total", "= 75 USD"),
      ("Lunch 40|Total with tip: total + 20%|total", "= 40"),
    ])
  func totalsCountShares(lines: String, last: String) throws {
    let sheet = try Sheet(
      lines.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n"))
    #expect(sheet.written(at: sheet.count - 1)?.description == last)
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
      // A total with a noun, and the product of an item and a total.
      ("Pay 4|Total income|Costs:|Rent 3|Total expenses", "= 3"),
      ("Pay 4|Total income||Rent 3|Total expenses|total expenses * 2", "= 6"),
      ("Pay 4|Total income||Rent 3|Total expenses|total income * 2", "! unreadable"),
      ("Food 4|Food total", "! unreadable"),
      ("Total: 1 + 2||a: 5|b: 6|Total|Total / 2", "= 5.5"), ("Total: 1 + 2|b: 6|Total", "= 6"),
      ("Food £41|Total|Pass: £5|Total - Pass", "= 36 GBP"), ("4|Sum|5|total * 2", "= 8"),
      // On its own, each word asks for a total again.
      ("4|Total|5|t = total", "= 9"), ("4|Total|5|total =", "= 9"), ("4|Total|5|x: total", "= 9"),
      ("5|Grand total|6|Grand total", "= 11"), ("5|Grand total|6|Grand total / 2", "= 2.5"),
      ("a: 1|Total||Total / 2", "= 0.5"), ("5|Grand total|Grand total - 2", "= 3"),
      // This could mean the total above, or that of the block here.
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
    // The same number wakes no other line.
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

  @Test(arguments: [
    ("1.100", true), ("1,100", true), ("1.5", false), ("1,5", false), ("a = 3", false),
    ("# exactly: marks 1.234,5", false),
  ])
  func knowsWhichLinesDependOnMarks(text: String, depends: Bool) throws {
    let german = NumberSymbols(decimalMark: ",", groupingMark: ".")
    #expect(try Sheet(text).dependsOnMarks(german, at: 0) == depends)
  }

  // MARK: - Remarks

  @Test(
    arguments: [
      (
        "persons = 4\nRent: 1200\n- food 340\ntotal",
        [SheetRemark.countsDefinitions(["persons = 4"]), .addsBulleted(["- food 340"])]
      ),
      (
        "persons = 4  # of us\nRent: 1200\ntotal / persons", [.countsDefinitions(["persons = 4"])]
      ),
      ("rent = 1200\nfood = 340\ntotal", []),
      ("Rent: 1200\n- food 340\ntotal", [.addsBulleted(["- food 340"])]),
      ("Rent: 1200\n\ntotal", [.totalsBlockAbove]), ("Rent: 1200\ntotal", []),
      ("a: $5\nb: 6\ntotal", [.countsAsMoney(["b: 6"], "USD")]), ("a: $5\nb: $6\ntotal", []),
      (
        "Lunch: 40\nTip: 20%\ntotal", [.countsPercentages(["Tip: 20%"])]
      ),
      (
        "Lunch: 40\nSavings: 20%\ntotal",
        [.leavesOutPercentages(["Savings: 20%"], sum: "total + Savings")]
      ),
      (
        "wall: 4.2 x 2.5 m", [.otherReading("4.2 × (2.5 m)")]
      ),
      ("4 x £35", []), ("wall: 3 m x 2.5 m", []), ("r = 1/2pi", [.otherReading("r = (1 ÷ 2) × π")]),
      (
        "Design 975\nSubtotal\nVAT: 20% of Subtotal\nTotal",
        []
      ),
      (
        "a 5\nbig discount 10%\ntotal",
        [
          .takesOff(["big discount 10%"])
        ]
      ),
      ("Bill: 40\nTip: 20% of Bill\ntotal", []), ("Hours: 3\nGym: 2 hours\ntotal", []),
      (
        "Food: 320\nFood per week: Food / 4\nRent: 900\ntotal",
        [.countsDerived(["Food per week: Food / 4"])]
      ),
      (
        "Rate = 25\nHours = 38\nPay = Rate * Hours\ntotal", [.countsDerived(["Pay = Rate * Hours"])]
      ),
      ("Bread: £3\nMilk: £1\n- Voucher: £2\ntotal", [.takesOff(["- Voucher: £2"])]),
      (
        "People 4\nPizza 36\nDrinks 14\neach = total / people", [.countsDefinitions(["People 4"])]
      ),
      ("Food 85\nRefund 12\nTotal", [.adds(["Refund 12"])]), ("Food 85\nRefund -12\nTotal", []),
      ("Income 9\nRent 8\nLeft: total", [.adds(["Income 9", "Rent 8"])]),
      ("A £5\nTotal\nB £6\nTotal", [.countsAboveTotal(line: 2)]),
      ("A £5\nTotal\nVAT: 20% of total\nTotal", []),
      ("Pension: 9\n\nGas: -1\nFood: -2\nLeft: total", [.leavesBlockAbove]),
      (
        "Income:\nGate £614\nCosts:\nPitch £60\nRent £9\nTotal",
        [.adds(["Pitch £60", "Rent £9"])]
      ),
      ("Costs:\nPitch £60\nRent £9\nTotal", []), ("Rent £9\n# Bills\nGas £4\nTotal", []),
      ("Gate £9\nWithdrew £4\nTotal", [.adds(["Withdrew £4"])]),
      ("Prep 2 days\nGloss half a day", [.text("Gloss half a day", meant: nil)]),
      ("a: 4 l\nMilk a pint", [.text("Milk a pint", meant: nil)]),
      ("Gate £9\nCIS deduction £1\nTotal", [.adds(["CIS deduction £1"])]),
      ("t: 24:30 in minutes", [.note(.hoursAndMinutes)]), ("t: 1:30 in minutes", []),
      ("Gate: 38 x 20 and 12 x 10", [.note(.bits)]), ("10% of 50 and 20", [.note(.bits)]),
      ("Tip: 18% on £76", [.note(.addsPercentage)]), ("20/12/26", [.note(.isNoDate)]),
      ("Soap: 600 calories", [.note(.calories)]), ("20 / 12 / 26", []), ("100/5/2", []),
      ("Trim: 2-3/4", [.otherReading("2 − (3 ÷ 4)")]), ("Trim: 2 - 3/4", []),
      ("Shift 1: 4 and 3", [.note(.bits)]), ("flags: 0x4 and 0x3", []),
      ("km 1: 5:12\nkm 2: 5:09\naverage", [.note(.hoursAndMinutes)]),
      ("end: 23:00 + 8 h", [.note(.isDuration)]),
      ("10k: 42:30", [.note(.hoursAndMinutes)]), ("time = 42:30", [.note(.hoursAndMinutes)]),
      ("shift: 8:30", []), ("a day: 37.5 hours / 5 days", [.note(.timesCancel)]),
      ("per hour: 90 min / 2 h", []), ("net: 3090 - (24% + 9.2%)", [.note(.isNoShare)]),
      ("rate: 8% + (2%)", []), ("Hastings: 14 Oct 1066", [.note(.beforeGregorian)]),
      ("then: 1600-01-01 - 30 years", [.note(.beforeGregorian)]), ("1600-01-01", []),
      ("- Voucher: £20\n- £5\ntotal", [.addsBulleted(["- Voucher: £20"])]),
      ("- Bread: £3\n- Milk £1\ntotal", []),
      ("- Äpfel: 3\n- Brot: 2\ntotal", []), ("* Bread: 3\n-5\n2\ntotal", []),
      ("Groceries", [.text("Groceries", meant: nil)]),
      ("Rent: 1200\nRnet", [.text("Rnet", meant: "Rent")]), ("see you soon", []), ("1 + 1", []),
      ("Rent 9\nLeft over", [.text("Left over", meant: nil)]),
      ("Rent 9\nTotal after tax", [.text("Total after tax", meant: nil)]),
      ("Rent 9\nWeekly food\nMilk 3", []), ("Weekly food\nMilk 3", []),
      ("Shoes $80\nDiscount $5\nTotal", [.takesOff(["Discount $5"])]),
      ("Salary £9\nTax 20%\nTotal", [.leavesOutPercentages(["Tax 20%"], sum: "total - Tax")]),
      (
        "Salary = 9\nIncome tax = 20%\nTotal",
        [.leavesOutPercentages(["Income tax = 20%"], sum: "total - Income tax")]
      ),
      ("Food £9\n- 10%\nTotal", [.leavesOutPercentages(["- 10%"], sum: "total - 10%")]),
      ("Desk £9\nTax included 20%\nTotal", [.leavesOut(["Tax included 20%"])]),
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
      ("Plants £14\n\nTotal\nDelivery £5\nTotal", [.leavesBlockAbove]),
      ("Age: 3\n\n£30\nTotal", []),
    ] as [(String, [SheetRemark])])
  func answersThatMaySurpriseHaveRemarks(text: String, remarks: [SheetRemark]) throws {
    let sheet = try Sheet(text)
    #expect(sheet.remarks(at: sheet.count - 1) == remarks)
  }

  @Test func aTotalTellsHowManyLinesItCounts() throws {
    var sheet = try Sheet("a: 1\nb: 2\n# comment\ntotal\naverage\ncount\n2")
    #expect((0..<sheet.count).map { sheet[$0].countedLines } == [nil, nil, nil, 2, 2, nil, nil])
    // The sum is the same, but of more lines.
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
