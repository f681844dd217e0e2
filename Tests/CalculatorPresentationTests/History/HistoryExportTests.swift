import CalculatorModel
import CalculatorPresentation
import ExactReals
import Foundation
import Testing

@Suite struct HistoryExportTests {
  private func history() -> History {
    var history = History()
    history.calculate("2 + 3 × 4", label: "lunch")
    history.calculate("#1 / -3", label: "for each, \"roughly\"")
    history.calculate("-5 + 1000000", label: "=HYPERLINK(\"http://example.com\")")
    history.calculate("#2 × 3", label: "two\r\nlines\tand \u{1B}[2J")
    history.calculate("1 / (#1 - 14)")
    return history
  }

  @Test func writesALineOfTextForEachCalculation() {
    #expect(
      history().export(as: .text).split(separator: "\n") == [
        "2 + 3 × 4 = 14  # 2025-11-21T18:33:21Z, lunch",
        "14 ÷ (-3) ≈ -4.666666666666667  # 2025-11-21T18:33:22Z, for each, \"roughly\"",
        "-5 + 1000000 = 999995  # 2025-11-21T18:33:23Z, =HYPERLINK(\"http://example.com\")",
        "≈-4.666666666666667 × 3 = -14  # 2025-11-21T18:33:24Z, two  lines and �[2J",
        "1 ÷ (14 − 14): division by zero  # 2025-11-21T18:33:25Z",
      ])
  }

  @Test func writesCommaSeparatedValues() {
    let lines = [
      "id,time,expression,angle,result,exact,isExact,error,label",
      "0000000000000001,2025-11-21T18:33:21Z,2 + 3 × 4,deg,14,14,true,,lunch",
      "0000000000000002,2025-11-21T18:33:22Z,14 ÷ (-3),deg,-4.666666666666667,'-14/3,false,,"
        + "\"for each, \"\"roughly\"\"\"",
      "0000000000000003,2025-11-21T18:33:23Z,'-5 + 1000000,deg,999995,999995,true,,"
        + "\"'=HYPERLINK(\"\"http://example.com\"\")\"",
      "0000000000000004,2025-11-21T18:33:24Z,≈-4.666666666666667 × 3,deg,-14,-14,true,,"
        + "\"two\r\nlines\tand \u{1B}[2J\"",
      "0000000000000005,2025-11-21T18:33:25Z,1 ÷ (14 − 14),deg,,,false,division by zero,",
    ]
    #expect(history().export(as: .commaSeparated) == lines.map { $0 + "\r\n" }.joined())
    #expect(History().export(as: .commaSeparated) == lines[0] + "\r\n")
  }

  @Test func makesNoFormulaOfALabelOrAnExpression() {
    for label in [
      "=1", "+1 2", "-x", "@a", " =1", "\t=1", "\n=1", "\u{A0}=1", "＝1", "|cmd", "--5", "-5-5", "-",
      "-5.", "-.5", "-5e", "+5",
    ] {
      var history = History()
      history.calculate("1", label: label)
      let line = history.export(as: .commaSeparated).drop { $0 != "\r\n" }
      #expect(line.contains("'" + label), "\(label)")
    }
    for label in ["-5", "-5.25", "-1e-9", "-1.5e30", "5", "a=b", "", "x-1"] {
      var history = History()
      history.calculate("1", label: label)
      #expect(history.export(as: .commaSeparated).hasSuffix("," + label + "\r\n"), "\(label)")
    }
  }

  @Test func writesJSONForEachCalculation() {
    let lines = history().export(as: .json).split(separator: "\n")
    #expect(
      lines[1]
        == """
        {"id":"0000000000000002","time":"2025-11-21T18:33:22Z","expression":"14 ÷ (-3)","angle":"deg",\
        "result":"-4.666666666666667","exact":"-14/3","isExact":false,"error":null,\
        "label":"for each, \\"roughly\\""}
        """)
    #expect(
      lines[4].contains(#""result":null,"exact":null,"isExact":false,"error":"division by zero""#))
  }

  @Test func writesJSONThatOthersRead() throws {
    var history = History()
    let labels = HistoryLineTests.awkwardLabels + ["\u{7F}\u{85}", "\u{2029}", "</script>"]
    for label in labels { history.calculate("sin(30) + 1", label: label) }
    let lines = history.export(as: .json).utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == labels.count)
    for (line, label) in zip(lines, labels) {
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let read = try #require(object?["label"] as? String)
      #expect(Array(read.unicodeScalars) == Array(label.unicodeScalars), "\(label)")
      #expect(object?["result"] as? String == "1.5")
      #expect(object?["isExact"] as? Bool == true)
    }
  }

  @Test func hasNames() {
    for form in HistoryExport.allCases { #expect(HistoryExport(name: form.name) == form) }
    #expect(HistoryExport(name: "xml") == nil)
  }
}
