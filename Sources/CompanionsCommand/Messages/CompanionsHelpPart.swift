import Languages

/// The parts of the help, in no language yet; options and subcommands are typed alike in every language.
enum CompanionsHelpPart: CaseIterable, Translatable {
  /// A sentence about the command.
  case summary

  // Placeholders for text to be typed.
  case option
  case item
  case number
  case code

  // The effects of the subcommands.
  case menu
  case fizzBuzz
  case decide
  case order

  // The meanings of the options.
  case count
  case promo
  case endOfOptions

  // The meanings of the statuses.
  case done
  case failed
}
