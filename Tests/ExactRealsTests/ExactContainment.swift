import BigNumbers

@testable import ExactReals

extension Enclosure {
  /// Whether all of another ball is in this one, decided without rounding.
  func holds(_ other: Enclosure) throws -> Bool {
    if radius.isInfinite { return true }
    let distance = try Enclosure.difference(midpoint, other.midpoint, precision: 1 << 20)
    let reach = try Enclosure.sum(
      distance.magnitude, other.radius.asNumber, precision: 1 << 20)
    return Enclosure.compare(reach, radius.asNumber).map { $0 <= 0 } ?? false
  }

  /// Whether the two balls have a number in common, decided without rounding.
  func meets(_ other: Enclosure) throws -> Bool {
    if radius.isInfinite || other.radius.isInfinite { return true }
    let distance = try Enclosure.difference(midpoint, other.midpoint, precision: 1 << 20)
    let reach = try Enclosure.sum(
      radius.asNumber, other.radius.asNumber, precision: 1 << 20)
    return Enclosure.compare(distance.magnitude, reach).map { $0 <= 0 } ?? false
  }
}

extension ErrorBound {
  /// The bound as an exact number.
  var asNumber: Enclosure { Enclosure(BigInt(UInt64(significand)), exponent: exponent) }
}
