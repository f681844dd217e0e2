import Languages

/// A hint to read more, independent of language.
enum HelpHint: Translatable {
  /// A reason, already in the language, with a pointer to a command's help.
  case seeHelp(after: String, of: String)
}
