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
}
