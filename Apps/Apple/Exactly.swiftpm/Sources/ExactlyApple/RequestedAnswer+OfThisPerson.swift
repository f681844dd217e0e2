import CalculatorPresentation

extension RequestedAnswer {
  /// Returns the answer to a calculation with this user's settings, language and marks.
  ///
  /// The open calculator, its session and the history are left alone. The work is done off the main thread. It is
  /// bounded like that of a typed line, and ends with the calling task.
  ///
  /// - Throws: `RequestRefusal` if the text is not a calculation, or has no value.
  @concurrent public static func ofThisPerson(
    to text: String
  ) async throws(RequestRefusal) -> RequestedAnswer {
    let viewModel = CalculatorViewModel.forRequestsOfThisPerson()
    viewModel.shouldStop = { Task.isCancelled }
    return try viewModel.answer(toRequest: text)
  }
}
