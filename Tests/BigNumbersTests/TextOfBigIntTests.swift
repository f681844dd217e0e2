import BigNumbers
import Testing

@Suite struct TextOfBigIntTests {
  @Test("Text round trips in every base", arguments: 2...36)
  func roundTrips(radix: Int) {
    for value in AwkwardNumbers.integers + AwkwardNumbers.random(limbs: [3, 30, 70, 130]) {
      let text = value.text(radix: radix)
      #expect(BigInt(text, radix: radix) == value, "\(text) in base \(radix)")
      #expect(BigInt(text.uppercased(), radix: radix) == value, "\(text) in base \(radix)")
    }
  }

  @Test func textAgreesWithTheStandardLibrary() {
    for value in AwkwardNumbers.integers {
      #expect(String(value, radix: 16) == value.text(radix: 16))
      #expect(String(value, radix: 7, uppercase: true) == value.text(radix: 7, uppercase: true))
    }
    #expect(BigInt(-255).text(radix: 16, uppercase: true) == "-FF")
    #expect("\(BigInt(0))" == "0")
  }

  @Test func innerZerosStay() {
    for exponent in [19, 38, 100, 600, 1300, 5000] {
      let text = BigInt.powerOfTen(exponent).text()
      #expect(text == "1" + String(repeating: "0", count: exponent), "10^\(exponent)")
      let nines = (BigInt.powerOfTen(exponent) - 1).text()
      #expect(nines == String(repeating: "9", count: exponent), "10^\(exponent) − 1")
      #expect(BigInt(text) == BigInt.powerOfTen(exponent), "10^\(exponent)")
    }
  }

  @Test func mersennePrime() {
    let digits =
      "6864797660130609714981900799081393217269435300143305409394463459185543183397656"
      + "052122559640661454554977296311391480858037121987999716643812574028291115057151"
    #expect(((BigInt(1) << 521) - 1).description == digits)
  }
}
