/// What is said where there is nothing to do.
enum Hint {
  static let emptyInput =
    "exactly: nothing to calculate; try exactly '1/3 + 1/6' or exactly --help"
}
