import Languages

/// The texts about a plot, independent of language.
///
/// Numbers and functions are written as they are typed.
enum PlotText: Translatable {
  /// The functions and the interval.
  case title(functions: String, from: String, to: String)
  case height(bottom: String, top: String)

  // Features, each with a list.
  case noRoots
  case roots(String)
  case maxima(String)
  case minima(String)
  case poles(String)
  case jumps(String)
  case holes(String)
  case gaps(String)
  case levels(String)
  case undecided(String)

  // The points that two curves share, and where they are the same.
  case noCrossings
  case crossings(String)
  case same(String)

  /// A root at which the curve doesn't cross the axis, or a point at which two curves don't cross.
  case touching(String)
}
