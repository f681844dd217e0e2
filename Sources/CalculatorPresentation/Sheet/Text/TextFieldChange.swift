/// The change that gives another text to a text field that counts UTF-16 units.
///
/// ```swift
/// TextFieldChange(from: "line 1 + 2", to: "line 12 + 2")?.range   // 6..<6
/// ```
///
/// A field whose whole text is replaced loses its place and the text being composed.
public struct TextFieldChange: Hashable, Sendable {
  /// The units to be removed.
  public let range: Range<Int>

  /// The text in their place.
  public let text: String

  /// Finds the difference between the common beginning and the common end of two texts; nil if there is none.
  public init?(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    guard before != after else { return nil }
    let least = min(before.count, after.count)
    var start = 0
    while start < least, before[start] == after[start] { start += 1 }
    // The two units of one scalar are not separated.
    if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
    var end = 0
    while end < least - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
    range = start..<before.count - end
    text = String(decoding: after[start..<after.count - end], as: UTF16.self)
  }
}
