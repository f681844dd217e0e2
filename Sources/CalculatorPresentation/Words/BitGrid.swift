/// The layout of a word's bits between the display and the keys of a window, in points.
///
/// ```swift
/// let keypad = Keypad(.programmer, for: Calculator())
/// let layout = KeypadLayout(width: 640, height: 480, keypad: keypad, device: .desktop)
/// layout.bits?.place(ofBit: 31).x == layout.bits?.place(ofBit: 63).x   // true: one below the other
/// ```
///
/// Two rows of 32 bits in groups of four, each row with the marked places below it, and a line for the carry and the
/// characters.
public struct BitGrid: Hashable, Sendable {
  /// The width of a bit.
  public let bitWidth: Double

  /// The height of a bit.
  public let bitHeight: Double

  /// The space between groups of four.
  public let groupSpacing: Double

  /// The height of a row of marked places.
  public let positionHeight: Double

  /// The height of the line at the bottom.
  public let lineHeight: Double

  /// The size of a bit's digit.
  public let bitSize: Double

  /// The size of the marked places, which are read last.
  public var positionSize: Double { 0.68 * bitSize }

  /// The size of the line at the bottom.
  public var lineSize: Double { 0.9 * bitSize }

  /// The width of a row.
  public var width: Double { 32 * bitWidth + 7 * groupSpacing }

  /// The total height.
  public var height: Double { 2 * (bitHeight + positionHeight) + lineHeight }

  /// Creates the grid of a window, whose width is known before that of the keys.
  init(width: Double, height: Double, device: KeypadLayout.Device, textScale: Double) {
    // A finger needs more room than a pointer, but gets no more than the width.
    let bitHeight = device == .touch ? 2.1 : 1.5
    let heightInEms = 2 * (bitHeight + 0.85) + 1.5
    let room = min(max(width, 0) / 37, 0.24 * max(height, 0) / heightInEms)
    let size = min(max(14, 0.022 * height) * max(textScale, 1), room)
    self.init(bitSize: size, bitHeight: bitHeight * size, width: width)
  }

  private init(bitSize: Double, bitHeight: Double, width: Double) {
    self.bitSize = bitSize
    self.bitHeight = bitHeight.rounded(.down)
    positionHeight = (0.85 * bitSize).rounded(.down)
    lineHeight = (1.5 * bitSize).rounded(.down)
    let width = max(width, 0)
    bitWidth = min((width / 36).rounded(.down), (2.4 * bitSize).rounded(.down))
    groupSpacing = min(((width - 32 * bitWidth) / 7).rounded(.down), bitWidth)
  }

  /// Returns the same grid, as wide as the keys.
  func fitting(width: Double) -> BitGrid {
    BitGrid(bitSize: bitSize, bitHeight: bitHeight, width: width)
  }

  /// Returns the upper left corner of a bit; the mark below it is ``bitHeight`` lower.
  public func place(ofBit index: Int) -> (x: Double, y: Double) {
    let column = BitStrip.rowLength - 1 - index % BitStrip.rowLength
    let row = index < BitStrip.rowLength ? 1.0 : 0
    return (
      Double(column) * bitWidth + Double(column / BitStrip.groupLength) * groupSpacing,
      row * (bitHeight + positionHeight)
    )
  }
}
