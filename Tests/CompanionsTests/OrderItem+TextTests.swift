import BigNumbers
import Companions
import Testing

@Suite struct OrderItemTextTests {
  @Test(arguments: [
    ("3 x 19.99", 3, "1999/100", "Item"),
    ("1 x 5", 1, "5", "Item"),
    ("3x19.99", 3, "1999/100", "Item"),
    ("  3  X\t19.99  ", 3, "1999/100", "Item"),
    ("2 × $5 Tea", 2, "5", "Tea"),
    ("1 x $ 5", 1, "5", "Item"),
    ("2 * .5 Green tea x 2 ", 2, "1/2", "Green tea x 2"),
    ("10 x 100 7UP", 10, "100", "7UP"),
    ("1 x 5 ☕", 1, "5", "☕"),
    ("1 x 5 X-ray", 1, "5", "X-ray"),
    ("1000000 x 0", 1_000_000, "0", "Item"),
  ])
  func reads(_ text: String, quantity: Int, price: String, name: String) throws {
    let item = try OrderItem(text)
    #expect(item.quantity == quantity)
    #expect(item.price == Rational(price))
    #expect(item.name == name)
  }

  @Test func aNameOfItsOwnComesFirst() throws {
    #expect(try OrderItem("3 x 19.99", name: "Item 7").name == "Item 7")
    #expect(try OrderItem("3 x 19.99 Tea", name: "Item 7").name == "Tea")
  }

  @Test(arguments: [
    ("", OrderError.notAnItem),
    ("19.99", .notAnItem),
    ("x 5", .notAnItem),
    ("3 19.99", .notAnItem),
    ("3 x", .notAPrice),
    ("3 x Tea", .notAPrice),
    ("3 x 19,99", .notAPrice),
    ("3 x $", .notAPrice),
    ("3 x $$5", .notAPrice),
    ("3 x nan", .notAPrice),
    ("3 x 1e9999999", .notAPrice),
    ("3 x 1e2", .notAPrice),
    ("3 x 1E-1000000", .notAPrice),
    ("2 x $1 000.50", .calculationForName),
    ("2 x 19 .99", .calculationForName),
    ("3 x 5 x 2", .calculationForName),
    ("2 x 5 % off", .calculationForName),
    ("3 x -5", .priceOutOfRange),
    ("3 x 10000000000", .priceOutOfRange),
    ("3 x 0.00000000001", .priceTooPrecise),
    ("0 x 5", .quantityOutOfRange),
    ("-1 x 5", .quantityOutOfRange),
    ("1.5 x 5", .quantityOutOfRange),
    ("some x 5", .quantityOutOfRange),
    ("99999999999999999999 x 5", .quantityOutOfRange),
    ("3 x 5 " + String(repeating: "n", count: 101), .longName),
    ("3 x 5 " + String(repeating: "n", count: 1_000), .longItem),
  ])
  func refuses(_ text: String, with error: OrderError) {
    #expect(throws: error, "\(text)") { try OrderItem(text) }
  }

  @Test func reasonsNameTheCause() {
    let reasons: [OrderError: String] = [
      .noItems: "the order is empty",
      .tooManyItems: "an order has at most 1000 items",
      .notAnItem: "write an item as QUANTITY x PRICE, such as 3 x 19.99",
      .longItem: "an item has at most 200 characters",
      .notAPrice: "a price is a decimal number, such as 19.99",
      .priceOutOfRange: "a price is from 0 to 1000000000",
      .priceTooPrecise: "a price has at most 10 decimal places",
      .quantityOutOfRange: "a quantity is a whole number from 1 to 1000000",
      .calculationForName: "a name cannot start with a number or a sign alone",
      .blankName: "an item needs a name",
      .longName: "a name has at most 100 characters",
    ]
    for (error, reason) in reasons { #expect(error.reason == reason) }
  }
}
