/// The constants that a calculation has computed so far, each as accurate as it was needed once.
struct ConstantCache {
  /// π.
  var pi: Enclosure?

  /// ln 2.
  var naturalLogOf2: Enclosure?
}
