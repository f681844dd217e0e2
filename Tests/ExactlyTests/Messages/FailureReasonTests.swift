import CalculatorModel
import ExactReals
import Languages
import TestSupport
import Testing

import struct CalculatorPresentation.StackDemand

@testable import exactly

@Suite struct FailureReasonTests {
  private static let samples: [TranslationSample<FailureReason>] = [
    TranslationSample(.expression(.unknownName("q", suggestion: "w")), keeps: ["q", "w"]),
    TranslationSample(.calculation(.divisionByZero)),
    TranslationSample(.calculation(.tooFewNumbers, StackDemand("q", takes: 2)), keeps: ["q"]),
    TranslationSample(.unknownKey("q"), keeps: ["q"]),
    TranslationSample(.severalKeys("q"), keeps: ["q"]),
    TranslationSample(.tooLong(limit: 4_700), counts: [4_700]),
    TranslationSample(.notUTF8, keeps: ["UTF-8"]),
    TranslationSample(.meantCommand("repl"), keeps: ["exactly repl"]),
    TranslationSample(.unknownOption("-q", []), keeps: ["-q"]),
    TranslationSample(
      .unknownOption("-q", ["--qq N", "--qz"]), keeps: ["-q", "--qq N", "--qz"]),
    TranslationSample(.noFile(.empty)),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/FailureReason.swift") == [])
  }

  @Test("Every text is there, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }
}
