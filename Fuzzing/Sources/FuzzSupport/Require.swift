/// Ends the program if a law does not hold; the fuzzer then keeps the input.
///
/// - Parameters:
///   - holds: Whether it holds.
///   - operands: The operands that break it, in words.
public func require(_ holds: Bool, _ operands: @autoclosure () -> String) {
  guard holds else { fatalError(operands()) }
}
