/// An open face, and the parts of it that the page has.
final class Session {
  /// The one session of this module; a page that wants two loads two modules.
  // A module has a single thread.
  nonisolated(unsafe) static var current: Session?

  private let face: any Face
  private var screen = Screen()

  /// Opens a face.
  init(_ face: any Face) {
    self.face = face
  }

  /// Returns the changes that the page does not have yet.
  func takeChanges() -> JSON {
    face.draw(on: &screen)
    return screen.takeChanges()
  }

  /// Carries out a request of the page.
  func perform(_ message: PageMessage, at time: Double) throws(Refusal) -> JSON {
    // The range of JavaScript's dates, with which the page writes the times of the history. It excludes what is not a
    // number.
    guard abs(time) <= 8.64e12 else { throw Refusal(reason: "unknown time") }
    try face.perform(message, at: Int64(time))
    return takeChanges()
  }
}

/// Opens a face in place of the previous one: see ``Opening``.
///
/// The outbox then has all parts of its screen; after a refusal, nothing has changed.
@_expose(wasm, "open") @_cdecl("open")
public func openSession(_ count: Int) -> Bool {
  Letters.answerJSON(count: count) { text throws(Refusal) in
    let session = Session(try Opening(text).makeFace())
    Session.current = session
    return session.takeChanges()
  }
}

/// Carries out a message at a time in seconds since the beginning of 1970, UTC: see ``PageMessage``.
///
/// The outbox then has the parts of the screen that have changed; after a refusal nothing has.
@_expose(wasm, "perform") @_cdecl("perform")
public func performMessage(_ count: Int, _ time: Double) -> Bool {
  Letters.answerJSON(count: count) { text throws(Refusal) in
    try Session.current.orRefusal("nothing is open").perform(PageMessage(text), at: time)
  }
}
