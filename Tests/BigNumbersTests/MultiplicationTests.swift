import BigNumbers
import Testing

@Suite struct MultiplicationTests {
  @Test func productsDistributeAndCommute() {
    let values = AwkwardNumbers.integers + AwkwardNumbers.random(limbs: AwkwardNumbers.sizes)
    for (index, a) in values.enumerated() {
      let c = values[(index * 7 + 3) % values.count]
      for b in values {
        let product = a * b
        #expect(product == b * a, "a·b = b·a for \(a) and \(b)")
        #expect(a * (b + c) == product + a * c, "a(b + c) = ab + ac for \(a), \(b) and \(c)")
      }
    }
  }

  @Test func squaresAreProducts() {
    for a in AwkwardNumbers.random(limbs: AwkwardNumbers.sizes + [300], seed: 5) {
      // (a + 1)(a − 1) is computed differently from a².
      #expect(a * a - 1 == (a + 1) * (a - 1), "a² − 1 = (a + 1)(a − 1) for \(a)")
    }
  }

  @Test("Transforms agree with the other methods", arguments: [1_510, 1_540, 2_100, 3_000])
  func transforms(size: Int) {
    let values = AwkwardNumbers.random(limbs: [size, size - 17, 40], seed: UInt64(size))
    let (a, b, c) = (values[0], values[1], values[2])
    // The products by c are too unequal for the transform.
    #expect((a + c) * b == a * b + c * b, "(a + c)·b = a·b + c·b")
    #expect(a * a - b * b == (a + b) * (a - b), "a² − b² = (a + b)(a − b)")
    let ones = (BigInt(1) << (64 * size)) - 1
    #expect(ones * ones == (ones << (64 * size)) - ones, "(2ⁿ − 1)² with n = \(64 * size)")
  }

  @Test func knownProducts() {
    var factorial: BigInt = 1
    for factor in 1...100 { factorial *= BigInt(factor) }
    #expect(
      factorial.description
        == "9332621544394415268169923885626670049071596826438162146859296389521759999322991"
        + "5608941463976156518286253697920827223758251185210916864000000000000000000000000"
    )
    #expect(BigInt.max64 * BigInt.max64 == (BigInt(1) << 128) - (BigInt(1) << 65) + 1)
    #expect(BigInt(-3) * 0 == 0)
    #expect(!(BigInt(-3) * 0).isNegative)
  }
}

extension BigInt {
  /// 2⁶⁴ − 1.
  fileprivate static var max64: BigInt { BigInt(UInt64.max) }
}
