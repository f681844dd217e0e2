import CalculatorModel
import CommandLineInterface

/// The command's answer to one expression or one key sequence.
struct Answer: Sendable {
  /// The answer itself; nil if there is only a failure.
  var text: String?

  /// Why there is no value, if there is none.
  var failure: Failure?

  /// A remark on the answer, such as that it has fewer digits than requested.
  var note: Notice?

  /// The calculation for the history, if it was requested and there is something to keep.
  var finished: FinishedCalculation?

  struct Failure: Sendable {
    var reason: FailureReason

    /// The place in the input, in UTF-8 bytes.
    var place: Range<Int>?

    /// Whether the input could not even be read.
    var isOfInput: Bool

    /// Whether Ctrl-C stopped the calculation.
    var isStop = false

    /// Returns the character of the input at which the place begins, counted from 1.
    func column(in input: String) -> Int? {
      place.map { String(decoding: input.utf8.prefix($0.lowerBound), as: UTF8.self).count + 1 }
    }
  }

  /// The single line of output for a line of input.
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
  /// Returns the answer to a line that was read.
  mutating func answer(to input: String) -> Answer

  /// Appends the answer to a line to a text if it is certain at once; otherwise returns false and appends nothing.
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool

  /// Returns the answer to a line that cannot be processed, such as one that is too long.
  func refusal(of input: String, _ failure: Answer.Failure) -> Answer

  /// The line before the first answer, if any.
  var header: String? { get }

  /// Whether a line can end the input.
  var canEnd: Bool { get }

  /// Whether a line ends the input.
  func isEnd(_ input: String) -> Bool

  /// Whether answers carry their own reasons, so that none need to be reported separately.
  var explainsItself: Bool { get }

  /// Whether a line may change the meaning of later lines other than by being their previous answer.
  func mayDefine(_ line: LineReader.Line) -> Bool

  /// A copy that answers the same lines on another thread, without the previous answer.
  var inBackground: Self { get }

  /// Takes over the previous answer and all other changes made by lines that define nothing.
  mutating func followAnswers(of other: Self)
}

extension Answering {
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool { false }

  var canEnd: Bool { false }

  func isEnd(_ input: String) -> Bool { false }

  func mayDefine(_ line: LineReader.Line) -> Bool { true }

  var inBackground: Self { self }

  mutating func followAnswers(of other: Self) {}

  /// Returns the answer to a line of a pipe or a file.
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
