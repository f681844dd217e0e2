/// The constants that a calculation has computed so far, each with the precision that was needed.
struct ConstantCache {
  /// π.
  var pi: Enclosure?

  /// ln 2.
  var naturalLogOf2: Enclosure?
}
