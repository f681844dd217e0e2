// The letters between the page and the module. A function that takes a text takes its length in the inbox; one that
// returns a text leaves it in the outbox. One that can refuse returns true or false, and after false the outbox has
// the reason.

/// The only mailbox of this module, and the way functions answer.
enum Letters {
  // A module has a single thread.
  nonisolated(unsafe) static var mailbox = Mailbox()

  /// Answers the text in the inbox with JSON, or with the reason for a refusal.
  static func answerJSON(count: Int, _ answer: (String) throws(Refusal) -> JSON) -> Bool {
    do throws(Refusal) {
      mailbox.leave(try answer(try mailbox.text(count: count)).bytes)
      return true
    } catch {
      mailbox.leave(error.reason.utf8)
      return false
    }
  }
}

/// Returns the address for a text of `count` bytes, or 0 if that is more than one byte above `textLimit`.
@_expose(wasm, "inbox") @_cdecl("inbox")
public func inbox(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Letters.mailbox.room(for: count)
}

/// Returns the start of the last text.
@_expose(wasm, "outbox") @_cdecl("outbox")
public func outbox() -> UnsafeMutablePointer<UInt8>? {
  Letters.mailbox.address
}

/// Returns the length of the last text in bytes.
@_expose(wasm, "outboxCount") @_cdecl("outboxCount")
public func outboxCount() -> Int {
  Letters.mailbox.count
}

/// Returns the maximum number of bytes in a text.
///
/// For a longer text, one extra byte is enough for a refusal.
@_expose(wasm, "textLimit") @_cdecl("textLimit")
public func textLimit() -> Int {
  Mailbox.limit
}
