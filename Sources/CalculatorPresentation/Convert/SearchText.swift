/// A text normalized for comparison in a search: lowercase letters without accents, and a single letter where a
/// script has several variants.
///
/// ```swift
/// SearchText("Kilomètres").rank(of: SearchText("metre"))   // 3: somewhere in it
/// ```
struct SearchText {
  private let scalars: [UInt32]

  init(_ text: String) {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars { Self.append(scalar.value, to: &scalars) }
    while scalars.last == 0x20 { scalars.removeLast() }
    self.scalars = Array(scalars.drop { $0 == 0x20 })
  }

  var isEmpty: Bool { scalars.isEmpty }

  var count: Int { scalars.count }

  /// Returns how well another text matches: 0 if they are the same, 1 at the beginning, 2 at the start of a
  /// word, 3 elsewhere; nil if it is not found.
  func rank(of sought: SearchText) -> Int? {
    if scalars == sought.scalars { return 0 }
    if scalars.starts(with: sought.scalars) { return 1 }
    guard scalars.count > sought.scalars.count else { return nil }
    var rank: Int?
    for start in 1...(scalars.count - sought.scalars.count)
    where scalars[start...].starts(with: sought.scalars) {
      if !Self.isLetter(scalars[start - 1]) { return 2 }
      rank = 3
    }
    return rank
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar) || (0x30...0x39).contains(scalar) || scalar > 0xBF
  }

  /// The base letters of the accented letters from À to ž, at their places.
  private static let plainLetters: StaticString = """
    aaaaaaaceeeeiiiidnooooo*ouuuuyts\
    aaaaaaaceeeeiiiidnooooo*ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooo\
    rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz
    """

  private static func append(_ scalar: UInt32, to scalars: inout [UInt32]) {
    switch scalar {
    case 0x41...0x5A: scalars.append(scalar | 0x20)
    case 0xDF: scalars += [0x73, 0x73]
    case 0xC6, 0xE6: scalars += [0x61, 0x65]
    case 0x152, 0x153: scalars += [0x6F, 0x65]
    case 0xC0...0x17E where scalar != 0xD7 && scalar != 0xF7:
      scalars.append(
        plainLetters.withUTF8Buffer { bytes in
          let index = Int(scalar - 0xC0)
          return index < bytes.count ? UInt32(bytes[index]) : scalar
        })
    case 0x2D, 0x5F, 0xA0, 0x202F: scalars.append(0x20)
    case 0x27, 0x2019, 0x300...0x36F, 0x640, 0x64B...0x652: break
    case 0x3BC: scalars.append(0xB5)
    case 0xB2, 0xB3: scalars.append(scalar - 0x80)
    case 0x5E: break
    // Arabic letters that are often interchanged, and digits.
    case 0x622, 0x623, 0x625: scalars.append(0x627)
    case 0x629: scalars.append(0x647)
    case 0x649: scalars.append(0x64A)
    case 0x660...0x669: scalars.append(scalar - 0x630)
    // Hiragana as katakana, and full-width Latin letters as ordinary ones.
    case 0x3041...0x3096: scalars.append(scalar + 0x60)
    case 0xFF01...0xFF5E: append(scalar - 0xFEE0, to: &scalars)
    case 0x3000: scalars.append(0x20)
    default: scalars.append(scalar)
    }
  }
}
