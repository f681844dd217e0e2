extension String {
  /// Creates a text from bytes; nil if they are not UTF-8.
  package init?(strictUTF8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // Decoding replaces bytes that are not UTF-8, so the result differs.
    guard bytes.allSatisfy({ $0 < 0x80 }) || utf8.elementsEqual(bytes) else { return nil }
  }
}
