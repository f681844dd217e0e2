import BigNumbers
import Testing

@Suite struct BigIntTests {
  @Test func knownValues() {
    let mersenne = (BigInt(1) << 521) - 1
    #expect(
      mersenne.description
        == "6864797660130609714981900799081393217269435300143305409394463459185543183397656052122559"
        + "640661454554977296311391480858037121987999716643812574028291115057151"
    )
    var factorial: BigInt = 1
    for factor in 1...100 { factorial *= BigInt(factor) }
    #expect(
      factorial.description
        == "9332621544394415268169923885626670049071596826438162146859296389521759999322991560894146"
        + "3976156518286253697920827223758251185210916864000000000000000000000000"
    )
    #expect(BigInt(3).raised(to: 200).squareRoot() == BigInt(3).raised(to: 100))
  }

  @Test func literalsOfAnyLength() {
    let x: BigInt = -123_456_789_012_345_678_901_234_567_890_123_456_789_012_345_678_901
    #expect(x.description == "-123456789012345678901234567890123456789012345678901")
  }
}
