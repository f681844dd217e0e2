/// Names of files as the system has them: bytes that need not be UTF-8.
///
/// A `String` is UTF-8. Each byte of a name that is not UTF-8 is represented by one of the last 128 scalars of
/// Unicode, which are for private use, and so are the bytes of these scalars themselves: each name has one text, and
/// each text yields the bytes of its name. Messages show such a scalar as `�`.
extension String {
  /// Creates the text of a name.
  ///
  /// - Parameter name: Its bytes, ending with a zero.
  package init(systemPath name: UnsafePointer<CChar>) {
    let bytes = UnsafeBufferPointer(start: name, count: name.length).map {
      UInt8(truncatingIfNeeded: $0)
    }
    if let text = String(strictUTF8: bytes),
      !text.unicodeScalars.contains(where: { $0.byteOfName != nil })
    {
      self = text
      return
    }
    var text = UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let (scalar, count) = rest.firstScalar
      if let scalar { text.append(scalar) } else { text.append(.standing(for: first)) }
      rest = rest.dropFirst(count)
    }
    self = String(text)
  }

  /// The bytes of the name, ending with a zero.
  package var systemPath: [CChar] {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = scalar.byteOfName {
        bytes.append(byte)
      } else {
        bytes += Character(scalar).utf8
      }
    }
    return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  /// The text with `�` for bytes that are not UTF-8, for a text that does not name a file.
  package var withoutBytesOfNames: String {
    guard unicodeScalars.contains(where: { $0.byteOfName != nil }) else { return self }
    return String(
      decoding: systemPath.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

extension UnsafePointer<CChar> {
  /// The number of bytes before the zero.
  fileprivate var length: Int {
    var length = 0
    while self[length] != 0 { length += 1 }
    return length
  }
}

extension ArraySlice<UInt8> {
  /// The scalar at the beginning and its number of bytes; nil and one byte if there is none, or if it stands for a
  /// byte.
  fileprivate var firstScalar: (Unicode.Scalar?, count: Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return (nil, 1) }
    let scalar = UTF8.decode(encoded)
    return scalar.byteOfName == nil ? (scalar, encoded.count) : (nil, 1)
  }
}

extension Unicode.Scalar {
  /// Returns the scalar that stands for a byte outside ASCII.
  fileprivate static func standing(for byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that the scalar stands for, if any.
  fileprivate var byteOfName: UInt8? {
    value >= 0x10FF80 ? UInt8(truncatingIfNeeded: value) : nil
  }
}
