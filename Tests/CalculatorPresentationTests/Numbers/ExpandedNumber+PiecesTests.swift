import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct ExpandedNumberPiecesTests {
  private func number(digits: Int) throws -> ExpandedNumber {
    try #require(ExpandedNumber(of: .pi, digits: digits, symbols: NumberSymbols()))
  }

  @Test("Pieces make up the digits", arguments: [50, 499, 500, 1_000, 1_001])
  func loseNothing(digits: Int) throws {
    let number = try number(digits: digits)
    #expect(number.pieces.joined() == number.text, "\(digits)")
    let lengths = number.pieces.map(\.count)
    #expect(lengths.dropLast().allSatisfy { $0 == ExpandedNumber.pieceLength }, "\(lengths)")
    #expect((1...ExpandedNumber.pieceLength).contains(lengths.last ?? 0), "\(lengths)")
  }

  @Test func isMarkedRoundedUnlessComplete() throws {
    #expect(try number(digits: 50).exactness == .rounded)
    let half = try #require(
      ExpandedNumber(of: Real(1) / 2, digits: 50, symbols: NumberSymbols()))
    #expect(half.exactness == .exact)
    #expect(half.pieces == ["0.5"])
  }
}
