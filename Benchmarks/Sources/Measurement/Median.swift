extension [Double] {
  /// The value in the middle, of an even number of values the upper one; there is at least one.
  public var median: Double { sorted()[count / 2] }
}
