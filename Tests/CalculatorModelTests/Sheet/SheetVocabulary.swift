/// Lines that together use everything a line may read from those above it.
enum SheetVocabulary {
  /// The lines; some come more often than others.
  static let lines: [String] = [
    // Definitions, of one thing by another and of itself.
    "a = 1", "a = 2", "a = a + 1", "a = b", "a = 1/3", "b = a * 2", "b = 3", "b = 10%", "c = a + b",
    "c = total", "c = sqrt(2) * a", "a =", "c = ans", "b = line 2", "a = 1/0", "b = l", "tax = 8%",
    // Values.
    "1", "2 + 3", "4 * 85.5", "1/3", "a", "a + b", "2a", "c / 7", "Rent: a * 12", "Food: 30",
    "a * b =",
    "sin(a)", "sqrt(2)", "sin(30)", "0.1 + 0.2 # a comment", "2 + 3  # = 5", "a  # ≈ 0.33",
    // Earlier lines.
    "ans", "ans + 1", "prev * 2", "_ + 1", "line 1", "line 3 + 1", "line 5", "line 12 * line 2",
    "line 40", "2 * line 7", "line ?",
    // All earlier lines together.
    "total", "sum", "subtotal", "grand total", "average", "median", "count", "above", "all",
    "total + 8%",
    "max(above)", "stdev(all)", "total + subtotal", "grand total + line 2", "sum(above)", "avg * 2",
    "t = total", "t", "median + 1", "count * 2", "u = above", "max(u)",
    // Words that the user redefines from there on.
    "total = a + b", "total = 5", "prev = 4", "count = 2", "line = 3", "all = 7", "grand = 2",
    "of = 3",
    "above = [1, 2]", "subtotal = 100", "ans = 5", "average = total",
    // Labels that are names, units and words for the lines above.
    "Total: a + b", "Total: 1/0", "total / 2", "Total:", "Total", "Subtotal: a * 2",
    "20% of Subtotal",
    "Subtotal", "Count: 4", "c / Count", "Hours: a", "Hours: nobody", "3 * Hours", "2 Hours",
    "b / Hours",
    "Sale price: 80", "Sale price: a", "Sale price / 2", "Total hours: 5", "Total hours * a",
    "Trip 2",
    "------", "Total - a", "Grand total", "Grand total / 2", "Sum", "sum + 1", "average / 2",
    "Average",
    // Items that are names, and names in capitals or not.
    "Tom paid 84", "Tom paid 3", "tom paid - a", "each = Tom paid / 2", "Pay 2", "Pay: 1/0",
    "pay * 2", "PAY", "pay = 7", "3 pay", "Mon 7h 30m", "mon + 1 h", "Rent a", "rent + 1",
    "Pay 1: 3", "pay 1 = 4", "pay 1 + 1", "Pay 1", "2 pay 1 2", "Total hours", "total cost:",
    "£2 pay", "£2 car wash", "pay - 3 of us", "rent a - 2 people", "Pay (2 of us) £3", "5 pay @ £3",
    "Gas 40/2",
    "gas * a", "Pay 40 a month", "sale price * 2", "hours * b", "Hours 5",
    // Functions and graphs.
    "f(x) = x^2", "f(x) = a * x", "f(x) = x + total", "f(t) = g(t) + 1", "g(x) = x / a", "g(2)",
    "f(a)",
    "f(2)", "f(f(1))", "g(a) + f(1)", "f", "total(x) = x + 1", "total(3)", "sum(f(k), k, 1, 4)",
    "sum(a * k, k, 1, 3)", "y = x^2", "y = x^2 - a", "x = 3", "x = a", "y", "y + 1", "x",
    "x(t) = t", "y = f(x)",
    // Shares that totals add.
    "VAT 20%", "VAT: b", "Tip 10%", "Tip: 10% of total", "Discount 5%", "Discount 3", "Pay 40",
    "vat * 2", "Rent 40",
    "Costs:", "Total cost", "total cost * 2",
    // Percentages and lists.
    "8%", "200 + tax", "200 + b", "10% off a", "a + 10%", "b of 50", "20 as % of a", "a to b as %",
    "increase a by tax", "l = [1, 2, a]", "l", "max(l)", "l = [1, 2, 3]", "mean(l) + a",
    // Money, rates and units.
    "12 EUR", "12 USD", "a EUR", "rate 2026-11-20 1 EUR = 1.0823 USD",
    "rate 2026-11-20 1 EUR = 1.1 USD",
    "rate 2026-11-20 1 GBP = a USD", "12 EUR in USD", "c EUR + 3 USD", "p = 5 EUR", "p in USD",
    "p + 1 USD",
    "a = $1", "a = €1", "b = €3", "c = a + $2", "$5", "€5 + b", "£2", "f(x) = x + $3", "ans + €1",
    "3 km + 200 m", "d = 3 km", "d in m", "d + a", "5 m", "2026-11-22 + 3 days", "day = 2026-11-22",
    "day + a days",
    // Text, comments, blank lines, options.
    "", "", "", "", " \t", "# Month", "  # heading", "groceries for may", "rent food", "a word",
    "a b",
    "total of all", "Groceries:", "Note: to be done", "one", "# exactly: places 2",
    "# exactly: angle deg",
    "# exactly: places 3, digits 5", "# exactly: nothing", "# = 3",
    // Errors of all kinds.
    "2 +", "1/0", "0/0", "sqrt(-1)", "nobody", "nobody + 1", "Rent 1200", "1,200", "sin = 2",
    "sin(1, 2)",
    "* 2", "20 off 50", "2 3", "2 = 2", "10!!", "[1, 2] + 1", "asin(2)", "f(1, 2)", "a b c = 3",
    "k = nobody",
    "k", "k + 1", "9^9^9^9", "1 m + 1 s", "(", "$ 3", "ü = 2", "ü + 1", "größe: 4",
  ]

  /// What may end a line further down in another way: how a line begins that follows what others say.
  static let beginnings: [String] = ["", "", "", "x: ", "-", "2 * ", "z = ", "w = "]

  /// Returns one of the lines above, now and then with a beginning before it.
  static func line(using generator: inout some RandomNumberGenerator) -> String {
    let line = lines[Int.random(in: 0..<lines.count, using: &generator)]
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return line }
    return beginnings[Int.random(in: 0..<beginnings.count, using: &generator)] + line
  }

  /// Returns several random lines.
  static func lines(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var lines: [String] = []
    for _ in 0..<count { lines.append(line(using: &generator)) }
    return lines
  }
}
