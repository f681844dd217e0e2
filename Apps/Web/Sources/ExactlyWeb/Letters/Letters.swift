// The letters between the page and the module. A function that takes a text takes its length in the
// inbox; one that gives a text leaves it in the outbox. One that can be refused gives true or
// false, and after false the outbox has the reason.

/// The one mailbox of this module, and how functions answer.
enum Letters {
  // A module has a single thread.
  nonisolated(unsafe) static var mailbox = Mailbox()

  /// Answers the text in the inbox with JSON, or with the reason of a refusal.
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

/// Where a text of so many bytes is to be written; 0 for more than one byte above `textLimit`.
@_expose(wasm, "inbox") @_cdecl("inbox")
public func inbox(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Letters.mailbox.room(for: count)
}

/// Where the last text begins.
@_expose(wasm, "outbox") @_cdecl("outbox")
public func outbox() -> UnsafeMutablePointer<UInt8>? {
  Letters.mailbox.address
}

/// The length of the last text in bytes.
@_expose(wasm, "outboxCount") @_cdecl("outboxCount")
public func outboxCount() -> Int {
  Letters.mailbox.count
}

/// The most bytes that a text may have.
///
/// Of a longer one, one byte more is enough to be refused.
@_expose(wasm, "textLimit") @_cdecl("textLimit")
public func textLimit() -> Int {
  Mailbox.limit
}
