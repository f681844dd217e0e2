#if canImport(Observation)
/// A calculator away from the main thread, which does one job after the other.
actor CalculatorWorker {
  private let calculator: ScreenedCalculator

  /// Creates the worker of a calculator, which nothing else uses from then on.
  init(_ calculator: sending ScreenedCalculator) {
    calculator.stopsWithItsTask()
    self.calculator = calculator
  }

  /// Does a job, and gives the screen behind it and the reply.
  ///
  /// A job that can be stopped is, with the task that asks.
  func perform<Reply: Sendable>(
    mayChangeHistory: Bool, hasTape: Bool, _ job: @Sendable (CalculatorViewModel) -> Reply
  ) -> (screen: CalculatorScreen, reply: Reply) {
    calculator.ask(mayChangeHistory: mayChangeHistory, hasTape: hasTape, job)
  }
}

extension ScreenedCalculator {
  /// Has what takes long be stopped where the task is cancelled in which it is done.
  fileprivate func stopsWithItsTask() {
    _ = perform { $0.shouldStop = { Task.isCancelled } }
  }
}
#endif
