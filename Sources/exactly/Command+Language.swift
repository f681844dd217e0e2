import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import Languages

extension Command {
  /// Returns the language for a user who reads a descriptor, from the settings or else the locale;
  /// English if a program reads it.
  ///
  /// Unreadable settings choose no language; they are no reason to withhold help.
  static func language(of descriptor: Int32) -> Language {
    .ofReader(of: descriptor) {
      let settings = try? SettingsFile.ofThisPerson().current().settings
      return settings?.language.flatMap { Language(code: $0) }
    }
  }
}
