import BigNumbers

#if canImport(Observation)
import Observation
#endif

/// All that a view of an order shows, and all that it can ask for.
///
/// ```swift
/// let viewModel = OrderSummaryViewModel(items: [try OrderItem("3 x 19.99")])
/// viewModel.promoCode = "SAVE20"
/// viewModel.totalRows.map(\.amount)   // ["$59.97", "−$11.99", "$4.26", "$52.23"]
/// ```
///
/// Each amount is rounded by itself, from its exact value, so the rows may differ from their sum by a
/// cent. The use case is a parameter of the type, not an existential: Embedded Swift has none.
#if canImport(Observation)
@Observable
#endif
public final class OrderSummaryViewModel<UseCase: CalculateOrderTotalUseCase> {
  /// The screen's title.
  public let title = "Order Summary"

  /// What the field for the promo code is called.
  public let promoCodeLabel = "Promo code"

  /// What the field for a new item is called.
  public let newItemLabel = "New item"

  /// How a new item is written.
  public let newItemExample = "3 x 19.99 Coffee"

  /// What is written on the button that adds an item.
  public let addLabel = "Add"

  /// What is written on the button that removes an item.
  public let removeLabel = "Remove"

  /// What is ordered.
  public private(set) var items: [OrderItem]

  /// The text of the field for the promo code.
  public var promoCode = "" {
    didSet { if promoCode != oldValue { refusal = nil } }
  }

  /// The text of the field for a new item; with it changes what there was to say of the last one.
  public var newItem = "" {
    didSet { if newItem != oldValue { refusal = nil } }
  }

  /// Why the last thing asked for was not done.
  private var refusal: String?

  /// The number in the name of the next item that has no name of its own.
  private var nextItemNumber: Int

  private let calculateTotal: UseCase
  private let currency: CurrencyFormat

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - items: What is ordered; by default a sample.
  ///   - calculateTotal: What the order costs.
  ///   - currency: How amounts are shown.
  public init(
    items: [OrderItem] = OrderItem.sample,
    calculateTotal: UseCase = CalculateOrderTotal(),
    currency: CurrencyFormat = CurrencyFormat()
  ) {
    self.items = items
    nextItemNumber = items.count + 1
    self.calculateTotal = calculateTotal
    self.currency = currency
  }

  /// What the order costs, exactly; nil for an empty order, which nobody can pay for.
  public var orderTotal: OrderTotal? {
    items.isEmpty ? nil : calculateTotal.execute(items: items, promoCode: promoCode)
  }

  /// The items as rows.
  public var itemRows: [OrderSummaryRow] {
    items.map { item in
      OrderSummaryRow(
        label: item.name, detail: "\(item.quantity) × \(currency.text(ofPrice: item.price))",
        amount: currency.text(of: item.subtotal))
    }
  }

  /// Subtotal, discount, tax and total as rows; none for an empty order.
  public var totalRows: [OrderSummaryRow] {
    guard let orderTotal else { return [] }
    return [
      OrderSummaryRow(label: "Subtotal", amount: currency.text(of: orderTotal.subtotal)),
      OrderSummaryRow(label: "Discount", amount: currency.text(of: -orderTotal.discount)),
      OrderSummaryRow(label: "Tax", amount: currency.text(of: orderTotal.tax)),
      OrderSummaryRow(label: "Total", amount: currency.text(of: orderTotal.total)),
    ]
  }

  /// Why the last thing asked for was not done, or else what is odd about the order; or nil.
  public var notice: String? {
    if let refusal { return refusal }
    guard let orderTotal else { return "The order is empty" }
    let hasDiscount = !orderTotal.discount.isZero || orderTotal.subtotal.isZero
    return promoCode.isEmpty || hasDiscount ? nil : "No discount for this promo code"
  }

  /// Takes back why the last thing asked for was not done, once it was read.
  public func dismissRefusal() {
    refusal = nil
  }

  /// Adds the new item and empties its field, unless ``notice`` says why not.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public func addItem() -> Bool {
    do throws(OrderError) {
      let item = try OrderItem(newItem, name: "Item \(nextItemNumber)")
      guard items.count < OrderItem.orderLimit else { throw .tooManyItems }
      items.append(item)
      nextItemNumber += 1
      newItem = ""
      refusal = nil
      return true
    } catch {
      refusal = "Not added: " + error.reason
      return false
    }
  }

  /// Removes an item; an index beyond the items removes nothing.
  ///
  /// - Returns: Whether one was removed.
  @discardableResult
  public func removeItem(at index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    items.remove(at: index)
    refusal = nil
    return true
  }
}
