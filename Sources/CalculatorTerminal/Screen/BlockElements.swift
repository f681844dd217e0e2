/// The block elements in a terminal's font.
enum BlockElements: Hashable, Sendable {
  /// Each quarter of a cell by itself.
  case quadrants

  /// Only the upper and the lower half, as on the Linux console.
  case halves

  /// Returns the character that fills some of a cell's quarters, or nil if it would be empty.
  func scalar(_ upperLeft: Bool, _ upperRight: Bool, _ lowerLeft: Bool, _ lowerRight: Bool)
    -> Unicode.Scalar?
  {
    guard self == .quadrants else {
      return Self.quadrants.scalar(
        upperLeft || upperRight, upperLeft || upperRight, lowerLeft || lowerRight,
        lowerLeft || lowerRight)
    }
    return switch (upperLeft, upperRight, lowerLeft, lowerRight) {
    case (false, false, false, false): nil
    case (true, false, false, false): "▘"
    case (false, true, false, false): "▝"
    case (true, true, false, false): "▀"
    case (false, false, true, false): "▖"
    case (true, false, true, false): "▌"
    case (false, true, true, false): "▞"
    case (true, true, true, false): "▛"
    case (false, false, false, true): "▗"
    case (true, false, false, true): "▚"
    case (false, true, false, true): "▐"
    case (true, true, false, true): "▜"
    case (false, false, true, true): "▄"
    case (true, false, true, true): "▙"
    case (false, true, true, true): "▟"
    case (true, true, true, true): "█"
    }
  }
}
