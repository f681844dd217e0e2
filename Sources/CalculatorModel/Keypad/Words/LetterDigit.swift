/// One of the digits above nine, in base 16.
public enum LetterDigit: UInt8, CaseIterable, Hashable, Sendable {
  case a = 10
  case b
  case c
  case d
  case e
  case f

  /// The digit in key sequences, where `C` is the key that clears: `a` to `f`.
  public var token: String { String(rawValue, radix: 16) }
}
