import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder where a user's programs keep what they remember.
enum StateFolder {
  /// Returns the folder for this command: `~/.local/state/exactly`, or `exactly` in `$XDG_STATE_HOME` if that is a
  /// full path; on Apple's systems `~/Library/Application Support/Exactly`.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  /// - Returns: The folder's path, whether or not the folder exists.
  /// - Throws: When the environment does not say.
  static func path(_ variable: (String) -> String?) throws(StorageError) -> String {
    #if canImport(Darwin)
    if let home = variable("HOME"), home.hasPrefix("/") {
      return home + "/Library/Application Support/Exactly"
    }
    throw StorageError(.other, place: "", detail: "HOME is not set to a full path")
    #else
    // The XDG Base Directory Specification says to ignore relative paths.
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/exactly" }
    if let home = variable("HOME"), home.hasPrefix("/") {
      return home + "/.local/state/exactly"
    }
    throw StorageError(
      .other, place: "", detail: "neither XDG_STATE_HOME nor HOME is set to a full path")
    #endif
  }

  /// Returns the value of a variable of this process's environment.
  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(systemPath: $0) }
  }

  /// Creates a folder for its owner alone, and any missing folders above it.
  static func create(_ path: String) throws(StorageError) {
    if mkdir(path.systemPath, 0o700) != 0 {
      guard errno != EEXIST else { return }
      guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
        throw .ofLastCall(at: path)
      }
      try create(String(path[..<slash]))
      guard mkdir(path.systemPath, 0o700) == 0 || errno == EEXIST else {
        throw .ofLastCall(at: path)
      }
    }
    // The umask may have removed the owner's own permissions.
    chmod(path.systemPath, 0o700)
  }
}
