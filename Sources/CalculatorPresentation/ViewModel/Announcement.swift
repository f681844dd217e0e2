/// An announcement for a screen reader.
///
/// The number distinguishes two announcements of the same words.
public struct Announcement: Hashable, Sendable {
  /// The words.
  public let text: String

  /// The number of the announcement, counted from the first one.
  public let number: Int
}
