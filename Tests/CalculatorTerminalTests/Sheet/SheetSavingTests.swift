import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct SheetSavingTests {
  @Test func aSheetIsSavedAndLeft() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    #expect(sheet.rows[0].hasPrefix(" a.sheet *"))
    sheet.control("s")
    #expect(sheet.store.files["a.sheet"] == "21")
    #expect(sheet.status == "Saved as a.sheet")
    #expect(sheet.rows[0].hasPrefix(" a.sheet  "))
    #expect(sheet.store.kept == nil)
    sheet.control("q")
    #expect(sheet.effects == [.quit(status: 0)])
    #expect(sheet.store.kept == nil)
  }

  @Test func changesAreAskedAboutBeforeTheyAreLost() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.control("q")
    #expect(sheet.status == "s Save   d Discard   Esc Cancel")
    #expect(sheet.rows[22].hasPrefix(" Save the changes? Unsaved changes will be lost."))
    sheet.type("x")
    #expect(sheet.screen.question != nil && sheet.lines == ["21"])
    sheet.handle(.key(.escape))
    #expect(sheet.screen.question == nil)
    sheet.control("q")
    sheet.type("s")
    #expect(sheet.store.files["a.sheet"] == "21")
    #expect(sheet.effects == [.quit(status: 0)])
    var other = try TypedSheet("1")
    other.type("2")
    other.control("q")
    other.type("d")
    #expect(other.store.files["a.sheet"] == "1" && other.store.kept == nil)
    #expect(other.effects == [.quit(status: 0)])
  }

  @Test func aSheetWithoutANameIsAskedForOne() throws {
    let store = MemoryStore()
    store.files["b.sheet"] = "other"
    var sheet = try TypedSheet(store: store)
    #expect(sheet.rows[0].hasPrefix(" Untitled"))
    sheet.type("5")
    sheet.control("s")
    sheet.type("b.sheet")
    #expect(sheet.status == "File name: b.sheet")
    sheet.type("\n")
    #expect(sheet.status.hasPrefix("b.sheet already exists   o Overwrite   Esc Cancel"))
    sheet.handle(.key(.escape))
    #expect(store.files["b.sheet"] == "other")
    sheet.control("s")
    sheet.type("c.sheet\n")
    #expect(store.files["c.sheet"] == "5" && store.name == "c.sheet")
    #expect(sheet.lines == ["5"])
  }

  @Test func aSheetIsSavedUnderAnotherName() throws {
    let store = MemoryStore(name: "a.sheet", text: "1")
    store.files["b.sheet"] = "other"
    var sheet = try TypedSheet("1", store: store)
    sheet.type("2")
    sheet.control("o")
    #expect(sheet.status == "File name: a.sheet")
    for _ in "a.sheet" { sheet.handle(.key(.backspace)) }
    sheet.type("b.sheet\n")
    #expect(sheet.status.hasPrefix("b.sheet already exists   o Overwrite   Esc Cancel"))
    sheet.handle(.key(.escape))
    #expect(store.files == ["a.sheet": "1", "b.sheet": "other"] && store.name == "a.sheet")
    #expect(sheet.screen.isModified)
    sheet.control("o")
    // Control keys work as in every line that is typed.
    sheet.control("u")
    sheet.type("sheet")
    sheet.control("a")
    sheet.type("b.\no")
    #expect(store.files == ["a.sheet": "1", "b.sheet": "21"] && store.name == "b.sheet")
    #expect(sheet.status == "Saved as b.sheet" && !sheet.screen.isModified)
    #expect(sheet.rows[0].hasPrefix(" b.sheet  "))
    #expect(store.kept == nil)
  }

  @Test func underItsOwnNameASheetIsSavedAsEver() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.store.files["a.sheet"] = "others"
    sheet.control("o")
    sheet.type("\n")
    #expect(sheet.status == "o Overwrite   r Reload   a Save As…   Esc Cancel")
    #expect(sheet.store.files["a.sheet"] == "others")
  }

  @Test func aNameUnderWhichNothingCanBeWrittenIsCorrected() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.control("o")
    sheet.store.problem = SheetFileProblem("no such folder")
    sheet.type("\n")
    sheet.store.problem = nil
    sheet.control("c")
    sheet.control("o")
    sheet.store.problem = SheetFileProblem("no such folder")
    sheet.type("/b\n")
    #expect(sheet.status == "File name: a.sheet/b")
    #expect(sheet.rows[22] == " no such folder")
    #expect(sheet.store.name == "a.sheet" && sheet.screen.isModified)
    sheet.store.problem = nil
    sheet.type("c\n")
    #expect(sheet.store.files == ["a.sheet": "1", "a.sheet/bc": "21"])
  }

  @Test func aFileThatOthersHaveWrittenIsAskedAbout() throws {
    for (answer, file, lines) in [
      ("o", "21", ["21"]), ("r", "7\n8", ["7", "8"]), ("\u{1B}", "7\n8", ["21"]),
    ] {
      var sheet = try TypedSheet("1")
      sheet.type("2")
      sheet.store.files["a.sheet"] = "7\n8"
      sheet.control("s")
      #expect(sheet.rows[21] == " The file has changed since it was read")
      if answer == "\u{1B}" { sheet.handle(.key(.escape)) } else { sheet.type(answer) }
      #expect(sheet.store.files["a.sheet"] == file && sheet.lines == lines)
      #expect(sheet.screen.isModified == (answer == "\u{1B}"))
    }
  }

  @Test func whatIsTypedOverAFileOfOthersIsSavedElsewhere() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.store.files["a.sheet"] = "7"
    sheet.control("q")
    sheet.type("s")
    sheet.type("a")
    #expect(sheet.status == "File name: a.sheet")
    sheet.control("u")
    sheet.type("b.sheet\n")
    #expect(sheet.store.files == ["a.sheet": "7", "b.sheet": "21"])
    #expect(sheet.effects == [.quit(status: 0)])
  }

  @Test func whatWasTypedBeforeAKillIsOffered() throws {
    for (answer, lines, kept) in [("r", ["1", "2"], ["1\n2 over 1"]), ("dd", ["1"], nil)] {
      let store = MemoryStore(name: "a.sheet", text: "1")
      store.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: true)
      store.kept = ["of a kill"]
      var sheet = try TypedSheet("1", store: store)
      #expect(sheet.rows[22].hasPrefix(" Recover unsaved changes? The program ended before"))
      sheet.handle(.key(.escape))
      sheet.screen.terminalIsGone(at: sheet.now)
      #expect(store.kept == ["of a kill"] && sheet.lines == ["1"])
      sheet.type(answer)
      #expect(sheet.lines == lines && store.kept == kept)
      #expect(sheet.screen.isModified == (answer == "r"))
    }
  }

  @Test func whoTypesOnDoesNotDiscardWhatWasTypedBeforeAKill() throws {
    let store = MemoryStore(name: "a.sheet", text: "1")
    store.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: true)
    store.kept = ["of a kill"]
    var sheet = try TypedSheet("1", store: store)
    sheet.type("dinner = 7\n")
    #expect(sheet.status == "Unsaved changes will be lost.   d Discard   Esc Cancel")
    #expect(sheet.lines == ["1"] && store.kept == ["of a kill"])
    sheet.handle(.key(.escape))
    #expect(sheet.rows[22].hasPrefix(" Recover unsaved changes? The program ended before"))
    sheet.type("r")
    #expect(sheet.lines == ["1", "2"])
  }

  @Test func whatWasTypedIntoAFileThatOthersHaveWrittenIsASheetOfItsOwn() throws {
    let store = MemoryStore(name: "a.sheet", text: "of others")
    store.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: false)
    var sheet = try TypedSheet("of others", store: store)
    #expect(sheet.rows[20] == " Recover unsaved changes?")
    #expect(sheet.rows[21].hasPrefix(" The file has changed since. Your text opens as a new"))
    #expect(sheet.status == "r Recover   d Discard")
    sheet.type("r")
    #expect(sheet.lines == ["1", "2"] && sheet.screen.isModified)
    #expect(sheet.rows[0].hasPrefix(" Untitled *"))
    #expect(store.kept == ["1\n2 over "] && store.files == ["a.sheet": "of others"])
    sheet.control("s")
    sheet.type("b.sheet\n")
    #expect(store.files == ["a.sheet": "of others", "b.sheet": "1\n2"])
  }

  @Test func editsAreKeptAndRefusalsAreTold() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    #expect(sheet.store.kept?.count == 1)
    sheet.store.problem = SheetFileProblem("there is no space left")
    sheet.type("3")
    #expect(sheet.status == "there is no space left")
    sheet.control("s")
    #expect(sheet.status == "there is no space left")
    #expect(sheet.screen.isModified)
  }

  @Test("Typed and saved before a frame is drawn, the reason why nothing is saved stays")
  func aWarningDoesNotCoverARefusal() throws {
    let store = MemoryStore(name: "a.sheet", text: "1")
    store.beginProblem = SheetFileProblem("permission denied")
    store.problem = SheetFileProblem("read-only file system")
    var sheet = try TypedSheet("1", store: store)
    for event in [SheetEvent.text("2"), .control("s")] {
      #expect(sheet.screen.handle(event, at: 0) == nil)
    }
    sheet.screen.keepEdits(at: 0)
    #expect(sheet.status == "read-only file system")
  }

  @Test func keepingBeginsAgainWhereItCouldNotBegin() throws {
    let store = MemoryStore(name: "a.sheet", text: "1")
    store.beginProblem = SheetFileProblem("read-only")
    var sheet = try TypedSheet("1", store: store)
    sheet.type("2")
    #expect(sheet.status == "read-only")
    #expect(store.kept == nil)
    store.beginProblem = nil
    sheet.type("3")
    #expect(store.kept == ["231 over 1"])
    sheet.type("4")
    #expect(store.kept?.count == 2)
  }

  @Test func answersAreWrittenIntoTheTextAndTakenBack() throws {
    var sheet = try TypedSheet("1/4\n# total\n1/0\n")
    sheet.control("w")
    #expect(sheet.lines == ["1/4  # = 0.25", "# total", "1/0  # ! division-by-zero", ""])
    sheet.control("z")
    #expect(sheet.lines == ["1/4", "# total", "1/0", ""])
  }
}
