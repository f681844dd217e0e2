import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Language {
  /// The language of texts that are written to a descriptor: a person at a terminal reads theirs, and
  /// a program reads English.
  ///
  /// - Parameters:
  ///   - descriptor: Where the texts go.
  ///   - chosen: The language that the person has chosen, if any; asked for only at a terminal.
  /// - Returns: The one that was chosen, else the locale's.
  package static func ofReader(
    of descriptor: Int32, chosen: () -> Language? = { nil }
  ) -> Language {
    guard isatty(descriptor) == 1 else { return .english }
    return chosen() ?? LocaleEnvironment.current.language
  }
}
