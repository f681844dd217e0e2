import Languages

/// The texts in help on the command and of its tasks, independent of language.
///
/// Options, words of a session, values and file names are the same in every language.
enum HelpPart: Translatable {
  /// The summary of the command, in a line.
  case summary

  // The ways to call the command.
  case inTerminal
  case expression
  case file
  case keys

  /// The summary of a task, in a line.
  case task(NamedTask)

  /// The title of a task's own help.
  case title(NamedTask)

  // Titles.
  case examplesTitle
  case expressionsTitle
  case keysTitle
  case linesTitle
  case keptTitle
  case plotsTitle
  case namesTitle

  // The examples.
  case fiftyDigits
  case twoAnswers
  case jsonAnswer
  case steps
  case fileAnswers
  case taskHelp

  // The syntax of expressions and key sequences.
  case language
  case naming
  case exactness
  case keySequences

  // The meanings of the exit statuses.
  case answered
  case noValue
  case unreadable

  // The ways to call a task.
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
  case plot
  case plotBetween
  case history
  case label
  case settings
  case setting
  case change
  case rates
  case ratesImport
  case ratesClear

  // The additional texts of a task.
  case lines
  case sheetLines
  case sheetAnswers
  case kept
  case plots
  case names

  // The examples of a task.
  case beginsSession
  case sessionInDegrees
  case functionsWithRoot
  case unitsOfPressure
  case importsRates
  case importsRatesOfToday
  case functionHelp
  case sheetWithAnswers
  case sheetInCI
  case plotAsPicture
  case plotOfTwo
  case plotInWords
  case historyForPrograms
  case historyForSpreadsheet
  case tapeForPrinter
  case namesCalculation
  case leftToRight
  case notationAtFirst
}
