#if canImport(UIKit)
import UIKit
#endif

/// The time that the system grants a program that is no longer visible.
@MainActor enum BackgroundTime {
  /// Does some work before the system stops the program.
  ///
  /// - Parameters:
  ///   - body: The work to do.
  ///   - hurry: The callback for when the time runs out before the work is done.
  static func use(
    _ body: @escaping @MainActor () async -> Void, orElse hurry: @escaping @MainActor () -> Void
  ) {
    #if canImport(UIKit)
    let time = Time()
    time.begin(orElse: hurry)
    #endif
    Task {
      await body()
      #if canImport(UIKit)
      time.end()
      #endif
    }
  }

  #if canImport(UIKit)
  /// A requested period of time, which ends once.
  @MainActor private final class Time {
    private var task = UIBackgroundTaskIdentifier.invalid

    func begin(orElse hurry: @escaping @MainActor () -> Void) {
      task = UIApplication.shared.beginBackgroundTask { [self] in
        // The system terminates a program that goes on after this.
        hurry()
        end()
      }
    }

    func end() {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
  }
  #endif
}
