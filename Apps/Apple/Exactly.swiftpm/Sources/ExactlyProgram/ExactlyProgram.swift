import ExactlyApple
import SwiftUI

/// The entry point of the program; everything else is a library, which tests can link with.
@main
enum ExactlyProgram {
  @MainActor static func main() {
    ExactlyApp.main()
  }
}
