import ExactReals

extension Real {
  /// Returns the number as a fraction if it is found to be one in disguise; otherwise, or if that exceeds
  /// the budget, as it is.
  ///
  /// - Throws: `CalculationError.stopped`.
  package func withoutDisguise(within budget: Budget) throws(CalculationError) -> Real {
    do throws(CalculationError) {
      return try simplified(within: budget)
    } catch .stopped {
      throw .stopped
    } catch {
      return self
    }
  }
}
