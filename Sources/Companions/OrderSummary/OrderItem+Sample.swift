import BigNumbers
import Languages

extension OrderItem {
  /// Returns an example of an item: `3 x 19.99 Coffee`.
  static func example(in language: Language) -> String {
    "3 x 19.99 " + CompanionText.coffee.text(in: language)
  }

  /// Returns an order to start with, so that there is something to see.
  static func sample(in language: Language) -> [OrderItem] {
    [example(in: language), "1 x 5 " + CompanionText.tea.text(in: language)]
      .compactMap { try? OrderItem($0) }
  }
}
