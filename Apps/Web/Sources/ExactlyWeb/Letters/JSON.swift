/// A JSON text under construction (RFC 8259).
///
/// ```swift
/// var json = JSON()
/// json.object { json in
///   json.member("text", "7")
///   json.list("marks") { json in json.element("Rad") }
/// }
/// json.bytes   // {"text":"7","marks":["Rad"]}
/// ```
struct JSON {
  /// The text written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Whether the next value is the first, which needs no comma.
  private var isFirst = true

  /// Writes an object: as a member if it has a name, or else as an element.
  mutating func object(_ name: String? = nil, _ members: (inout JSON) -> Void) {
    begin(name)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  /// Writes a value as an object member, or null without a value.
  mutating func object<Value>(
    _ name: String, of value: Value?, _ members: (inout JSON, Value) -> Void
  ) {
    guard let value else {
      null(name)
      return
    }
    object(name) { json in members(&json, value) }
  }

  /// Writes an array: as a member if it has a name, or else as an element.
  mutating func list(_ name: String? = nil, _ elements: (inout JSON) -> Void) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    isFirst = true
    elements(&self)
    bytes.append(UInt8(ascii: "]"))
    isFirst = false
  }

  /// Writes an array with an object for each value.
  mutating func list<Value>(
    _ name: String? = nil, of values: [Value], _ members: (inout JSON, Value) -> Void
  ) {
    list(name) { json in
      for value in values {
        json.object { json in members(&json, value) }
      }
    }
  }

  /// Writes a text, or null, as a member.
  mutating func member(_ name: String, _ value: String?) {
    guard let value else {
      null(name)
      return
    }
    begin(name)
    append(value)
  }

  /// Writes a Boolean as a member.
  mutating func member(_ name: String, _ value: Bool) {
    begin(name)
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes a number as a member.
  mutating func member(_ name: String, _ value: Int64) {
    begin(name)
    bytes += value.description.utf8
  }

  /// Writes a number as a member.
  mutating func member(_ name: String, _ value: Int) {
    member(name, Int64(value))
  }

  /// Writes an array of numbers as a member.
  mutating func member(_ name: String, _ values: [Int]) {
    list(name) { json in
      for value in values {
        json.begin(nil)
        json.bytes += Int64(value).description.utf8
      }
    }
  }

  /// Writes an array of texts as a member.
  mutating func member(_ name: String, _ values: [String]) {
    list(name, values)
  }

  /// Writes an array of texts: as a member if it has a name, or else as an element.
  mutating func list(_ name: String? = nil, _ values: [String]) {
    list(name) { json in
      for value in values { json.element(value) }
    }
  }

  /// Writes a text as an element.
  mutating func element(_ value: String) {
    begin(nil)
    append(value)
  }

  /// Writes a value that is already JSON, as a member.
  mutating func member(_ name: String, written value: JSON) {
    begin(name)
    bytes += value.bytes
  }

  /// Writes null: as a member if it has a name, or else as an element.
  mutating func null(_ name: String? = nil) {
    begin(name)
    bytes += "null".utf8
  }

  private mutating func begin(_ name: String?) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    guard let name else { return }
    append(name)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u001").utf8
        let digit = byte & 0xF
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
