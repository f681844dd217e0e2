/// Why nothing has happened, in English words for whoever writes the page.
struct Refusal: Error {
  /// The reason, in lower case and without a full stop.
  let reason: String
}

extension Optional {
  /// What there is.
  ///
  /// - Throws: ``Refusal`` for this reason where there is nothing.
  func orRefusal(_ reason: @autoclosure () -> String) throws(Refusal) -> Wrapped {
    guard let self else { throw Refusal(reason: reason()) }
    return self
  }
}
