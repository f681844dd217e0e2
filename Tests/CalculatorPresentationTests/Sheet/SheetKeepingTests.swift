import CalculatorPresentation
import Testing

/// The life of a sheet's file: what is asked and done at each event, as a table.
@Suite struct SheetKeepingTests {
  typealias Event = SheetKeeping.Event
  typealias Effect = SheetKeeping.Effect

  /// A sheet whose file has the text "1".
  private var kept = SheetKeeping(name: "a", savedText: "1")

  private static let problem = SheetFileProblem.storage(StorageError(.noSpace, place: "a"))
  private static let left = RecoveredSheetText(text: "1\n2", restsOnFile: true)
  private static let apart = RecoveredSheetText(text: "1\n2", restsOnFile: false)
  private static let own = SheetKeeping.Target.ownFile(replacing: false)
  private static let ownAnyway = SheetKeeping.Target.ownFile(replacing: true)

  /// Plays events while the text is as given, and compares the effects of each.
  private func expect(
    _ steps: [(Event, [Effect])], typed text: String, _ keeping: SheetKeeping? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    var keeping = keeping ?? kept
    for (event, effects) in steps {
      let given = keeping.handle(event, typed: SheetText(text))
      #expect(given == effects, "after \(event)", sourceLocation: location)
    }
  }

  @Test func aSheetIsSavedAndClosed() {
    expect(
      [
        (.opened, [.find]), (.found(nil), [.forget]), (.edited(["l"]), [.keepAll]),
        (.edited(["m"]), [.keep(["m"])]), (.save, [.write(Self.own)]),
        (.written("12", to: "a"), [.forget, .saved]), (.edited(["l"]), []),
        (.close, [.forget, .close]),
      ], typed: "12")
  }

  @Test func changesAreAskedAboutBeforeTheyAreLost() {
    expect([(.close, [.ask(.unsaved)]), (.answered(.discard), [.forget, .close])], typed: "12")
    expect(
      [
        (.close, [.ask(.unsaved)]), (.close, [.ask(.unsaved)]), (.answered(.cancel), []),
        (.save, [.write(Self.own)]),
        (.written("12", to: "a"), [.forget, .saved]),
      ], typed: "12")
    expect(
      [
        (.close, [.ask(.unsaved)]), (.answered(.save), [.write(Self.own)]),
        (.written("12", to: "a"), [.forget, .saved, .close]),
      ], typed: "12")
    expect([(.close, [.forget, .close])], typed: "1")
  }

  @Test func aFileThatOthersHaveWrittenIsAskedAbout() {
    let changed: [(Event, [Effect])] = [
      (.close, [.ask(.unsaved)]), (.answered(.save), [.write(Self.own)]),
      (.refused(Self.own), [.ask(.hasChanged)]),
    ]
    expect(
      changed + [
        (.answered(.overwrite), [.write(Self.ownAnyway)]),
        (.written("12", to: "a"), [.forget, .saved, .close]),
      ], typed: "12")
    expect(
      [(.edited(["l"]), [.keepAll])] + changed + [
        (.answered(.reload), [.read]), (.reread("7"), [.forget, .rewrite("7")]),
        (.edited(["l"]), [.keepAll]), (.save, [.write(Self.own)]),
        (.written("12", to: "a"), [.forget, .saved]),
      ], typed: "12")
    expect(
      changed + [
        (.answered(.saveAs), [.askForName("a")]),
        (.named("b"), [.write(.file("b", replacing: true))]),
        (.written("12", to: "b"), [.forget, .saved, .close]),
      ], typed: "12")
    // Someone who has changed their mind and saves later does not close the sheet.
    expect(
      changed + [
        (.answered(.cancel), []), (.save, [.write(Self.own)]),
        (.refused(Self.own), [.ask(.hasChanged)]),
        (.answered(.overwrite), [.write(Self.ownAnyway)]),
        (.written("12", to: "a"), [.forget, .saved]),
      ], typed: "12")
  }

  @Test func whatFailsLeavesTheSheetOpen() {
    expect(
      [
        (.close, [.ask(.unsaved)]), (.answered(.save), [.write(Self.own)]),
        (.failed(Self.problem, Self.own), [.tell(.cannotSave, Self.problem)]),
        (.save, [.write(Self.own)]),
        (.refused(Self.own), [.ask(.hasChanged)]), (.answered(.reload), [.read]),
        (.failed(Self.problem, nil), [.tell(.cannotOpen, Self.problem)]),
        (.save, [.write(Self.own)]),
        (.written("12", to: "a"), [.forget, .saved]),
      ], typed: "12")
  }

  @Test func aSheetWithoutAFileIsAskedForOne() {
    let untitled = SheetKeeping()
    expect(
      [
        (.save, [.askForName(nil)]), (.named("b"), [.write(.file("b", replacing: true))]),
        (.written("12", to: "b"), [.forget, .saved]), (.saveAs, [.askForName("b")]),
        (.named("b"), [.write(Self.own)]),
      ], typed: "12", untitled)
    expect([(.close, [.forget, .close])], typed: "", untitled)
    // A dialog that was closed without a name reports nothing.
    for next in [Event.save, .saveAs] {
      expect(
        [
          (.close, [.ask(.unsaved)]), (.answered(.save), [.askForName(nil)]),
          (next, [.askForName(nil)]), (.named("b"), [.write(.file("b", replacing: true))]),
          (.written("12", to: "b"), [.forget, .saved]),
        ], typed: "12", untitled)
    }
  }

  @Test func whereNamesAreTypedNobodyHasAskedAboutTheFile() {
    let typed = SheetKeeping(name: "a", savedText: "1", typesAnswers: true)
    let other = SheetKeeping.Target.file("b", replacing: false)
    expect(
      [
        (.saveAs, [.askForName("a")]), (.named("b"), [.write(other)]),
        (.refused(other), [.ask(.exists("b"))]), (.answered(.cancel), []),
        (.saveAs, [.askForName("a")]), (.named("b"), [.write(other)]),
        (.refused(other), [.ask(.exists("b"))]),
        (.answered(.overwrite), [.write(.file("b", replacing: true))]),
        (
          .failed(Self.problem, .file("b", replacing: true)),
          [
            .tell(.cannotSave, Self.problem), .askForName("b"),
          ]
        ),
      ], typed: "12", typed)
  }

  @Test func whatAKillHasLeftIsThereUntilItIsDecided() {
    let found: [(Event, [Effect])] = [
      (.found(Self.left), [.ask(.recovered(Self.left))]), (.edited(["l"]), []), (.ended, []),
    ]
    expect(found + [(.close, [.close])], typed: "1")
    expect(found + [(.answered(.cancel), [.close])], typed: "1")
    expect(found + [(.answered(.discard), [.forget]), (.edited(["l"]), [])], typed: "1")
    expect(found + [(.answered(.recover), [.rewrite("1\n2")])], typed: "1")
    expect(
      found + [(.answered(.recover), [.rewrite("1\n2")]), (.edited(["l"]), [.keepAll])],
      typed: "1\n2")
    expect(
      [
        (.found(Self.apart), [.ask(.recovered(Self.apart))]),
        (.answered(.recover), [.openApart("1\n2")]),
      ], typed: "1")
  }

  @Test func aLetterAloneDiscardsNothing() {
    let loses = Effect.ask(.losesRecovered(Self.left))
    expect(
      [
        (.found(Self.left), [.ask(.recovered(Self.left))]), (.answered(.discard), [loses]),
        (.ended, []), (.answered(.cancel), [.ask(.recovered(Self.left))]),
        (.answered(.discard), [loses]), (.answered(.discard), [.forget]),
      ], typed: "1", SheetKeeping(name: "a", savedText: "1", typesAnswers: true))
  }

  @Test func editsThatCouldNotBeKeptAreKeptWithTheNext() {
    expect(
      [
        (.edited(["l"]), [.keepAll]), (.notKept(Self.problem), [.warn(Self.problem)]),
        (.edited(["m"]), [.keepAll]), (.edited(["n"]), [.keep(["n"])]), (.edited([]), []),
        (.notKept(Self.problem), [.warn(Self.problem)]), (.edited(["o"]), [.keepAll]),
      ], typed: "12")
  }

  @Test func theEndLeavesWhatIsUnsaved() {
    expect([(.edited(["l"]), [.keepAll]), (.ended, [])], typed: "12")
    expect([(.ended, [.forget])], typed: "1")
  }

  @Test func whatIsTypedWhileASheetIsWrittenIsKeptAndNotClosed() {
    expect(
      [
        (.close, [.ask(.unsaved)]), (.answered(.save), [.write(Self.own)]),
        (.written("12", to: "a"), [.keepAll, .saved]), (.edited(["l"]), [.keep(["l"])]),
      ], typed: "123")
  }

  @Test func aSheetIsModifiedByEachByte() {
    let keeping = SheetKeeping(name: "a", savedText: "caf\u{E9}\r\n1\n2")
    #expect(!keeping.isModified(SheetText("caf\u{E9}\r\n1\n2")))
    for other in ["cafe\u{301}\r\n1\n2", "caf\u{E9}\n1\n2", "\u{FEFF}caf\u{E9}\r\n1\n2", ""] {
      #expect(keeping.isModified(SheetText(other)))
    }
  }
}
