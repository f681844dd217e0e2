import Testing

@testable import CalculatorStorage

/// Names of files, which are bytes.
@Suite struct SystemPathTests {
  @Test(
    arguments: [
      [], Array("a.sheet".utf8), Array("né 物 👩‍👩‍👧".utf8), [0xFF], [0x61, 0x80, 0x62], [0xC3],
      [0xE2, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBE, 0x80, 0xFF], [0xC0, 0xAF],
      Array(1...255),
    ] as [[UInt8]])
  func areKeptByteForByte(bytes: [UInt8]) {
    let name = bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
    let text = String(systemPath: name)
    #expect(text.systemPath == name)
    #expect(String(systemPath: text.systemPath) == text)
    #expect(
      text.withoutBytesOfNames.utf8.elementsEqual(String(decoding: bytes, as: UTF8.self).utf8))
  }

  @Test func areTextsWhereTheyAreUTF8() {
    #expect("/né/物".systemPath == "/né/物".utf8CString.map { $0 })
    #expect(String(systemPath: "/né/物".systemPath) == "/né/物")
  }

  @Test func eachHasItsOwnText() {
    // The bytes of a scalar that stands for a byte are not a name with that byte.
    let (one, other) = ([CChar(truncatingIfNeeded: 0xFF), 0], Array("\u{10FFFF}".utf8CString))
    #expect(String(systemPath: one) != String(systemPath: other))
  }
}
