extension UInt8 {
  /// The byte that ends a line.
  static let lineFeed = UInt8(ascii: "\n")

  /// The byte before the line feed in files of some systems.
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is a blank of a sheet: a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  /// The place of the first byte that isn't valid UTF-8; nil if all are.
  var firstOfInvalidUTF8: Int? {
    guard contains(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var place = startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): place += scalar.count
      case .error: return place
      case .emptyInput: return nil
      }
    }
  }
}
