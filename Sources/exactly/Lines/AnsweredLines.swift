import CommandLineInterface

/// Answers to lines that follow each other, ready to be written in their order.
struct AnsweredLines<Answerer: Answering>: Sendable {
  /// A line about which there may be something to tell beside its answer.
  struct Remark: Sendable {
    let line: InputLine
    let answer: Answer

    /// Where the text ends that is written before.
    let textEnd: Int
  }

  /// The answers, each with the end of its line.
  private(set) var text: [UInt8] = []

  private(set) var remarks: [Remark] = []

  /// What has answered them, as they have left it.
  private(set) var answerer: Answerer

  /// A line behind them that asks for the answer to one before them.
  private(set) var unanswered: InputLine?

  init(by answerer: Answerer) {
    self.answerer = answerer
  }

  /// How much memory they take, in bytes and not exactly.
  var size: Int { text.count + remarks.count * 256 }

  /// Whether they are enough to be written by themselves.
  var isLarge: Bool { size >= 65_536 }

  /// Answers a line where that is certain at once.
  mutating func answerAtOnce(_ line: InputLine) -> Bool {
    guard case .text(let bytes) = line.line, answerer.answerAtOnce(bytes, to: &text) else {
      return false
    }
    text.append(UInt8(ascii: "\n"))
    return true
  }

  /// Answers a line, if that does not ask for the answer to one before these.
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
