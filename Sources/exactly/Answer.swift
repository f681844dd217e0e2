import CalculatorModel
import CommandLineInterface

/// What the command says to one expression or one key sequence.
struct Answer: Sendable {
  /// The answer itself; nil where there is none but the reason.
  var text: String?

  /// Why there is no value, if there is none.
  var failure: Failure?

  /// What there is to say beside the answer: that it has fewer digits than were asked for.
  var note: Notice?

  /// What the history keeps, where that was asked for and there is something to keep.
  var finished: FinishedCalculation?

  struct Failure: Sendable {
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
protocol Answering: Sendable {
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

  /// Whether a line may change what lines behind it mean, by more than being the answer before them.
  func mayDefine(_ line: LineReader.Line) -> Bool

  /// What answers the same lines on another thread, without the answer before them.
  var inBackground: Self { get }

  /// Takes over the answer before, and all else that lines have changed which define nothing.
  mutating func followAnswers(of other: Self)
}

extension Answering {
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool { false }

  var canEnd: Bool { false }

  func isEnd(_ input: String) -> Bool { false }

  func mayDefine(_ line: LineReader.Line) -> Bool { true }

  var inBackground: Self { self }

  mutating func followAnswers(of other: Self) {}

  /// The answer to a line of a pipe or a file.
  mutating func answer(to line: LineReader.Line) -> Answer {
    switch line {
    case .tooLong:
      return refusal(
        of: "",
        Answer.Failure(
          reason: .tooLong(limit: MathExpression.lengthLimit), place: nil, isOfInput: true))
    case .text(let bytes):
      guard let text = String(strictUTF8: bytes) else {
        return refusal(
          of: String(decoding: bytes, as: UTF8.self),
          Answer.Failure(reason: .notUTF8, place: nil, isOfInput: true))
      }
      return answer(to: text)
    }
  }
}
