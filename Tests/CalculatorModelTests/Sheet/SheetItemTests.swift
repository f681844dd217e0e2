import Testing

@testable import CalculatorModel

/// Items of a list, with words before or after their values, and headings between them.
@Suite struct SheetItemTests {
  @Test(
    "An item has words before its one number, whatever its bullet is",
    arguments: [
      ("- food 340", "= 340"), ("• gym 30", "= 30"), ("– café 12.50", "= 12.5"),
      ("• rent €1,200.50", "= 1200.5 EUR"), ("Phone: 25.50 (Vodafone)", "= 25.5"),
      ("Flour 500 g", "= 500 g"), ("Refund -40", "= -40"), ("Salary +2,400.00", "= 2400"),
      ("Phone -$40", "= -40 USD"), ("Chairs 4 x £35", "= 140 GBP"), ("Week 1 12.5", "! unreadable"),
      ("Dinner 12 x 5", "! unreadable"),
      ("milk 2 x 1.15", "= 2.3"), ("Pens 3 x 2.50 each", "= 7.5"),
      ("rent 850 a month", "= 850 month^-1"),
      ("food 35 per week", "= 35 week^-1"), ("3 lb apples at $2", "= 6 USD"),
      ("Food: 60 (3 x 20)", "! unreadable"),
      ("Gym: £30 (12)", "! unreadable"), ("Car 45 mpg (UK)", "= 45 mpg_imp"),
      ("Milk 2 pints (UK)", "= 2 imp_pt"),
      ("£80 times two", "! unknown-name"), ("£240 ex VAT", "! unknown-name"),
      ("take £5", "! unreadable"),
      ("Eggs 4 x 55 g", "= 220 g"), ("Paper 8 x 11 in", "! unreadable"),
      ("Cake x 2", "! unreadable"),
      ("Car hire €45 a day for 3 days", "= 135 EUR"),
      ("a: (3 + 4)", "= 7"),
    ])
  func itemsAreRead(line: String, answer: String) throws {
    #expect(try Sheet(line).written(at: 0)?.description ?? "" == answer)
  }

  @Test(
    "A heading with a number is refused, which would be counted as an amount",
    arguments: [
      ("Trip 2\nFood £30\ntotal", ["! unreadable", "= 30 GBP", "! failed-line 1"]),
      ("Invoice 1042\n1", ["! unreadable", "= 1"]), ("Budget 500\n1", ["= 500", "= 1"]),
      ("# Trip 2\nFood £30\ntotal", ["", "= 30 GBP", "= 30 GBP"]),
      ("Food 30\nRoom 89\ntotal left", ["= 30", "= 89", "= 119"]),
      (
        "Mon 9:00-17:30\nTue: 9:00 - 17:00\nWed 22:00 - 06:30\nThu 8:00 - 0:30\ntotal",
        ["= 8:30", "= 8:00", "= 8:30", "= 7:30", "= 32:30"]
      ),
      ("Mon: 9:00 to 17:30\nPay: total hours x £10 per hour", ["= 8:30", "= 85 GBP"]),
      ("Mon: 8:30 - 5:00\nTue 9:30 - 6:00", ["! unreadable", "! unreadable"]),
      ("hours = 8 h/day * 3 weeks to h", ["= 168 h"]),
      ("A: 3 days\nB: 2 h\ntotal hours x £10/h", ["= 3 d", "= 2 h", "= 740 GBP"]),
      ("A: 3 kg\ntotal hours x £10/h", ["= 3 kg", "! kind"]),
      ("Food 30\nRoom 89\ntotal", ["= 30", "= 89", "= 119"]),
      ("------\n5\ntotal", ["", "= 5", "= 5"]),
    ])
  func headingsAreNoAmounts(text: String, answers: [String]) throws {
    let sheet = try Sheet(text)
    #expect((0..<sheet.count).map { sheet.written(at: $0)?.description ?? "" } == answers)
  }

  /// A number at the end of a label is not part of its amount, and a function's name may be a label.
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
      ("Wall 2.4m x 1.2m", "= 2.88 m^2"), ("Homework 85 x 20%", "= 17"), ("VAT @ 20%", "= 20%"),
      ("Run 42 min 30 sec", "= 42.5 min"), ("Monday 7:45\nTuesday 8:10\nTotal", "= 15:55"),
      ("Food 4 days x €60", "= 240 EUR"),
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
    "3 dozen @ 0.28", "Drive 3 hours @ 60 mph", "1200 at 4%", "Flat 3",
    "half of bill 30", "reduced by 5", "increase of 5", "floor bath",
    "change to 5",
    "coursework 72 (40%)", "Lamps (2 at 30 each)", "Total distance - 2 km", "Paper 8 x 11",
    "Wages - 3 x fees",
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
    #expect(error.reason == "write this as '\(meant)'")
    #expect(try Sheet(meant).answer(at: 0).value != nil)
  }

  /// It may mean a line of that name.
  @Test func aTotalOfANameIsNone() throws {
    #expect(try Sheet("Cost 50\nTime 3\nTotal cost").answer(at: 2).error != nil)
  }

  @Test(arguments: [
    ("lettuce: 25 at 90p", "22.5 GBP"), ("Bottles 40 @ 35p", "14 GBP"), ("Bag 10p", "0.1 GBP"),
    ("Coupon -50p", "-0.5 GBP"),
  ])
  func penceAreAmounts(text: String, value: String) throws {
    #expect(try Sheet(text).written(at: 0)?.text == value)
  }

  @Test(arguments: [
    "Two tins at £42", "Labour two days at £200", "Fuel half £80", "March 2026", "Invoice no 1042",
    "Tel 07700900123",
  ])
  func areAskedAbout(text: String) throws {
    let sheet = try Sheet(text)
    #expect(sheet.answer(at: sheet.count - 1).error != nil)
  }

  @Test func pricesOfTotalsAreMultiplied() throws {
    let sheet = try Sheet("Mon 24 miles\nTue 31 miles\ntotal\ntotal at 45p a mile")
    #expect(sheet.written(at: 3)?.text == "24.75 GBP")
    #expect(try Sheet("Half day trip £30").written(at: 0)?.text == "30 GBP")
    #expect(try Sheet("Phone 45").written(at: 0)?.text == "45")
  }

  @Test("A line that can't be read is no gap in what is below it")
  func failuresAreNotLeftOut() throws {
    let invoice = try Sheet("Labour 300\nWork 200\nVAT 20% of total\nGrand total")
    #expect(invoice.answer(at: 3).error?.printedReason == "line 3 has an error")
    let trip = try Sheet("Miles 12,500\nmpg 45\ncost: miles / mpg")
    #expect(trip.answer(at: 2).error?.printedReason == "line 1 has an error")
  }

  @Test("A total is not taken from an item that it counts")
  func totalsOfTheirMinuend() throws {
    for income in ["Income 2400", "Income: 2400", "income = 2400"] {
      let sheet = try Sheet(
        income + "\nRent 900\nleft = income - total\nleft: \(income.prefix(6)) - (total - income)")
      #expect(
        sheet.answer(at: 2).error?.reason.lowercased()
          == "write this as 'income - (total - income)'")
      #expect(sheet.written(at: 3)?.text == "1500")
    }
    let sheet = try Sheet("income = 2400\n\nRent 900\nleft = income - total\ntotal - Rent")
    #expect(sheet.written(at: 3)?.text == "1500")
    #expect(sheet.written(at: 4)?.text == "0")
  }

  @Test func aProductGoesOnFromTheAnswer() throws {
    let error = try #require(try Sheet("5\nx 12  # months").answer(at: 1).error)
    #expect(error.reason == "write this as 'ans * 12'")
  }

  @Test(arguments: ["Voucher £5 off", "3 apples", "Maths test class 5b", "20% of price"])
  func tellsNothingWhereMoreIsMeant(text: String) throws {
    let error = try #require(try Sheet(text).answer(at: 0).error)
    #expect(!error.reason.hasPrefix("this is written"))
  }
}
