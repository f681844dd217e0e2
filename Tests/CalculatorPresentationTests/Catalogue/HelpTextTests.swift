import CalculatorPresentation
import Testing

@Suite struct HelpTextTests {
  private static let all: [HelpText] =
    InputDevice.allCases.map(HelpText.heading) + TouchGesture.allCases.map(HelpText.gesture)
    + TouchGesture.allCases.map(HelpText.effect) + [.withControl("#"), .documentation]

  @Test(arguments: Language.allCases)
  func everyTextIsThereAndTidy(language: Language) {
    let (catalogue, english) = (Catalogue(language), Catalogue(.english))
    for text in Self.all {
      let said = catalogue.text(text)
      #expect(!said.isEmpty && !said.contains("  ") && !said.contains("\n"), "\(text)")
      // Two of them stand side by side on a phone.
      #expect(said.count <= 40, "\(said)")
      #expect(said.first?.isWhitespace == false && said.last?.isWhitespace == false, "\(said)")
      #expect(said.last.map { "。．.".contains($0) } == false, "\(said)")
      guard language != .english else { continue }
      #expect(said != english.text(text) || said == "Ctrl+#", "\(said)")
      #expect(!said.contains("'") && !said.contains("\""), "\(said)")
    }
  }

  @Test(arguments: Language.allCases)
  func noTwoGesturesAreToldAlike(language: Language) {
    let catalogue = Catalogue(language)
    let texts = TouchGesture.allCases.flatMap {
      [catalogue.text(.gesture($0)), catalogue.text(.effect($0))]
    }
    #expect(Set(texts).count == texts.count, "\(texts)")
  }

  @Test func theKeyThatIsHeldIsTheLanguagesOwn() {
    #expect(Catalogue(.english).text(.withControl(".")) == "Ctrl+.")
    #expect(Catalogue(.german).text(.withControl(".")) == "Strg+.")
  }

  @Test func englishSaysItShortly() {
    let catalogue = Catalogue(.english)
    #expect(catalogue.text(.gesture(.swipeNumber)) == "Swipe across the number")
    #expect(catalogue.text(.effect(.swipeNumber)) == "Delete the last digit")
    #expect(catalogue.text(.heading(.touch)) == "On a touchscreen")
  }
}
