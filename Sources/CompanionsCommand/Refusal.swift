/// Why nothing was done for a line.
enum Refusal: Hashable {
  /// The line means nothing on this screen.
  case notUnderstood
  case because(String)

  var text: String {
    switch self {
    case .notUnderstood: "Not understood. You can type:"
    case .because(let reason): "Not done: \(reason)"
    }
  }
}
