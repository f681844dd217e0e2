/// Edits, which mark the lines that they change for calculation.
extension Sheet {
  /// Replaces lines by others, and leaves the changes to ``settle(through:lineWork:shouldStop:)``.
  ///
  /// - Throws: ``SheetLimit``; the sheet is then unchanged.
  /// - Complexity: O(*n*) in the number of lines if that changes, otherwise in the number of new lines.
  public mutating func edit(_ range: Range<Int>, with texts: [String]) throws(SheetLimit) {
    let texts = texts.isEmpty && range.count == lines.count ? [""] : texts
    guard lines.count - range.count + texts.count <= Self.lineLimit else { throw .tooManyLines }
    var size = size
    for line in lines[range] { size -= line.text.utf8.count + 1 }
    for text in texts { size += text.utf8.count + 1 }
    guard size <= Self.byteLimit else { throw .tooLong }
    self.size = size
    let isAll = range == lines.indices

    let distance = texts.count - range.count
    let kept = range.lowerBound + min(range.count, texts.count)
    if lines[range].contains(where: { $0.kind == .rate }) { markAll() }
    // A line that replaces another is compared with it: if the answer is the same, no line below is
    // recalculated.
    for (index, text) in zip(range.lowerBound..<kept, texts) where lines[index].text != text {
      replaceText(of: index, with: text)
    }
    if distance != 0 {
      move(kept..<range.upperBound, with: texts.dropFirst(kept - range.lowerBound))
    }
    updateOptions(afterMoveBy: distance)
    pass?.place = nil
    if isTight {
      markAll()
    } else if isAll {
      pass?.isWhole = lines.allSatisfy { $0.change?.isNew ?? ($0.kind == .blank) }
    }
  }

  /// Replaces lines by a different number of lines.
  private mutating func move(_ range: Range<Int>, with texts: ArraySlice<String>) {
    let (end, distance) = (range.upperBound, texts.count - range.count)
    var lost: [Int] = []
    for index in range {
      if let definition = lines[index].definition {
        definitions.remove(definition.name, from: index)
        lost.append(definition.number)
      }
      if case .pending = lines[index].answer { pendingCount -= 1 }
      lost += lines[index].change?.lostNames ?? []
    }
    if let pass, range.contains(pass.next) {
      lost += pass.changedNames
      self.pass = nil
    }
    rates.removeAll { range.contains($0.line) }
    for index in rates.indices where rates[index].line >= end { rates[index].line += distance }
    definitions.shift(from: end, by: distance)
    moveAnswers(from: end, by: distance)
    lines.replaceSubrange(
      range,
      with: texts.map { text in
        var line = SheetLine(text: text)
        line.change = SheetChange(isNew: true, isMoved: true)
        return line
      })
    pass?.move(from: end, by: distance)
    let next = range.lowerBound + texts.count
    mark(next) { change in
      change.isMoved = true
      change.lostNames += lost
    }
    if !texts.isEmpty { begin(at: range.lowerBound) }
    // A line that refers to another by number may now mean another one, or none.
    for index in lines.indices
    where lines[index].words.contains(where: { if case .line = $0 { true } else { false } }) {
      mark(index) { $0.isStale = true }
    }
  }

  private mutating func replaceText(of index: Int, with text: String) {
    let old = lines[index]
    var line = SheetLine(text: text)
    // The old state, until the line is calculated.
    line.kind = old.kind
    line.answer = old.answer
    line.usedWords = old.usedWords
    line.definition = old.definition
    line.hasQuantities = old.hasQuantities
    line.change = old.change ?? SheetChange()
    line.change?.isNew = true
    lines[index] = line
    begin(at: index)
  }

  /// Adjusts references to lines, from one on, that are about to move.
  private mutating func moveAnswers(from line: Int, by distance: Int) {
    for index in lines.indices {
      guard case .failure(let error) = lines[index].answer else { continue }
      lines[index].answer = .failure(error.moved(from: line, by: distance))
    }
  }

  /// Reads the options at the top of the sheet.
  ///
  /// - Parameter distance: The distance by which lines from some place on have moved.
  private mutating func updateOptions(afterMoveBy distance: Int) {
    var options = SheetOptions()
    var end = 0
    while end < lines.count, let isComment = lines[end].isCommentAtTop {
      // A wrong option has no effect; its line shows the error.
      if isComment { try? options.take(Array(lines[end].text.utf8)) }
      end += 1
    }
    // The places where the line at the old end may be now.
    let ends = [end, endOfTop, endOfTop + distance]
    let moved = max(ends.min() ?? 0, 0)..<(ends.max() ?? 0)
    endOfTop = end
    guard options == self.options else {
      self.options = options
      return markAll()
    }
    for index in moved where index < lines.count && SheetOptions.mayBegin(lines[index].text) {
      mark(index) { $0.isStale = true }
    }
  }

  /// Marks all lines to be calculated again, from the top.
  mutating func markAll() {
    for index in lines.indices { mark(index) { $0.isStale = true } }
    pass?.isWhole = true
  }

  /// Records a change of a line, and makes the next calculation begin there or further up.
  mutating func mark(_ index: Int, _ note: (inout SheetChange) -> Void) {
    guard index < lines.count else { return }
    var change = lines[index].change ?? SheetChange()
    note(&change)
    lines[index].change = change
    begin(at: index)
  }

  /// Makes the next calculation begin at a line, or further up.
  private mutating func begin(at index: Int) {
    pass?.place = nil
    pass?.isWhole = false
    guard let pass else {
      self.pass = SheetPass(next: index)
      return
    }
    guard index < pass.next else { return }
    // Changes that the last calculation found apply from the line that it had reached.
    if pass.next < lines.count {
      var change = lines[pass.next].change ?? SheetChange()
      change.isMoved = true
      change.lostNames += pass.changedNames
      lines[pass.next].change = change
    }
    var earlier = SheetPass(next: index)
    earlier.changedLines = pass.changedLines
    earlier.ratesChanged = pass.ratesChanged
    earlier.hasCutLine = pass.hasCutLine
    self.pass = earlier
  }
}

extension SheetLine {
  /// Whether the line is a comment; nil if it is neither a comment nor blank.
  fileprivate var isCommentAtTop: Bool? {
    let first = text.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first else { return false }
    return first == UInt8(ascii: "#") ? true : nil
  }
}

extension SheetOptions {
  /// Whether a line may have options of its sheet; false only if it certainly has none.
  static func mayBegin(_ line: String) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return false }
    return beginning(of: Array(line.utf8)) != nil
  }
}
