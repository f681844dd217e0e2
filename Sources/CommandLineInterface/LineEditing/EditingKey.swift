/// The meaning of a key while a line is edited.
package enum EditingKey: Hashable, Sendable {
  case character(Character)
  case left
  case right
  case wordLeft
  case wordRight
  case home
  case end
  case previousLine
  case nextLine
  case deleteBackward
  case deleteForward
  case deleteWordBackward
  case deleteWordForward
  case deleteToStart
  case deleteToEnd
  case insertDeleted
  case searchBackward
  case searchForward
  /// Cancels what is in progress beside the line.
  case cancel
  case complete
  case clearScreen
  case enter
  case interrupt
  case endOfInput
  case suspend
}
