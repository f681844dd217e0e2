/// Numbers spread evenly over all of UInt64, in the same order every time.
///
/// The additive recurrence with the golden ratio: Knuth, The Art of Computer Programming 3, 6.4,
/// theorem S.
struct CountingGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return state
  }
}
