/// The bytes of a run: choices first, then text.
public struct FuzzInput {
  /// The remaining bytes.
  public private(set) var bytes: ArraySlice<UInt8>

  /// Takes the bytes that libFuzzer hands over.
  public init(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self.bytes = Array(UnsafeBufferPointer(start: bytes, count: count))[...]
  }

  /// Takes the next byte; 0 where there is none.
  public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Takes a byte and chooses a value by it; the first value where there is none.
  public mutating func choice<Value>(of values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  /// The remaining bytes as text, in which invalid UTF-8 becomes `�`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the remaining bytes, cut at each byte of this value.
  public func parts(cutAt separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }
}
