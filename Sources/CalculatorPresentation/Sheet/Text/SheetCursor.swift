/// A place in the text of a sheet: before a character of a line, or after the last one.
///
/// ```swift
/// SheetCursor(line: 0, offset: 4)   // after the four bytes of "rent"
/// ```
///
/// Offsets are UTF-8 bytes, like those of `SheetError`, and never within what the user sees as one character:
/// ``SheetText/nearest(to:)`` ensures that.
public struct SheetCursor: Hashable, Comparable, Sendable {
  /// The line, from 0.
  public var line: Int

  /// The number of bytes of UTF-8 before the place in its line.
  public var offset: Int

  /// Creates a place; by default the beginning.
  public init(line: Int = 0, offset: Int = 0) {
    self.line = line
    self.offset = offset
  }

  /// Whether the left place comes first.
  public static func < (left: SheetCursor, right: SheetCursor) -> Bool {
    (left.line, left.offset) < (right.line, right.offset)
  }
}
