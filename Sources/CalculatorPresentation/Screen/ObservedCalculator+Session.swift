#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Keeps the session as it is now.
  public func keepSession() {
    keeping?.cancel()
    keeping = nil
    add { $0.keepSession() }
  }

  /// Keeps the session for the last time; work that takes long is abandoned, requests after it are carried out.
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

  /// Keeps the session once nothing more has been requested for a moment.
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
