extension String {
  /// Creates the text of bytes that are UTF-8 throughout; nil otherwise.
  ///
  /// Swift itself has this only since macOS 15 and iOS 18.
  init?(strictUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Anything that is not UTF-8 was replaced.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
