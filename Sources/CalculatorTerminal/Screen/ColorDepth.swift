/// The number of colours that a terminal has.
enum ColorDepth: Hashable, Sendable {
  case none
  case sixteen
  case twoHundredFiftySix
  case full
}
