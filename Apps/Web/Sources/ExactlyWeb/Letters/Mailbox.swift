/// The exchange of texts between the page and the module, as UTF-8: one goes in, one comes out.
///
/// The page writes a text at the address that ``room(for:)`` returns and then calls a function with its length;
/// afterwards it reads the answer at ``outbox``. A module has one thread, so one pair will do.
struct Mailbox: ~Copyable {
  /// The maximum number of bytes in a text from the page; one more is accepted, so that the refusal can give a
  /// reason.
  static let limit = 8_388_608

  private var inbox = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  private var outbox = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  /// The length of the text for the page in bytes.
  private(set) var count = 0

  /// Returns the address for a text of `count` bytes from the page, or nil if that is more than one byte above the
  /// limit.
  mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0, count <= Self.limit + 1 else { return nil }
    Self.reserve(max(count, 1), in: &inbox)
    return inbox.baseAddress
  }

  /// Returns the text that the page has written; bytes that are not UTF-8 become `�`.
  ///
  /// - Throws: ``Refusal`` above the limit.
  func text(count: Int) throws(Refusal) -> String {
    guard count <= Self.limit else {
      throw Refusal(reason: "longer than \(Self.limit) bytes")
    }
    let bytes = UnsafeBufferPointer(inbox).prefix(max(count, 0))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Leaves a text for the page.
  mutating func leave(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    Self.reserve(max(count, 1), in: &outbox)
    _ = outbox.update(fromContentsOf: bytes)
  }

  /// The start of the text for the page.
  var address: UnsafeMutablePointer<UInt8>? { outbox.baseAddress }

  /// Makes a buffer large enough; a large one that is no longer needed is freed.
  private static func reserve(_ count: Int, in buffer: inout UnsafeMutableBufferPointer<UInt8>) {
    let isWasteful = buffer.count > 65_536 && buffer.count / 4 > count
    guard count > buffer.count || isWasteful else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: count)
    buffer.initialize(repeating: 0)
  }
}
