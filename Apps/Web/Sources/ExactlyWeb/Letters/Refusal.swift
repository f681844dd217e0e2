/// The reason that nothing has happened, in English for the page's author.
struct Refusal: Error {
  /// The reason, in lower case and without a full stop.
  let reason: String
}

extension Optional {
  /// Returns the value.
  ///
  /// - Throws: ``Refusal`` with this reason if there is none.
  func orRefusal(_ reason: @autoclosure () -> String) throws(Refusal) -> Wrapped {
    guard let self else { throw Refusal(reason: reason()) }
    return self
  }
}
