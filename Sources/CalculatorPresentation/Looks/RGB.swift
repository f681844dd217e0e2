/// A colour as its red, green and blue parts.
///
/// ```swift
/// RGB(0xFF9F0A).green   // 159
/// ```
public struct RGB: Hashable, Sendable {
  /// The red part.
  public var red: UInt8

  /// The green part.
  public var green: UInt8

  /// The blue part.
  public var blue: UInt8

  /// Creates a colour from its parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the colour written as in `0xFF9F0A`; bits above the lowest 24 are ignored.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }
}
