#if canImport(UIKit)
import UIKit
#endif

/// The time that the system gives a program which is not seen any more.
@MainActor enum BackgroundTime {
  /// Does what is to be done before the system stops the program.
  static func use(_ body: @escaping @MainActor () async -> Void) {
    #if canImport(UIKit)
    let task = UIApplication.shared.beginBackgroundTask()
    #endif
    Task {
      await body()
      #if canImport(UIKit)
      UIApplication.shared.endBackgroundTask(task)
      #endif
    }
  }
}
