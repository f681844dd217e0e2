/// The physical dimension of a unit: an integer exponent for each base dimension.
///
/// ```swift
/// Dimension(.length) - Dimension(.time)              // that of a speed
/// Dimension(.length) - Dimension(.length) == .none   // true
/// ```
///
/// The base dimensions are the seven of the SI, information, and money. Angles are not among them: they are
/// numbers of radians (SI brochure 9, 2.3.3), so that `2 rad/s * 5 m` is a speed. Money is one, and all
/// currencies share it: a price per mass cannot be taken for a price, and whether euros can become dollars
/// depends on rates, not on dimensions.
///
/// It uses nine of the sixteen lanes of a vector: nothing is allocated, and a sum is a single step.
public struct Dimension: Hashable, Sendable {
  /// A base dimension, with a unit of its own that isn't derived from others.
  public enum Base: Int, CaseIterable, Hashable, Sendable {
    /// In metres.
    case length
    /// In kilograms.
    case mass
    /// In seconds.
    case time
    /// In amperes.
    case current
    /// In kelvins.
    case temperature
    /// In moles.
    case amount
    /// In candelas.
    case luminousIntensity
    /// In bits.
    case information
    /// In a currency.
    case money
  }

  private var exponents: SIMD16<Int16>

  private init(exponents: SIMD16<Int16>) {
    self.exponents = exponents
  }

  /// The dimension of plain numbers and angles.
  public static let none = Dimension(exponents: .zero)

  /// Creates the dimension with one exponent 1.
  public init(_ base: Base) {
    exponents = .zero
    exponents[base.rawValue] = 1
  }

  /// The exponent of a base dimension.
  public subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

  /// The sum of the negative exponents, without their sign: 2 for m/s^2.
  package var exponentsBelow: Int { Base.allCases.reduce(0) { $0 + max(0, -self[$1]) } }

  /// Whether it is the dimension of plain numbers.
  public var isNone: Bool { exponents == .zero }

  /// Returns the dimension of a product.
  ///
  /// Exponents beyond ±32,767 would wrap; the limits of ``UnitProduct`` keep them far below that.
  public static func + (left: Dimension, right: Dimension) -> Dimension {
    Dimension(exponents: left.exponents &+ right.exponents)
  }

  /// Returns the dimension of a quotient.
  public static func - (left: Dimension, right: Dimension) -> Dimension {
    Dimension(exponents: left.exponents &- right.exponents)
  }

  /// Returns the dimension of a reciprocal.
  public static prefix func - (dimension: Dimension) -> Dimension { none - dimension }

  /// Returns the dimension of a power.
  public static func * (dimension: Dimension, exponent: Int) -> Dimension {
    Dimension(exponents: dimension.exponents &* Int16(truncatingIfNeeded: exponent))
  }

  /// Returns the dimension of a root, or nil if an exponent would not be an integer.
  ///
  /// ```swift
  /// (Dimension(.length) * 2).root(2)   // that of a length
  /// Dimension(.length).root(2)         // nil
  /// ```
  public func root(_ degree: Int) -> Dimension? {
    guard degree != 0 else { return nil }
    var root = Dimension.none
    for base in Base.allCases where self[base] != 0 {
      guard self[base] % degree == 0 else { return nil }
      root.exponents[base.rawValue] = Int16(truncatingIfNeeded: self[base] / degree)
    }
    return root
  }
}
