/// The calculator's background: black or near-white.
public enum Look: CaseIterable, Hashable, Sendable {
  case dark
  case light
}
