/// The unique identifier of a kept calculation.
///
/// ```swift
/// CalculationID(rawValue: 255).name   // "_00000000000000ff"
/// ```
///
/// Identifiers are random, so that two programs need no agreement.
public struct CalculationID: Hashable, Sendable {
  /// The identifier as a number.
  public let rawValue: UInt64

  /// The identifier of a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The identifier of 16 hexadecimal digits, in small letters; nil for any other text.
  public init?(text: some StringProtocol) {
    self.init(digits: text.utf8)
  }

  /// The identifier whose ``name`` this is.
  init?(name: ArraySlice<UInt8>) {
    guard name.first == UInt8(ascii: "_") else { return nil }
    self.init(digits: name.dropFirst())
  }

  private init?(digits: some Collection<UInt8>) {
    guard let rawValue = UInt64(hexadecimal: digits, digits: 16) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The identifier as 16 hexadecimal digits: `00000000000000ff`.
  public var text: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The name of the calculation's result in expressions: `_00000000000000ff`.
  public var name: String { "_" + text }
}

extension UInt64 {
  /// Creates the number with exactly this count of hexadecimal digits, in small letters.
  package init?(hexadecimal text: some Collection<UInt8>, digits: Int) {
    guard text.count == digits else { return nil }
    var value: UInt64 = 0
    for byte in text {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      // Up to 16 digits have no more than the 64 bits there are.
      value = value << 4 | UInt64(digit)
    }
    self = value
  }
}
