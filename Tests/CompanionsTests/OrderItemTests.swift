import BigNumbers
import Companions
import Testing

@Suite struct OrderItemTests {
  private let price = Rational(significand: Int64(1_999), exponent: -2)

  @Test func keepsItsPriceExactly() throws {
    let item = try OrderItem(name: "Coffee", price: price, quantity: 3)
    #expect(item.subtotal == Rational("5997/100"))
    let smallest = try #require(Rational("1/10000000000"))
    let tiny = try OrderItem(name: "Pixel", price: smallest, quantity: 1)
    #expect(tiny.subtotal.description == "1/10000000000")
  }

  @Test(arguments: [
    ("0", 1), ("1000000000", 1), ("1000000000", 1_000_000), ("1/10000000000", 1_000_000),
  ])
  func takesAsMuchAsItsLimits(price: String, quantity: Int) throws {
    let price = try #require(Rational(price))
    let item = try OrderItem(name: "Coffee", price: price, quantity: quantity)
    #expect(item.subtotal == price * Rational(quantity))
  }

  @Test(arguments: [
    ("-1/100", 1, OrderError.priceOutOfRange),
    ("100000000001/100", 1, .priceOutOfRange),
    ("1/3", 1, .priceTooPrecise),
    ("1/100000000000", 1, .priceTooPrecise),
    ("1", 0, .quantityOutOfRange),
    ("1", -1, .quantityOutOfRange),
    ("1", 1_000_001, .quantityOutOfRange),
    ("1", .min, .quantityOutOfRange),
    ("1", .max, .quantityOutOfRange),
  ])
  func refuses(price: String, quantity: Int, with error: OrderError) throws {
    let price = try #require(Rational(price))
    #expect(throws: error) { try OrderItem(name: "Coffee", price: price, quantity: quantity) }
  }

  @Test func refusesNamesThatNameNothing() {
    for name in ["", " ", "\t\n", "\u{200D}", "\u{3164}"] {
      #expect(throws: OrderError.blankName) { try OrderItem(name: name, price: 1, quantity: 1) }
    }
    let long = String(repeating: "n", count: OrderItem.nameLengthLimit + 1)
    #expect(throws: OrderError.longName) { try OrderItem(name: long, price: 1, quantity: 1) }
  }
}
