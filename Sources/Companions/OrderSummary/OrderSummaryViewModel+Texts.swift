import Languages

extension OrderSummaryViewModel {
  /// The screen's title.
  public var title: String { Companion.orderSummary.title(in: language) }

  /// What the field for the promo code is called.
  public var promoCodeLabel: String { text(.promoCode) }

  /// What the field for a new item is called.
  public var newItemLabel: String { text(.newItem) }

  /// How a new item is written.
  public var newItemExample: String { OrderItem.example(in: language) }

  /// What is written on the button that adds an item.
  public var addLabel: String { text(.add) }

  /// What is written on the button that removes an item.
  public var removeLabel: String { text(.remove) }

  /// What a screen reader calls the buttons that remove items, each with the item it removes.
  public var removeNames: [String] { items.map { text(.removeNamed($0.name)) } }

  func text(_ text: CompanionText) -> String { text.text(in: language) }
}
