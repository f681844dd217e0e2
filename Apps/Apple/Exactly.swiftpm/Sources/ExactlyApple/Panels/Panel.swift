/// What can be shown beside the calculator or over it.
enum Panel: Hashable, Identifiable {
  case memory
  case history
  case settings
  case digits
  case companions

  var id: Self { self }

  /// Whether the calculator can be used meanwhile, where there is room beside it.
  var isBeside: Bool { self == .memory || self == .history }
}
