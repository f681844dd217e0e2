import Languages

/// The part of the command that an option is for, independent of language.
enum OptionScope: Hashable, Translatable {
  case keys
  /// The calculator in a terminal.
  case terminal
  case task(NamedTask)
}
