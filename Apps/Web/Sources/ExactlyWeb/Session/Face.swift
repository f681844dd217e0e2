/// What a page shows and does: the calculator, or one of its companions.
///
/// A face is a deterministic function of how it was opened and of the messages since, with their
/// times: the page brings a lost one back by sending them again.
protocol Face: AnyObject {
  /// Does what the page asks.
  ///
  /// - Parameters:
  ///   - message: What the page asks.
  ///   - time: When, in seconds since the beginning of 1970, UTC.
  /// - Throws: ``Refusal`` for what is not understood; nothing has happened then.
  func perform(_ message: PageMessage, at time: Int64) throws(Refusal)

  /// Shows all parts as they are now; one that surely has not changed may be left out.
  func draw(on screen: inout Screen)
}
