import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosurePredicatesTests {
  @Test(arguments: EnclosureSamples.seeds) func comparisonsAgreeWithFractions(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<200 {
      let (a, left) = samples.ball()
      let (b, right) = Bool.random(using: &samples) ? samples.ball() : (a, left)
      let order = Enclosure.compare(a, b)
      for x in left {
        #expect(a.contains(x), "\(x), seed \(seed)")
        #expect(a.sign == nil || a.sign == x.signum(), "\(x), seed \(seed)")
        #expect(a.containsZero || !x.isZero, "\(x), seed \(seed)")
        #expect(a.magnitude.contains(x.magnitude), "\(x), seed \(seed)")
        if let bounds = a.magnitudeExponents {
          #expect(x.magnitude < Self.power(bounds.upper), "\(x), seed \(seed)")
          if let lower = bounds.lower {
            #expect(x.magnitude >= Self.power(lower), "\(x), seed \(seed)")
          }
        }
        for y in right {
          switch order {
          case -1: #expect(x < y, "seed \(seed)")
          case 0: #expect(x == y, "seed \(seed)")
          case 1: #expect(x > y, "seed \(seed)")
          default: #expect(a.overlaps(b), "seed \(seed)")
          }
        }
      }
    }
  }

  private static func power(_ exponent: Int64) -> Rational {
    (try? Rational(2).raised(to: Int(exponent))) ?? 0
  }

  @Test func exactNumbersAreTold() {
    #expect(Enclosure.compare(Enclosure(5), Enclosure(5)) == 0)
    #expect(Enclosure.zero.sign == 0)
    #expect(Enclosure(-3).sign == -1)
    #expect(Enclosure.one.accuracyBits == Int64.max)
    #expect(Enclosure(8).magnitudeExponents?.lower == 3)
    #expect(Enclosure(8).magnitudeExponents?.upper == 4)
    #expect(Enclosure.zero.magnitudeExponents == nil)
  }

  @Test func containmentIsProven() throws {
    let wide = Enclosure(from: 1, to: 3, precision: 64)
    let narrow = Enclosure(from: try Rational(3) / 2, to: 2, precision: 64)
    #expect(wide.contains(narrow) && !narrow.contains(wide) && wide.contains(wide))
    #expect(!wide.contains(Rational(-1)) && wide.contains(Rational(1)))
    #expect(!wide.contains(try Enclosure.one.scaled(byPowerOfTwo: 1 << 59)))
    #expect(!wide.contains(Rational(BigInt(1) << 5000)))
  }
}
