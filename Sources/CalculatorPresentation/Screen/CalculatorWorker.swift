#if canImport(Observation)
/// A calculator off the main thread, which does one job after another.
actor CalculatorWorker {
  private let calculator: ScreenedCalculator

  /// Creates the worker of a calculator, which nothing else may use from then on.
  init(_ calculator: sending ScreenedCalculator) {
    calculator.stopsWithItsTask()
    self.calculator = calculator
  }

  /// Does a job, and returns its reply and the screen after it.
  ///
  /// A job that can be stopped is stopped when the asking task is cancelled.
  func perform<Reply: Sendable>(
    mayChangeHistory: Bool, hasTape: Bool, _ job: @Sendable (CalculatorViewModel) -> Reply
  ) -> (screen: CalculatorScreen, reply: Reply) {
    calculator.ask(mayChangeHistory: mayChangeHistory, hasTape: hasTape, job)
  }
}

extension ScreenedCalculator {
  /// Makes long work stop when the task doing it is cancelled.
  fileprivate func stopsWithItsTask() {
    _ = perform { $0.shouldStop = { Task.isCancelled } }
  }
}
#endif
