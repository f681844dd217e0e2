import CalculatorPresentation

extension RequestedAnswer {
  /// The answer to a calculation by this person's settings, in their language and with their marks.
  ///
  /// The open calculator, its session and the history are left alone. The work is done away from the main
  /// thread; it is bounded, as that of a line that is typed, and ends with the task that asks.
  ///
  /// - Throws: `RequestRefusal` where the text is no calculation, or has no value.
  @concurrent public static func ofThisPerson(
    to text: String
  ) async throws(RequestRefusal) -> RequestedAnswer {
    let viewModel = CalculatorViewModel.forRequestsOfThisPerson()
    viewModel.shouldStop = { Task.isCancelled }
    return try viewModel.answer(toRequest: text)
  }
}
