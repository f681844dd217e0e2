/// The content and the behaviour of a page: the calculator, or one of its companions.
///
/// A face is a deterministic function of its opening and of the messages since, with their times, so the page can
/// restore a lost one by sending them again.
protocol Face: AnyObject {
  /// Carries out a request of the page.
  ///
  /// - Parameters:
  ///   - message: The request.
  ///   - time: The time, in seconds since the beginning of 1970, UTC.
  /// - Throws: ``Refusal`` for a message that is not understood; nothing has then happened.
  func perform(_ message: PageMessage, at time: Int64) throws(Refusal)

  /// Shows all parts as they are now; one that has certainly not changed may be left out.
  func draw(on screen: inout Screen)
}
