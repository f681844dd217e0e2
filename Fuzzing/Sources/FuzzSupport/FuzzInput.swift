/// The bytes of a run: choices first, then text.
public struct FuzzInput {
  /// What is left.
  public private(set) var bytes: ArraySlice<UInt8>

  /// Takes the bytes that libFuzzer hands over.
  public init(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self.bytes = Array(UnsafeBufferPointer(start: bytes, count: count))[...]
  }

  /// Takes the next byte; 0 where there is none.
  public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Takes a byte to choose by; the first of them where there is none.
  public mutating func choice<Value>(of values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  /// What is left as text, in which bytes that are no UTF-8 become `�`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What is left, cut at each byte of this value.
  public func parts(cutAt separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }
}
