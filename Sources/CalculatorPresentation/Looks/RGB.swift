/// A colour as its red, green and blue parts.
///
/// ```swift
/// RGB(0xFF9F0A).green   // 159
/// ```
public struct RGB: Hashable, Sendable {
  /// How much red it has.
  public var red: UInt8

  /// How much green it has.
  public var green: UInt8

  /// How much blue it has.
  public var blue: UInt8

  /// Creates a colour of its parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour written as in `0xFF9F0A`; what is above 24 bits is left out.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }
}
