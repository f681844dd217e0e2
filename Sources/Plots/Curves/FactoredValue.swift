import BigNumbers
import CalculatorModel
import ExactReals

/// A value of a program as a product of powers and of exponentials, but for a constant factor.
struct FactoredValue {
  private(set) var factors: [(place: Int, exponent: Rational)] = []

  /// The exponents of the exponentials.
  private(set) var exponents: [Int] = []

  init(of place: Int, in program: FunctionProgram) {
    var rest = [(place, Rational(1))]
    while let (place, exponent) = rest.popLast() {
      switch program.operations[place] {
      case .constant: break
      case .joined(.multiplication, let x, let y): rest += [(x, exponent), (y, exponent)]
      case .joined(.division, let x, let y): rest += [(x, exponent), (y, -exponent)]
      case .power(let x, let power): rest.append((x, exponent * Rational(power)))
      case .root(let x, let degree):
        rest.append((x, exponent * Rational(1, over: BigInt(degree))))
      case .function(.exponential, let x) where exponent == 1: exponents.append(x)
      default:
        if let known = factors.firstIndex(where: { $0.place == place }) {
          factors[known].exponent += exponent
        } else {
          factors.append((place, exponent))
        }
      }
    }
    factors.removeAll { $0.exponent.isZero }
  }
}
