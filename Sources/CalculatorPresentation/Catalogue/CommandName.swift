/// The name of an action that is not a key, as shown in a menu, a button or a help text.
public enum CommandName: CaseIterable, Hashable, Sendable {
  // Editing.
  case undo
  case redo
  case cut
  case copy
  /// Copies an address that carries the calculation.
  case copyLink
  case paste
  case selectAll

  // The window and the program.
  /// Opens the list of commands.
  case menu
  case more
  /// Returns to the previous place.
  case back
  case close
  case cancel
  case done
  case help
  /// Stops a long calculation.
  case stop
  /// Restarts the program when another version of it is available.
  case reload
  case quit
  /// Says what the program is.
  case about
  /// A desktop's search opens the window with the calculation.
  case openInExactly

  // Parts to show.
  case basicKeypad
  case scientificKeypad
  case programmerKeypad
  /// Numbers wait on a stack.
  case reversePolish
  /// Operations stand between numbers.
  case infix
  case showDecimal
  case showFraction
  case showExactForm
  case moreDigits
  /// The number as large as space permits.
  case largeType
  case showSeparators
  case hideSeparators
  /// The number in two units.
  case convert
  case stopConverting
  case swapUnits
  /// Directs the keys to the other of two numbers.
  case otherUnit
  case chooseUnits
  /// Stores the number shown beside the memory.
  case storeNumber
  case showHistory
  /// The calculations as an adding machine prints them.
  case showTape
  /// Lines of calculations, with their answers beside them.
  case showSheet
  /// Days between dates, and dates a given time away.
  case showDates
  /// Exact constants to choose from.
  case showConstants
  case showMemory
  case showSettings

  // The history and the memory.
  /// Enters the result of a kept calculation.
  case reuseResult
  /// Takes a number from a panel as the operand.
  case useNumber
  /// Changes a kept calculation.
  case edit
  /// Gives a kept calculation a name of its own.
  case label
  case remove
  case clearHistory
  case clearMemory
  case export
  case exportText
  /// Opens another calculator.
  case newWindow
  case exportCSV
  case exportJSON
  case print
  /// Keeps a text as a file.
  case saveText
  /// Finished calculations are kept from now on.
  case keepHistory
  /// Finished calculations are no longer kept.
  case stopKeepingHistory
}
