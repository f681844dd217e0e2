#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Keeps the session as it is now.
  public func keepSession() {
    keeping?.cancel()
    keeping = nil
    add { $0.keepSession() }
  }

  /// Keeps the session for the last time; what takes long is given up, what was asked behind it is done.
  public func closeSession() async {
    stop()
    await reply(to: { viewModel in
      do throws(StorageError) {
        try viewModel.closeSession()
      } catch {
        viewModel.sessionWasNotKept(because: error)
      }
    })
    keeping?.cancel()
    keeping = nil
  }

  /// Keeps the session when nothing more was asked for a moment.
  func keepSessionSoon() {
    guard let rest else { return }
    keeping?.cancel()
    keeping = Task {
      try? await Task.sleep(for: rest)
      if !Task.isCancelled { keepSession() }
    }
  }
}
#endif
