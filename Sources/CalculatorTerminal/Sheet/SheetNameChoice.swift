import CalculatorPresentation

/// The names that Tab cycles through.
struct SheetNameChoice: Hashable, Sendable {
  let names: [SheetCompletion]

  /// The index of the name that is typed; nil while only their common beginning is.
  private(set) var index: Int?

  /// Creates a choice.
  init(_ names: [SheetCompletion]) { self.names = names }

  /// Returns the next name.
  mutating func next(by step: Int) -> SheetCompletion {
    let count = names.count
    let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    index = next
    return names[next]
  }
}
