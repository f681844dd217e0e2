import BigNumbers
import Companions
import Testing

@Suite struct CalculateOrderTotalUseCaseTests {
  private let useCase = CalculateOrderTotal()

  private func total(_ items: [String], promoCode: String = "") throws -> OrderTotal {
    useCase.execute(items: try items.map { try OrderItem($0) }, promoCode: promoCode)
  }

  private func decimals(_ total: OrderTotal) -> [String] {
    [total.subtotal, total.discount, total.tax, total.total].map {
      $0.decimalText(places: $0.decimalPlaces ?? -1)
    }
  }

  @Test(arguments: [
    (["1 x 100"], "", ["100", "0", "8.875", "108.875"]),
    (["1 x 100"], "SAVE20", ["100", "20", "7.1", "87.1"]),
    (["2 x 10", "1 x 5"], "", ["25", "0", "2.21875", "27.21875"]),
    (["2 x 10", "1 x 5"], "SAVE20", ["25", "5", "1.775", "21.775"]),
    (["3 x 19.99"], "SAVE20", ["59.97", "11.994", "4.25787", "52.23387"]),
    ([], "", ["0", "0", "0", "0"]),
    ([], "SAVE20", ["0", "0", "0", "0"]),
    (["3 x 0"], "SAVE20", ["0", "0", "0", "0"]),
  ])
  func isExact(items: [String], promoCode: String, amounts: [String]) throws {
    #expect(decimals(try total(items, promoCode: promoCode)) == amounts, "\(items) \(promoCode)")
  }

  @Test(arguments: ["", "save20", "SAVE10", "SAVE20 ", " SAVE20", "SAVE200", "ＳＡＶＥ20"])
  func onlyTheExactCodeGivesADiscount(promoCode: String) throws {
    #expect(try total(["1 x 100"], promoCode: promoCode).discount == 0)
  }

  @Test(arguments: [
    ["1 x 0.01"], ["3 x 19.99", "7 x 0.0000000001"], ["1000000 x 1000000000"],
    ["999999 x 999999999.9999999999", "1 x 0.1"],
  ])
  func amountsAddUp(items: [String]) throws {
    for promoCode in ["", "SAVE20"] {
      let total = try total(items, promoCode: promoCode)
      #expect(total.total == total.subtotal - total.discount + total.tax)
      #expect(total.tax * 800 == (total.subtotal - total.discount) * 71)
      #expect(total.discount * 5 == (promoCode.isEmpty ? 0 : total.subtotal))
    }
  }

  /// Nothing is rounded, so it makes no difference how an order is cut into lines.
  @Test func oneLineOfThreeIsThreeLines() throws {
    #expect(
      try total(["3 x 19.99"], promoCode: "SAVE20")
        == total(["1 x 19.99", "1 x 19.99", "1 x 19.99"], promoCode: "SAVE20"))
  }
}
