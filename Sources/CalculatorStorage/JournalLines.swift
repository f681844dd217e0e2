import CalculatorPresentation

/// The lines of a journal as text, with the original bytes of those that are not UTF-8.
///
/// ```swift
/// let lines = JournalLines([0x61, 0x0A, 0xFF, 0x0A])
/// lines.texts               // ["a", "\u{FFFD}af64724c8602eb6e"]
/// lines.bytes(of: lines.texts)   // [[0x61], [0xFF]]
/// ```
///
/// Other code works on text; but unchanged lines are written back as they were. A line that is not UTF-8 is damaged
/// whatever it says, so its text only stands for it: a stand-in that is the same wherever and whenever the same bytes
/// are read.
///
/// - Complexity: O(*n*) in the number of bytes.
struct JournalLines {
  /// The lines, with stand-ins for those that are not UTF-8.
  private(set) var texts: [String] = []

  /// The bytes that stand-ins represent.
  private var originals: [String: [UInt8]] = [:]

  /// Splits bytes into lines; there is none after the last line ending.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - limit: The number of lines after which the rest is ignored.
  ///   - outdated: Lines to be replaced by empty ones.
  init(
    _ bytes: [UInt8], upTo limit: Int = .max, emptying outdated: OutdatedLines = OutdatedLines()
  ) {
    var runs = outdated.runs.makeIterator()
    var run = runs.next()
    bytes.withUnsafeBytes { bytes in
      var start = bytes.startIndex
      while start < bytes.endIndex, texts.count < limit {
        if let found = run, found.bytes.lowerBound == start {
          texts.append(contentsOf: repeatElement("", count: found.count))
          start = found.bytes.upperBound
          run = runs.next()
          continue
        }
        let end = bytes[start...].firstIndex(of: .lineEnd) ?? bytes.endIndex
        append(bytes[start..<end])
        start = end + 1
      }
    }
  }

  private mutating func append(_ line: Slice<UnsafeRawBufferPointer>) {
    // A text that looks like a stand-in gets one too, so that none stands for two lines.
    if let text = String(strictUTF8: line), !Self.standsForBytes(text) {
      texts.append(text)
      return
    }
    var standIn = Self.mark + String(Self.hash(of: line), radix: 16)
    while let other = originals[standIn], !other.elementsEqual(line) { standIn += "'" }
    originals[standIn] = Array(line)
    texts.append(standIn)
  }

  /// Returns the bytes of lines of text: for stand-ins, the original bytes.
  func bytes(of lines: [String]) -> [[UInt8]] {
    lines.map { line in
      (Self.standsForBytes(line) ? originals[line] : nil) ?? Array(line.utf8)
    }
  }

  /// Whether a text stands for bytes that are not UTF-8.
  static func standsForBytes(_ text: String) -> Bool {
    text.utf8.starts(with: mark.utf8)
  }

  /// The replacement character, which begins every stand-in.
  private static let mark = "\u{FFFD}"

  /// Returns the 64-bit FNV-1a hash of bytes (RFC 9923).
  private static func hash(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
