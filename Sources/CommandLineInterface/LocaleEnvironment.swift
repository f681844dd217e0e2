import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The user's locale, according to the environment.
///
/// ```swift
/// LocaleEnvironment { ["LANG": "de_DE.UTF-8"][$0] }.messages   // "de_DE.UTF-8"
/// ```
///
/// The first variable for a purpose that is set and not empty counts. Source: POSIX.1-2024, "Base Definitions", 8.2.
package struct LocaleEnvironment {
  private let variable: (String) -> String?

  /// Creates an environment that gets the values of variables from a function.
  package init(_ variable: @escaping (String) -> String?) {
    self.variable = variable
  }

  /// The variables of this process.
  package static var current: LocaleEnvironment {
    LocaleEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The locale of messages, or "" if none is set.
  package var messages: String { locale(of: "LC_MESSAGES") }

  /// The locale of characters, or "" if none is set.
  package var characters: String { locale(of: "LC_CTYPE") }

  /// Whether the terminal shows UTF-8 characters.
  package var hasUTF8: Bool {
    let name = characters.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// The language of the program: that of messages, or English if the terminal lacks its letters.
  ///
  /// ```swift
  /// LocaleEnvironment { ["LANG": "de_DE.UTF-8"][$0] }.language   // .german
  /// LocaleEnvironment { ["LANG": "de_DE"][$0] }.language         // .english
  /// ```
  package var language: Language { hasUTF8 ? Language(localeName: messages) : .english }

  private func locale(of purpose: String) -> String {
    ["LC_ALL", purpose, "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
  }
}
