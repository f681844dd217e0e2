import Languages

/// What the help says of each thing, in no language yet; options and subcommands are typed alike in
/// every language.
enum HelpPart: CaseIterable, Translatable {
  /// What the command is, in a sentence.
  case summary

  // What stands for something that is to be typed.
  case option
  case item
  case number
  case code

  // What the subcommands do.
  case menu
  case fizzBuzz
  case decide
  case order

  // What the options are.
  case count
  case promo
  case endOfOptions

  // What the statuses mean.
  case done
  case failed
}
