import BigNumbers
import CalculatorModel
import ExactReals
import Testing

@testable import CalculatorPresentation

@Suite("Converting on the keypad")
struct ConversionModeTests {
  private let viewModel = CalculatorViewModel()

  private func press(_ keys: String) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key) }
  }

  private var lines: [String] { viewModel.conversionLines.map { $0.description } }

  private func choose(_ id: String, _ line: UnitConversion.Line) {
    guard let unit = ConversionUnit(id: id) else { return }
    viewModel.choose(.unit(unit), from: .units(line))
  }

  @Test("Who does not convert sees one number, and may only begin")
  func off() {
    #expect(viewModel.conversionLines.isEmpty)
    #expect(viewModel.canPerform(.convert))
    for command in [CalculatorCommand.swapUnits, .otherUnit] {
      #expect(!viewModel.canPerform(command))
      viewModel.perform(command)
    }
    #expect(viewModel.unitConversion == nil)
    #expect(!viewModel.canUndo)
  }

  @Test("The other line follows what is typed, a subtotal and a result")
  func follows() throws {
    viewModel.perform(.convert)
    #expect(lines == ["0 in", "= 0 cm"])
    try press("5")
    #expect(lines == ["5 in", "= 12.7 cm"])
    try press("+ 3")
    #expect(lines == ["3 in", "= 7.62 cm"])
    try press("=")
    #expect(lines == ["8 in", "= 20.32 cm"])
    try press("/ 3 =")
    #expect(lines == ["≈ 2.66666667 in", "≈ 6.77333333 cm"])
    #expect(viewModel.calculationLine == "8 ÷ 3 ≈ 2.66666667 in ≈ 6.77333333 cm")
  }

  @Test("The keys may type into the other line, which goes on with its exact number")
  func otherLine() throws {
    viewModel.perform(.convert)
    try press("1 / 3 =")
    viewModel.perform(.otherUnit)
    #expect(lines == ["≈ 0.33333333 in", "≈ 0.84666667 cm"])
    #expect(viewModel.calculator.number?.rational == Rational(127, over: 150))
    try press("* 150 =")
    #expect(lines == ["= 50 in", "127 cm"])
    viewModel.perform(.undo)
    viewModel.perform(.undo)
    viewModel.perform(.undo)
    viewModel.perform(.undo)
    viewModel.perform(.undo)
    viewModel.perform(.undo)
    #expect(lines == ["≈ 0.33333333 in", "≈ 0.84666667 cm"])
    #expect(viewModel.conversion?.marked == .upper)
    viewModel.perform(.redo)
    #expect(viewModel.conversion?.marked == .lower)
    #expect(viewModel.calculator.number?.rational == Rational(127, over: 150))
  }

  @Test("What waits is calculated before the keys type into the other line")
  func waiting() throws {
    viewModel.perform(.convert)
    try press("5 + 3")
    viewModel.perform(.otherUnit)
    #expect(lines == ["= 8 in", "20.32 cm"])
    try press("7")
    #expect(lines.last == "7 cm")
  }

  @Test("In reverse Polish notation the other line's number replaces x")
  func stack() throws {
    viewModel.perform(.convert)
    try press("RPN 1 enter 5")
    viewModel.perform(.otherUnit)
    #expect(lines == ["= 5 in", "12.7 cm"])
    #expect(viewModel.stackRows.map { $0.text } == ["1"])
  }

  @Test("Units change places, and the number stays")
  func swap() throws {
    viewModel.perform(.convert)
    try press("127")
    viewModel.perform(.swapUnits)
    #expect(lines == ["127 cm", "= 50 in"])
  }

  @Test("An error has no second number, and neither has a division by zero in between")
  func errors() throws {
    viewModel.perform(.convert)
    try press("5 / 0 =")
    #expect(viewModel.conversionLines.map { $0.isNumber } == [false, false])
    #expect(viewModel.conversionLines[1].text == "")
    try press("AC")
    choose("L/100km", .upper)
    choose("mpg", .lower)
    #expect(lines == ["0 L/100km", "division by zero"])
    viewModel.perform(.otherUnit)
    #expect(viewModel.conversion?.marked == .upper)
    #expect(viewModel.calculationLine == "0 L/100km, division by zero")
  }

  @Test("The number is as long as that of the display, with its marks")
  func format() throws {
    viewModel.set(.marks, to: "1.234,5")
    viewModel.perform(.convert)
    choose("km", .upper)
    choose("m", .lower)
    try press("1234.5")
    #expect(lines == ["1.234,5 km", "= 1.234.500 m"])
  }

  @Test("The programmer keypad converts nothing, and the others go on")
  func programmer() throws {
    viewModel.perform(.convert)
    viewModel.turn(to: .programmer)
    #expect(viewModel.conversionLines.isEmpty)
    #expect(!viewModel.canPerform(.convert))
    viewModel.turn(to: .scientific)
    #expect(lines == ["0 in", "= 0 cm"])
  }

  @Test("The list has the units of the line's category, pairs used before and categories")
  func list() throws {
    viewModel.perform(.convert)
    viewModel.choose(.category(.weight), from: .units(.upper))
    let rows = viewModel.choices(of: .units(.lower)).rows
    #expect(
      rows.filter { $0.isHeading }.map { $0.name } == [
        "Weight", "Recent Conversions", "Categories",
      ])
    #expect(rows.filter { $0.isChosen }.map { $0.action?.id } == ["unit kg", "category weight"])
    let recent = try #require(rows.first { $0.action == .recentUnits(0) })
    #expect(recent.name == "Inches – Centimetres" && recent.detail == "in – cm")
    viewModel.choose(.recentUnits(0), from: .units(.lower))
    #expect(lines == ["0 in", "= 0 cm"])
    let found = viewModel.choices(of: .units(.upper), matching: "furl")
    #expect(found.actions.map(\.id) == ["unit furlong"])
    #expect(viewModel.choices(of: .units(.upper), matching: "qqq").rows.isEmpty)
    choose("furlong", .upper)
    #expect(lines == ["0 furlong", "= 0 cm"])
    choose("no such unit", .upper)
    choose("EUR", .upper)
    #expect(lines == ["0 furlong", "= 0 cm"])
  }

  @Test("A screen reader hears both numbers with their units")
  func spoken() throws {
    viewModel.perform(.convert)
    try press("5 + 3 =")
    #expect(viewModel.announcement?.text == "eight Inches, 20.32 Centimetres")
    try press("/ 3 =")
    #expect(viewModel.spokenDisplay.hasSuffix("Inches, approximately 6.77333333 Centimetres"))
  }

  @Test("A session goes on with its units and the marked line")
  func session() throws {
    viewModel.perform(.convert)
    viewModel.choose(.category(.speed), from: .units(.upper))
    try press("90")
    viewModel.perform(.otherUnit)
    let kept = try #require(viewModel.sessionLines)
    let another = CalculatorViewModel()
    #expect(another.continueSession(kept))
    #expect(another.conversionLines == viewModel.conversionLines)
    #expect(another.choices(of: .units(.upper)) == viewModel.choices(of: .units(.upper)))
    another.undo()
    #expect(another.conversionLines.map { $0.description } == ["90 mph", "= 144.84096 km/h"])
    another.perform(.convert)
    let third = CalculatorViewModel()
    #expect(third.continueSession(try #require(another.sessionLines)))
    #expect(third.conversionLines.isEmpty)
    third.perform(.convert)
    #expect(third.conversion?.pair == viewModel.conversion?.pair)
  }

  @Test("Who never converts keeps a session as before")
  func sessionWithout() throws {
    try press("5")
    let head = try #require(viewModel.sessionLines?.first)
    #expect(head.split(separator: "\t", omittingEmptySubsequences: false).count == 7)
  }

  @Test(
    "Units are spelled as in the user's country, and found however they are typed",
    arguments: [
      ("en_US.UTF-8", "Millimeters", "Liters per 100 Kilometers"),
      ("en-US", "Millimeters", "Liters per 100 Kilometers"),
      ("en_GB.UTF-8", "Millimetres", "Litres per 100 Kilometres"),
      ("C", "Millimetres", "Litres per 100 Kilometres"),
    ])
  func spelling(locale: String, length: String, fuel: String) {
    let viewModel = CalculatorViewModel(locale: locale, clock: { 0 }, random: { 0 })
    viewModel.perform(.convert)
    func found(_ search: String) -> [String] {
      viewModel.unitChoices(for: .upper, matching: search).map { $0.name }
    }
    for search in ["millimet", "millimetre", "millimeter"] {
      #expect(found(search).contains(length), "\(search): \(found(search))")
    }
    #expect(found("L/100km").contains(fuel), "\(found("L/100km"))")
    #expect(found("centner").allSatisfy { !$0.contains("meter") })
  }
}
