import CalculatorModel

extension Scenario {
  /// All scenarios to measure.
  static var all: [Scenario] {
    [
      opening("open 10,000 ordinary lines", SheetTexts.ordinary, aim: "100 ms"),
      editing(
        "edit the first line, which all read: the first 40 answers", SheetTexts.readByAll, 0,
        "a = 3",
        aim: "16 ms"
      ) { sheet in
        sheet.settle(through: 40)
      },
      editing("all 10,000 answers", SheetTexts.readByAll, 0, "a = 3", aim: "60 ms") { sheet in
        sheet.settle()
      },
      editing("edit a line that nobody reads", SheetTexts.ordinary, 8, "1 + 2", aim: "1 ms") {
        sheet in
        sheet.settle()
      },
      editing("edit the last line", SheetTexts.ordinary, 9_999, "1 + 2", aim: "1 ms") { sheet in
        sheet.settle()
      },
      Scenario("put in a line at the top") {
        guard var sheet = try? Sheet(SheetTexts.ordinary) else {
          preconditionFailure("the text is within limits")
        }
        return {
          try? sheet.edit(0..<0, with: ["1 + 2"])
          sheet.settle()
          return sheet
        }
      },
      opening("10,000 roots", SheetTexts.roots),
      opening("1,000 links of `a = a * 1.01 + 1`", SheetTexts.chain(1_000), aim: "50 ms"),
      opening("20,000 lines that fail by the first one", SheetTexts.failing),
      opening("20,000 lines that fail by themselves", SheetTexts.failingAlone, rounds: 3),
      opening("10,000 lines of `total`", SheetTexts.looking("total")),
      opening("10,000 lines of `median`", SheetTexts.looking("median")),
      opening("10,000 lines of `above`", SheetTexts.looking("above")),
      opening("5,000 numbers and 5,000 × `total`", SheetTexts.numbersAndLooking("total")),
      opening(
        "5,000 numbers and 5,000 × `median`", SheetTexts.numbersAndLooking("median"), rounds: 1),
      opening(
        "5,000 numbers and 5,000 × `above`", SheetTexts.numbersAndLooking("above"), rounds: 1),
    ]
  }
}
