import CalculatorPresentation

/// The names that Tab goes through, one after the other.
struct SheetNameChoice: Hashable, Sendable {
  let names: [SheetCompletion]

  /// The one that is typed; nil while only what all begin with is.
  private(set) var index: Int?

  /// Creates a choice.
  init(_ names: [SheetCompletion]) { self.names = names }

  /// The next one.
  mutating func next(by step: Int) -> SheetCompletion {
    let count = names.count
    let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    index = next
    return names[next]
  }
}
