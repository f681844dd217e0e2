import Languages

/// What the help of the command and of its tasks says, in no language yet.
///
/// Options, words of a session, values and file names are typed alike in every language.
enum HelpPart: Translatable {
  /// What the command is, in a line.
  case summary

  // What the ways to call the command do.
  case inTerminal
  case expression
  case file
  case keys

  /// What a task does, in a line.
  case task(NamedTask)

  /// What a task is, as the title of its own help.
  case title(NamedTask)

  // Titles.
  case examplesTitle
  case expressionsTitle
  case keysTitle
  case linesTitle
  case keptTitle
  case namesTitle

  // What the examples show.
  case fiftyDigits
  case twoAnswers
  case jsonAnswer
  case steps
  case fileAnswers
  case taskHelp

  // How expressions and key sequences are written.
  case language
  case naming
  case exactness
  case keySequences

  // What the statuses mean.
  case answered
  case noValue
  case unreadable

  // What the ways to call a task do.
  case session
  case functions
  case functionsAbout
  case units
  case unitsAbout
  case commandHelp
  case nameHelp
  case sheet
  case sheetChange
  case sheetCheck
  case history
  case label
  case settings
  case setting
  case change
  case rates
  case ratesImport
  case ratesClear

  // What a task has to say besides.
  case lines
  case sheetLines
  case sheetAnswers
  case kept
  case names

  // What the examples of a task show.
  case beginsSession
  case sessionInDegrees
  case functionsWithRoot
  case unitsOfPressure
  case importsRates
  case importsRatesOfToday
  case functionHelp
  case sheetWithAnswers
  case sheetInCI
  case historyForPrograms
  case historyForSpreadsheet
  case tapeForPrinter
  case namesCalculation
  case leftToRight
  case notationAtFirst
}
