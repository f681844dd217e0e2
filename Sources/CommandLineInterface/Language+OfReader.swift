import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Language {
  /// Returns the language of texts written to a descriptor: a user at a terminal reads their own, and a
  /// program reads English.
  ///
  /// - Parameters:
  ///   - descriptor: The destination of the texts.
  ///   - chosen: The language that the user has chosen, if any; called only at a terminal.
  /// - Returns: The chosen language, else that of the locale.
  package static func ofReader(
    of descriptor: Int32, chosen: () -> Language? = { nil }
  ) -> Language {
    guard isatty(descriptor) == 1 else { return .english }
    return chosen() ?? LocaleEnvironment.current.language
  }
}
