import CalculatorModel
import CommandLineInterface
import Testing

@testable import exactly

/// Runs of lines between the thread that reads and those that answer.
@Suite struct LineWorkTests {
  /// An echo that repeats each line.
  private struct Echo: Answering {
    var explainsItself: Bool { true }
    var header: String? { nil }

    func answer(to input: String) -> Answer { Answer(text: input) }

    func refusal(of input: String, _ failure: Answer.Failure) -> Answer { Answer(failure: failure) }
  }

  private func lines(_ texts: String...) -> ArraySlice<InputLine> {
    texts.map { InputLine(line: .text(Array($0.utf8)), number: 1) }[...]
  }

  private func answers(_ lines: ArraySlice<InputLine>) -> AnsweredLines<Echo> {
    var answers = AnsweredLines(by: Echo())
    for line in lines { answers.answer(line) }
    return answers
  }

  private func taken(
    from work: inout LineWork<Echo>
  ) throws -> (number: Int, lines: ArraySlice<InputLine>, answerer: Echo) {
    let run = work.take()
    return try #require(run)
  }

  private func text(_ answers: [AnsweredLines<Echo>]) -> String {
    String(decoding: answers.flatMap(\.text), as: UTF8.self)
  }

  @Test func isWrittenInTheOrderOfTheInput() throws {
    var work = LineWork<Echo>()
    work.append(lines("a", "b"), by: Echo())
    work.append(lines("c"), by: Echo())
    let first = try taken(from: &work)
    let second = try taken(from: &work)
    #expect(!work.hasUntaken)
    work.add(answers(second.lines), to: second.number, isLast: true)
    #expect(!work.isReady)
    work.add(answers(first.lines), to: first.number, isLast: true)
    var written = text(work.takeAnswers())
    #expect(written == "a\nb\n" && work.count == 1)
    written = text(work.takeAnswers())
    #expect(written == "c\n" && work.count == 0)
  }

  @Test func givesAnswersBeforeTheirRunIsComplete() throws {
    var work = LineWork<Echo>()
    work.append(lines("a", "b"), by: Echo())
    let run = try taken(from: &work)
    work.add(answers(run.lines.prefix(1)), to: run.number, isLast: false)
    var written = text(work.takeAnswers())
    #expect(written == "a\n" && work.count == 1 && !work.isReady)
    work.add(answers(run.lines.dropFirst()), to: run.number, isLast: true)
    written = text(work.takeAnswers())
    #expect(written == "b\n" && work.count == 0)
  }

  /// Only the run that is written next may have more than a megabyte of answers.
  @Test func hasRoomForAMegabyteOfEachRunThatWaits() throws {
    var work = LineWork<Echo>()
    work.append(lines("a"), by: Echo())
    work.append(lines("b"), by: Echo())
    let first = try taken(from: &work)
    let second = try taken(from: &work)
    let long = answers(lines(String(repeating: "9", count: 1 << 20)))
    work.add(long, to: first.number, isLast: false)
    work.add(long, to: second.number, isLast: false)
    #expect(work.hasRoom(in: first.number) && !work.hasRoom(in: second.number))
    _ = work.takeAnswers()
    #expect(!work.hasRoom(in: second.number))
    work.add(answers([]), to: first.number, isLast: true)
    _ = work.takeAnswers()
    #expect(work.hasRoom(in: second.number))
  }
}
