import CAdwaita
import CalculatorPresentation
import CalculatorStorage
import Synchronization

/// The calculator, confined to one thread at a time.
///
/// `CalculatorWork` hands out the next job only when the last one has returned, so no two threads are ever in
/// ``perform(_:)``; this makes it safe to send.
final class ConfinedCalculator: @unchecked Sendable {
  private let calculator: ScreenedCalculator

  /// Whether the current job should stop; any thread may set this.
  let shouldStop = Atomic(false)

  /// Whether screens include the paper tape; any thread may set this.
  let showsTape = Atomic(false)

  /// Creates a calculator with the user's history and settings, and their session if it is to keep that.
  init(keepsSession: Bool) {
    let (history, settings, session) = Self.storages
    let viewModel = CalculatorViewModel(
      historyStorage: history, settingsStorage: settings,
      sessionStorage: keepsSession ? session : nil,
      locale: Self.locale, clock: { Int64(g_get_real_time()) / 1_000_000 },
      random: { .random(in: .min ... .max) }, stopwatch: { Int64(g_get_monotonic_time()) })
    viewModel.offeredKeypads = Keypad.Mode.allCases
    viewModel.wallClock = .ofThisPerson()
    calculator = ScreenedCalculator(viewModel)
    viewModel.shouldStop = { [unowned self] in shouldStop.load(ordering: .relaxed) }
  }

  /// Runs a job, and returns the screen after it.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - mayChangeHistory: Whether the job may change calculations that are already in the history.
  /// - Returns: The screen.
  func perform(_ job: CalculatorWork.Job, mayChangeHistory: Bool = false) -> CalculatorScreen {
    calculator.perform(
      mayChangeHistory: mayChangeHistory, hasTape: showsTape.load(ordering: .relaxed), job)
  }

  /// The storage of the history, the settings and the session; unavailable if the system does not say where it is.
  private static var storages: (any HistoryStorage, any SettingsStorage, any SessionStorage) {
    do throws(StorageError) {
      return (
        try HistoryFiles.ofThisPerson(), try SettingsFile.ofThisPerson(),
        try SessionFiles.ofThisPerson()
      )
    } catch {
      let storage = UnavailableStorage(error)
      return (storage, storage, storage)
    }
  }

  /// The locale of messages: `de_DE.UTF-8`.
  private static var locale: String {
    guard let names = g_get_language_names_with_category("LC_MESSAGES"), let name = names[0] else {
      return ""
    }
    return String(cString: name)
  }
}
