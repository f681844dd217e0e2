import CAdwaita
import CWindow
import CalculatorPresentation
import Synchronization

/// What is left to do of a sheet, on a thread of its own.
@MainActor
final class SheetWork {
  private var errand: SheetErrand?

  /// Whether something is being done.
  var isBusy: Bool { errand != nil }

  /// Begins a part of it, and gives up what was begun before.
  ///
  /// - Parameters:
  ///   - rest: What is to be done.
  ///   - then: Gets what has come of it; not where it was given up.
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

  /// Gives up what was begun.
  func giveUp() {
    errand?.shouldStop.store(true, ordering: .relaxed)
    errand = nil
  }
}

/// Does an errand on the thread that it was given to.
private let runSheetErrand: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
  {
    SheetErrand.run($0)
    return nil
  }

/// The rest of a sheet on its way to the thread and back.
private final class SheetErrand: Sendable {
  /// Whether nobody waits for it any more; any thread may say so.
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

  /// What the thread has made of it.
  func takeResult() -> SheetRest.Outcome? { result.value.withLock { $0 } }
}
