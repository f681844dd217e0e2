import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct BitStripTests {
  private func strip(_ keys: String, bits: WordFormat.Size = .bits64) throws -> BitStrip {
    try #require(CalculatorViewModel(programming: keys, bits: bits).bitStrip)
  }

  @Test func hasTheBitsHighestFirst() throws {
    let strip = try strip("5", bits: .bits8)
    #expect(strip.text == "0000 0101")
    #expect(strip.rows.map(\.count) == [32, 32])
    #expect(strip.rows[0].first?.index == 63 && strip.rows[1].last?.index == 0)
    #expect(strip.rows.joined().filter { !$0.isOff }.map(\.index) == (0..<8).reversed())
    #expect(
      strip.rows.joined().compactMap(\.position) == ["63", "47", "31", "15", "0"])
  }

  @Test func speaksEachBitAndPressesIt() throws {
    let viewModel = try CalculatorViewModel(programming: "32")
    let bit = try #require(viewModel.bitStrip?.bit(at: 5))
    #expect(bit.spokenLabel == "bit 5, 1" && bit.label == "1")
    viewModel.press(bit.key)
    #expect(viewModel.displayText == "0")
    #expect(viewModel.bitStrip?.bit(at: 5)?.spokenLabel == "bit 5, 0")
    #expect(viewModel.bitStrip?.bit(at: 64) == nil)
  }

  @Test func tellsTheCarry() throws {
    #expect(try strip("2").carryLabel == "carry 0")
    #expect(try strip("1 RCR").carryLabel == "carry 1")
  }

  @Test func clearsTheCarryWithAllElse() throws {
    let viewModel = try CalculatorViewModel(programming: "1 RCR C")
    #expect(viewModel.bitStrip?.carry == true)
    viewModel.press(.allClear)
    #expect(viewModel.bitStrip?.carry == false)
    viewModel.undo()
    #expect(viewModel.bitStrip?.carry == true)
  }

  @Test(
    arguments: [
      (0x20AC, "U+20AC € · ASCII  ."), (0x41, "U+0041 A · ASCII A"), (0, "U+0000 · ASCII ."),
      (0x202E, "U+202E · ASCII  ."), (0xD800, "ASCII .."),
    ])
  func tellsTheCharacters(pattern: Int, text: String) throws {
    #expect(try strip("\(pattern)").characters == text)
  }

  @Test func isWalkedWithinTheWord() throws {
    let strip = try strip("5")
    #expect(strip.bit(.left, from: 0) == 1 && strip.bit(.right, from: 1) == 0)
    #expect(strip.bit(.up, from: 3) == 35 && strip.bit(.down, from: 35) == 3)
    #expect(strip.bit(.first, from: 3) == 63 && strip.bit(.last, from: 3) == 0)
    #expect(strip.bit(.left, from: 63) == nil && strip.bit(.right, from: 0) == nil)
    #expect(strip.bit(.up, from: 40) == nil && strip.bit(.down, from: 3) == nil)
    let short = try self.strip("5", bits: .bits8)
    #expect(short.highest == 7)
    #expect(short.bit(.left, from: 7) == nil && short.bit(.up, from: 3) == nil)
    #expect(short.bit(.first, from: 0) == 7)
    let none = try self.strip("1 / 0 =")
    #expect(BitStrip.Step.allCases.allSatisfy { none.bit($0, from: 3) == nil })
  }

  @Test func isDimmedWhereThereIsNoWord() throws {
    let strip = try strip("1 / 0 =")
    #expect(strip.rows.joined().allSatisfy { $0.isOff && !$0.isSet })
    #expect(strip.characters == nil)
    #expect(CalculatorViewModel().bitStrip == nil)
  }
}
