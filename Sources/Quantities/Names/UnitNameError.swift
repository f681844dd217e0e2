/// The reason why a name is no unit.
///
/// ```swift
/// try Unit.named("KWH")   // throws unknown("KWH", suggestions: ["kWh"])
/// try Unit.named("KB")    // throws ambiguous("KB", meanings: ["kB", "KiB"])
/// ```
public enum UnitNameError: Error, Hashable, Sendable {
  /// There is no unit of that name; the suggestions are units for which it is often written.
  case unknown(String, suggestions: [String])

  /// The name stands for several units, and the difference matters: `ton`, `KB`.
  case ambiguous(String, meanings: [String])

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .unknown(let name, let suggestions):
      suggestions.isEmpty
        ? "unknown unit '" + name + "'"
        : "unknown unit '" + name + "'; " + list(suggestions) + "?"
    case .ambiguous(let name, let meanings):
      "'" + name + "' is more than one unit: " + list(meanings)
    }
  }

  private func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " or " : ", " }
      text += name
    }
    return text
  }
}
