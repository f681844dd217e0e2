/// The checksum of Ethernet, zip and PNG: CRC-32 with the polynomial 0x04C11DB7, its bits reversed.
///
/// ```swift
/// CRC32("123456789".utf8).value   // 0xCBF4_3926
/// ```
///
/// It finds every change within 32 neighbouring bits, and every two wrong bits in up to 2^32 − 1.
///
/// Source: ISO/IEC/IEEE 8802-3, 3.2.9; W. W. Peterson and D. T. Brown, "Cyclic Codes for Error
/// Detection", 1961; the table of one byte's remainders is D. V. Sarwate's, 1988.
struct CRC32 {
  /// The checksum.
  let value: UInt32

  init(_ bytes: some Sequence<UInt8>) {
    var remainder = UInt32.max
    for byte in bytes {
      remainder = remainder >> 8 ^ Self.remainders[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)]
    }
    value = ~remainder
  }

  /// The remainder of each byte, by the polynomial with its bits reversed.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    var remainder = UInt32(byte)
    for _ in 0..<8 {
      remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
    }
    return remainder
  }
}
