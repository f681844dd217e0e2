/// What is to be changed in a text field that counts UTF-16 units so that it has another text.
///
/// ```swift
/// TextFieldChange(from: "line 1 + 2", to: "line 12 + 2")?.range   // 6..<6
/// ```
///
/// A field whose whole text is replaced loses its place and what is composed in it.
public struct TextFieldChange: Hashable, Sendable {
  /// The units that go.
  public let range: Range<Int>

  /// What comes in their place.
  public let text: String

  /// Finds what differs between the beginning and the end that two texts have in common; nil where nothing does.
  public init?(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    guard before != after else { return nil }
    let least = min(before.count, after.count)
    var start = 0
    while start < least, before[start] == after[start] { start += 1 }
    // Not between the two units of one scalar.
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
