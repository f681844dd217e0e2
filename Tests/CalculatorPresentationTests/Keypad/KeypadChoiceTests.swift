import CalculatorPresentation
import Testing

@Suite struct KeypadChoiceTests {
  @Test func followsTheShapeOfTheWindow() {
    let choice = KeypadChoice()
    #expect(choice.mode(width: 300, height: 460) == .basic)
    #expect(choice.mode(width: 900, height: 460) == .scientific)
    #expect(choice.mode(width: 300, height: 460) == .basic)
  }

  @Test func aWideWindowWithoutRoomForTenColumnsHasTheBasicKeypad() {
    let choice = KeypadChoice(.scientific)
    #expect(choice.mode(width: 519, height: 300) == .basic)
    #expect(choice.mode(width: 520, height: 279) == .basic)
    #expect(choice.mode(width: 520, height: 280) == .scientific)
  }

  @Test func aChoiceHoldsInAWindowOfAnyShape() {
    var choice = KeypadChoice()
    choice.choose(.scientific)
    #expect(choice.mode(width: 900, height: 700) == .scientific)
    #expect(choice.mode(width: 300, height: 460) == .scientific, "in six columns")
    #expect(choice.mode(width: 300, height: 400) == .basic, "they have no room")
    choice.choose(.basic)
    #expect(choice.mode(width: 300, height: 460) == .basic)
    #expect(choice.mode(width: 1000, height: 700) == .basic)
  }

  @Test func noSizeTurnsFromWordsAndThePersonDoes() {
    var choice = KeypadChoice()
    _ = choice.mode(width: 300, height: 460)
    choice.choose(.programmer)
    #expect(choice.mode(width: 900, height: 460) == .programmer)
    #expect(choice.mode(width: 100, height: 100) == .programmer)
    #expect(choice.mode(width: 900, height: 460) == .programmer)
    choice.choose(.basic)
    #expect(choice.mode(width: 900, height: 460) == .basic)
  }
}
