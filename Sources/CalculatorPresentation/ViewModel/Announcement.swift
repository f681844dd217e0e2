/// Something for a screen reader to say.
///
/// The number tells two announcements of the same words apart.
public struct Announcement: Hashable, Sendable {
  /// The words.
  public let text: String

  /// How many announcements there were before this one.
  public let number: Int
}
