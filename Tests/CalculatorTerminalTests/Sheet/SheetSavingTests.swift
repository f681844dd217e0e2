import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct SheetSavingTests {
  @Test func aSheetIsSavedAndLeft() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    #expect(sheet.rows[0].hasPrefix(" a.sheet *"))
    sheet.control("s")
    #expect(sheet.desk.files["a.sheet"] == "21")
    #expect(sheet.status == "Saved as a.sheet")
    #expect(sheet.rows[0].hasPrefix(" a.sheet  "))
    #expect(sheet.desk.kept == [])
    sheet.control("q")
    #expect(sheet.effects == [.quit(status: 0)])
    #expect(sheet.desk.kept == nil)
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
    #expect(sheet.desk.files["a.sheet"] == "21")
    #expect(sheet.effects == [.quit(status: 0)])
    var other = try TypedSheet("1")
    other.type("2")
    other.control("q")
    other.type("d")
    #expect(other.desk.files["a.sheet"] == "1" && other.desk.kept == nil)
    #expect(other.effects == [.quit(status: 0)])
  }

  @Test func aSheetWithoutANameIsAskedForOne() throws {
    let desk = MemoryDesk()
    desk.files["b.sheet"] = "other"
    var sheet = try TypedSheet(desk: desk)
    #expect(sheet.rows[0].hasPrefix(" Untitled"))
    sheet.type("5")
    sheet.control("s")
    sheet.type("b.sheet")
    #expect(sheet.status == "File name: b.sheet")
    sheet.type("\n")
    #expect(sheet.status.hasPrefix("b.sheet already exists   o Overwrite   Esc Cancel"))
    sheet.handle(.key(.escape))
    #expect(desk.files["b.sheet"] == "other")
    sheet.control("s")
    sheet.type("c.sheet\n")
    #expect(desk.files["c.sheet"] == "5" && desk.name == "c.sheet")
    #expect(sheet.lines == ["5"])
  }

  @Test func aSheetIsSavedUnderAnotherName() throws {
    let desk = MemoryDesk(name: "a.sheet", text: "1")
    desk.files["b.sheet"] = "other"
    var sheet = try TypedSheet("1", desk: desk)
    sheet.type("2")
    sheet.control("o")
    #expect(sheet.status == "File name: a.sheet")
    for _ in "a.sheet" { sheet.handle(.key(.backspace)) }
    sheet.type("b.sheet\n")
    #expect(sheet.status.hasPrefix("b.sheet already exists   o Overwrite   Esc Cancel"))
    sheet.handle(.key(.escape))
    #expect(desk.files == ["a.sheet": "1", "b.sheet": "other"] && desk.name == "a.sheet")
    #expect(sheet.screen.isModified)
    sheet.control("o")
    // Control keys work as in every line that is typed.
    sheet.control("u")
    sheet.type("sheet")
    sheet.control("a")
    sheet.type("b.\no")
    #expect(desk.files == ["a.sheet": "1", "b.sheet": "21"] && desk.name == "b.sheet")
    #expect(sheet.status == "Saved as b.sheet" && !sheet.screen.isModified)
    #expect(sheet.rows[0].hasPrefix(" b.sheet  "))
    #expect(desk.kept == [])
  }

  @Test func underItsOwnNameASheetIsSavedAsEver() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.desk.files["a.sheet"] = "others"
    sheet.control("o")
    sheet.type("\n")
    #expect(sheet.status == "o Overwrite   r Reload   a Save As…   Esc Cancel")
    #expect(sheet.desk.files["a.sheet"] == "others")
  }

  @Test func aNameUnderWhichNothingCanBeWrittenIsCorrected() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.control("o")
    sheet.desk.refusal = SheetDeskRefusal("no such folder")
    sheet.type("\n")
    sheet.desk.refusal = nil
    sheet.control("c")
    sheet.control("o")
    sheet.desk.refusal = SheetDeskRefusal("no such folder")
    sheet.type("/b\n")
    #expect(sheet.status == "File name: a.sheet/b")
    #expect(sheet.rows[22] == " no such folder")
    #expect(sheet.desk.name == "a.sheet" && sheet.screen.isModified)
    sheet.desk.refusal = nil
    sheet.type("c\n")
    #expect(sheet.desk.files == ["a.sheet": "1", "a.sheet/bc": "21"])
  }

  @Test func aFileThatOthersHaveWrittenIsAskedAbout() throws {
    for (answer, file, lines) in [
      ("o", "21", ["21"]), ("r", "7\n8", ["7", "8"]), ("\u{1B}", "7\n8", ["21"]),
    ] {
      var sheet = try TypedSheet("1")
      sheet.type("2")
      sheet.desk.files["a.sheet"] = "7\n8"
      sheet.control("s")
      #expect(sheet.rows[21] == " The file has changed since it was read")
      if answer == "\u{1B}" { sheet.handle(.key(.escape)) } else { sheet.type(answer) }
      #expect(sheet.desk.files["a.sheet"] == file && sheet.lines == lines)
      #expect(sheet.screen.isModified == (answer == "\u{1B}"))
    }
  }

  @Test func whatIsTypedOverAFileOfOthersIsSavedElsewhere() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    sheet.desk.files["a.sheet"] = "7"
    sheet.control("q")
    sheet.type("s")
    sheet.type("a")
    #expect(sheet.status == "File name: a.sheet")
    sheet.control("u")
    sheet.type("b.sheet\n")
    #expect(sheet.desk.files == ["a.sheet": "7", "b.sheet": "21"])
    #expect(sheet.effects == [.quit(status: 0)])
  }

  @Test func whatWasTypedBeforeAKillIsOffered() throws {
    for (answer, lines, kept) in [("r", ["1", "2"], ["recovered"]), ("dd", ["1"], [])] {
      let desk = MemoryDesk(name: "a.sheet", text: "1")
      desk.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: true)
      desk.kept = ["of a kill"]
      var sheet = try TypedSheet("1", desk: desk)
      #expect(sheet.rows[22].hasPrefix(" Recover unsaved changes? The program ended before"))
      sheet.handle(.key(.escape))
      sheet.screen.terminalIsGone()
      #expect(desk.kept == ["of a kill"] && sheet.lines == ["1"])
      sheet.type(answer)
      #expect(sheet.lines == lines && desk.kept == kept)
      #expect(sheet.screen.isModified == (answer == "r"))
    }
  }

  @Test func whoTypesOnDoesNotDiscardWhatWasTypedBeforeAKill() throws {
    let desk = MemoryDesk(name: "a.sheet", text: "1")
    desk.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: true)
    desk.kept = ["of a kill"]
    var sheet = try TypedSheet("1", desk: desk)
    sheet.type("dinner = 7\n")
    #expect(sheet.status == "Unsaved changes will be lost.   d Discard   Esc Cancel")
    #expect(sheet.lines == ["1"] && desk.kept == ["of a kill"])
    sheet.handle(.key(.escape))
    #expect(sheet.rows[22].hasPrefix(" Recover unsaved changes? The program ended before"))
    sheet.type("r")
    #expect(sheet.lines == ["1", "2"])
  }

  @Test func whatWasTypedIntoAFileThatOthersHaveWrittenIsASheetOfItsOwn() throws {
    let desk = MemoryDesk(name: "a.sheet", text: "of others")
    desk.recovered = RecoveredSheetText(text: "1\n2", restsOnFile: false)
    var sheet = try TypedSheet("of others", desk: desk)
    #expect(sheet.rows[20] == " Recover unsaved changes?")
    #expect(sheet.rows[21].hasPrefix(" The file has changed since. Your text opens as a new"))
    #expect(sheet.status == "r Recover   d Discard")
    sheet.type("r")
    #expect(sheet.lines == ["1", "2"] && sheet.screen.isModified)
    #expect(sheet.rows[0].hasPrefix(" Untitled *"))
    #expect(desk.kept == ["recovered"] && desk.files == ["a.sheet": "of others"])
    sheet.control("s")
    sheet.type("b.sheet\n")
    #expect(desk.files == ["a.sheet": "of others", "b.sheet": "1\n2"])
  }

  @Test func editsAreKeptAndRefusalsAreTold() throws {
    var sheet = try TypedSheet("1")
    sheet.type("2")
    #expect(sheet.desk.kept?.count == 1)
    sheet.desk.refusal = SheetDeskRefusal("there is no space left")
    sheet.type("3")
    #expect(sheet.status == "there is no space left")
    sheet.control("s")
    #expect(sheet.status == "there is no space left")
    #expect(sheet.screen.isModified)
  }

  @Test func keepingBeginsAgainWhereItCouldNotBegin() throws {
    let desk = MemoryDesk(name: "a.sheet", text: "1")
    desk.beginRefusal = SheetDeskRefusal("read-only")
    var sheet = try TypedSheet("1", desk: desk)
    #expect(sheet.status == "read-only")
    sheet.type("2")
    #expect(sheet.status == "read-only")
    #expect(desk.kept == nil)
    desk.beginRefusal = nil
    sheet.type("3")
    #expect(desk.kept == ["recovered"])
    sheet.type("4")
    #expect(desk.kept?.count == 2)
  }

  @Test func answersAreWrittenIntoTheTextAndTakenBack() throws {
    var sheet = try TypedSheet("1/4\n# total\n1/0\n")
    sheet.control("w")
    #expect(sheet.lines == ["1/4  # = 0.25", "# total", "1/0  # ! division-by-zero", ""])
    sheet.control("z")
    #expect(sheet.lines == ["1/4", "# total", "1/0", ""])
  }
}
