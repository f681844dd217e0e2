import BigNumbers
import Companions
import Languages
import Testing

@Suite struct OrderSummaryViewModelTests {
  private func viewModel(
    _ items: String...
  ) throws -> OrderSummaryViewModel<CalculateOrderTotal> {
    OrderSummaryViewModel(items: try items.map { try OrderItem($0) })
  }

  @Test func showsAmountsAsCurrency() throws {
    let viewModel = try viewModel("3 x 19.99 Coffee")
    viewModel.promoCode = "SAVE20"
    #expect(viewModel.itemRows.map(\.label) == ["Coffee"])
    #expect(viewModel.itemRows.map(\.detail) == ["3 × $19.99"])
    #expect(viewModel.itemRows.map(\.amount) == ["$59.97"])
    #expect(viewModel.totalRows.map(\.label) == ["Subtotal", "Discount", "Tax", "Total"])
    #expect(viewModel.totalRows.map(\.amount) == ["$59.97", "−$11.99", "$4.26", "$52.23"])
    #expect(viewModel.notice == nil)
  }

  @Test func roundsForDisplayOnly() throws {
    let viewModel = try viewModel("3 x 19.99")
    viewModel.promoCode = "SAVE20"
    #expect(viewModel.orderTotal?.total == Rational("5223387/100000"))
  }

  @Test func thePromoCodeTakesEffectAtOnce() throws {
    let viewModel = try viewModel("1 x 100")
    #expect(viewModel.totalRows.last?.amount == "$108.88")
    viewModel.promoCode = "SAVE2"
    #expect(viewModel.notice == "No discount for this promo code")
    #expect(viewModel.totalRows.map(\.amount) == ["$100.00", "$0.00", "$8.88", "$108.88"])
    viewModel.promoCode = "SAVE20"
    #expect(viewModel.notice == nil)
    #expect(viewModel.totalRows.last?.amount == "$87.10")
  }

  @Test func aFreeOrderHasNoDiscountToGive() throws {
    let viewModel = try viewModel("1 x 0")
    viewModel.promoCode = "SAVE20"
    #expect(viewModel.notice == nil)
  }

  @Test func beginsWithASample() {
    let viewModel = OrderSummaryViewModel()
    #expect(viewModel.itemRows.map(\.label) == ["Coffee", "Tea"])
    #expect(viewModel.totalRows.last?.amount == "$70.74")
  }

  @Test func speaksALanguage() throws {
    let viewModel = OrderSummaryViewModel(language: .french)
    #expect(viewModel.itemRows.map(\.label) == ["Café", "Thé"])
    #expect(viewModel.totalRows.map(\.label) == ["Sous-total", "Remise", "Taxes", "Total"])
    viewModel.promoCode = "SAVE2"
    #expect(viewModel.notice == "Aucune remise pour ce code promo")
    viewModel.newItem = "1 x 5"
    viewModel.addItem()
    #expect(viewModel.removeNames.last == "Retirer Article 3")
  }

  @Test("An example can be typed, and amounts are the same", arguments: Language.allCases)
  func amounts(language: Language) throws {
    let viewModel = OrderSummaryViewModel(items: [], language: language)
    viewModel.newItem = viewModel.newItemExample
    #expect(viewModel.addItem(), "\(viewModel.newItemExample)")
    viewModel.promoCode = "SAVE20"
    let amounts = ["$59.97", "−$11.99", "$4.26", "$52.23"]
    let isolated = amounts.map { "\u{2068}" + $0 + "\u{2069}" }
    #expect(viewModel.totalRows.map(\.amount) == (language == .arabic ? isolated : amounts))
    viewModel.newItem = "3 x 19,99"
    #expect(!viewModel.addItem())
    #expect(viewModel.notice?.contains("19.99") == true)
  }

  @Test func anEmptyOrderHasNoTotal() throws {
    let viewModel = try viewModel()
    #expect(viewModel.notice == "The order is empty")
    #expect(viewModel.orderTotal == nil)
    #expect(viewModel.totalRows.isEmpty)
    #expect(viewModel.itemRows.isEmpty)
  }

  @Test func itemsCanBeAddedAndRemoved() throws {
    let viewModel = try viewModel()
    viewModel.newItem = viewModel.newItemExample
    viewModel.addItem()
    viewModel.newItem = "1 x 5"
    viewModel.addItem()
    #expect(viewModel.itemRows.map(\.label) == ["Coffee", "Item 2"])
    #expect(viewModel.newItem == "")
    #expect(viewModel.removeItem(at: 0))
    #expect(!viewModel.removeItem(at: 1))
    #expect(!viewModel.removeItem(at: -1))
    #expect(viewModel.itemRows.map(\.label) == ["Item 2"])
    viewModel.newItem = "1 x 6"
    viewModel.addItem()
    #expect(viewModel.itemRows.map(\.label) == ["Item 2", "Item 3"])
  }

  @Test func aRefusedItemChangesNothing() throws {
    let viewModel = try viewModel("1 x 5")
    viewModel.newItem = "-1 x 5"
    #expect(!viewModel.addItem())
    #expect(viewModel.notice == "Not added: a quantity is a whole number from 1 to 1000000")
    #expect(viewModel.newItem == "-1 x 5")
    #expect(viewModel.items.count == 1)
    viewModel.newItem = "1 x 5"
    viewModel.addItem()
    #expect(viewModel.notice == nil)
  }

  @Test func aPromoCodeIsTheLastThingAskedFor() throws {
    let viewModel = try viewModel("1 x 5")
    viewModel.newItem = "tea"
    viewModel.addItem()
    viewModel.promoCode = "SAVE2"
    #expect(viewModel.notice == "No discount for this promo code")
  }

  @Test func aRefusalStaysUntilTheTextChangesOrItIsDismissed() throws {
    let viewModel = try viewModel("1 x 5")
    viewModel.newItem = "tea"
    viewModel.addItem()
    viewModel.newItem = "tea"
    viewModel.promoCode = ""
    #expect(viewModel.notice?.hasPrefix("Not added: ") == true)
    viewModel.newItem = "1 x 5 tea"
    #expect(viewModel.notice == nil)
    viewModel.newItem = ""
    viewModel.addItem()
    viewModel.promoCode = "SAVE2"
    #expect(viewModel.notice == "No discount for this promo code")
    viewModel.addItem()
    viewModel.dismissRefusal()
    #expect(viewModel.notice == "No discount for this promo code")
  }

  @Test func anOrderCanBeFull() throws {
    let item = try OrderItem("1 x 5")
    let limit = OrderItem.orderLimit
    let viewModel = OrderSummaryViewModel(items: Array(repeating: item, count: limit))
    viewModel.newItem = "1 x 5"
    viewModel.addItem()
    #expect(viewModel.notice == "Not added: an order has at most 1000 items")
    #expect(viewModel.items.count == limit)
  }

  /// Another shop: everything is free.
  private struct FreeOfCharge: CalculateOrderTotalUseCase {
    func execute(items: [OrderItem], promoCode: String) -> OrderTotal {
      OrderTotal(subtotal: 0, discount: 0, tax: 0)
    }
  }

  @Test func usesTheUseCaseGiven() throws {
    let viewModel = OrderSummaryViewModel(
      items: [try OrderItem("3 x 19.99")], calculateTotal: FreeOfCharge())
    #expect(viewModel.totalRows.map(\.amount) == ["$0.00", "$0.00", "$0.00", "$0.00"])
  }
}
