import CalculatorModel
while let line = readLine() {
  let parts = line.split(separator: "|", omittingEmptySubsequences: false)
  var c = Calculator(order: parts[0] == "left-to-right" ? .leftToRight : .precedence)
  for k in try KeySequence(parts[1]).keys { c.press(k) }
  print(c.displayText, c.showAllClear ? "AC" : "C", c.highlightedOperation.map { Key.operation($0).token } ?? "none", c.expressionText, separator: "|")
}
