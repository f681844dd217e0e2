import BigNumbers
import ExactReals

extension Calculator {
  /// Takes the number shown as a percentage: of the running total after `+` and `−`, otherwise of one.
  ///
  /// `200 + 10 %` shows 20, `200 × 10 %` shows 0.1.
  public mutating func setPercent() {
    press(.percent)
  }

  mutating func setPercent(within budget: Budget?) {
    guard let shown, !(showAllClear && pending.isEmpty) else { return }
    takeShownNumber()
    flattenPercentage()
    line.append(.percentage)
    // In parentheses, which a negative percentage would need, a percentage stands for itself.
    defer { if shown.isNegative { flattenPercentage() } }
    do throws(CalculationError) {
      operand = try CalculationLimit.keypad.result(
        .multiplication, pending.level.runningTotal ?? 1, shown.value.percent(within: budget),
        within: budget)
    } catch {
      fail(error)
    }
  }

  /// Applies a function to the number shown, at once: `2 + 9 √` shows 3.
  ///
  /// Right after an operation it takes the number shown as the next operand.
  public mutating func setFunction(_ function: KeypadFunction) {
    press(.function(function))
  }

  mutating func setFunction(_ function: KeypadFunction, within budget: Budget?) {
    guard let shown else { return }
    takeShownNumber()
    flattenPercentage()
    line.apply(function, in: angleUnit)
    let budget = budget ?? .press
    do throws(CalculationError) {
      operand = try CalculationLimit.keypad.checked(
        function.value(of: shown.value, in: angleUnit, within: budget), within: budget)
    } catch {
      fail(error)
    }
  }

  /// Takes a constant as the operand, replacing an existing one.
  public mutating func setConstant(_ constant: MathConstant) {
    press(.constant(constant))
  }

  mutating func setConstant(_ constant: MathConstant, within budget: Budget?) {
    let budget = budget ?? .press
    do throws(CalculationError) {
      let value = try CalculationLimit.keypad.checked(
        constant.value(within: budget), within: budget)
      setOperand(value, as: .constant(constant))
    } catch {
      fail(error)
    }
  }

  /// Reseeds the random numbers of the key Rand: the same seed gives the same numbers.
  public mutating func seedRandomNumbers(_ seed: UInt64) {
    randomNumbers = SplitMix64(seed: seed)
  }

  /// Takes a random number from 0 up to 1, with 15 decimal places, as the operand: a display of 16 digits
  /// shows them all.
  public mutating func setRandom() { press(.random) }

  mutating func takeRandom() {
    let number = nextRandom()
    setOperand(number, as: .number(number, of: nil))
  }

  mutating func nextRandom() -> Operand {
    let places = 15
    let numerator = randomNumbers.next(upperBound: UInt64.powersOfTen[places])
    return Operand(
      Rational(significand: Int64(truncatingIfNeeded: numerator), exponent: -places))
  }
}
