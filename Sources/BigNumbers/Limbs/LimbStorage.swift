/// The limbs of a magnitude that doesn't fit in two words: written once, then shared.
///
/// It is one allocation that begins with a count. An array would do, but each allocation of an array looks
/// up metadata and asks the allocator for its true size, which costs more than adding 16 limbs.
final class LimbStorage: ManagedBuffer<Int, UInt> {
  /// Allocates space for `capacity` limbs; `fill` writes them and returns how many count.
  @inline(__always)
  static func make(capacity: Int, fill: (LimbPointer) -> Int) -> LimbStorage {
    let buffer = LimbStorage.create(minimumCapacity: capacity) { _ in 0 }
    let storage = unsafeDowncast(buffer, to: LimbStorage.self)
    storage.withUnsafeMutablePointers { count, limbs in count.pointee = fill(limbs) }
    return storage
  }

  /// The number of limbs.
  @inline(__always)
  var count: Int { withLimbs { _, count in count } }

  /// Calls `body` with the limbs and their number.
  @inline(__always)
  func withLimbs<Result>(_ body: (LimbSource, Int) -> Result) -> Result {
    withUnsafeMutablePointers { count, limbs in body(limbs, count.pointee) }
  }

  /// The limb at an index below the count.
  @inline(__always)
  subscript(index: Int) -> UInt { withLimbs { limbs, _ in limbs[index] } }
}
