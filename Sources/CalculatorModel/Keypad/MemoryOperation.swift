/// The operations of the memory keys.
public enum MemoryOperation: CaseIterable, Hashable, Sendable {
  /// Forgets the number in memory.
  case clear

  /// Adds the number shown to the one in memory.
  case add

  /// Subtracts the number shown from the one in memory.
  case subtract

  /// Takes the number in memory as the operand.
  case recall

  /// The key's name in key sequences: `mc`, `m+`, `m-` or `mr`.
  public var token: String {
    switch self {
    case .clear: "mc"
    case .add: "m+"
    case .subtract: "m-"
    case .recall: "mr"
    }
  }
}
