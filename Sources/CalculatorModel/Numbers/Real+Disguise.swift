import ExactReals

extension Real {
  /// The number, as a fraction where it is found to be one in disguise; where that takes more than the
  /// budget, as it is.
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
