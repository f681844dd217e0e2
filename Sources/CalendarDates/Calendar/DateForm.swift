/// The digits of a text in the form `YYYY-MM-DD`, or the place where it differs.
struct DateForm {
  private(set) var year = 0
  private(set) var month = 0
  private(set) var day = 0

  /// The first place where the text differs; nil if it has the form.
  private(set) var mismatch: Range<Int>?

  /// Reads the text up to the first byte that doesn't fit.
  init(_ text: some Sequence<UInt8>) {
    var place = 0
    for byte in text {
      guard accept(byte, at: place) else {
        mismatch = place..<place + 1
        return
      }
      place += 1
    }
    if place < 10 { mismatch = place..<place }
  }

  private mutating func accept(_ byte: UInt8, at place: Int) -> Bool {
    if place == 4 || place == 7 { return byte == UInt8(ascii: "-") }
    guard place < 10, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return false }
    let digit = Int(byte - UInt8(ascii: "0"))
    switch place {
    case ..<4: year = year * 10 + digit
    case ..<7: month = month * 10 + digit
    default: day = day * 10 + digit
    }
    return true
  }
}
