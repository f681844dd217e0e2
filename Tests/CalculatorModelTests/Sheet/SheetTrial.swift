import ExactReals

@testable import CalculatorModel

/// A sheet and steps on it, after which it must equal a sheet that has just read the same text.
struct SheetTrial: Sendable {
  /// A step on a sheet.
  enum Step: Sendable {
    /// Replaces lines without calculating them.
    case edit(start: Int, count: Int, lines: [String])
    /// Replaces lines and calculates everything.
    case replace(start: Int, count: Int, lines: [String])
    /// Calculates the lines up to one of them, each with limited work.
    case settle(through: Int, lineWork: Int64)
    /// Stops a calculation the first time it asks, or the second, …
    case interrupt(after: Int)
    /// Calculates everything and compares the sheet with one that has just read the same text.
    case check
  }

  /// The budget of all lines together.
  var limit = SheetCost(work: Sheet.totalWork, bytes: Sheet.keptByteLimit)

  /// The initial lines.
  var lines: [String]

  /// The steps, in order.
  var steps: [Step]

  /// Creates a random trial with the given number of edits.
  init(editCount: Int, using generator: inout some RandomNumberGenerator) {
    func random(_ range: ClosedRange<Int>, _ generator: inout some RandomNumberGenerator) -> Int {
      Int.random(in: range, using: &generator)
    }
    lines = SheetVocabulary.lines(random(5...30, &generator), using: &generator)
    steps = []
    for _ in 0..<editCount {
      let count = random(0...3, &generator) * random(0...1, &generator)
      let isSame = random(0...1, &generator) == 0
      let new = SheetVocabulary.lines(
        isSame ? max(count, 1) : random(0...3, &generator), using: &generator)
      let start = random(0...40, &generator)
      let replaced = isSame ? max(count, 1) : count
      guard random(0...2, &generator) > 0 else {
        steps += [.replace(start: start, count: replaced, lines: new), .check]
        continue
      }
      steps.append(.edit(start: start, count: replaced, lines: new))
      for _ in 0..<random(0...2, &generator) {
        if random(0...4, &generator) == 0 {
          steps.append(.interrupt(after: random(0...2, &generator)))
        } else {
          let work: Int64 = random(0...4, &generator) == 0 ? 2_000 : Sheet.liveWork
          steps.append(.settle(through: random(0...40, &generator), lineWork: work))
        }
      }
      if random(0...3, &generator) > 0 { steps.append(.check) }
    }
    steps.append(.check)
  }

  /// Returns the first difference after the steps, or nil where there is none.
  func difference() -> String? {
    guard var sheet = fresh(lines) else { return nil }
    var text = lines
    for (index, step) in steps.enumerated() {
      switch step {
      case .edit(let start, let count, let lines):
        let range = Self.range(start, count, in: text)
        try? sheet.edit(range, with: lines)
        Self.replace(range, lines, in: &text)
      case .replace(let start, let count, let lines):
        let range = Self.range(start, count, in: text)
        _ = try? sheet.replaceLines(range, with: lines)
        Self.replace(range, lines, in: &text)
      case .settle(let last, let work): sheet.settle(through: last, lineWork: work)
      case .interrupt(let count):
        var count = count
        sheet.settle {
          count -= 1
          return count < 0
        }
      case .check:
        sheet.settle()
        sheet.finish()
        guard let difference = difference(of: sheet, from: text) else { continue }
        return "after \(index + 1) steps: \(difference)"
      }
    }
    return nil
  }

  private static func range(_ start: Int, _ count: Int, in text: [String]) -> Range<Int> {
    let start = start % (text.count + 1)
    return start..<min(start + count, text.count)
  }

  private static func replace(_ range: Range<Int>, _ lines: [String], in text: inout [String]) {
    text.replaceSubrange(range, with: lines)
    if text.isEmpty { text = [""] }
  }

  /// Returns the first difference between a sheet and one that has just read a text.
  private func difference(of sheet: Sheet, from text: [String]) -> String? {
    guard let fresh = fresh(text) else { return nil }
    guard fresh.count == sheet.count else { return "\(sheet.count) lines" }
    guard sheet.isSettled, !sheet.hasPending else { return "something is left to be calculated" }
    for index in 0..<fresh.count {
      let (old, new) = (Self.facts(of: index, in: sheet), Self.facts(of: index, in: fresh))
      for (old, new) in zip(old, new) where old != new {
        return "line \(index + 1) `\(text[index])` has \(old), and read anew \(new)\n"
          + text.enumerated().map { "\($0 + 1)\t\($1)" }.joined(separator: "\n")
      }
    }
    return nil
  }

  /// Returns a sheet that has just read a text.
  private func fresh(_ text: [String]) -> Sheet? {
    var sheet = Sheet()
    sheet.limit = limit
    guard (try? sheet.edit(0..<1, with: text)) != nil else { return nil }
    sheet.settle(lineWork: Budget.lineWork)
    return sheet
  }

  /// Returns everything that a sheet reports about a line.
  private static func facts(of index: Int, in sheet: Sheet) -> [String] {
    [
      sheet[index].text, "\(sheet[index].kind)", "\(String(describing: sheet[index].label))",
      sheet.written(at: index)?.description ?? "nothing",
      sheet.error(at: index).map { "\($0.reason) at \($0.range)" } ?? "no error",
      "uses \(sheet.uses(at: index))", sheet.reading(at: index) ?? "no reading",
      sheet.exactForm(at: index) ?? "no form",
    ]
  }
}

extension SheetTrial {
  /// Returns a smaller trial that still differs, made by removing a step or a line over and over.
  func shrunk() -> SheetTrial {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for trial in smallest.smallerOnes where trial.difference() != nil {
        smallest = trial
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// The trials that lack one of its steps or lines.
  private var smallerOnes: [SheetTrial] {
    var trials: [SheetTrial] = []
    func add(_ change: (inout SheetTrial) -> Void) {
      var trial = self
      change(&trial)
      trials.append(trial)
    }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for index in lines.indices where lines.count > 1 { add { $0.lines.remove(at: index) } }
    for index in steps.indices {
      switch steps[index] {
      case .edit(let start, let count, let lines):
        for line in lines.indices {
          var lines = lines
          lines.remove(at: line)
          add { $0.steps[index] = .edit(start: start, count: count, lines: lines) }
        }
        if start > 0 {
          add { $0.steps[index] = .edit(start: start - 1, count: count, lines: lines) }
        }
        if count > 0 {
          add { $0.steps[index] = .edit(start: start, count: count - 1, lines: lines) }
        }
      case .replace(let start, let count, let lines):
        add { $0.steps[index] = .edit(start: start, count: count, lines: lines) }
      case .settle, .interrupt, .check: break
      }
    }
    return trials
  }
}
