import BigNumbers

/// The limits of a calculation: the bits of its widest numbers, its work, and the caller's patience.
///
/// ```swift
/// let budget = Budget(shouldStop: { clock.now > deadline })
/// try Real.exp(1, within: budget)
/// ```
///
/// A budget is for one calculation: all steps that it is passed to use up its work. Work is counted, not
/// timed, so that a calculation succeeds on every machine or on none; one unit of work is about a
/// nanosecond.
public final class Budget {
  /// The work of a single line, wherever it is calculated: two seconds.
  public static let lineWork: Int64 = 2_000_000_000

  /// The precision, in bits, up to which an undecided question is pursued.
  public let decisionBits: Int

  /// The most bits to which an exact integer or fraction is written out; longer ones are kept as powers.
  public let expansionBits: Int

  /// Constants that more than one step needs.
  var constants = ConstantCache()

  /// Enclosures that more than one question needs.
  var enclosures = EnclosureCache()

  /// Factors of long numbers that more than one step needs.
  var factorizations = FactorizationCache()

  /// The work that is left.
  public private(set) var work: Int64

  /// The most bits that were needed to tell a number from zero, which may exceed the limit for undecided
  /// questions.
  private var bitsTold = 0

  /// The number of proofs under way that rest on a proof for another number.
  private var proofDepth = 0

  /// The most such proofs: a simpler number isn't simpler in every respect, so this guarantees an end.
  private static let proofDepthLimit = 8

  private let shouldStop: (() -> Bool)?

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - work: The work of all steps together.
  ///   - decisionBits: The precision at which an undecided question is given up.
  ///   - expansionBits: The size up to which exact numbers are written out.
  ///   - shouldStop: Called between steps, every few milliseconds or more often; `true` stops the
  ///     calculation with ``CalculationError/stopped``.
  public init(
    work: Int64 = Budget.lineWork, decisionBits: Int = 1 << 14, expansionBits: Int = 1 << 22,
    shouldStop: (() -> Bool)? = nil
  ) {
    self.work = work
    self.decisionBits = decisionBits
    self.expansionBits = expansionBits
    self.shouldStop = shouldStop
  }

  /// The most bits beyond those asked for to which a number's digits are pursued.
  var cancellationBits: Int { max(decisionBits, bitsTold) }

  /// Records that a number of bits was enough to tell a number from zero.
  func hasTold(bits: Int) { bitsTold = max(bitsTold, bits) }

  /// Returns the result of a proof that rests on a proof for another number; false if too many are under way.
  func proof(
    _ proof: () throws(CalculationError) -> Bool
  ) throws(CalculationError) -> Bool {
    guard proofDepth < Self.proofDepthLimit else { return false }
    proofDepth += 1
    defer { proofDepth -= 1 }
    return try proof()
  }

  /// Returns a budget for one of many steps, with no more work than this one has left.
  ///
  /// ``settle(_:granted:)`` then pays for the work that the step has used.
  package func portion(work: Int64, decisionBits: Int, expansionBits: Int) -> Budget {
    Budget(
      work: min(work, self.work), decisionBits: decisionBits, expansionBits: expansionBits,
      shouldStop: shouldStop)
  }

  /// Pays for a step that had a budget of its own.
  ///
  /// - Throws: ``CalculationError/tooMuchWork`` or ``CalculationError/stopped``.
  package func settle(_ portion: Budget, granted: Int64) throws(CalculationError) {
    try pay(granted - portion.work)
  }

  /// Uses up some of the work.
  ///
  /// - Throws: ``CalculationError/tooMuchWork`` or ``CalculationError/stopped``.
  package func pay(_ units: Int64) throws(CalculationError) {
    if let shouldStop, shouldStop() { throw .stopped }
    let (rest, overflow) = work.subtractingReportingOverflow(units)
    guard !overflow, rest >= 0 else { throw .tooMuchWork }
    work = rest
  }
}
