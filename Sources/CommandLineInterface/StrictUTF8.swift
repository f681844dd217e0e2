extension String {
  /// The text of bytes; nil where they are not UTF-8.
  package init?(strictUTF8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // Decoding replaces what is not UTF-8, and so shows it.
    guard bytes.allSatisfy({ $0 < 0x80 }) || utf8.elementsEqual(bytes) else { return nil }
  }
}
