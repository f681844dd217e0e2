/// The checksum of Ethernet, zip and PNG: CRC-32 with the polynomial 0x04C11DB7, its bits reversed.
///
/// ```swift
/// CRC32("123456789".utf8).value   // 0xCBF4_3926
/// ```
///
/// It detects every change within 32 adjacent bits, and any two wrong bits in up to 2^32 − 1.
///
/// Source: ISO/IEC/IEEE 8802-3, 3.2.9; W. W. Peterson and D. T. Brown, "Cyclic Codes for Error Detection",
/// 1961; the table of remainders for one byte is from D. V. Sarwate, 1988; the tables for eight bytes at once
/// are from M. E. Kounavis and F. L. Berry, 2008.
struct CRC32 {
  /// The checksum.
  let value: UInt32

  init(_ bytes: some Sequence<UInt8>) {
    var remainder = UInt32.max
    for byte in bytes { remainder = Self.remainder(of: byte, after: remainder, Self.table) }
    value = ~remainder
  }

  /// Computes the checksum of contiguous bytes, several times as fast.
  init(_ bytes: Span<UInt8>) {
    let table = Self.table
    var remainder = UInt32.max
    var place = 0
    while bytes.count - place >= 8 {
      let word = bytes.word(at: place) ^ UInt64(remainder)
      remainder =
        table[7 << 8 | Int(word & 0xFF)] ^ table[6 << 8 | Int(word >> 8 & 0xFF)]
        ^ table[5 << 8 | Int(word >> 16 & 0xFF)] ^ table[4 << 8 | Int(word >> 24 & 0xFF)]
        ^ table[3 << 8 | Int(word >> 32 & 0xFF)] ^ table[2 << 8 | Int(word >> 40 & 0xFF)]
        ^ table[1 << 8 | Int(word >> 48 & 0xFF)] ^ table[Int(word >> 56)]
      place += 8
    }
    while place < bytes.count {
      remainder = Self.remainder(of: bytes[place], after: remainder, table)
      place += 1
    }
    value = ~remainder
  }

  private static func remainder(
    of byte: UInt8, after remainder: UInt32, _ table: [UInt32]
  ) -> UInt32 {
    remainder >> 8 ^ table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)]
  }

  /// The remainder of each byte by the bit-reversed polynomial, then those of each byte followed by one to
  /// seven zero bytes.
  private static let table: [UInt32] = {
    var table = (0..<256).map { byte in
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
      return remainder
    }
    for place in 256..<8 * 256 { table.append(remainder(of: 0, after: table[place - 256], table)) }
    return table
  }()
}
