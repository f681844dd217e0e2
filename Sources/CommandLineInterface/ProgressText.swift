import Languages

/// The message about a calculation in progress, independent of language.
enum ProgressText: Translatable {
  /// It takes long, and Ctrl-C stops it.
  case calculating
}
