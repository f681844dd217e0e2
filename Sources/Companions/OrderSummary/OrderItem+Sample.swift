import BigNumbers
import Languages

extension OrderItem {
  /// How an item is written: `3 x 19.99 Coffee`.
  static func example(in language: Language) -> String {
    "3 x 19.99 " + CompanionText.coffee.text(in: language)
  }

  /// An order to begin with, so that there is something to see.
  static func sample(in language: Language) -> [OrderItem] {
    [example(in: language), "1 x 5 " + CompanionText.tea.text(in: language)]
      .compactMap { try? OrderItem($0) }
  }
}
