/// One of the ten decimal digits.
///
/// ```swift
/// Digit.seven.rawValue  // 7
/// ```
public enum Digit: UInt8, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case three
  case four
  case five
  case six
  case seven
  case eight
  case nine
}
