import ExactlyApple
import SwiftUI

/// Where the program begins; all else is a library, which tests can be linked with.
@main
enum ExactlyProgram {
  @MainActor static func main() {
    ExactlyApp.main()
  }
}
