import BigNumbers

/// What a calculation may cost: the bits of its widest numbers, its work, and the caller's patience.
///
/// ```swift
/// let budget = Budget(shouldStop: { clock.now > deadline })
/// try Real.exp(1, within: budget)
/// ```
///
/// One budget is for one calculation: its work is used up by all steps that it is handed to. Work is
/// counted and not timed, so that a calculation is answered on every machine or on none; one of work
/// is about a nanosecond.
public final class Budget {
  /// The work of one line, wherever it is calculated: two seconds.
  public static let lineWork: Int64 = 2_000_000_000

  /// The most bits that an undecided question is pursued to.
  public let decisionBits: Int

  /// The most bits to which an exact integer or fraction is written out; beyond, it is kept as a power.
  public let expansionBits: Int

  /// Constants that more than one step needs.
  var constants = ConstantCache()

  /// Enclosures that more than one question needs.
  var enclosures = EnclosureCache()

  /// Factors of long numbers that more than one step needs.
  var factorizations = FactorizationCache()

  /// The work that is left.
  public private(set) var work: Int64

  /// The most bits that it took to tell a number from zero, which may be more than an undecided
  /// question is pursued to.
  private var bitsTold = 0

  /// How many proofs are under way that rest on a proof for another number.
  private var proofDepth = 0

  /// The most of them: a number that is simpler is not so in every measure, so there is an end in any
  /// case.
  private static let proofDepthLimit = 8

  private let shouldStop: (() -> Bool)?

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - work: The work of all steps together.
  ///   - decisionBits: The precision at which an undecided question is given up.
  ///   - expansionBits: The size up to which exact numbers are written out.
  ///   - shouldStop: Asked between steps, every few milliseconds or more often; `true` stops the
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

  /// The most bits that a number's digits are pursued to beyond those asked for.
  var cancellationBits: Int { max(decisionBits, bitsTold) }

  /// Notes that so many bits told a number from zero.
  func hasTold(bits: Int) { bitsTold = max(bitsTold, bits) }

  /// What a proof shows that rests on one for another number; false where too many are under way.
  func proof(
    _ proof: () throws(CalculationError) -> Bool
  ) throws(CalculationError) -> Bool {
    guard proofDepth < Self.proofDepthLimit else { return false }
    proofDepth += 1
    defer { proofDepth -= 1 }
    return try proof()
  }

  /// A budget for one of many steps, with no more work than this one has left.
  ///
  /// ``settle(_:granted:)`` then pays what the step has used.
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
