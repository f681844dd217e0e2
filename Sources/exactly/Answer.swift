import CommandLineInterface

/// What the command says to one expression or one key sequence.
struct Answer {
  /// The answer itself; nil where there is none but the reason.
  var text: String?

  /// Why there is no value, if there is none.
  var failure: Failure?

  /// What there is to say beside the answer: that it has fewer digits than were asked for.
  var note: Notice?

  /// What the history keeps, where that was asked for and there is something to keep.
  var finished: FinishedCalculation?

  struct Failure {
    var reason: FailureReason

    /// The place in the input, in UTF-8 bytes.
    var place: Range<Int>?

    /// Whether the input could not even be read.
    var isOfInput: Bool

    /// Whether Ctrl-C stopped the calculation.
    var isStop = false

    /// The character of the input at which the place begins, counted from 1.
    func column(in input: String) -> Int? {
      place.map { String(decoding: input.utf8.prefix($0.lowerBound), as: UTF8.self).count + 1 }
    }
  }

  /// The one line that stands for a line of input.
  var line: String {
    text ?? "error: " + (failure?.reason.english ?? "")
  }

  var status: ExitStatus {
    guard let failure else { return .answered }
    return failure.isOfInput ? .unreadable : .noValue
  }
}

/// Something that answers one line at a time.
protocol Answering {
  /// The answer to a line that was read.
  mutating func answer(to input: String) -> Answer

  /// Adds the answer to a line to a text where that is certain at once; false, and nothing, elsewhere.
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool

  /// The answer to a line that cannot be taken as it is, such as one that is too long.
  func refusal(of input: String, _ failure: Answer.Failure) -> Answer

  /// What stands before the first answer, if anything.
  var header: String? { get }

  /// Whether some line ends the input.
  var canEnd: Bool { get }

  /// Whether a line ends the input.
  func isEnd(_ input: String) -> Bool

  /// Whether answers carry their own reasons, so that none need to be told beside them.
  var explainsItself: Bool { get }
}

extension Answering {
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool { false }

  var canEnd: Bool { false }

  func isEnd(_ input: String) -> Bool { false }
}
