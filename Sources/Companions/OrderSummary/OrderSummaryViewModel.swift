import BigNumbers
import Languages

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
  /// The language of all texts; amounts are in dollars, and written and typed alike in each.
  public let language: Language

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
  ///   - items: What is ordered; a sample in the language unless items are given.
  ///   - calculateTotal: What the order costs.
  ///   - currency: How amounts are shown.
  ///   - language: The language of all texts.
  public init(
    items: [OrderItem]? = nil, calculateTotal: UseCase = CalculateOrderTotal(),
    currency: CurrencyFormat = CurrencyFormat(), language: Language = .english
  ) {
    let items = items ?? OrderItem.sample(in: language)
    self.items = items
    nextItemNumber = items.count + 1
    self.calculateTotal = calculateTotal
    self.currency = currency
    self.language = language
  }

  /// What the order costs, exactly; nil for an empty order, which nobody can pay for.
  public var orderTotal: OrderTotal? {
    items.isEmpty ? nil : calculateTotal.execute(items: items, promoCode: promoCode)
  }

  /// The items as rows.
  public var itemRows: [OrderSummaryRow] {
    items.map { item in
      let detail = "\(item.quantity) × \(currency.text(ofPrice: item.price))"
      return OrderSummaryRow(
        label: item.name, detail: detail.isolated(in: language),
        amount: amountText(item.subtotal))
    }
  }

  private func amountText(_ amount: Rational) -> String {
    currency.text(of: amount).isolated(in: language)
  }

  /// Subtotal, discount, tax and total as rows; none for an empty order.
  public var totalRows: [OrderSummaryRow] {
    guard let orderTotal else { return [] }
    return [
      OrderSummaryRow(label: text(.subtotal), amount: amountText(orderTotal.subtotal)),
      OrderSummaryRow(label: text(.discount), amount: amountText(-orderTotal.discount)),
      OrderSummaryRow(label: text(.tax), amount: amountText(orderTotal.tax)),
      OrderSummaryRow(label: text(.total), amount: amountText(orderTotal.total)),
    ]
  }

  /// Why the last thing asked for was not done, or else what is odd about the order; or nil.
  public var notice: String? {
    if let refusal { return refusal }
    guard let orderTotal else { return text(.orderIsEmpty) }
    let hasDiscount = !orderTotal.discount.isZero || orderTotal.subtotal.isZero
    return promoCode.isEmpty || hasDiscount ? nil : text(.noDiscount)
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
      let item = try OrderItem(newItem, name: text(.item(number: nextItemNumber)))
      guard items.count < OrderItem.orderLimit else { throw .tooManyItems }
      items.append(item)
      nextItemNumber += 1
      newItem = ""
      refusal = nil
      return true
    } catch {
      refusal = text(.itemNotAdded(error))
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
