/// The exit status of a command.
package enum ExitStatus: Int32, Comparable {
  /// Everything was answered.
  case answered = 0
  /// Something had no value: division by zero, a number beyond a stated limit.
  case noValue = 1
  /// The input could not be read, or the options are wrong.
  case unreadable = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
