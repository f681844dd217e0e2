/// Whether the calculator stands on black or on near-white.
public enum Look: CaseIterable, Hashable, Sendable {
  case dark
  case light
}
