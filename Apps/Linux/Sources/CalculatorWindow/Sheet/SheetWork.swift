import CAdwaita
import CWindow
import CalculatorModel
import Synchronization

/// What a sheet has still to calculate, on a thread of its own: lines that are not seen, and those that cost more than
/// a line may while one types.
@MainActor
final class SheetWork {
  private var errand: SheetErrand?

  /// Begins to calculate the rest of a sheet, and gives up what was begun before.
  ///
  /// - Parameters:
  ///   - sheet: The sheet as it is now.
  ///   - then: Gets the sheet with more answers, and the lines that have others than before; not where it was given up.
  func begin(_ sheet: Sheet, then: @escaping @MainActor (Sheet, [Int]) -> Void) {
    giveUp()
    let errand = SheetErrand(sheet) { [weak self] errand in
      guard let self, self.errand === errand else { return }
      self.errand = nil
      if let (sheet, lines) = errand.takeResult() { then(sheet, lines) }
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

/// A sheet on its way to the thread and back.
private final class SheetErrand: Sendable {
  /// Whether nobody waits for it any more; any thread may say so.
  let shouldStop = Atomic(false)

  private let sheet: Sheet
  private let finish: @MainActor (SheetErrand) -> Void
  private let result = Sent<(Sheet, [Int])>()

  init(_ sheet: Sheet, finish: @escaping @MainActor (SheetErrand) -> Void) {
    self.sheet = sheet
    self.finish = finish
  }

  static func run(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: SheetErrand.self).takeUnretainedValue()
    var sheet = errand.sheet
    func shouldStop() -> Bool { errand.shouldStop.load(ordering: .relaxed) }
    // What others wait for comes before what takes long.
    let lines =
      sheet.isSettled
      ? sheet.finish(shouldStop: shouldStop)
      : sheet.settle(lineWork: Sheet.liveWork, shouldStop: shouldStop)
    errand.result.value.withLock { $0 = (sheet, lines) }
    window_on_main_loop({ SheetErrand.end($0) }, kept)
  }

  private static func end(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: SheetErrand.self).takeRetainedValue()
    MainActor.assumeIsolated { errand.finish(errand) }
  }

  /// What the thread has made of it.
  func takeResult() -> (Sheet, [Int])? { result.value.withLock { $0 } }
}
