import Testing

@testable import CalculatorPresentation

/// Queries on the bytes of lines.
@Suite struct SpanUTF8Tests {
  /// Whether bytes are text, according to Swift's own decoder.
  private func isText(_ bytes: [UInt8]) -> Bool {
    Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
  }

  private func isUTF8(_ bytes: [UInt8]) -> Bool {
    let slice = bytes[...]
    return slice.span.isUTF8
  }

  private func count(of byte: UInt8, in bytes: [UInt8]) -> Int {
    let slice = bytes[...]
    return slice.span.count(of: byte)
  }

  /// The first and last bytes of each row of the standard's table, and their neighbours.
  private static let edges: [UInt8] = [
    0x00, 0x0A, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func knowsWhatIsText() {
    for first in UInt8.min...UInt8.max {
      for second in Self.edges {
        expectSame([first, second])
        for third in Self.edges {
          expectSame([first, second, third])
          if first >= 0xE0, Self.edges.contains(first) {
            for last in Self.edges { expectSame([first, second, third, last]) }
          }
        }
      }
    }
  }

  private func expectSame(_ bytes: [UInt8]) {
    // Not an expectation for every value, as each of millions would be reported.
    if isUTF8(bytes) != isText(bytes) { Issue.record("\(bytes)") }
  }

  @Test func knowsItWhereverItStands() {
    for length in 0..<40 {
      for place in 0...length {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        bytes.insert(contentsOf: "√".utf8, at: place)
        #expect(isUTF8(bytes))
        bytes.remove(at: place + 2)
        #expect(!isUTF8(bytes), "\(length), \(place)")
      }
    }
  }

  @Test func countsAByte() {
    var number: UInt32 = 1
    for length in 0..<100 {
      let bytes = (0..<length).map { _ in
        number = number &* 1_664_525 &+ 1_013_904_223
        return [0x09, 0x08, 0x0A, 0x89, 0x00, 0xFF, 0xF6, 0x09][Int(number >> 29)] as UInt8
      }
      for byte: UInt8 in [0x09, 0x00, 0xFF, 0x89] {
        #expect(count(of: byte, in: bytes) == bytes.count { $0 == byte }, "\(bytes)")
      }
    }
  }
}
