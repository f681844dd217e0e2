extension Span<UInt8> {
  /// Returns eight bytes as a number, the first being the least significant.
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Returns the number of times a byte occurs.
  func count(of byte: UInt8) -> Int {
    let (low, eight) = (0x7F7F_7F7F_7F7F_7F7F as UInt64, UInt64(byte) &* 0x0101_0101_0101_0101)
    var (result, place) = (0, 0)
    while count - place >= 8 {
      // If a byte has no differing bits, the addition does not reach its highest bit.
      let difference = word(at: place) ^ eight
      result &+= (~((difference & low) &+ low | difference | low)).nonzeroBitCount
      place += 8
    }
    while place < count {
      result &+= self[place] == byte ? 1 : 0
      place += 1
    }
    return result
  }

  /// Returns the number of ASCII bytes from a place on, or at most eight fewer.
  func countOfASCII(from start: Int) -> Int {
    var place = start
    while count - place >= 8, word(at: place) & 0x8080_8080_8080_8080 == 0 { place += 8 }
    return place - start
  }
}
