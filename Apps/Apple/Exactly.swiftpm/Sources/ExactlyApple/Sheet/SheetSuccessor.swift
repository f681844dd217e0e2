/// What takes the place of a sheet.
enum SheetSuccessor: Hashable {
  /// A new sheet.
  case blank
  /// The one in a file that is yet to be chosen.
  case chosen
}
