import Languages

/// The part of what the command does that an option is for, in no language yet.
enum OptionScope: Hashable, Translatable {
  case keys
  /// The calculator in a terminal.
  case terminal
  case task(NamedTask)
}
