extension BigInt: SignedInteger {
  /// Zero.
  public init() {
    self.init(low: 0, isNegative: false)
  }

  /// Creates the number from a machine word.
  public init(_ value: Int) {
    self.init(low: value.magnitude, isNegative: value < 0)
  }

  /// Creates the number from an unsigned machine word.
  public init(_ value: UInt) {
    self.init(low: value, isNegative: false)
  }

  /// Creates the number from 64 bits.
  public init(_ value: Int64) {
    self.init(magnitude: value.magnitude, isNegative: value < 0)
  }

  /// Creates the number from 64 unsigned bits.
  public init(_ value: UInt64) {
    self.init(magnitude: value, isNegative: false)
  }

  init(magnitude: UInt64, isNegative: Bool) {
    #if _pointerBitWidth(_64)
    self.init(low: UInt(magnitude), isNegative: isNegative)
    #else
    self.init(
      low: UInt(truncatingIfNeeded: magnitude), high: UInt(truncatingIfNeeded: magnitude >> 32),
      isNegative: isNegative)
    #endif
  }

  /// Creates a copy.
  public init(_ value: BigInt) {
    self = value
  }

  /// Creates the number from any other integer.
  public init<T: BinaryInteger>(_ source: T) {
    let words = source.words
    let isNegative = source < 0
    self.init(capacity: words.count, isNegative: isNegative) { limbs in
      var carry = isNegative
      var index = 0
      for word in words {
        if isNegative {
          (limbs[index], carry) = (~word).addingReportingOverflow(carry ? 1 : 0)
        } else {
          limbs[index] = word
        }
        index += 1
      }
    }
  }

  /// Creates the number from any other integer; nothing is ever truncated.
  public init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    self.init(source)
  }

  /// Creates the number from any other integer; nothing is ever clamped.
  public init<T: BinaryInteger>(clamping source: T) {
    self.init(source)
  }

  /// Creates the number from any other integer; it always succeeds.
  public init?<T: BinaryInteger>(exactly source: T) {
    self.init(source)
  }

  /// The magnitude, if 64 bits hold it.
  var magnitude64: UInt64? {
    guard case .inline(let low, let high, _) = storage else { return nil }
    #if _pointerBitWidth(_64)
    return high == 0 ? UInt64(low) : nil
    #else
    return UInt64(high) << 32 | UInt64(low)
    #endif
  }

  /// The number, if `Int64` holds it.
  var int64: Int64? {
    guard let magnitude = magnitude64 else { return nil }
    if !isNegative { return Int64(exactly: magnitude) }
    return magnitude <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The number, if `Int` holds it.
  var int: Int? {
    guard case .inline(let low, 0, let isNegative) = storage else { return nil }
    if !isNegative { return Int(exactly: low) }
    return low <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- low) : nil
  }
}

extension BigInt: ExpressibleByIntegerLiteral {
  /// Creates the number with the value of a literal of any length.
  public init(integerLiteral value: StaticBigInt) {
    // The literal is in two's complement, with its sign above the top bit.
    let bits = value.bitWidth
    if bits <= Int.bitWidth {
      self.init(Int(bitPattern: value[0]))
      return
    }
    let count = (bits + UInt.bitWidth - 1) / UInt.bitWidth
    let isNegative = value.signum() < 0
    self.init(capacity: count, isNegative: isNegative) { limbs in
      var carry = isNegative
      for index in 0..<count {
        let word = value[index]
        if isNegative {
          (limbs[index], carry) = (~word).addingReportingOverflow(carry ? 1 : 0)
        } else {
          limbs[index] = word
        }
      }
    }
  }
}
