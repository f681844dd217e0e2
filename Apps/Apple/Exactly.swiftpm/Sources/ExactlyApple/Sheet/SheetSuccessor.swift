/// The replacement for a sheet.
enum SheetSuccessor: Hashable {
  /// A new sheet.
  case blank
  /// The sheet in a file that is yet to be chosen.
  case chosen
}
