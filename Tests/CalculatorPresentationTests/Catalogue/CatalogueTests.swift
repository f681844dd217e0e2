import CalculatorPresentation
import Testing

@Suite struct CatalogueTests {
  @Test(
    "No case of a message is forgotten in the samples",
    arguments: [
      ("CalculatorPresentation/Catalogue/Message.swift", 2),
      ("CalculatorPresentation/Catalogue/Sentence.swift", 2),
      ("CalculatorPresentation/Catalogue/PasteReason.swift", 2),
      ("CalculatorPresentation/Catalogue/StorageReason.swift", 2),
      ("CalculatorPresentation/Catalogue/HistoryReason.swift", 2),
      ("CalculatorPresentation/Catalogue/SettingReason.swift", 2),
      ("ExactReals/CalculationError.swift", 2),
      ("CalculatorModel/Expression/ExpressionError.swift", 4),
      ("CalculatorModel/Expression/Reading/ReadingNote.swift", 2),
    ])
  func samples(path: String, indentation: Int) throws {
    let declared = try MessageSample.declaredCases(in: "Sources/" + path, indentation: indentation)
    #expect(declared.count > 2, "\(path): \(declared)")
    for name in declared { #expect(MessageSample.caseNames.contains(name), "\(path): \(name)") }
  }

  @Test("Every text is there, and tidy", arguments: Language.allCases)
  func texts(language: Language) {
    let (catalogue, english) = (Catalogue(language), Catalogue(.english))
    for sample in MessageSample.all {
      let text = catalogue.text(sample.message)
      #expect(!text.isEmpty, "\(sample.message)")
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
      let stops: [Character] = [".", "。", "．"]
      if let last = english.text(sample.message).last, last != "." {
        #expect(text.last.map(stops.contains) == false, "\(text)")
      }
      #expect(text.count <= 120, "\(text)")
    }
  }

  @Test("A text is translated, or known to be the same word", arguments: Language.allCases)
  func translated(language: Language) {
    guard language != .english else { return }
    let catalogue = Catalogue(language)
    var same: Set<String> = []
    for sample in MessageSample.all {
      let english = Catalogue(.english).text(sample.message)
      // A calculation alone has no words.
      if sample.texts == [english] { continue }
      if catalogue.text(sample.message) == english { same.insert(english) }
    }
    #expect(same == Self.sameWords[language])
  }

  /// English texts that are also correct in another language.
  private static let sameWords: [Language: Set<String>] = [
    .german: ["Pi", "Bits", "Esc"],
    .french: [
      "Pi", "Bits", "Cube", "Menu", "Radians", "Angles", "Fraction", "Double F", "Octal", "8 bits",
      "16 bits", "32 bits", "64 bits",
    ],
    .spanish: [
      "Pi", "Bits", "Factorial", "Decimal", "Error", "Esc", "Octal", "Hexadecimal", "8 bits",
      "16 bits", "32 bits", "64 bits", "subtotal",
    ],
    .portuguese: [
      "Pi", "Bits", "Decimal", "Enter", "Esc", "Backspace", "Menu", "Octal", "Hexadecimal",
      "8 bits",
      "16 bits", "32 bits", "64 bits", "subtotal", "bit 47, 1",
    ],
    .japanese: ["Enter", "Esc", "Backspace"],
    .arabic: ["Enter", "Esc", "Backspace"],
  ]

  @Test("What is inserted is kept", arguments: Language.allCases)
  func insertions(language: Language) {
    let catalogue = Catalogue(language)
    for sample in MessageSample.all {
      let text = catalogue.text(sample.message)
      for inserted in sample.texts {
        let whole = language.isRightToLeft ? "\u{2068}" + inserted + "\u{2069}" : inserted
        #expect(text.contains(whole), "\(text): \(inserted)")
      }
      for count in sample.counts { #expect(text.contains("\(count)"), "\(text): \(count)") }
    }
  }

  @Test("Marks of direction stand in Arabic only, in pairs", arguments: Language.allCases)
  func direction(language: Language) {
    for sample in MessageSample.all {
      var depth = 0
      for scalar in Catalogue(language).text(sample.message).unicodeScalars {
        switch scalar {
        case "\u{2068}": depth += 1
        case "\u{2069}": depth -= 1
        case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2067}":
          Issue.record("\(sample.message)")
        default: break
        }
        #expect((0...(language.isRightToLeft ? 1 : 0)).contains(depth), "\(sample.message)")
      }
      #expect(depth == 0, "\(sample.message)")
    }
  }

  @Test("Quotation marks and apostrophes are the language's own", arguments: Language.allCases)
  func typography(language: Language) {
    guard language != .english else { return }
    for sample in MessageSample.all {
      let text = Catalogue(language).text(sample.message)
      #expect(!text.contains("'") && !text.contains("\""), "\(text)")
      guard language == .french else { continue }
      for mark in [" :", " ;", " !", " ?", "« ", " »"] {
        #expect(!text.contains(mark), "\(text): a no-break space is due")
      }
    }
  }

  @Test("No two keys, and no two commands, are called the same", arguments: Language.allCases)
  func namesDiffer(language: Language) {
    let catalogue = Catalogue(language)
    #expect(Set(KeyName.allCases.map { catalogue.text(.key($0)) }).count == KeyName.allCases.count)
    let commands = CommandName.allCases.filter { $0 != .cancel }
    #expect(Set(commands.map { catalogue.text(.command($0)) }).count == commands.count)
    for message in [Message.setting, Message.settingDescription] {
      let texts = SettingName.allCases.map { catalogue.text(message($0)) }
      #expect(Set(texts).count == SettingName.allCases.count)
    }
  }

  @Test("A shortcut stands beside its meaning", arguments: Language.allCases)
  func shortcuts(language: Language) {
    let catalogue = Catalogue(language)
    let name = catalogue.text(.key(.multiply))
    let text = catalogue.text(.sentence(.shortcuts(of: name, are: "* x")))
    #expect(text.hasPrefix(name) && text.contains("* x"))
  }

  @Test(
    "English keeps the words of the contract",
    arguments: [
      (Message.key(.allClear), "All Clear"), (.key(.changeSign), "Change Sign"),
      (.key(.decimalPoint), "Decimal Point"), (.key(.logarithmBase10), "Logarithm (base 10)"),
      (.key(.yThRootOfX), "y-th Root of x"), (.key(.eulersNumber), "Euler's number e"),
      (.part(.result), "Result"), (.part(.approximately), "approximately"),
      (.command(.selectAll), "Select All"), (.part(.newVersion), "A new version is available"),
      (.sentence(.nothingToUndo), "Nothing to undo"),
      (.sentence(.copied("8")), "Copied 8"), (.sentence(.pasted("2 × 3")), "Pasted 2 × 3"),
      (.sentence(.notPasted(.unfinished)), "Not pasted: the paste was cut off"),
      (.sentence(.notPasted(.noText)), "Not pasted: there is no text"),
      (
        .sentence(.notPasted(.expression(.missingOperand, column: 3))),
        "Not pasted: column 3, a number is missing"
      ),
      (.sentence(.pasted("sin(90°)", angles: .degrees)), "Pasted sin(90°), angles in degrees"),
      (.sentence(.linked("1 ÷ 3")), "From the link: 1 ÷ 3"),
      (
        .sentence(.linked("sin(2 rad)", angles: .radians)),
        "From the link: sin(2 rad), angles in radians"
      ),
      (.sentence(.notLinked(.noText)), "The link was not opened: there is no text"),
      (.pasteReason(.tooLong(limit: 10_000)), "longer than 10000 characters"),
      (.pasteReason(.notANumber("1,2,3")), "'1,2,3' is not a number"),
      (.sentence(.error(.divisionByZero)), "Error: division by zero"),
      (.sentence(.spokenError(.divisionByZero)), "Error, division by zero"),
      (.sentence(.approximately("0.3")), "approximately 0.3"),
      (.sentence(.needs(columns: 20, rows: 8)), "Needs 20×8"),
      (
        .sentence(.greeting(help: "?", quit: "q")),
        "Type a calculation such as 5+3 and press Enter; ? for help, q to quit."
      ),
      (
        .sentence(.notPressed(character: "a", column: 3)),
        "Not pressed: column 3, 'a' is not a key"
      ),
      (
        .sentence(.unprintableNotPressed(column: 3)),
        "Not pressed: column 3, this character is not a key"
      ),
      (.sentence(.shortcuts(of: "Add", are: "+")), "Add: +"),
      (.sentence(.continues(key: "?")), "? continues"), (.sentence(.closes(key: "?")), "? closes"),
      (.sentence(.helpHint(key: "?")), "? help"),
      (
        .sentence(.notKept(changes: 1, .noSpace)),
        "1 change is not saved yet: there is no space left"
      ),
      (
        .sentence(.setAside(lines: 2, place: "/tmp/x")), "2 damaged lines set aside at /tmp/x"
      ),
    ])
  func english(message: Message, text: String) {
    #expect(Catalogue(.english).text(message) == text)
  }

  @Test(
    "Names as calculators have them in each language",
    arguments: [
      (Language.german, KeyName.allClear, "Alles löschen"),
      (.german, .memoryRecall, "Gespeicherten Wert abrufen"),
      (.french, .naturalLogarithm, "Logarithme népérien"), (.french, .allClear, "Tout effacer"),
      (.spanish, .squareRoot, "Raíz cuadrada"), (.spanish, .allClear, "Borrar todo"),
      (.japanese, .factorial, "階乗"), (.japanese, .decimalPoint, "小数点"),
      (.arabic, .squareRoot, "الجذر التربيعي"), (.arabic, .allClear, "مسح الكل"),
    ])
  func keys(language: Language, key: KeyName, text: String) {
    #expect(Catalogue(language).text(.key(key)) == text)
  }

  @Test("The examples of Guides/Languages.md")
  func guide() throws {
    let catalogue = Catalogue(Language(localeName: "de_DE.UTF-8"))
    #expect(catalogue.text(.key(.allClear)) == "Alles löschen")
    #expect(catalogue.text(.sentence(.calculations(1))) == "1 Rechnung")
    #expect(catalogue.text(.sentence(.error(.divisionByZero))) == "Fehler: Division durch null")
    let fraction = try #require(SpokenNumber(numerator: 7, denominator: 2))
    #expect(catalogue.text(fraction) == "sieben halbe")
    #expect(Catalogue(.japanese).text(.sentence(.approximately("0.3"))) == "約0.3")
  }
}
