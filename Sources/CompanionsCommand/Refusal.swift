/// Why nothing was done for a line.
enum Refusal: Hashable {
  /// The line means nothing on this screen.
  case notUnderstood
  /// Nothing in the list has the number that was typed.
  case noSuchNumber
  case because(String)

  var text: String {
    switch self {
    case .notUnderstood: "Not understood. You can type:"
    case .noSuchNumber: "Not removed: there is nothing with this number"
    case .because(let reason): reason
    }
  }
}
