/// A number of the memory as a view lists it.
public struct MemoryRow: Hashable, Sendable {
  /// The place where the number is kept.
  public enum Place: Hashable, Sendable {
    /// In the memory of the keys m+, m−, mr and mc.
    case memory

    /// Among the stored numbers, in the order in which they were stored.
    case stored(Int)
  }

  /// The place where the number is kept.
  public let place: Place

  /// The number as the display would show it.
  public let text: String

  /// Whether the text is the number itself.
  public let exactness: Exactness
}
