#if canImport(UIKit)
import UIKit
#endif

/// The time that the system gives a program which is not seen any more.
@MainActor enum BackgroundTime {
  /// Does what is to be done before the system stops the program.
  ///
  /// - Parameters:
  ///   - body: What is to be done.
  ///   - hurry: Is called when the time is over before that is done.
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
  /// A time that was asked for, which ends once.
  @MainActor private final class Time {
    private var task = UIBackgroundTaskIdentifier.invalid

    func begin(orElse hurry: @escaping @MainActor () -> Void) {
      task = UIApplication.shared.beginBackgroundTask { [self] in
        // A program that goes on behind this moment is ended by the system.
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
