extension [Double] {
  /// The middle value, or the upper one of two; there is at least one value.
  public var median: Double { sorted()[count / 2] }
}
