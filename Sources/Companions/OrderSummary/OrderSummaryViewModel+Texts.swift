import Languages

extension OrderSummaryViewModel {
  /// The screen's title.
  public var title: String { Companion.orderSummary.title(in: language) }

  /// The label of the field for the promo code.
  public var promoCodeLabel: String { text(.promoCode) }

  /// The label of the field for a new item.
  public var newItemLabel: String { text(.newItem) }

  /// An example of a new item.
  public var newItemExample: String { OrderItem.example(in: language) }

  /// The label of the button that adds an item.
  public var addLabel: String { text(.add) }

  /// The label of the button that removes an item.
  public var removeLabel: String { text(.remove) }

  /// The screen reader's names for the buttons that remove items, each with the item it removes.
  public var removeNames: [String] { items.map { text(.removeNamed($0.name)) } }

  func text(_ text: CompanionText) -> String { text.text(in: language) }
}
