import Languages

/// A title in the help of every command, independent of language.
package enum HelpTitle: CaseIterable, Translatable {
  case usage
  case options
  case exitStatus
}
