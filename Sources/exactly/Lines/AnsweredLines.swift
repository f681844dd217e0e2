import CommandLineInterface

/// Answers to consecutive lines, ready to be written in order.
struct AnsweredLines<Answerer: Answering>: Sendable {
  /// A line about which there may be something to report beside its answer.
  struct Remark: Sendable {
    let line: InputLine
    let answer: Answer

    /// The end of the text to write before it.
    let textEnd: Int
  }

  /// The answers, each with the end of its line.
  private(set) var text: [UInt8] = []

  private(set) var remarks: [Remark] = []

  /// The answerer, in its state after these lines.
  private(set) var answerer: Answerer

  /// The line after them, if it needs the answer to a line before them.
  private(set) var unanswered: InputLine?

  init(by answerer: Answerer) {
    self.answerer = answerer
  }

  /// The approximate memory they take, in bytes.
  var size: Int { text.count + remarks.count * 256 }

  /// Whether there are enough of them to be written on their own.
  var isLarge: Bool { size >= 65_536 }

  /// Answers a line if that is certain at once.
  mutating func answerAtOnce(_ line: InputLine) -> Bool {
    guard case .text(let bytes) = line.line, answerer.answerAtOnce(bytes, to: &text) else {
      return false
    }
    text.append(UInt8(ascii: "\n"))
    return true
  }

  /// Answers a line, unless it needs the answer to a line before these.
  mutating func answer(_ line: InputLine) {
    let answer = answerer.answer(to: line.line)
    if case .expression(.noPreviousAnswer) = answer.failure?.reason {
      unanswered = line
      return
    }
    text += answer.line.utf8
    text.append(UInt8(ascii: "\n"))
    guard answer.failure != nil || answer.note != nil else { return }
    remarks.append(Remark(line: line, answer: answer, textEnd: text.count))
  }
}
