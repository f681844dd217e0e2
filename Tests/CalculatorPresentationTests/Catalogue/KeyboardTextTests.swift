import CalculatorPresentation
import Testing

@Suite struct KeyboardTextTests {
  private static let inserted: [(text: KeyboardText, keeps: [String])] = [
    (.noKey("#", help: "§"), ["#", "§"]),
    (.doesNothing("#", help: "§"), ["#", "§"]),
    (.doesNothingHere("#", close: "§"), ["#", "§"]),
    (.scientific("#", keypad: "§"), ["#", "§"]),
    (.wordIsFull(bits: 17), ["17"]),
    (.notInBase("#", base: 17), ["#", "17"]),
    (.afterError(undo: "&"), ["&"]),
    (.nothingTyped(undo: "&"), ["&"]),
    (.takesPlace("#", of: "−5.5", undo: "&"), ["#", "−5.5", "&"]),
    (.takenInside("−5.5", undo: "&"), ["−5.5", "&"]),
    (.keysSay("5 − 3", typed: "5*-3", line: "&"), ["5 − 3", "5*-3", "&"]),
    (.lineIsOpen(enter: "#", escape: "§"), ["#", "§"]),
  ]

  private static let others: [KeyboardText] =
    [
      .secondFunctions, .noOpenParenthesis, .nothingToCalculate, .tabKey, .spaceKey,
    ] + HelpGroup.allCases.map(KeyboardText.heading) + HelpTopic.allCases.map(KeyboardText.about)
    + HelpWay.allCases.map(KeyboardText.way)

  @Test func noneIsForgottenHere() throws {
    let declared = try MessageSample.declaredCases(
      in: "Sources/CalculatorPresentation/Catalogue/KeyboardText.swift", indentation: 2)
    // The cases of the three inserted enumerations are declared in the same file.
    let inserted = HelpGroup.allCases.count + HelpTopic.allCases.count + HelpWay.allCases.count
    #expect(declared.count - inserted == Self.inserted.count + 5 + 3, "\(declared)")
  }

  @Test(arguments: Language.allCases)
  func everyTextIsThereAndTidy(language: Language) {
    let (catalogue, english) = (Catalogue(language), Catalogue(.english))
    for text in Self.inserted.map(\.text) + Self.others {
      let said = catalogue.text(text)
      #expect(!said.isEmpty && !said.contains("  ") && !said.contains("\n"), "\(text)")
      #expect(said.count <= 120, "\(said)")
      #expect(said.first?.isWhitespace == false && said.last?.isWhitespace == false, "\(said)")
      if english.text(text).last != "." {
        #expect(said.last.map { "。．.".contains($0) } == false, "\(said)")
      }
      if language != .english {
        #expect(said != english.text(text) || said == "Tab", "\(said)")
        #expect(!said.contains("'") && !said.contains("\""), "\(said)")
      }
      guard language == .french else { continue }
      for mark in [" :", " ;", " !", " ?", "« ", " »"] {
        #expect(!said.contains(mark), "\(said): a no-break space is due")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func whatIsInsertedIsKept(language: Language) {
    for (text, keeps) in Self.inserted {
      let said = Catalogue(language).text(text)
      for part in keeps {
        let isCount = part == "17"
        let whole = language.isRightToLeft && !isCount ? "\u{2068}" + part + "\u{2069}" : part
        #expect(said.contains(whole), "\(said): \(part)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func theAdviceIsLeftOutWhereThereIsNoRoomForIt(language: Language) {
    let catalogue = Catalogue(language)
    for (text, _) in Self.inserted {
      let (whole, brief) = (catalogue.text(text), catalogue.text(text.withoutAdvice))
      #expect(whole.hasPrefix(brief), "\(whole): \(brief)")
      #expect((whole == brief) == (text == text.withoutAdvice), "\(whole)")
      #expect(brief.last.map { ";؛:,。 ".contains($0) } == false, "\(brief)")
    }
  }

  @Test func englishSaysItShortly() {
    let catalogue = Catalogue(.english)
    #expect(catalogue.text(.noKey("b", help: "?")) == "'b' is not a key; ? shows the keys")
    #expect(
      catalogue.text(KeyboardText.scientific("^", keypad: "k"))
        == "'^' is a scientific key; k shows those keys")
    #expect(catalogue.text(.heading(.calculate)) == "Calculate")
  }
}
