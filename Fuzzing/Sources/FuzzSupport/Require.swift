/// Ends the program where a law does not hold; the fuzzer keeps the input then.
///
/// - Parameters:
///   - holds: Whether it holds.
///   - operands: What breaks it, in words.
public func require(_ holds: Bool, _ operands: @autoclosure () -> String) {
  guard holds else { fatalError(operands()) }
}
