import CAdwaita
import CWindow
import CalculatorPresentation
import Synchronization

/// The remaining work on a sheet, on its own thread.
@MainActor
final class SheetWork {
  private var errand: SheetErrand?

  /// Whether any work is under way.
  var isBusy: Bool { errand != nil }

  /// Starts a part of the work, and cancels any that was started before.
  ///
  /// - Parameters:
  ///   - rest: The work to do.
  ///   - then: Receives the result, unless the work was cancelled.
  func begin(_ rest: SheetRest, then: @escaping @MainActor (SheetRest.Outcome) -> Void) {
    giveUp()
    let errand = SheetErrand(rest) { [weak self] errand in
      guard let self, self.errand === errand else { return }
      self.errand = nil
      if let outcome = errand.takeResult() { then(outcome) }
    }
    self.errand = errand
    g_thread_unref(
      g_thread_new("sheet", runSheetErrand, Unmanaged.passRetained(errand).toOpaque()))
  }

  /// Cancels the work under way.
  func giveUp() {
    errand?.shouldStop.store(true, ordering: .relaxed)
    errand = nil
  }
}

/// Runs an errand on the thread it was given to.
private let runSheetErrand: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
  {
    SheetErrand.run($0)
    return nil
  }

/// The rest of a sheet's work, on its way to the thread and back.
private final class SheetErrand: Sendable {
  /// Whether the result is no longer needed; any thread may set this.
  let shouldStop = Atomic(false)

  private let rest: SheetRest
  private let finish: @MainActor (SheetErrand) -> Void
  private let result = Sent<SheetRest.Outcome>()

  init(_ rest: SheetRest, finish: @escaping @MainActor (SheetErrand) -> Void) {
    self.rest = rest
    self.finish = finish
  }

  static func run(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: SheetErrand.self).takeUnretainedValue()
    let outcome = errand.rest.outcome { errand.shouldStop.load(ordering: .relaxed) }
    errand.result.value.withLock { $0 = outcome }
    window_on_main_loop({ SheetErrand.end($0) }, kept)
  }

  private static func end(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: SheetErrand.self).takeRetainedValue()
    MainActor.assumeIsolated { errand.finish(errand) }
  }

  /// Returns the thread's result.
  func takeResult() -> SheetRest.Outcome? { result.value.withLock { $0 } }
}
