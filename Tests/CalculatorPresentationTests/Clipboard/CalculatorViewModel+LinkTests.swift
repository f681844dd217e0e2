import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import ExactReals
import Testing

/// The content of a link, and the result of opening it in another calculator.
@Suite struct CalculatorViewModelLinkTests {
  private func pressed(
    _ keys: String, in unit: AngleUnit = .degrees, order: EvaluationOrder = .precedence
  ) throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      calculator: Calculator(format: .scientific, order: order, angleUnit: unit),
      mode: .scientific)
    for key in try KeySequence(keys).keys { viewModel.press(key) }
    return viewModel
  }

  /// Returns a calculator that has nothing in common with the first one.
  private func german() -> CalculatorViewModel {
    CalculatorViewModel(
      settingsStorage: ForgetfulSettings("order = left-to-right\nangle = rad\n"), locale: "de_DE",
      clock: { 0 }, random: { 1 })
  }

  @Test(arguments: [
    ("", "0"), ("5", "5"), ("1.234", "1.234"), ("2 + 3 * 4 =", "2 + 3 × 4"),
    ("1 / 3 =", "1 ÷ 3"), ("200 + 10 %", "20"), ("200 + 10 % =", "200 + 10%"),
    ("30 sin", "sin(30°)"), ("2 + 30 sin =", "2 + sin(30°)"), ("5 +/- x^2", "(-5)²"),
    ("2 sqrt *", "(√2)"), ("2 + 3", "3"), ("2 + 3 -", "5"),
    ("1 EE 20 +/- =", "1 × 10^(-20)"),
  ])
  func carriesTheNumberShown(keys: String, link: String) throws {
    #expect(try pressed(keys).link == LinkedExpression(link), "\(keys)")
  }

  @Test func carriesNothingAfterAFailure() throws {
    let viewModel = try pressed("1 / 0 =")
    #expect(viewModel.link == nil)
    viewModel.confirmLink()
    #expect(viewModel.notice == "No calculation to link to")
    viewModel.press(.allClear)
    viewModel.confirmLink()
    #expect(viewModel.notice == "Copied a link to this calculation")
  }

  @Test(
    "A link gives the same number in every calculator",
    arguments: zip([AngleUnit.degrees, .radians], [EvaluationOrder.precedence, .leftToRight]))
  func givesTheSameNumber(unit: AngleUnit, order: EvaluationOrder) throws {
    let awkward = [
      "0.1 + 0.2 =", "1.234", "1234.567 +/-", "2 + 3 * 4 =", "2 x^y 0.5 =", "30 sin =", "1 sin-1",
      "0.5 cos-1 * 3 =", "2 sqrt + 3 sqrt =", "( 2 + 3 ) * ( 4 - 5 ) =", "8 yroot 3 =",
      "100 logy 7 =", "7 + 10 % * 3 =", "200 - 10 % =", "1 / 3 = = =", "3 sqrt x^2", "2 EE 3 +/- =",
      "9 x! sqrt =", "2 / 3 * 2 sqrt =", "pi * 2 =", "e x^y pi =", "5 +/- x^y 3 =",
      "2 y^x 3 y^x 2 =",
      "Rand", "Rand * 7 =", "17 m+ AC mr * mr =", "0.001", "999999999 x^2 * 999999999 =",
      "1 / 7 = + 2 =", "2 sqrt + 1", "1 + 2 sqrt *", "200 + 10 %", "200 + 10 % sqrt",
      "50 tan - 50 tan =",
    ]
    var compared = 0
    for keys in awkward {
      compared += try compare(
        try pressed(keys, in: unit, order: order), "\(keys), \(unit), \(order)")
    }
    #expect(compared == awkward.count)
    for row in try KeysRow.rows(modes: ["any", "precedence", "scientific"]) {
      compared += try compare(try pressed(row.keys, in: unit, order: order), row.description)
    }
    #expect(compared == 493)
  }

  /// Checks that another calculator opens the link with the number shown; returns 0 where there is no link.
  private func compare(_ viewModel: CalculatorViewModel, _ keys: String) throws -> Int {
    guard let link = viewModel.link else { return 0 }
    let other = german()
    #expect(other.open(link), "\(keys): \(link)")
    let number = try #require(viewModel.calculator.number)
    let opened = try #require(other.calculator.number, "\(keys): \(link)")
    if let exact = number.rational {
      #expect(opened.rational == exact, "\(keys): \(link)")
    } else {
      let format = AnswerFormat(significantDigits: 60)
      #expect(try format.text(of: opened) == format.text(of: number), "\(keys): \(link)")
    }
    return 1
  }

  @Test func saysWhatALinkCarried() {
    let viewModel = german()
    #expect(viewModel.open(LinkedExpression("1.234 + 2")))
    #expect(viewModel.displayText == "3,234")
    #expect(viewModel.notice == "Aus dem Link: 1,234 + 2")
    viewModel.dismissNotice()
    #expect(viewModel.notice == nil && viewModel.announcement == nil)
    for refused in ["", "1/0", "1.2.3", String(repeating: "1", count: 10_001)] {
      #expect(!viewModel.open(LinkedExpression(refused)))
      #expect(viewModel.displayText == "3,234")
      #expect(viewModel.notice?.hasPrefix("Dem Link wird nicht gefolgt: ") == true, "\(refused)")
    }
  }

  /// A link without an angle unit uses the receiver's setting, and a copied link the sender's.
  @Test(arguments: [
    (
      "sin(90)", AngleUnit?.none, AngleUnit.degrees, "1",
      "From the link: sin(90°), angles in degrees"
    ),
    (
      "sin(90)", nil, .radians, "0.893996663600558",
      "From the link: sin(90 rad), angles in radians"
    ),
    ("sin(90)", .degrees, .radians, "1", "From the link: sin(90°), angles in degrees"),
    ("sin(90°)", nil, .radians, "1", "From the link: sin(90°)"),
    ("asin(1)", nil, .degrees, "90", "From the link: asin(1), angles in degrees"),
    ("asin(1)", .degrees, .radians, "90", "From the link: asin(1), angles in degrees"),
    ("1/4", nil, .radians, "0.25", "From the link: 1 ÷ 4"),
    (
      "sin(90)", .gradians, .degrees, "0.987688340595138",
      "From the link: sin(90 grad), angles in gradians"
    ),
  ])
  func anglesOfALinkAreTold(
    text: String, unit: AngleUnit?, setting: AngleUnit, display: String, notice: String
  ) throws {
    let viewModel = try pressed("", in: setting)
    #expect(viewModel.open(LinkedExpression(text, angleUnit: unit)))
    #expect(viewModel.displayText == display, "\(text), \(setting)")
    #expect(viewModel.notice == notice, "\(text), \(setting)")
  }

  /// Lines can have angles that are numbers of their own, which no key makes.
  @Test(arguments: [
    "π rad", "180°", "sin(45° + 45°)", "asin(1) + 90°", "sin(90)", "cos(acos(0.5))", "atan2(1, 1)",
    "2 × 30° ÷ 1 rad", "sin(100 grad)", "(90°)", "max(30°, 1 rad)", "-90°", "tan(45)",
  ])
  func aCopiedLinkGivesTheSameNumberInEveryUnit(line: String) throws {
    for sender in AngleUnit.allCases {
      let viewModel = try pressed("", in: sender)
      try viewModel.calculate(viewModel.expression(ofLine: line))
      for other in AngleUnit.allCases {
        // The sender may have switched to another unit since.
        let turned = try pressed("", in: sender)
        try turned.calculate(turned.expression(ofLine: line))
        turned.press(.angleUnit(other))
        for (copy, description) in [(viewModel, "at once"), (turned, "in \(other)")] {
          let link = try #require(copy.link)
          for receiver in AngleUnit.allCases {
            let opened = try pressed("", in: receiver)
            #expect(opened.open(link), "\(line), \(sender), \(receiver)")
            #expect(
              opened.displayText == viewModel.displayText,
              "\(line) in \(sender), copied \(description) as \(link), opened in \(receiver)")
          }
        }
      }
    }
  }

  @Test func isUnusedOnlyWhereNothingWouldBeLost() throws {
    for keys in ["", "AC", "5 C", "2 + 3 = C AC"] {
      #expect(try pressed(keys).calculator.isUnused, "\(keys)")
    }
    for keys in ["5", "5 +", "5 + C", "1 / 0 =", "5 m+ AC", "2nd", "2 + 3 =", "("] {
      #expect(try !pressed(keys).calculator.isUnused, "\(keys)")
    }
    let viewModel = CalculatorViewModel()
    viewModel.store()
    viewModel.press(.allClear)
    #expect(!viewModel.calculator.isUnused)
  }
}
