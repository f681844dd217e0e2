import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import Languages

extension Command {
  /// The language of what a person reads behind a descriptor, by the settings or else the locale;
  /// English where a program reads it.
  ///
  /// Settings that cannot be read choose no language: they are no reason to give no help.
  static func language(of descriptor: Int32) -> Language {
    .ofReader(of: descriptor) {
      let settings = try? SettingsFile.ofThisPerson().current().settings
      return settings?.language.flatMap { Language(code: $0) }
    }
  }
}
