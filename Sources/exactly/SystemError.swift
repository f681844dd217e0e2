/// A call to the system that failed.
struct SystemError: Error {
  let code: Int32
  private let action: String

  /// Creates the error of the call made last.
  init(action: String) {
    code = errno
    self.action = action
  }

  var reason: String {
    action + ": " + String(cString: strerror(code))
  }
}
