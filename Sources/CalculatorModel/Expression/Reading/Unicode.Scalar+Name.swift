import DisplayableText

extension Unicode.Scalar {
  /// Whether a name may begin with it: a letter of any script, or `_`.
  ///
  /// Whole blocks of letters stand for the letters themselves, so that no Unicode tables are needed; signs between
  /// them and hidden characters are left out.
  var beginsName: Bool {
    switch value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    case 0..<0xAA: return false
    // π and τ are constants.
    case 0x3C0, 0x3C4: return false
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF: return true
    case 0x37E, 0x387, 0x1680: return false
    case 0x370...0x1FFF, 0x2C00...0x2DFF, 0x3041...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFDFF,
      0xFE70...0xFEFC, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x1CFFF,
      0x1D400...0x1D7FF, 0x1E000...0x1EFFF, 0x20000...0x3FFFD:
      return displayable == self
    default: return false
    }
  }

  /// Whether it may continue a name: also a digit, or a combining accent.
  var continuesName: Bool {
    beginsName || (0x30...0x39).contains(value) || (0x300...0x36F).contains(value)
  }

  /// The digit of a superscript, 0 through 9: 2 for `²`.
  var superscriptDigit: UInt8? {
    switch value {
    case 0xB9: 1
    case 0xB2: 2
    case 0xB3: 3
    case 0x2070, 0x2074...0x2079: UInt8(value - 0x2070)
    default: nil
    }
  }

  /// The digit of a subscript, 0 through 9: 2 for `₂`.
  var subscriptDigit: UInt8? {
    (0x2080...0x2089).contains(value) ? UInt8(value - 0x2080) : nil
  }
}

extension [UInt8] {
  /// Whether the UTF-8 text contains one of `₀` to `₉`.
  var hasSubscripts: Bool {
    indices.dropLast(2).contains {
      self[$0] == 0xE2 && self[$0 + 1] == 0x82 && (0x80...0x89).contains(self[$0 + 2])
    }
  }
}
