/// Whether the calculator stands on black or on near-white.
enum Look: Hashable, Sendable {
  case dark
  case light
}
