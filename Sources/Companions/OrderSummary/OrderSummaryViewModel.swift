import BigNumbers
import Languages

#if canImport(Observation)
import Observation
#endif

/// Everything that a view of an order shows and can ask for.
///
/// ```swift
/// let viewModel = OrderSummaryViewModel(items: [try OrderItem("3 x 19.99")])
/// viewModel.promoCode = "SAVE20"
/// viewModel.totalRows.map(\.amount)   // ["$59.97", "−$11.99", "$4.26", "$52.23"]
/// ```
///
/// Each amount is rounded separately, from its exact value, so the rows may differ from their sum by a cent.
/// The use case is a parameter of the type, not an existential: Embedded Swift has none.
#if canImport(Observation)
@Observable
#endif
public final class OrderSummaryViewModel<UseCase: CalculateOrderTotalUseCase> {
  /// The display language; amounts are in dollars, and are written and typed alike in each.
  public let language: Language

  /// The items ordered.
  public private(set) var items: [OrderItem]

  /// The text of the field for the promo code.
  public var promoCode = "" {
    didSet { if promoCode != oldValue { refusal = nil } }
  }

  /// The text of the field for a new item; changing it clears the refusal of the last one.
  public var newItem = "" {
    didSet { if newItem != oldValue { refusal = nil } }
  }

  /// The reason why the last request was not carried out.
  private var refusal: String?

  /// The number in the name of the next item that has no name of its own.
  private var nextItemNumber: Int

  private let calculateTotal: UseCase
  private let currency: CurrencyFormat

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - items: The items ordered; a sample in the language unless items are given.
  ///   - calculateTotal: The use case that calculates the cost of the order.
  ///   - currency: The format of amounts.
  ///   - language: The display language.
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

  /// The exact cost of the order; nil for an empty order, which cannot be paid for.
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

  /// The reason why the last request was not carried out, or else a remark on the order, or nil.
  public var notice: String? {
    if let refusal { return refusal }
    guard let orderTotal else { return text(.orderIsEmpty) }
    let hasDiscount = !orderTotal.discount.isZero || orderTotal.subtotal.isZero
    return promoCode.isEmpty || hasDiscount ? nil : text(.noDiscount)
  }

  /// Removes the refusal of the last request, once it has been read.
  public func dismissRefusal() {
    refusal = nil
  }

  /// Adds the new item and clears its field, unless ``notice`` says why not.
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
